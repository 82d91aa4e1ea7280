# A página inicial: os ids começam com "home-".

home-title = Jogar Ataxx online grátis: computador ou amigo, sem cadastro
home-description = Jogue Ataxx no navegador, de graça: contra o computador, no nível que você escolher, ou com um amigo, por link. Sem cadastro e sem instalar nada.
home-rules = Você joga de Vermelho. Indo para a casa ao lado, sua peça se divide; pulando duas casas, ela muda de lugar. Toda peça inimiga ao lado de onde ela chega vira vermelha. Ganha quem tiver mais peças no fim.
home-category = Jogo de tabuleiro e estratégia para dois
home-tagline = Cresça, pule, domine.
home-hook = Um lance só pode virar o jogo: até oito peças mudam de lado de uma vez.
home-now = Agora mesmo
home-people = Pessoas conectadas
home-games = Partidas em andamento
home-unknown = sem informação agora
home-watch = Assistir ao vivo
home-none = Ninguém está jogando no momento. A próxima partida que começar poderá ser vista aqui.
home-none-known = Agora não dá para saber o que está sendo jogado.

# O que se oferece, embaixo do tabuleiro.
home-offers = O que você encontra aqui
home-offer-computer = O computador, em { $count } níveis
home-offer-computer-text = Escolha um ao lado do tabuleiro e jogue: a partida começa com o seu lance.
home-offer-friend = Um amigo, por link
home-offer-friend-text = Mande um link, escolha o tempo e as cores e joguem, cada um onde estiver.
home-offer-watch = Partidas para assistir
home-offer-watch-text = Acompanhe, lance a lance, as partidas dos outros.
home-offer-guests = É só chegar
home-offer-guests-text = Sem conta e sem formulário. Este navegador se lembra do seu lugar na partida.
home-offer-install = Nada para instalar
home-offer-install-text = Funciona no navegador, tanto no celular quanto no computador.
home-offer-languages = Em { $count } idiomas
home-offer-guide = Dois minutos para aprender
home-offer-guide-link = Aprender jogando
home-offer-rules-link = Ler as regras
home-offer-rated = Partidas valendo rating
home-offer-rated-text = Com uma conta, as partidas contra pessoas podem valer rating.

# Procurar adversário.
home-looking = Procurando partida
home-lobby = Encontrar adversário
home-lobby-stake = Tipo de partida
home-lobby-range = Rating dos adversários (visitantes não têm)
home-lobby-range-from = De
home-lobby-range-to = Até
home-lobby-range-any = Qualquer
home-lobby-how = Escolha um tempo ou vários. Você joga com a primeira pessoa que quiser um deles.
home-lobby-alone = Ninguém mais está procurando agora. Enquanto isso, se você quiser:
home-lobby-computer = Jogar contra o computador
home-lobby-days = Propor com dias por lance
home-lobby-open = Partidas abertas
home-lobby-none = Ninguém está esperando adversário agora.
home-lobby-player = Jogador
home-lobby-rating = Rating
home-lobby-time = Tempo
home-lobby-for = Tipo
