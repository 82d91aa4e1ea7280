# Programmer som spiller, og hvordan en konto lager dem: id-er begynner med "bots-".

bots-title = Robotene dine · Ataxx
bots-heading = Robotene dine
bots-lead = En robot er et program som spiller her under sitt eget navn. Den er merket som robot, spiller partier uten rating etter utfordring eller mot datamaskinen, og settes aldri opp mot noen som leter etter et menneske.
bots-mark = Robot
bots-new = En ny robot
bots-name-hint = Alle ser det. Det kan ikke endres senere.
bots-make = Lag roboten og vis tokenet
bots-limit = { $count ->
    [one] En konto har høyst én robot. Fjern den for å lage en annen.
   *[other] En konto har høyst { $count } roboter. Fjern en for å lage en annen.
}
bots-token-heading = Tokenet til
bots-token-once = Ta godt vare på det: det vises bare denne ene gangen, og den som har det, spiller som roboten din.
bots-token-command = Slik lar du en Ataxx-motor som snakker UAI, spille:
bots-token-none = Den har ikke noe token, så den slipper ikke inn.
bots-token-unused = Token fra { $day }, ikke brukt ennå.
bots-token-used = Token sist brukt { $day }.
bots-renew = Nytt token
bots-revoke = Trekk tilbake tokenet
bots-remove = Fjern
