# A página de preferências: os ids começam com "preferences-".

preferences-title = Preferências · Ataxx
preferences-description = Deixe o Ataxx do seu jeito: cores, tabuleiro, peças, animação, som, confirmação de lances.
preferences-lead = Cada escolha vale na mesma hora. Tudo fica neste navegador; nada é enviado a nós.
preferences-no-script = Para escolher, é preciso ativar o JavaScript, porque as escolhas ficam guardadas no seu navegador.
preferences-sample = Tabuleiro de exemplo, desenhado como você escolheu
preferences-sample-move = Mostrar um lance
preferences-on = Sim
preferences-off = Não

preferences-look = Aparência
preferences-board-dish = Placa de Petri
preferences-board-plain = Simples
preferences-board-contrast = Alto contraste
preferences-pieces = Peças
preferences-pieces-organisms = Micróbios
preferences-pieces-marks = Disco e quadrado
preferences-pieces-signs = Xis e bolinha
preferences-coordinates = Coordenadas
preferences-coordinates-outside = Fora
preferences-coordinates-inside = Dentro
preferences-motion = Animação
preferences-motion-fast = Rápida
preferences-motion-normal = Normal
preferences-motion-slow = Lenta
preferences-motion-note = Se o seu sistema pede menos movimento, nada se mexe, seja qual for a escolha aqui.

preferences-sound = Tocar sons
preferences-volume = Volume
preferences-volume-quiet = Baixo
preferences-volume-medium = Médio
preferences-volume-loud = Alto

preferences-play = Durante o jogo
preferences-confirm-untimed = Confirmar lances sem relógio e contra o computador
preferences-confirm-live = Confirmar lances com relógio
preferences-confirm-days = Confirmar lances com dias para pensar
preferences-confirm-note = O lance primeiro aparece no tabuleiro e só é enviado quando você mandar: com o botão ou com Enter. Esc desfaz o lance.
preferences-premove = Lances antecipados
preferences-premove-note = Enquanto o adversário pensa, você pode fazer o lance que será jogado assim que chegar a sua vez.
preferences-chat = Chat ao lado do tabuleiro
preferences-chat-note = Desligado, você não vê as mensagens dos adversários. Eles não ficam sabendo.
preferences-zen = Modo zen
preferences-zen-note = Durante a partida, você vê o tabuleiro, os relógios e a linha de texto embaixo, e mais nada. A tecla z liga e desliga.
preferences-letters = Atalhos de uma tecla
preferences-letters-note = As teclas f, z e ? funcionam sempre que você não está digitando. Desative se atrapalharem, por exemplo com comandos de voz. As setas, Home, End, Enter e Esc funcionam sempre.

preferences-language-note = Links sem idioma vão abrir no que você escolher aqui ou no menu.
preferences-defaults = Restaurar o padrão
preferences-defaults-done = Tudo voltou a ser como no início.
