# A página de ajuda: os ids começam com "help-".
# As teclas, a notação, como g2 e a1c3, e os nomes em { } são preenchidos pela página.

help-title = Ajuda: como jogar Ataxx aqui, teclado, notação, tempo, privacidade
help-description = Como jogar Ataxx neste site: atalhos de teclado, notação, relógio, o que fazer quando alguém sai, links das suas partidas, leitores de tela e o que fica guardado.
help-heading = Ajuda
help-lead = Como este site funciona. O que vale no tabuleiro está na página das regras; como jogar bem, no guia.
help-rules = Regras do Ataxx
help-guide = Aprender a jogar Ataxx

help-start = Para começar
help-start-move = Escolha uma das suas peças e depois uma casa marcada; ou arraste a peça até lá.
help-start-computer = Na página inicial, seu primeiro lance começa uma partida contra o computador.
help-start-friend = Para jogar com um amigo, crie um link na página inicial e mande para ele.

help-keys = Teclado
help-keys-text = Dá para fazer tudo só com o teclado. Aperte Tab até o foco chegar a uma casa do tabuleiro. As teclas da primeira coluna funcionam onde a segunda coluna diz.
help-keys-key = Tecla
help-keys-where = Onde
help-keys-what = O que faz
help-keys-on-board = No tabuleiro
help-keys-off-board = Na partida, fora do tabuleiro
help-keys-in-game = Na partida
help-keys-anywhere = Em qualquer lugar
help-key-arrows = Vai para a casa seguinte naquela direção
help-key-row = Vai para a primeira ou a última casa da fileira
help-key-space = Espaço
help-key-choose = Escolhe a peça, ou leva a peça escolhida para esta casa
help-key-escape-board = Desfaz a escolha
help-key-escape = Cancela um lance planejado, ou fecha uma pergunta ou um menu
help-key-step = Vai para o lance anterior ou o seguinte
help-key-ends = Vai para a posição inicial ou a atual
help-key-flip = Gira o tabuleiro
help-key-confirm = Joga o lance que espera confirmação
help-key-zen = Liga ou desliga o modo zen
help-key-help = Abre esta ajuda em outra aba
help-keys-typing = Enquanto você digita num campo, as teclas só escrevem.
help-keys-letters = As teclas f, z e ? podem ser desativadas nas preferências, por exemplo para usar comandos de voz. As outras continuam.

help-notation = Notação
help-notation-squares = As colunas do tabuleiro vão de a até g, da esquerda para a direita, vistas do lado do Vermelho. As fileiras são numeradas de 1 a 7, a partir do lado do Vermelho.
help-notation-clone = Quando se clona, anota-se a casa onde a peça nova aparece:
help-notation-jump = Quando se pula, anotam-se a casa de onde a peça sai e aquela aonde ela chega. A lista de lances mostra um traço entre as duas:
help-notation-pass = Quem não tem lance passa a vez. A lista de lances diz isso; os programas escrevem assim:
help-notation-fen = Os programas escrevem a posição inteira numa linha só, chamada FEN: as fileiras de 7 a 1, com “x” para o Vermelho, “o” para o Azul, um algarismo para a quantidade de casas vazias seguidas e um hífen para uma casa bloqueada; depois, de quem é a vez e dois contadores. Esta é a posição inicial:

help-time = Tempo
help-time-untimed = Sem relógio, você pode pensar o quanto quiser. O adversário só ganha se um jogador passar { $days } dias sem jogar.
help-time-clock = Um tempo como { $example } quer dizer: cada jogador tem { $minutes } minutos para a partida toda e ganha mais { $seconds } segundos a cada lance.
help-time-days = Com dias por lance, o relógio recomeça a cada lance. Cada um pode ter até { $days } dias.
help-time-out = Quem fica sem tempo perde, tenha quantas peças tiver.
help-time-start = Se o primeiro lance de um jogador não vem a tempo, a partida acaba sem resultado. O prazo é de { $live } minutos com relógio, { $slow } dias sem relógio e { $computer } horas contra o computador.
help-time-lag = O tempo que o lance leva para atravessar a rede é medido pelo servidor e devolvido, até certo limite.
help-time-outage = Você nunca paga por uma falha do servidor. Se ele sair do ar, todos recebem esse tempo de volta e pelo menos mais { $seconds } segundos para retornar.
help-time-premove = Enquanto o adversário pensa, você já pode escolher o próximo lance. Ele é jogado na mesma hora se então for permitido; se não for, é descartado.

help-away = Sair e reivindicar
help-away-noted = Numa partida com relógio, quem passa { $seconds } segundos sem conexão aparece como ausente. Se voltar, a partida continua.
help-away-claim = Se é a vez de quem está ausente, o adversário vê uma contagem regressiva. Ela dura entre { $shortest } e { $longest } segundos, mais nas partidas mais longas. Depois dela, o adversário pode reivindicar a vitória ou o empate, ou esperar.
help-away-others = Sem relógio, e com dias por lance, ninguém precisa ficar por perto. Feche a página e volte quando quiser.
help-away-back = Para continuar uma partida, abra a página dela de novo no mesmo navegador. A página inicial mostra o caminho para uma partida que ainda não acabou.

help-offers = Propostas
help-offers-draw = O empate encerra a partida sem vencedor, se o adversário aceitar. Se em vez disso ele jogar, a proposta deixa de valer, e você pode fazer outra { $moves } lances depois, somados os dos dois lados.
help-offers-takeback = Voltar um lance desfaz o último que você fez, se o adversário concordar. O computador sempre concorda. O tempo que você gastou não volta.
help-offers-abort = Até que os dois tenham jogado, qualquer um deles pode cancelar a partida. Ela fica então sem resultado.
help-offers-resign = Desistir encerra a partida na hora, com vitória do adversário.
help-offers-rematch = Depois da partida, qualquer um dos dois pode pedir revanche, até { $times } vezes. Se ambos quiserem, começa outra partida, com as cores trocadas.
help-offers-computer = O computador não aceita propostas de empate. Para a revanche, está sempre pronto.

help-ratings = Rating
help-ratings-text = As partidas valendo rating entre duas contas mudam o rating das duas pessoas (sistema Glicko-2). Um rating com ponto de interrogação ainda é uma estimativa. Partidas contra o computador, com visitantes ou com pouquíssimos lances não mudam nada, e entre as mesmas duas pessoas só algumas partidas por dia contam.

help-seats = Seu lugar na partida e os links
help-seats-secret = Quando você cria uma partida ou entra numa, seu navegador gera uma chave secreta que abre o seu lugar, e a guarda. Quem tem essa chave pode jogar por você. É por isso que você não precisa de conta.
help-seats-invitation = O link com que você convida um amigo é o endereço da partida. Quem aceitar primeiro fica com o lugar vago.
help-seats-watch = Com os dois lugares ocupados, o mesmo endereço serve para qualquer pessoa assistir. Ele não entrega o lugar de ninguém.
help-seats-device = O link para o seu outro aparelho contém a sua chave secreta. Com ele você pode continuar jogando no celular ou em outro computador. Não o passe a mais ninguém.
help-seats-lost = Se os dados do navegador forem apagados, a chave se perde. O mesmo acontece ao fechar uma janela anônima. Aí só o link para o seu outro aparelho abre o seu lugar; nós não temos como recuperá-lo. O navegador guarda os lugares das suas partidas mais recentes; os mais antigos vão cedendo espaço.

help-watching = Assistir
help-watching-text = Quem tem o endereço de uma partida pode assistir a ela, ao vivo e sem atraso. Tanto quem joga quanto quem assiste vê quantas pessoas estão assistindo e o nome das que têm conta. Quem assiste não pode fazer nada na partida.
help-watching-shown = A página inicial, a lista de partidas em andamento e a página da melhor partida mostram as partidas formadas pelo lobby, as que valem rating e as jogadas contra o computador. Uma partida entre amigos, feita por convite, não aparece em lugar nenhum, a não ser que valha rating.

help-preferences = Preferências
help-preferences-text = O que você pode ajustar tem uma página própria e fica guardado só neste navegador.
help-preferences-link = Ir para as preferências

help-access = Leitores de tela, contraste, movimento
help-access-board = Para um leitor de tela, o tabuleiro é uma grade de sete fileiras. Cada casa diz o próprio nome e o que há nela. Com uma peça escolhida, cada casa ao alcance diz se dá para clonar ou pular até ela, e quantas peças mudariam de lado.
help-access-live = Lances, propostas e resultados são lidos em voz alta quando acontecem. A linha embaixo do tabuleiro diz de quem é a vez.
help-access-look = As peças vermelhas são redondas, e as azuis têm forma de trevo de quatro folhas: ninguém precisa distinguir as cores. O alto contraste do seu sistema é respeitado, e o texto pode ser ampliado.
help-access-motion = Se o seu sistema pede menos movimento, nada se mexe sozinho.

help-privacy = Privacidade
help-privacy-games = O servidor guarda para sempre todas as partidas: os lances e o tempo de cada um, as configurações, as propostas, quando um jogador ficou ausente ou voltou, o resultado e quem jogou, pelo nome inventado do visitante ou pelo da conta.
help-privacy-fair = Das partidas valendo rating, o servidor guarda também números que podem indicar a ajuda de um programa: quanto varia o tempo dos lances, quantos dos lances uma engine faria e, nas partidas com relógio, em quantas das suas vezes de jogar você saiu da página, o que o seu navegador informa. Quem vê esses números é a administração, e você, no que pode baixar. Eles são um motivo para olhar, nunca um veredito, e seu adversário não fica sabendo. O que outros denunciam sobre você só a administração vê.
help-privacy-secrets = Das chaves secretas que abrem os lugares, ele guarda só um resumo criptográfico (SHA-256), a partir do qual não dá para calcular a chave.
help-privacy-cookies = Há um único cookie. Ele vem com a primeira coisa que você faz aqui, como começar uma partida, e diz quem você é. Quem só lê não recebe nenhum, e ninguém usa o cookie para seguir você em outros sites.
help-privacy-accounts = De um visitante, o servidor guarda o nome inventado, o idioma e quando ele esteve aqui pela última vez. De uma conta, guarda também o que comprova quem você é (um resumo criptográfico da senha, por Argon2, e a parte pública de cada chave de acesso), os navegadores em que ela está aberta e o seu endereço de e-mail, se você o informar. Na página da sua conta, você pode baixar tudo o que está guardado sobre você e encerrar a conta.
help-privacy-addresses = Seu endereço de rede fica só na memória, para limitar quanto um mesmo endereço pode pedir, como { $games } partidas novas por minuto. O servidor não o grava nem no banco de dados nem no log. O que um provedor entre você e o servidor registra não está nas nossas mãos.
help-privacy-log = O log do servidor anota falhas e pedidos recusados, com a página que foi pedida. Nele nunca há chave secreta.
help-privacy-third = As páginas não carregam nada de outros sites, e ninguém mais fica sabendo da sua visita. Nossos links para outros sites não revelam a eles de onde você vem.
help-privacy-browser = Seu navegador guarda isto no seu aparelho, até você apagar:
help-kept-seats = As chaves secretas dos seus lugares.
help-kept-preferences = O que você ajustou, como claro ou escuro, e o idioma: um registro para cada coisa, com nome que começa com “ataxx.”.
help-kept-pages = Cópias de páginas e arquivos deste site, para que ele abra rápido e sem internet.

help-offline = Sem internet
help-offline-text = As páginas de leitura, como as regras e esta ajuda, também podem ser lidas sem internet, depois que o navegador as tiver carregado uma vez. Para jogar, é preciso ter conexão.

help-engines = Bots e engines
help-engines-text = Programas também podem jogar aqui. Eles usam a mesma interface que as páginas: ela é aberta, não exige cadastro e está descrita num formato que os programas sabem ler.
help-engines-link = Descrição da interface (OpenAPI)
help-engines-docs = As mensagens de uma partida em andamento estão explicadas no arquivo docs/protocol.md do código-fonte.

help-contact = Contato
help-contact-text = Para falar com quem cuida deste site:
help-contact-none = Quem cuida deste site não informou um contato.
