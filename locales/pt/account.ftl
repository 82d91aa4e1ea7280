# Entrar, criar uma conta e a página da própria conta: os ids começam com "account-".

# No cabeçalho de todas as páginas.
account-sign-in = Entrar
account-yours = Sua conta: { $name }
account-guest = Você joga como visitante: { $name }

account-sign-in-title = Entrar · Ataxx
account-sign-in-lead = Suas partidas, seu rating e seus lugares acompanham você em qualquer aparelho.
account-name = Nome
account-password = Senha
account-sign-in-passkey = Entrar com chave de acesso
account-or = ou
account-to-register = Criar conta
account-sign-in-guest = O que você começou aqui como visitante continua disponível neste navegador depois que você entrar.
account-passkey-none = Nenhuma chave de acesso foi usada. Você pode tentar de novo.
account-no-network = Não foi possível falar com o servidor. Tente de novo.

account-register-title = Criar conta · Ataxx
account-register-heading = Criar conta
account-register-lead = Um nome e uma senha, ou uma chave de acesso. Não é preciso e-mail.
account-register-guest = Até agora você joga como { $name }. Todas as suas partidas e lugares continuam seus.
account-register-export = Baixar tudo o que está guardado sobre você
account-name-hint = De { $least } a { $most } caracteres: letras, algarismos e, entre eles, um - ou _ de cada vez. Todos podem ver o nome.
account-password-hint = Pelo menos { $least } caracteres. Algumas palavras juntas são fáceis de lembrar.
account-register-submit = Criar a conta
account-register-passkey = Criar com chave de acesso
account-register-passkey-why = Aí você entra com a impressão digital, o rosto ou o código do aparelho, e não há senha para esquecer.
account-register-keep = Ninguém pode recuperar uma senha perdida para você. Guarde-a bem ou adicione uma chave de acesso.
account-register-keep-mail = Com um endereço de e-mail na conta, você pode trocar uma senha perdida por outra.
account-to-sign-in = Já tenho conta: entrar

account-title = Sua conta · Ataxx
account-since = Conta criada em { $day }
account-done-password = Sua senha foi trocada. A sessão foi encerrada em todos os outros aparelhos.
account-done-passkey = A chave de acesso foi adicionada.
account-done-removed = A chave de acesso foi removida.
account-done-session = A sessão nesse aparelho foi encerrada.
account-done-sessions = A sessão foi encerrada em todos os outros aparelhos.
account-devices = Onde sua conta está aberta
account-device-unknown = Aparelho desconhecido
account-device-this = Este navegador
account-device-used = Último uso em { $day }
account-device-end = Encerrar sessão
account-device-end-named = Encerrar sessão: { $device }
account-devices-end = Encerrar todas as outras sessões
account-sign-out = Sair da conta aqui
account-passkeys = Chaves de acesso
account-passkeys-none = Você ainda não tem nenhuma.
account-passkeys-why = Com uma chave de acesso, você entra usando a impressão digital, o rosto ou o código do aparelho.
account-passkeys-not-here = Neste endereço não dá para usar chaves de acesso: elas exigem uma conexão segura e um nome de domínio.
account-passkey-made = Criada em { $day }
account-passkey-add = Adicionar chave de acesso
account-passkey-remove = Remover
account-passkey-remove-named = Remover a chave de acesso: { $device }
account-password-change = Trocar a senha
account-password-set = Definir uma senha
account-password-current = Senha atual
account-password-new = Senha nova
account-password-note = A sessão será encerrada em todos os outros aparelhos.
account-data = Seus dados
account-data-text = Um arquivo com o que está guardado sobre você: conta, aparelhos, partidas com seus endereços, ratings, o que você disse, quem você segue e bloqueia.
account-data-download = Baixar
account-close = Encerrar a conta
account-close-text = Ninguém mais poderá entrar nela, e seu endereço de e-mail, suas chaves de acesso e seus aparelhos serão apagados. Suas partidas ficam, sem o seu nome, que não será dado a mais ninguém. Isso não pode ser desfeito.
account-close-name = Para confirmar, digite o seu nome
account-close-submit = Encerrar minha conta para sempre
account-closed-name = conta encerrada
account-closed-title = Sua conta foi encerrada
account-closed-text = O que comprovava quem você é foi apagado. Agradecemos por você ter jogado aqui.

# E-mails; só onde o site os envia.
account-email = E-mail
account-email-text = Opcional: para o caso de você perder a senha e para notícias das suas partidas com dias por lance. Ninguém mais vê o endereço.
account-email-address = Endereço de e-mail
account-email-submit = Enviar e-mail de confirmação
account-email-remove = Remover o endereço
account-email-confirm = Confirme seu endereço de e-mail
account-email-confirm-lead = Só mais um passo, para que ninguém use o seu endereço como se fosse dono dele.
account-email-confirm-submit = Este endereço é meu
account-confirmed-title = Seu endereço de e-mail está confirmado
account-confirmed-text = Ele fica guardado com a sua conta. Você pode removê-lo lá quando quiser.
account-done-letter = Um e-mail está a caminho. Abra o link que está nele dentro de um dia.
account-done-no-email = Seu endereço de e-mail não está mais guardado.
account-recover = Perdeu a senha?
account-recover-lead = Digite seu nome. Se houver um endereço de e-mail guardado com a conta, ele receberá uma mensagem com um link.
account-recover-submit = Enviar o e-mail
account-recover-new = Escolha uma senha nova
account-sent-title = Talvez um e-mail esteja a caminho
account-sent-text = Se essa conta existe e tem um endereço de e-mail, a mensagem chega em poucos minutos. O link que está nela vale por uma hora.
account-flaw-email = Isso não é um endereço de e-mail. Ele deve ser parecido com nome@example.org.
account-flaw-letter = Este link já foi usado ou é antigo demais. Peça outro e-mail.
account-letter-confirm-subject = Confirme seu endereço para o Ataxx
account-letter-confirm-text =
    Olá, { $name }!

    Com este link, você confirma que este é o seu endereço de e-mail:

    { $link }

    Ele vale por um dia. Se não foi você quem pediu, não é preciso fazer nada.
account-letter-recover-subject = Uma senha nova para o Ataxx
account-letter-recover-text =
    Olá, { $name }!

    Com este link, você pode escolher uma senha nova:

    { $link }

    Ele vale por uma hora. Se não foi você quem pediu, não é preciso fazer nada: sua senha continua a mesma.

# Por que um formulário não foi aceito e o que fazer.
account-flaw-name-too-short = O nome precisa ter pelo menos { $chars } caracteres.
account-flaw-name-too-long = Esse nome é longo demais: são no máximo { $chars } caracteres.
account-flaw-name-space = O nome não pode ter espaços. Você pode usar - ou _ no lugar deles.
account-flaw-name-character = O caractere { $character } não pode fazer parte de um nome. Use letras, algarismos e, entre eles, um - ou _ de cada vez.
account-flaw-name-other-character = Há nele um caractere que não pode fazer parte de um nome; talvez seja invisível. Use letras, algarismos e, entre eles, um - ou _ de cada vez.
account-flaw-name-separator = Os sinais - e _ ficam entre letras ou algarismos, um de cada vez.
account-flaw-name-no-letter = O nome precisa ter pelo menos uma letra.
account-flaw-name-mixed = As letras são de alfabetos diferentes. Use as de um só.
account-flaw-name-reserved = Esse nome pareceria ser do próprio site. Escolha outro.
account-flaw-name-of-guests = Nomes assim são dados a visitantes. Escolha outro.
account-flaw-name-taken = Alguém já tem esse nome, ou um muito parecido. Escolha outro.
account-flaw-password-too-short = A senha precisa ter pelo menos { $least } caracteres.
account-flaw-password-too-long = Essa senha é longa demais. Uma ou duas frases são o máximo.
account-flaw-password-common = Essa senha é uma das primeiras que qualquer um tentaria. Escolha outra.
account-flaw-password-is-name = A senha é o seu nome. Escolha outra.
account-flaw-no-match = Não há conta com esse nome e essa senha. Confira os dois.
account-flaw-wrong-password = Essa não é a sua senha atual.
account-flaw-unconfirmed = Esse não é o seu nome. Digite-o como está no alto desta página.
account-flaw-later-seconds = { $count ->
    [one] Foram tentativas demais. Espere { $count } segundo e tente de novo.
   *[other] Foram tentativas demais. Espere { $count } segundos e tente de novo.
}
account-flaw-later-minutes = { $count ->
    [one] Foram tentativas demais. Espere { $count } minuto e tente de novo.
   *[other] Foram tentativas demais. Espere { $count } minutos e tente de novo.
}
account-flaw-signed-in = Você já entrou numa conta. Saia dela primeiro.
account-flaw-signed-out = Sua sessão terminou. Entre de novo.
account-flaw-passkey = Essa chave de acesso não pode ser usada aqui, ou demorou demais. Tente de novo.
account-flaw-passkey-known = Essa chave de acesso já pertence a uma conta, ou você já tem chaves demais.
account-flaw-last-proof = Sem essa chave de acesso, você não conseguiria mais entrar. Antes, defina uma senha.
