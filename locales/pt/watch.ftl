# Textos das páginas em que se assiste a partidas.

watch-tv-title = Assistir a Ataxx: a melhor partida do momento
watch-tv-description = Assista à melhor partida de Ataxx que está sendo jogada agora. Quando ela acaba, a próxima vem sozinha.
watch-tv-heading = A melhor partida agora
watch-tv-live = Quando ela acabar, a próxima partida vem sozinha.
watch-tv-over = Esta partida acabou. A próxima vem sozinha, assim que houver uma.
watch-tv-none = Ninguém está jogando no momento. A próxima partida aparece aqui sozinha.
watch-tv-next = A próxima partida vem num instante.
watch-tv-stalled = Faz tempo que ninguém joga aqui. Outra partida vem num instante.
watch-tv-staying = Esta partida fica aqui até você escolher outra coisa.
watch-tv-yours = Esta partida é sua. Ela fica aqui até você sair dela.
watch-tv-stay = Ficar nesta partida
watch-tv-games = Todas as partidas em andamento
watch-tv-play = Jogar uma partida

watch-games-title = Partidas de Ataxx em andamento
watch-games-description = Todas as partidas de Ataxx que estão sendo jogadas agora, para você escolher uma e assistir.
watch-games-heading = Partidas em andamento
watch-games-lead = As melhores vêm primeiro. Escolha uma para assistir.
watch-games-private = Partidas entre amigos, feitas por convite, não entram na lista, a não ser que valham rating.
watch-games-none = Ninguém está jogando no momento.
watch-games-none-how = Comece uma partida, e os outros podem assistir à sua.
watch-games-play = Jogar uma partida
watch-games-tv = A melhor partida agora
watch-ranked = Valendo rating
watch-casual = Amistosa
