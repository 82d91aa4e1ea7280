# A página sobre o jogo e este site: os ids começam com "about-".
# Os nomes dos jogos ficam como são. Onde o inglês diz que algo não é certo, a tradução também diz.

about-title = Sobre o Ataxx: história, jogos parecidos e este site
about-description = O que é o Ataxx, quem o inventou, em que ele é diferente do Reversi, que jogos se parecem com ele e o que é este site.
about-heading = Sobre o Ataxx
about-lead = Ataxx é um jogo de tabuleiro para dois. Uma peça se divide e ocupa a casa vizinha, ou pula duas casas, e toda peça inimiga ao lado da casa de chegada muda de lado. O tabuleiro tem { $squares } casas. No fim, ganha quem tiver mais peças.

about-history = História
about-history-infection = Dave Crummack e Craig Galley inventaram o jogo em 1988 e o chamaram de Infection. Eles o programaram para os computadores domésticos da época, mas com esse nome o jogo nunca foi vendido.
about-history-arcade = Os direitos foram para a Virgin Mastertronic. A Leland Corporation transformou o jogo em máquina de fliperama e deu a ele o nome de Ataxx; no Japão, quem lançou foi a Capcom. A maioria das fontes diz que foi em 1990; algumas, em 1991.
about-history-spot = Em 1990, a Virgin lançou também Spot: The Video Game, que tem as mesmas regras e aceita até quatro jogadores.
about-history-guest = Em 1993, o jogo de aventura The 7th Guest fez dele um dos seus enigmas: bactérias vistas ao microscópio. É de lá que muita gente conhece o jogo.
about-history-hexxagon = Hexxagon, também de 1993, levou o jogo para um tabuleiro de hexágonos.
about-history-name = O nome soa como a palavra inglesa “attacks” (“ataques”). Supomos que venha daí, mas não conhecemos nenhuma declaração dos criadores.

about-names = Outros nomes
about-names-text = O jogo já foi copiado muitas vezes, com pequenas mudanças e com muitos nomes. Se você conhece um destes, já sabe quase tudo do Ataxx:

about-reversi = É parecido com Reversi?
about-reversi-same = Só à primeira vista. Nos dois jogos as peças mudam de lado, e no fim ganha quem tem a maioria.
about-reversi-bracket = No Reversi, você vira as peças que ficam em linha entre duas suas. No Ataxx não há linhas: cada lance converte todas as vizinhas inimigas da casa de chegada, não importa como estejam dispostas.
about-reversi-moves = No Reversi, a peça fica onde foi colocada. No Ataxx as peças andam, e um pulo deixa um buraco para trás. Nenhum canto e nenhuma borda está a salvo para sempre.

about-programs = Um jogo para programas
about-programs-text = As regras são curtas e as posições, ricas: por isso o Ataxx é um dos preferidos de quem escreve programas que jogam. Ele aparece como exercício em cursos de programação. Há torneios entre engines, muitas delas com um protocolo comum chamado UAI, inspirado no das engines de xadrez.
about-programs-solved = Não conhecemos nenhuma solução completa: até onde sabemos, ninguém provou quem ganha se os dois lados jogarem com perfeição.

about-balance = É um jogo equilibrado?
about-balance-text = Parece que sim. O BrainKing, um site onde se joga com regras um pouco diferentes, publicou os resultados de cerca de 12.400 partidas: quem começou ganhou 51,1%, o outro lado ganhou 48,4%, e 0,5% terminaram empatadas. Se isso vale também entre jogadores muito fortes, não sabemos.

about-site = Este site
about-site-free = Este site é gratuito. Você não precisa de conta, e não há publicidade nem nada que rastreie você. O que fica guardado está descrito na página de ajuda.
about-site-privacy = O que este site guarda
about-site-source = O programa do site é software livre: qualquer pessoa pode usar, modificar e compartilhar, pela licença MIT ou pela licença Apache 2.0, à sua escolha.
about-site-engine = O computador contra quem você joga foi programado para este site. Ele joga em { $levels } níveis; o mais forte se chama { $strongest }.

about-more = Para saber mais
about-more-ataxx = Ataxx na Wikipédia, em inglês
about-more-hexxagon = Hexxagon na Wikipédia, em inglês
about-more-pressibus = Pressibus: páginas de um colecionador de Ataxx, em francês e inglês
about-more-libataxx = libataxx: uma biblioteca para programadores
