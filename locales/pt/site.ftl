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
site-result-rule = A regra
site-step-first = Posição inicial
site-step-previous = Lance anterior
site-step-next = Lance seguinte
site-step-last = Posição atual
site-flip = Girar o tabuleiro
site-takeback = Voltar lance
site-draw = Empate
site-resign = Desistir
site-abort = Cancelar
site-give-time = +{ $seconds } s
site-give-time-why = +{ $seconds } s para o adversário
site-chat = Chat
site-chat-watchers = Chat de quem assiste
site-chat-apart = Os jogadores não veem este chat.
site-chat-off = Ligar ou desligar o chat
site-chat-field = Sua mensagem
site-chat-send = Enviar
site-chat-guest = Visitantes escolhem entre estas frases. Com uma conta, você pode escrever as suas.
site-chat-hello = Oi!
site-chat-good-luck = Boa sorte!
site-chat-well-played = Bem jogado!
site-chat-thank-you = Valeu!
site-chat-sorry = Desculpe!
site-chat-must-go = Preciso ir.
site-no = Não
site-rematch = Revanche
site-next-game = Ir para a revanche
site-new-game = Nova partida

site-invite-title = Mande este link para o seu amigo
site-invite-how = A partida começa assim que o convite for aceito. Fique por aqui ou volte pelo mesmo link.
site-invite-link = Link da partida
site-invite-code = QR code do link
site-copy = Copiar
site-invited-title = Você recebeu um convite para jogar Ataxx
site-accept = Aceitar e jogar
site-accept-or-watch = Ou fique e assista.
site-copy-link = Copiar link para assistir
site-device = Copiar link para meu outro aparelho
site-device-why = Abre o seu próprio lugar na partida. Não compartilhe.
site-zen = Modo zen
site-zen-why = Mostra só o tabuleiro, os relógios e a linha embaixo
site-zen-out = Sair do modo zen

site-error-game = Essa partida não existe
site-error-page = Não há nada aqui
site-error-other = Não deu certo
site-error-code = Erro

# As páginas a que o rodapé e o menu levam.
site-places = Mais páginas
site-place-home = Jogar
site-place-tv = Assistir
site-place-games = Partidas em andamento
site-place-guide = Aprender a jogar
site-place-rules = Regras
site-place-help = Ajuda
site-place-about = Sobre o jogo
site-place-preferences = Preferências

# As páginas de leitura.
site-skip-to-text = Ir para o texto
site-contents = Nesta página
site-outside = (abre outro site)

# O que se vê na imagem que um link para a página mostra em outros sites.
site-picture-play = Um tabuleiro de Ataxx no meio de uma partida, com peças vermelhas e azuis.
site-picture-rules = Um tabuleiro de Ataxx: em volta de uma peça vermelha, círculos marcam para onde ela pode crescer, e pontos, para onde pode pular.
site-picture-guide = Um tabuleiro de Ataxx: uma peça vermelha está prestes a pular, e as cinco peças azuis que vão virar vermelhas estão marcadas.
site-diagram = Vermelhas em { $red }. Azuis em { $blue }.

# A página que fica no lugar das outras enquanto não há rede.
site-offline-title = Você está sem internet
site-offline-text = Esta página precisa da internet. Se você tem uma partida em andamento, ela está bem guardada conosco: dá para continuar assim que a conexão voltar. O relógio, se houver, continua correndo.
site-offline-again = Tentar de novo
site-offline-meanwhile = Enquanto isso, você pode ler estas páginas:

# What a game is played for.
site-stake = Tipo
site-stake-casual = Amistosa
site-stake-ranked = Valendo rating
site-ranked-sign-in = Esta partida vale rating: entre na sua conta para aceitar.
site-ranked-register = Criar conta
