# Å logge inn, å opprette en konto, og kontoens egen side: id-er begynner med "account-".

# Øverst på hver side.
account-sign-in = Logg inn
account-yours = Kontoen din: { $name }
account-guest = Du spiller som gjest: { $name }

account-sign-in-title = Logg inn · Ataxx
account-sign-in-lead = Partiene, ratingen og plassene dine følger deg fra enhet til enhet.
account-name = Navn
account-password = Passord
account-sign-in-passkey = Logg inn med passnøkkel
account-or = eller
account-to-register = Opprett konto
account-sign-in-guest = Det du har begynt på her som gjest, kan fortsatt åpnes i denne nettleseren når du har logget inn.
account-passkey-none = Ingen passnøkkel ble brukt. Du kan prøve igjen.
account-no-network = Får ikke kontakt med serveren. Prøv igjen.

account-register-title = Opprett konto · Ataxx
account-register-heading = Opprett konto
account-register-lead = Et navn, og et passord eller en passnøkkel. Du trenger ingen e-postadresse.
account-register-guest = Hittil har du spilt som { $name }. Alle partiene og plassene dine forblir dine.
account-register-export = Last ned alt som er lagret om deg
account-name-hint = { $least } til { $most } tegn: bokstaver, sifre og enkle - eller _ mellom dem. Alle kan se navnet.
account-password-hint = Minst { $least } tegn. Noen ord etter hverandre er lette å huske.
account-register-submit = Opprett kontoen
account-register-passkey = Opprett med passnøkkel
account-register-passkey-why = Da logger du inn med fingeravtrykk, ansikt eller enhetens kode, og har ikke noe passord å glemme.
account-register-keep = Ingen kan gi deg tilbake et passord du har mistet. Ta godt vare på det, eller legg til en passnøkkel.
account-register-keep-mail = Har du lagt til en e-postadresse på kontoen, kan du få nytt passord på e-post hvis du mister det.
account-to-sign-in = Jeg har konto: logg inn

account-title = Kontoen din · Ataxx
account-since = Konto siden { $day }
account-done-password = Passordet er endret. Alle andre enheter er logget ut.
account-done-passkey = Passnøkkelen er lagt til.
account-done-removed = Passnøkkelen er fjernet.
account-done-session = Enheten er logget ut.
account-done-sessions = Alle andre enheter er logget ut.
account-devices = Her er du logget inn
account-device-unknown = Ukjent enhet
account-device-this = Denne nettleseren
account-device-used = Sist brukt { $day }
account-device-end = Logg ut
account-device-end-named = Logg ut { $device }
account-devices-end = Logg ut alle andre enheter
account-sign-out = Logg ut her
account-passkeys = Passnøkler
account-passkeys-none = Du har ingen ennå.
account-passkeys-why = Med en passnøkkel logger du inn med fingeravtrykk, ansikt eller enhetens kode.
account-passkeys-not-here = Denne adressen tar ikke imot passnøkler: de krever en sikker forbindelse og et domenenavn.
account-passkey-made = Laget { $day }
account-passkey-add = Legg til passnøkkel
account-passkey-remove = Fjern
account-passkey-remove-named = Fjern passnøkkelen { $device }
account-password-change = Endre passordet
account-password-set = Velg et passord
account-password-current = Nåværende passord
account-password-new = Nytt passord
account-password-note = Alle andre enheter blir logget ut.
account-data = Dataene dine
account-data-text = Én fil med det som er lagret om deg: konto, enheter, partier med adresser, rating, det du har skrevet, og hvem du følger og blokkerer.
account-data-download = Last ned
account-close = Avslutt kontoen
account-close-text = Ingen kan logge inn på den lenger, og e-postadressen, passnøklene og enhetene dine blir slettet. Partiene dine blir værende, uten navnet ditt. Ingen andre får navnet. Dette kan ikke angres.
account-close-name = Skriv navnet ditt for å bekrefte
account-close-submit = Avslutt kontoen for godt
account-closed-name = avsluttet konto
account-closed-title = Kontoen din er avsluttet
account-closed-text = Det som beviste hvem du er, er slettet. Takk for at du spilte.

# E-post; bare der nettstedet sender det.
account-email = E-post
account-email-text = Valgfritt: for et glemt passord, og for nytt om partiene dine over flere dager. Ingen andre ser adressen.
account-email-address = E-postadresse
account-email-submit = Send e-post for å bekrefte den
account-email-remove = Fjern adressen
account-email-confirm = Bekreft e-postadressen din
account-email-confirm-lead = Ett steg til, så ingen andre kan oppgi adressen din som sin.
account-email-confirm-submit = Dette er adressen min
account-confirmed-title = E-postadressen din er bekreftet
account-confirmed-text = Den er lagret på kontoen din. Du kan fjerne den der når som helst.
account-done-letter = En e-post er på vei. Åpne lenken i den innen et døgn.
account-done-no-email = E-postadressen din er ikke lagret lenger.
account-recover = Glemt passordet?
account-recover-lead = Skriv navnet ditt. Er det lagret en e-postadresse på kontoen, får du en e-post med en lenke dit.
account-recover-submit = Send e-posten
account-recover-new = Velg et nytt passord
account-sent-title = En e-post er kanskje på vei
account-sent-text = Hvis kontoen finnes og har en e-postadresse, kommer e-posten i løpet av noen minutter. Lenken i den virker i en time.
account-flaw-email = Det er ikke en e-postadresse. Den skal se ut som navn@example.org.
account-flaw-letter = Denne lenken er allerede brukt, eller den er for gammel. Be om en ny e-post.
account-letter-confirm-subject = Bekreft adressen din for Ataxx
account-letter-confirm-text =
    Hei { $name },

    med denne lenken bekrefter du at dette er e-postadressen din:

    { $link }

    Den virker i et døgn. Har du ikke bedt om den, trenger du ikke å gjøre noe.
account-letter-recover-subject = Nytt passord for Ataxx
account-letter-recover-text =
    Hei { $name },

    med denne lenken kan du velge et nytt passord:

    { $link }

    Den virker i en time. Har du ikke bedt om den, trenger du ikke å gjøre noe: passordet ditt forblir som det er.

# Hvorfor et skjema ikke godtas, og hva du kan gjøre.
account-flaw-name-too-short = Et navn har minst { $chars } tegn.
account-flaw-name-too-long = Navnet er for langt: høyst { $chars } tegn.
account-flaw-name-space = Et navn har ingen mellomrom. Du kan skrive - eller _ i stedet.
account-flaw-name-character = Tegnet { $character } kan ikke stå i et navn. Bruk bokstaver, sifre og enkle - eller _ mellom dem.
account-flaw-name-other-character = Det er et tegn i navnet som ikke kan stå der; kanskje er det usynlig. Bruk bokstaver, sifre og enkle - eller _ mellom dem.
account-flaw-name-separator = Tegnene - og _ står mellom bokstaver eller sifre, ett om gangen.
account-flaw-name-no-letter = Et navn har minst én bokstav.
account-flaw-name-mixed = Bokstavene hører til forskjellige skriftsystemer. Bruk bare ett.
account-flaw-name-reserved = Dette navnet ville se ut som nettstedets eget. Velg et annet.
account-flaw-name-of-guests = Slike navn får gjestene. Velg et annet.
account-flaw-name-taken = Noen har dette navnet, eller et som ligner. Velg et annet.
account-flaw-password-too-short = Et passord har minst { $least } tegn.
account-flaw-password-too-long = Passordet er for langt. En setning eller to er det meste.
account-flaw-password-common = Dette passordet er blant de første noen ville prøve. Velg et annet.
account-flaw-password-is-name = Passordet er navnet ditt. Velg et annet.
account-flaw-no-match = Det finnes ingen konto med dette navnet og dette passordet. Sjekk begge.
account-flaw-wrong-password = Det er ikke ditt nåværende passord.
account-flaw-unconfirmed = Det er ikke navnet ditt. Skriv det slik det står øverst på denne siden.
account-flaw-later-seconds = { $count ->
    [one] For mange forsøk. Vent { $count } sekund, og prøv igjen.
   *[other] For mange forsøk. Vent { $count } sekunder, og prøv igjen.
}
account-flaw-later-minutes = { $count ->
    [one] For mange forsøk. Vent { $count } minutt, og prøv igjen.
   *[other] For mange forsøk. Vent { $count } minutter, og prøv igjen.
}
account-flaw-signed-in = Du er allerede logget inn. Logg ut først.
account-flaw-signed-out = Du er ikke logget inn lenger. Logg inn igjen.
account-flaw-passkey = Denne passnøkkelen kan ikke brukes her, eller det tok for lang tid. Prøv igjen.
account-flaw-passkey-known = Denne passnøkkelen hører allerede til en konto, eller du har for mange.
account-flaw-last-proof = Uten denne passnøkkelen kunne du ikke logge inn lenger. Velg et passord først.
