# Siden med innstillingene: id-er begynner med "preferences-".

preferences-title = Innstillinger · Ataxx
preferences-description = Hvordan Ataxx ser ut, høres ut og spilles for deg: farger, brett, brikker, animasjon, lyd, bekreftelse av trekk.
preferences-lead = Hvert valg gjelder med en gang. Alt blir i denne nettleseren; ingenting sendes til oss.
preferences-no-script = For å velge må du ha JavaScript på, for valgene lagres i nettleseren din.
preferences-sample = Eksempelbrett, tegnet slik du har valgt
preferences-sample-move = Vis et trekk
preferences-on = På
preferences-off = Av

preferences-look = Utseende
preferences-board-dish = Petriskål
preferences-board-plain = Enkelt
preferences-board-contrast = Høy kontrast
preferences-pieces = Brikker
preferences-pieces-organisms = Organismer
preferences-pieces-marks = Skive og firkant
preferences-pieces-signs = Kryss og ring
preferences-coordinates = Koordinater
preferences-coordinates-outside = Utenfor
preferences-coordinates-inside = Innenfor
preferences-motion = Animasjon
preferences-motion-fast = Rask
preferences-motion-normal = Vanlig
preferences-motion-slow = Langsom
preferences-motion-note = Hvis systemet ditt ber om mindre bevegelse, beveger ingenting seg, uansett hva du velger her.

preferences-sound = Spill av lyder
preferences-volume = Lydstyrke
preferences-volume-quiet = Lav
preferences-volume-medium = Middels
preferences-volume-loud = Høy

preferences-play = Spill
preferences-confirm-untimed = Bekreft trekk i partier uten klokke og mot datamaskinen
preferences-confirm-live = Bekreft trekk i partier med klokke
preferences-confirm-days = Bekreft trekk i partier med dager per trekk
preferences-confirm-note = Trekket vises først og sendes når du sier fra: med knappen eller Enter. Escape tar det tilbake.
preferences-premove = Forhåndstrekk
preferences-premove-note = Mens motstanderen tenker, kan du gjøre trekket som spilles så snart det er din tur.
preferences-chat = Chat ved siden av brettet
preferences-chat-note = Er den av, ser du ingen meldinger fra motstanderne dine. De får ikke vite det.
preferences-zen = Zen-modus
preferences-zen-note = Under et parti ser du brettet, klokkene og linjen under, og ingenting annet. Tasten z slår den av og på.
preferences-letters = Bokstavtaster
preferences-letters-note = Tastene f, z og ? gjør noe når du ikke skriver. Slå dem av hvis de er i veien, for eksempel ved stemmestyring. Piltastene, Home, End, Enter og Escape virker alltid.

preferences-language-note = Lenker uten språk åpnes på språket du velger her eller i menyen.
preferences-defaults = Tilbakestill alt
preferences-defaults-done = Alt er som det var fra starten.
