# As páginas sobre as pessoas: o perfil, as partidas de alguém, os melhores jogadores.

people-guest-since = Visitante desde { $day }.
people-member-since = Tem conta desde { $day }.
people-bot-since = Bot desde { $day }.
people-closed = Esta conta foi encerrada.
people-watch = Assistir à partida em andamento
people-challenge = Desafiar
people-follow = Seguir
people-unfollow = Deixar de seguir
people-block = Bloquear
people-unblock = Desbloquear
people-block-what = O pareamento não junta você com quem você bloqueia. Essa pessoa não pode desafiar você, e o que ela escreve não aparece para você.
people-blocked-note = Você bloqueou esta pessoa. O pareamento não junta vocês, ela não pode desafiar você, e você não vê o que ela escreve.
people-report = Denunciar

people-ratings = Rating
people-rating = Rating
people-games = Partidas
people-main-rating = Rating principal
people-graph-said = { $count ->
    [one] O rating principal depois de { $count } partida valendo rating: { $last }
   *[other] O rating principal ao longo de { $count } partidas valendo rating: de { $first } a { $last }
}
people-graph-table = O mesmo em tabela
people-day = Dia
people-game = Partida

people-head = Partidas entre vocês
people-results = Resultados
people-as-red = De Vermelho
people-as-blue = De Azul
people-as-both = No total
people-opponents = Adversários mais frequentes
people-last-games = Últimas partidas
people-all-games = Todas as partidas
people-no-games = Nenhuma partida terminou ainda.

people-following = Quem você segue
people-following-none = Ninguém ainda. O botão para seguir fica na página de cada pessoa.
people-here = online agora
people-plays = jogando agora: assistir
people-follow-limit = Você já segue { $most } jogadores, o máximo possível. Antes, deixe de seguir alguém.
people-block-limit = Você já bloqueou { $most } jogadores, o máximo possível. Antes, desbloqueie alguém.
people-blocking = Quem você bloqueou

people-games-of = Partidas de { $name }
people-filter-any = Qualquer
people-filter-result = Resultado
people-filter-side = Cor
people-filter-speed = Ritmo
people-filter-rated = Tipo
people-filter-rated-yes = Valendo rating
people-filter-rated-no = Sem valer rating
people-filter-against = Adversário
people-filter-unknown = Ninguém tem esse nome. Confira a grafia ou deixe vazio para ver todos os adversários.
people-filter-show = Mostrar
people-no-such-games = Ainda não terminou nenhuma partida assim.
people-older = Partidas mais antigas
people-newest = Partidas mais novas

people-won = Vitórias
people-drawn = Empates
people-lost = Derrotas
people-void = Canceladas
people-won-red = Vitória de Vermelho
people-won-blue = Vitória de Azul
people-drawn-red = Empate de Vermelho
people-drawn-blue = Empate de Azul
people-lost-red = Derrota de Vermelho
people-lost-blue = Derrota de Azul
people-void-red = Cancelada, de Vermelho
people-void-blue = Cancelada, de Azul
people-computer = Computador, { $level }
people-nameless = Alguém sem nome
people-speed-bullet = Bullet
people-speed-blitz = Blitz
people-speed-rapid = Rápida
people-speed-correspondence = Dias por lance
people-speed-untimed = Sem relógio

people-leaders = Jogadores
people-leaders-rule = Entra na lista quem tem pelo menos { $games } partidas valendo rating e um rating firme: sem ponto de interrogação.
people-leaders-best = Os melhores
people-leaders-none = Ninguém jogou ainda partidas suficientes valendo rating. O primeiro lugar está livre.
people-rank = Posição
people-player = Jogador
people-players = Jogadores
people-distribution = Como os ratings se distribuem
people-distribution-said = { $count ->
    [one] O rating de { $count } jogador
   *[other] Os ratings de { $count } jogadores
}
