# Textos das páginas que o servidor monta.

site-title = Ataxx
site-description = Jogue Ataxx na hora, com o computador, um amigo ou qualquer pessoa.
site-languages = Idiomas
site-skip = Ir para o tabuleiro
site-menu = Idioma e cores
site-sound = Sons
site-theme = Cores
site-theme-system = Do sistema
site-theme-light = Claro
site-theme-dark = Escuro
site-resume = Sua partida

site-no-script = Para jogar, é preciso ativar o JavaScript.
site-level = Computador
site-level-choice = Nível { $level } · { $name }
site-friend = Jogar com um amigo
site-friend-create = Criar o link
site-time = Tempo
site-side = Você joga de
site-side-random = Tanto faz

site-board = Tabuleiro
site-moves = Lances
site-actions = Partida
site-result = Resultado
site-step-first = Posição inicial
site-step-previous = Voltar um lance
site-step-next = Avançar um lance
site-step-last = Posição atual
site-flip = Girar o tabuleiro
site-takeback = Voltar atrás
site-draw = Empate
site-resign = Desistir
site-abort = Cancelar
site-no = Não
site-rematch = Revanche
site-next-game = Ir para a revanche
site-new-game = Nova partida

site-invite-title = Mande este link para o seu amigo
site-invite-how = A partida começa quando o convite for aceito. Fique por aqui ou volte pelo mesmo link.
site-invite-link = Link da partida
site-invite-code = QR code do link
site-copy = Copiar
site-invited-title = Você foi convidado para uma partida de Ataxx
site-accept = Aceitar e jogar
site-accept-or-watch = Ou fique e assista.
site-copy-link = Copiar link para assistir
site-device = Copiar link para meu outro aparelho
site-device-why = Abre o seu próprio lugar na partida. Não compartilhe.
site-zen = Zen mode
site-zen-why = Shows only the board, the clocks and the line below
site-zen-out = Leave zen mode

site-error-game = Essa partida não existe
site-error-page = Não há nada aqui
site-error-other = Não deu certo
site-error-code = Erro

# The pages that the footer and the menu lead to.
site-places = Mais páginas
site-place-home = Jogar
site-place-guide = Aprender a jogar
site-place-rules = Regras
site-place-help = Ajuda
site-place-about = Sobre o jogo
site-place-preferences = Preferências

# The pages to be read.
site-skip-to-text = Ir para o texto
site-contents = Nesta página
site-outside = (abre outro site)

# What can be seen on the picture that a link to the page shows elsewhere.
site-picture-play = An Ataxx board in the middle of a game, with red and blue pieces.
site-picture-rules = An Ataxx board: around a red piece, rings mark where it can grow and dots where it can jump.
site-picture-guide = An Ataxx board: a red piece is about to jump, and the five blue pieces that will turn red are marked.
site-diagram = Vermelhas em { $red }. Azuis em { $blue }.

# The page that stands in for the others while there is no network.
site-offline-title = You are offline
site-offline-text = This page needs the network. A game that you are in is safe with us: you can go on as soon as you are connected again.
site-offline-again = Try again
site-offline-meanwhile = In the meantime, you can read these pages:
