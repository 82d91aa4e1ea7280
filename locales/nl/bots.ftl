# Programma's die spelen, en hoe een account ze maakt: ids beginnen met "bots-".

bots-title = Je bots · Ataxx
bots-heading = Je bots
bots-lead = Een bot is een programma dat hier onder een eigen naam speelt. Overal staat erbij dat het een bot is. Het speelt partijen zonder rating, via een uitdaging of tegen de computer, en wordt nooit gekoppeld aan iemand die een mens zoekt.
bots-mark = Bot
bots-new = Een nieuwe bot
bots-name-hint = Iedereen ziet de naam. Veranderen kan later niet meer.
bots-make = Bot maken en token tonen
bots-limit = { $count ->
    [one] Een account heeft hooguit één bot. Verwijder die om een andere te maken.
   *[other] Een account heeft hooguit { $count } bots. Verwijder er een om een andere te maken.
}
bots-token-heading = Het token van
bots-token-once = Bewaar het goed: je ziet het alleen deze keer, en wie het heeft, speelt als jouw bot.
bots-token-command = Zo laat je een engine spelen die UAI spreekt:
bots-token-none = Deze bot heeft geen token en komt er dus niet in.
bots-token-unused = Token van { $day }, nog niet gebruikt.
bots-token-used = Token laatst gebruikt op { $day }.
bots-renew = Nieuw token
bots-revoke = Token intrekken
bots-remove = Verwijderen
