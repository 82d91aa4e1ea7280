# De pagina met de voorkeuren: ids beginnen met "preferences-".

preferences-title = Voorkeuren · Ataxx
preferences-description = Hoe Ataxx er voor jou uitziet, klinkt en speelt: kleuren, bord, stukken, animatie, geluid, zetten bevestigen.
preferences-lead = Elke keuze geldt meteen. Alles blijft in deze browser; er wordt niets naar ons verstuurd.
preferences-no-script = Om te kiezen heb je JavaScript nodig, want je keuzes worden in je browser bewaard.
preferences-sample = Voorbeeldbord, getekend zoals jij het hebt gekozen
preferences-sample-move = Een zet laten zien
preferences-on = Aan
preferences-off = Uit

preferences-look = Uiterlijk
preferences-board-dish = Petrischaal
preferences-board-plain = Effen
preferences-board-contrast = Hoog contrast
preferences-pieces = Stukken
preferences-pieces-organisms = Organismen
preferences-pieces-marks = Schijf en vierkant
preferences-pieces-signs = Kruis en ring
preferences-coordinates = Coördinaten
preferences-coordinates-outside = Buiten
preferences-coordinates-inside = Binnen
preferences-motion = Animatie
preferences-motion-fast = Snel
preferences-motion-normal = Normaal
preferences-motion-slow = Langzaam
preferences-motion-note = Vraagt je systeem om minder beweging, dan beweegt er niets, wat je hier ook kiest.

preferences-sound = Geluid afspelen
preferences-volume = Geluidssterkte
preferences-volume-quiet = Zacht
preferences-volume-medium = Gemiddeld
preferences-volume-loud = Hard

preferences-play = Spelen
preferences-confirm-untimed = Zetten bevestigen in partijen zonder klok en tegen de computer
preferences-confirm-live = Zetten bevestigen in partijen met klok
preferences-confirm-days = Zetten bevestigen in partijen met dagen per zet
preferences-confirm-note = Je ziet de zet eerst op het bord; hij wordt pas verstuurd als jij het zegt: met de knop of met Enter. Escape neemt hem terug.
preferences-premove = Vooruitzetten
preferences-premove-note = Terwijl je tegenstander nadenkt, kun je alvast de zet doen die gespeeld wordt zodra je aan de beurt bent.
preferences-chat = Chat naast het bord
preferences-chat-note = Staat de chat uit, dan zie je niets van wat je tegenstander schrijft. Die krijgt dat niet te horen.
preferences-zen = Zenmodus
preferences-zen-note = Tijdens een partij zie je het bord, de klokken en de regel eronder, en verder niets. Met de toets z zet je hem aan en uit.
preferences-letters = Lettertoetsen
preferences-letters-note = De toetsen f, z en ? doen iets zolang je niet typt. Zet ze uit als ze in de weg zitten, bijvoorbeeld bij spraakbediening. De pijltjes, Home, End, Enter en Escape werken altijd.

preferences-language-note = Links zonder taal openen in de taal die je hier of in het menu kiest.
preferences-defaults = Standaard herstellen
preferences-defaults-done = Alles is weer zoals in het begin.
