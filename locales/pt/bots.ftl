# Programas que jogam, e como uma conta os cria: os ids começam com "bots-".

bots-title = Seus bots · Ataxx
bots-heading = Seus bots
bots-lead = Um bot é um programa que joga aqui com nome próprio. Ele aparece marcado como bot, joga partidas amistosas, por desafio ou contra o computador, e nunca é pareado com quem quer jogar com uma pessoa.
bots-mark = Bot
bots-new = Um novo bot
bots-name-hint = Todos veem o nome. Depois não dá para mudar.
bots-make = Criar o bot e mostrar o token
bots-limit = { $count ->
    [one] Uma conta pode ter no máximo { $count } bot. Remova-o para criar outro.
   *[other] Uma conta pode ter no máximo { $count } bots. Remova um para criar outro.
}
bots-token-heading = Token de
bots-token-once = Guarde-o bem: ele só aparece esta vez, e quem o tiver joga como o seu bot.
bots-token-command = Com isto, uma engine que fala UAI pode jogar:
bots-token-none = Ele não tem token e, por isso, não pode entrar.
bots-token-unused = Token de { $day }, ainda não usado.
bots-token-used = Token usado pela última vez em { $day }.
bots-renew = Novo token
bots-revoke = Revogar o token
bots-remove = Remover
