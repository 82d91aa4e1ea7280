# Partijen met dagen per zet: herinneringen, je partijen, vakantie, vooraf geplande zetten. Ids beginnen met "correspondence-".

correspondence-reminder = Je bent aan de beurt
correspondence-reminder-of = { $name } wacht op je. Resterende tijd: { $time }.
correspondence-reminder-text = Je tegenstander wacht op je. Resterende tijd: { $time }.
correspondence-hours =
    { $count ->
        [one] één uur
       *[other] { $count } uur
    }
correspondence-mail-why = Je hebt gevraagd om e-mails over partijen met dagen per zet. Hier kun je ze uitzetten:

# De pagina met je eigen partijen.
correspondence-title = Je partijen
correspondence-none = In deze browser loopt geen partij van jou. Partijen die je begint, staan hier tot ze zijn afgelopen.
correspondence-new = Partij beginnen
correspondence-my-turn = Jouw beurt
correspondence-their-turn = Beurt van je tegenstander
correspondence-open = Wacht op een tegenstander
correspondence-others = Partijen die alleen deze browser kent
correspondence-others-why = Deze browser bewaart de sleutels van je plekken erin. Wil je ergens anders verder, kopieer dan in de partij de link van je plek.
correspondence-plies =
    { $count ->
        [one] 1 zet
       *[other] { $count } zetten
    }
correspondence-left = Resterende tijd: { $time }
correspondence-rests = Op vakantie

correspondence-reminders = Herinneringen
correspondence-reminders-when = In een partij met dagen per zet krijg je één herinnering per beurt, als je nog een vijfde van je tijd over hebt.
correspondence-push-on = Notificatie als een partij wacht
correspondence-push-off = Geen notificaties in deze browser
correspondence-push-is-on = Deze browser stuurt je notificaties.
correspondence-push-is-off = Deze browser stuurt je geen notificaties.
correspondence-push-none = Deze browser kan je geen notificaties sturen.
correspondence-push-denied = Notificaties van deze site zijn geblokkeerd. Sta ze toe in de instellingen van je browser voor deze pagina, dan kun je ze hier aanzetten.
correspondence-mail = Stuur me ook een e-mail
correspondence-mail-is-on = We sturen berichten naar je e-mailadres.
correspondence-mail-is-off = We sturen je geen e-mail.

correspondence-vacation = Vakantie
correspondence-vacation-what = Zolang je op vakantie bent, staat je tijd stil in al je partijen met dagen per zet. Zetten kun je nog wel.
correspondence-vacation-left =
    { $count ->
        [one] Van de { $year } dagen per jaar is er nog 1 over.
       *[other] Van de { $year } dagen per jaar zijn er nog { $count } over.
    }
correspondence-vacation-days = Hoelang?
correspondence-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
correspondence-vacation-begin = Nu beginnen
correspondence-vacation-until = Je bent op vakantie tot
correspondence-vacation-end = Vakantie nu beëindigen

# Naast het bord van een partij met dagen per zet.
correspondence-plan = Zetten vooraf plannen
correspondence-plan-what = Je antwoord wordt gespeeld zodra je tegenstander de zet doet waar het bij hoort. Bij elke andere zet vervalt het plan.
correspondence-plan-lines = Geplande antwoorden
correspondence-plan-now = nu
correspondence-plan-after = Na
correspondence-plan-theirs = Zet van je tegenstander
correspondence-plan-mine = Jouw antwoord
correspondence-plan-add = Plannen
correspondence-plan-remove = Verwijderen
correspondence-seat-warning = Alleen deze browser kent je plek. Kopieer de link van je plek en bewaar die goed: daarmee kun je ergens anders verder.
correspondence-mine-link = Je partijen en herinneringen
