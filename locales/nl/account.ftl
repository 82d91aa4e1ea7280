# Inloggen, een account aanmaken en de pagina van het account zelf: ids beginnen met "account-".

# In de kop van elke pagina.
account-sign-in = Inloggen
account-yours = Je account: { $name }
account-guest = Je speelt als gast: { $name }

account-sign-in-title = Inloggen · Ataxx
account-sign-in-lead = Je partijen, je rating en je plekken gaan mee naar elk apparaat.
account-name = Naam
account-password = Wachtwoord
account-sign-in-passkey = Inloggen met een passkey
account-or = of
account-to-register = Account aanmaken
account-sign-in-guest = Partijen die je hier als gast bent begonnen, kun je na het inloggen nog steeds in deze browser openen.
account-passkey-none = Er is geen passkey gebruikt. Je kunt het nog eens proberen.
account-no-network = De server is niet bereikbaar. Probeer het nog eens.

account-register-title = Account aanmaken · Ataxx
account-register-heading = Account aanmaken
account-register-lead = Een naam, en een wachtwoord of een passkey. Een e-mailadres is niet nodig.
account-register-guest = Tot nu toe speel je als { $name }. Al je partijen en plekken blijven van jou.
account-register-export = Alles downloaden wat over je wordt bewaard
account-name-hint = { $least } tot { $most } tekens: letters, cijfers en daartussen losse - of _. Iedereen kan de naam zien.
account-password-hint = Minstens { $least } tekens. Een paar woorden achter elkaar zijn makkelijk te onthouden.
account-register-submit = Account aanmaken
account-register-passkey = Aanmaken met een passkey
account-register-passkey-why = Dan log je in met je vingerafdruk, je gezicht of de code van je apparaat, en is er geen wachtwoord om te vergeten.
account-register-keep = Een verloren wachtwoord kan niemand je teruggeven. Bewaar het goed, of voeg een passkey toe.
account-register-keep-mail = Ben je je wachtwoord kwijt, dan kun je per e-mail een nieuw kiezen, als je een e-mailadres aan je account hebt toegevoegd.
account-to-sign-in = Ik heb al een account: inloggen

account-title = Je account · Ataxx
account-since = Account sinds { $day }
account-done-password = Je wachtwoord is gewijzigd. Alle andere apparaten zijn uitgelogd.
account-done-passkey = De passkey is toegevoegd.
account-done-removed = De passkey is verwijderd.
account-done-session = Dat apparaat is uitgelogd.
account-done-sessions = Alle andere apparaten zijn uitgelogd.
account-devices = Waar je bent ingelogd
account-device-unknown = Onbekend apparaat
account-device-this = Deze browser
account-device-used = Laatst gebruikt op { $day }
account-device-end = Uitloggen
account-device-end-named = { $device } uitloggen
account-devices-end = Andere apparaten uitloggen
account-sign-out = Hier uitloggen
account-passkeys = Passkeys
account-passkeys-none = Je hebt er nog geen.
account-passkeys-why = Met een passkey log je in met je vingerafdruk, je gezicht of de code van je apparaat.
account-passkeys-not-here = Op dit adres werken passkeys niet: daarvoor zijn een beveiligde verbinding en een domeinnaam nodig.
account-passkey-made = Gemaakt op { $day }
account-passkey-add = Passkey toevoegen
account-passkey-remove = Verwijderen
account-passkey-remove-named = Passkey { $device } verwijderen
account-password-change = Wachtwoord wijzigen
account-password-set = Wachtwoord instellen
account-password-current = Huidig wachtwoord
account-password-new = Nieuw wachtwoord
account-password-note = Alle andere apparaten worden uitgelogd.
account-data = Je gegevens
account-data-text = Eén bestand met wat er over je wordt bewaard: account, apparaten, partijen met hun adres, ratings, wat je hebt geschreven, en wie je volgt en blokkeert.
account-data-download = Downloaden
account-close = Account sluiten
account-close-text = Niemand kan er dan nog mee inloggen, en je e-mailadres, passkeys en apparaten worden gewist. Je partijen blijven, zonder je naam. Die naam krijgt ook niemand anders meer. Dit is niet terug te draaien.
account-close-name = Typ ter bevestiging je naam
account-close-submit = Account voorgoed sluiten
account-closed-name = gesloten account
account-closed-title = Je account is gesloten
account-closed-text = Alles waarmee je kon inloggen, is gewist. Bedankt voor het spelen.

# E-mails; alleen waar de site ze verstuurt.
account-email = E-mail
account-email-text = Niet verplicht: voor als je je wachtwoord kwijtraakt, en voor nieuws over je partijen met dagen per zet. Niemand anders ziet het adres.
account-email-address = E-mailadres
account-email-submit = Bevestigingsmail sturen
account-email-remove = Adres verwijderen
account-email-confirm = Bevestig je e-mailadres
account-email-confirm-lead = Nog één stap, zodat niemand anders jouw adres als het zijne kan opgeven.
account-email-confirm-submit = Dit is mijn adres
account-confirmed-title = Je e-mailadres is bevestigd
account-confirmed-text = Het wordt bij je account bewaard. Je kunt het daar altijd verwijderen.
account-done-letter = Er is een e-mail onderweg. Open de link die erin staat binnen een dag.
account-done-no-email = Je e-mailadres wordt niet meer bewaard.
account-recover = Wachtwoord kwijt?
account-recover-lead = Typ je naam. Staat er een e-mailadres bij je account, dan sturen we daar een e-mail met een link heen.
account-recover-submit = E-mail sturen
account-recover-new = Kies een nieuw wachtwoord
account-sent-title = Er is misschien een e-mail onderweg
account-sent-text = Als dat account bestaat en er een e-mailadres bij staat, komt de e-mail binnen een paar minuten. De link werkt een uur lang.
account-flaw-email = Dat is geen e-mailadres. Het moet eruitzien als name@example.org.
account-flaw-letter = Deze link is al gebruikt of te oud. Vraag een nieuwe e-mail aan.
account-letter-confirm-subject = Bevestig je adres voor Ataxx
account-letter-confirm-text =
    Hallo { $name },

    met deze link bevestig je dat dit jouw e-mailadres is:

    { $link }

    De link werkt een dag lang. Heb je hier niet om gevraagd, dan hoef je niets te doen.
account-letter-recover-subject = Een nieuw wachtwoord voor Ataxx
account-letter-recover-text =
    Hallo { $name },

    met deze link kun je een nieuw wachtwoord kiezen:

    { $link }

    De link werkt een uur lang. Heb je hier niet om gevraagd, dan hoef je niets te doen: je wachtwoord blijft zoals het is.

# Waarom een formulier niet wordt geaccepteerd, en wat je dan doet.
account-flaw-name-too-short = Een naam heeft minstens { $chars } tekens.
account-flaw-name-too-long = Die naam is te lang: hooguit { $chars } tekens.
account-flaw-name-space = Een naam heeft geen spaties. Gebruik bijvoorbeeld - of _.
account-flaw-name-character = Het teken { $character } mag niet in een naam. Gebruik letters, cijfers en daartussen losse - of _.
account-flaw-name-other-character = Er staat een teken in dat niet in een naam mag; misschien is het onzichtbaar. Gebruik letters, cijfers en daartussen losse - of _.
account-flaw-name-separator = De tekens - en _ staan tussen letters of cijfers, telkens één.
account-flaw-name-no-letter = In een naam zit minstens één letter.
account-flaw-name-mixed = De letters horen bij verschillende schriften. Gebruik die van één schrift.
account-flaw-name-reserved = Deze naam lijkt te veel op een naam van de site zelf. Kies een andere.
account-flaw-name-of-guests = Zulke namen zijn voor gasten. Kies een andere.
account-flaw-name-taken = Iemand heeft deze naam al, of een die er sterk op lijkt. Kies een andere.
account-flaw-password-too-short = Een wachtwoord heeft minstens { $least } tekens.
account-flaw-password-too-long = Dat wachtwoord is te lang. Hooguit een zin of twee.
account-flaw-password-common = Dit wachtwoord is een van de eerste die iemand zou proberen. Kies een ander.
account-flaw-password-is-name = Het wachtwoord is je naam. Kies een ander.
account-flaw-no-match = Er is geen account met deze naam en dit wachtwoord. Controleer ze allebei.
account-flaw-wrong-password = Dat is niet je huidige wachtwoord.
account-flaw-unconfirmed = Dat is niet je naam. Typ hem zoals hij boven aan deze pagina staat.
account-flaw-later-seconds = { $count ->
    [one] Dat is te vaak geprobeerd. Wacht { $count } seconde en probeer het dan nog eens.
   *[other] Dat is te vaak geprobeerd. Wacht { $count } seconden en probeer het dan nog eens.
}
account-flaw-later-minutes = { $count ->
    [one] Dat is te vaak geprobeerd. Wacht { $count } minuut en probeer het dan nog eens.
   *[other] Dat is te vaak geprobeerd. Wacht { $count } minuten en probeer het dan nog eens.
}
account-flaw-signed-in = Je bent al ingelogd. Log eerst uit.
account-flaw-signed-out = Je bent niet meer ingelogd. Log opnieuw in.
account-flaw-passkey = Deze passkey werkt hier niet, of het duurde te lang. Probeer het nog eens.
account-flaw-passkey-known = Deze passkey hoort al bij een account, of je hebt er te veel.
account-flaw-last-proof = Zonder deze passkey kun je niet meer inloggen. Stel eerst een wachtwoord in.
