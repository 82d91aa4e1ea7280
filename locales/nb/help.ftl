# Hjelpesiden: id-er begynner med "help-".
# Taster på tastaturet, notasjon som g2 og a1c3 og navn i { } fylles inn av siden.

help-title = Hjelp til Ataxx: tastatur, notasjon, tid, personvern
help-description = Slik spiller du Ataxx på dette nettstedet: hurtigtaster, notasjon, klokker, når noen forlater partiet, lenker til partiene dine, skjermlesere og hva som lagres.
help-heading = Hjelp
help-lead = Slik virker nettstedet. Hva som er lov på brettet, står på siden med reglene; hvordan du spiller godt, står i kurset.
help-rules = Reglene i Ataxx
help-guide = Lær å spille Ataxx

help-start = Å komme i gang
help-start-move = Velg en av brikkene dine og så en merket rute, eller dra brikken dit.
help-start-computer = På forsiden starter ditt første trekk et parti mot datamaskinen.
help-start-friend = Vil du spille mot en venn, lager du en lenke der og sender den.

help-keys = Tastatur
help-keys-text = Alt kan gjøres med tastaturet alene. Trykk Tab til en rute på brettet har fokus. Tastene i den første kolonnen virker der den andre kolonnen sier.
help-keys-key = Tast
help-keys-where = Hvor
help-keys-what = Hva den gjør
help-keys-on-board = På brettet
help-keys-off-board = I et parti, utenfor brettet
help-keys-in-game = I et parti
help-keys-anywhere = Hvor som helst
help-key-arrows = Til neste rute i den retningen
help-key-row = Til den første eller siste ruten i raden
help-key-space = Mellomrom
help-key-choose = Velger brikken, eller gjør et trekk med den valgte brikken hit
help-key-escape-board = Opphever valget
help-key-escape = Dropper et forhåndstrekk, eller lukker et spørsmål eller en meny
help-key-step = Ett trekk tilbake eller fram
help-key-ends = Til startstillingen eller den siste stillingen
help-key-flip = Snur brettet
help-key-confirm = Spiller trekket som venter på bekreftelse
help-key-zen = Slår zen-modus på eller av
help-key-help = Åpner denne hjelpen i en ny fane
help-keys-typing = Mens du skriver i et felt, er tastene bare til å skrive med.
help-keys-letters = Tastene f, z og ? kan slås av i innstillingene, for eksempel for stemmestyring. De andre virker fortsatt.

help-notation = Notasjon
help-notation-squares = Kolonnene på brettet heter a til g, fra venstre mot høyre slik Rød ser dem. Radene er nummerert fra 1 til 7, fra Røds side og oppover.
help-notation-clone = En kloning skrives som ruten der den nye brikken dukker opp:
help-notation-jump = Et hopp skrives som ruten det går fra, og ruten det lander på. Trekklisten setter en strek mellom dem:
help-notation-pass = Den som ikke har noe lovlig trekk, står over. Det står i trekklisten; programmer skriver det slik:
help-notation-fen = Programmer skriver en hel stilling som én linje, kalt FEN: radene fra 7 til 1, med x for Rød, o for Blå, et siffer for så mange tomme ruter og en bindestrek for en sperret rute; deretter hvem som er i trekket, og to tellere. Dette er startstillingen:

help-time = Tid
help-time-untimed = Uten klokke kan du tenke så lenge du vil. Bare hvis en spiller ikke gjør noe trekk på { $days } dager, vinner motstanderen.
help-time-clock = En tid som { $example } betyr: hver spiller har { $minutes } minutter til hele partiet og får { $seconds } sekunder til for hvert trekk.
help-time-days = Med dager per trekk starter klokken på nytt for hvert trekk. Et trekk kan ha opptil { $days } dager.
help-time-out = Den som ikke har mer tid igjen, taper, uansett antall brikker.
help-time-start = Hvis det første trekket til en spiller ikke kommer i tide, slutter partiet uten resultat. Med klokke er fristen { $live } minutter, uten klokke { $slow } dager, mot datamaskinen { $computer } timer.
help-time-lag = Serveren måler tiden et trekk bruker på veien gjennom nettet, og gir den tilbake, opp til en grense.
help-time-outage = Du betaler aldri for feil på serveren. Er den nede, får alle den tiden tilbake, og minst { $seconds } sekunder ekstra til å komme tilbake.
help-time-premove = Mens motstanderen tenker, kan du allerede velge ditt neste trekk. Er det lovlig når turen kommer, spilles det med en gang; ellers droppes det.

help-away = Når noen forlater partiet
help-away-noted = I et parti med klokke står det «borte» ved en spiller som har vært uten forbindelse i { $seconds } sekunder. Kommer spilleren tilbake, fortsetter partiet.
help-away-claim = Hvis det er turen til en spiller som er borte, ser motstanderen en nedtelling. Den varer mellom { $shortest } og { $longest } sekunder, lengst i lange partier. Etterpå kan motstanderen kreve seier, kreve remis eller vente.
help-away-others = Uten klokke, og med dager per trekk, trenger ingen å bli værende. Lukk siden og kom tilbake når du vil.
help-away-back = Vil du fortsette et parti, åpner du siden igjen i samme nettleser. Forsiden viser veien til et parti som ikke er over.

help-offers = Tilbud
help-offers-draw = Remis avslutter partiet uten vinner hvis motstanderen godtar. Gjør motstanderen et trekk i stedet, er tilbudet borte, og du kan gi det neste { $moves } trekk senere, begges trekk medregnet.
help-offers-takeback = Når du angrer, tas det siste trekket ditt tilbake, hvis motstanderen er enig. Datamaskinen er alltid enig. Tiden du brukte, får du ikke tilbake.
help-offers-abort = Fram til begge spillerne har gjort et trekk, kan hver av dem avbryte partiet. Da får det ikke noe resultat.
help-offers-resign = Gir du opp, er partiet slutt med en gang, og motstanderen vinner.
help-offers-rematch = Etter partiet kan begge spillerne be om omkamp, opptil { $times } ganger. Vil begge, starter et nytt parti der dere har byttet farge.
help-offers-computer = Datamaskinen tar ikke imot remistilbud. Den er alltid klar for omkamp.

help-ratings = Rating
help-ratings-text = Partier med rating mellom to kontoer endrer ratingen til begge spillerne (Glicko-2). En rating med spørsmålstegn er fortsatt et anslag. Partier mot datamaskinen, mot en gjest eller på bare noen få trekk endrer ingenting, og mellom de samme to spillerne teller bare noen partier om dagen.

help-seats = Plassen din og lenkene til den
help-seats-secret = Når du starter eller blir med i et parti, lager nettleseren en hemmelig nøkkel som åpner plassen din, og tar vare på den. Den som har nøkkelen, kan gjøre trekk for deg. Derfor trenger du ingen konto.
help-seats-invitation = Lenken du inviterer en venn med, er adressen til partiet. Den første som godtar, får den ledige plassen.
help-seats-watch = Når begge plassene er tatt, kan hvem som helst se på med den samme adressen. Den gir ikke bort noen plass.
help-seats-device = Lenken til den andre enheten din inneholder den hemmelige nøkkelen. Med den kan du spille videre på en telefon eller en annen datamaskin. Ikke gi den til noen andre.
help-seats-lost = Slettes det nettleseren har lagret, er nøkkelen borte. Det skjer også når et privat vindu lukkes. Da er det bare lenken til den andre enheten som åpner plassen din; vi kan ikke gjenopprette den. Nettleseren tar vare på plassene i de siste partiene dine; de eldste må vike.

help-watching = Å se på
help-watching-text = Den som har adressen til et parti, kan se på det, direkte og uten forsinkelse. Spillere og tilskuere ser hvor mange som ser på, og navnene på dem som har konto. Tilskuere kan ikke gjøre noe i partiet.
help-watching-shown = Forsiden, listen over partier i gang og siden med det beste partiet viser partier som lobbyen har satt opp, partier med rating og partier mot datamaskinen. Et parti mellom venner, startet med en invitasjon, vises ingen steder, med mindre det teller for ratingen deres.

help-preferences = Innstillinger
help-preferences-text = Det du kan stille inn, har sin egen side og lagres bare i denne nettleseren.
help-preferences-link = Gå til innstillingene

help-access = Skjermlesere, kontrast, bevegelse
help-access-board = For en skjermleser er brettet et rutenett med sju rader. Hver rute sier navnet sitt og hva som står der. Når en brikke er valgt, sier hver rute innen rekkevidde om det blir en kloning eller et hopp, og hvor mange brikker som erobres.
help-access-live = Trekk, tilbud og resultater leses opp når de kommer. Linjen under brettet sier hvem som er i trekket.
help-access-look = Røde brikker er runde, og blå brikker har fire fliker, så du trenger ikke å skille farger fra hverandre. Har systemet ditt høy kontrast, tas det hensyn til, og teksten kan forstørres.
help-access-motion = Hvis systemet ditt ber om mindre bevegelse, beveger ingenting seg av seg selv.

help-privacy = Personvern
help-privacy-games = Serveren lagrer hvert parti for alltid: trekkene med tidene, innstillingene, tilbudene, når en spiller var borte eller kom tilbake, resultatet, og hvem som spilte det, under gjestens oppdiktede navn eller kontoens navn.
help-privacy-fair = Fra partier med rating lagrer serveren også tall som kan tyde på hjelp fra et program: hvor ujevn tiden per trekk er, hvor mange av trekkene en Ataxx-motor også ville spilt, og, i partier med klokke, i hvor mange av turene dine du forlot siden, noe nettleseren din forteller. Administratorer ser dem, og du ser dem i det du kan laste ned. De er en grunn til å se etter, aldri en dom, og motstanderen din får ikke vite om dem. Det andre rapporterer om deg, ser bare administratorer.
help-privacy-secrets = Av de hemmelige nøklene som åpner plasser, tar den bare vare på et fingeravtrykk (SHA-256), og nøkkelen kan ikke regnes ut fra det.
help-privacy-cookies = Det er én informasjonskapsel. Den kommer når du gjør noe her for første gang, for eksempel starter et parti, og sier hvem du er. Så lenge du bare leser, får du ingen, og ingen følger deg med den til andre nettsteder.
help-privacy-accounts = Om en gjest lagrer serveren det oppdiktede navnet, språket, og når gjesten sist var her. Om en konto lagrer den også det som beviser hvem du er (et fingeravtrykk av passordet med Argon2, den offentlige halvdelen av hver passnøkkel), nettleserne som er logget inn, og e-postadressen din hvis du oppgir en. På siden til kontoen din kan du laste ned alt som er lagret om deg, og avslutte kontoen.
help-privacy-addresses = Nettverksadressen din ligger bare i minnet, for å begrense hvor mye én adresse kan be om, for eksempel { $games } nye partier i minuttet. Serveren skriver den verken til databasen eller til loggen. Hva en leverandør mellom deg og serveren registrerer, rår vi ikke over.
help-privacy-log = Serverens logg noterer feil og avviste forespørsler, med siden det ble spurt etter. Den inneholder aldri en hemmelig nøkkel.
help-privacy-third = Sidene henter ingenting fra andre nettsteder, og ingen andre får vite om besøket ditt. Lenkene våre til andre nettsteder forteller dem ikke hvor du kommer fra.
help-privacy-browser = Nettleseren lagrer dette på enheten din, til du sletter det:
help-kept-seats = De hemmelige nøklene til plassene dine.
help-kept-preferences = Det du har stilt inn, for eksempel lyst eller mørkt, og språket: én oppføring for hvert, med et navn som begynner med «ataxx.».
help-kept-pages = Kopier av sider og filer fra dette nettstedet, så det åpnes raskt og uten nett.

help-offline = Uten nett
help-offline-text = Sider til å lese, som reglene og denne hjelpen, kan også leses uten nett når nettleseren først har hentet dem. For å spille trenger du forbindelse.

help-engines = Roboter og Ataxx-motorer
help-engines-text = Programmer kan også spille her. De bruker det samme grensesnittet som sidene: det er åpent, krever ingen registrering og er beskrevet i en form som programmer kan lese.
help-engines-link = Beskrivelse av grensesnittet (OpenAPI)
help-engines-docs = Meldingene i et pågående parti er forklart i filen docs/protocol.md i kildekoden.

help-contact = Kontakt
help-contact-text = Den som driver dette nettstedet, kan nås her:
help-contact-none = Den som driver dette nettstedet, har ikke oppgitt noen kontakt.
