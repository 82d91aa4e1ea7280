# Partier over flere dager: påminnelser, egne partier, ferie, trekk planlagt på forhånd. Id-er begynner med
# "correspondence-".

correspondence-reminder = Det er din tur
correspondence-reminder-of = { $name } venter på deg. Tid igjen: { $time }.
correspondence-reminder-text = Motstanderen venter på deg. Tid igjen: { $time }.
correspondence-hours =
    { $count ->
        [one] én time
       *[other] { $count } timer
    }
correspondence-mail-why = Du har bedt om e-post om partier over flere dager. Du kan slå den av her:

# Siden med egne partier.
correspondence-title = Partiene dine
correspondence-none = Du har ingen partier i gang i denne nettleseren. Partier du starter, står her til de er over.
correspondence-new = Start et parti
correspondence-my-turn = Din tur
correspondence-their-turn = Motstanderens tur
correspondence-open = Venter på en motstander
correspondence-others = Partier som bare denne nettleseren kjenner
correspondence-others-why = Denne nettleseren har nøklene til plassene dine i dem. Kopier lenken til plassen fra partiet for å fortsette et annet sted.
correspondence-plies =
    { $count ->
        [one] 1 trekk
       *[other] { $count } trekk
    }
correspondence-left = Tid igjen: { $time }
correspondence-rests = På ferie

correspondence-reminders = Påminnelser
correspondence-reminders-when = I et parti over flere dager får du én påminnelse per trekk, når du har en femdel av tiden igjen.
correspondence-push-on = Varsle meg når et parti venter på meg
correspondence-push-off = Ingen varsler i denne nettleseren
correspondence-push-is-on = Denne nettleseren varsler deg.
correspondence-push-is-off = Denne nettleseren varsler deg ikke.
correspondence-push-none = Denne nettleseren kan ikke varsle deg.
correspondence-push-denied = Varsler fra dette nettstedet er blokkert. Tillat dem for denne siden i nettleserens innstillinger hvis du vil slå dem på her.
correspondence-mail = Send meg e-post også
correspondence-mail-is-on = Vi skriver til e-postadressen din.
correspondence-mail-is-off = Vi skriver ikke til deg.

correspondence-vacation = Ferie
correspondence-vacation-what = Mens du er på ferie, står tiden din stille i alle partiene dine over flere dager. Du kan fortsatt gjøre trekk.
correspondence-vacation-left =
    { $count ->
        [one] 1 av { $year } dager i året er igjen.
       *[other] { $count } av { $year } dager i året er igjen.
    }
correspondence-vacation-days = Hvor lenge?
correspondence-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dager
    }
correspondence-vacation-begin = Begynn nå
correspondence-vacation-until = Du er på ferie til
correspondence-vacation-end = Avslutt ferien nå

# Ved siden av brettet i et parti over flere dager.
correspondence-plan = Svar på forhånd
correspondence-plan-what = Svaret ditt spilles så snart motstanderen gjør trekket det er ment for. Gjør motstanderen et annet trekk, er planen borte.
correspondence-plan-lines = Planlagte svar
correspondence-plan-now = nå
correspondence-plan-after = Etter
correspondence-plan-theirs = Hvis motstanderen spiller
correspondence-plan-mine = Jeg svarer
correspondence-plan-add = Planlegg
correspondence-plan-remove = Fjern
correspondence-seat-warning = Bare denne nettleseren kjenner plassen din. Kopier lenken til plassen og ta godt vare på den: med den kan du fortsette et annet sted.
correspondence-mine-link = Partiene dine og påminnelser
