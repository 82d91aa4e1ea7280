# Partidas com dias por lance: lembretes, suas partidas, férias e respostas planejadas.
# Os ids começam com "correspondence-".

correspondence-reminder = É a sua vez
correspondence-reminder-of = { $name } espera o seu lance. Tempo restante: { $time }.
correspondence-reminder-text = O adversário espera o seu lance. Tempo restante: { $time }.
correspondence-hours =
    { $count ->
        [one] uma hora
       *[other] { $count } horas
    }
correspondence-mail-why = Você pediu e-mails sobre partidas com dias por lance. Para não receber mais, desative aqui:

# A página das próprias partidas.
correspondence-title = Suas partidas
correspondence-none = Você não tem nenhuma partida em andamento neste navegador. As que você começar ficam aqui até acabarem.
correspondence-new = Começar uma partida
correspondence-my-turn = Sua vez
correspondence-their-turn = Vez do adversário
correspondence-open = Esperando adversário
correspondence-others = Partidas que só este navegador conhece
correspondence-others-why = Este navegador guarda as chaves secretas dos seus lugares nelas. Para continuar em outro aparelho, copie o link do seu lugar na página da partida.
correspondence-plies =
    { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
correspondence-left = Tempo restante: { $time }
correspondence-rests = De férias

correspondence-reminders = Lembretes
correspondence-reminders-when = Nas partidas com dias por lance, você recebe um único lembrete a cada lance, quando resta um quinto do seu tempo.
correspondence-push-on = Notificar quando for a minha vez
correspondence-push-off = Não notificar neste navegador
correspondence-push-is-on = Este navegador notifica você.
correspondence-push-is-off = Este navegador não notifica você.
correspondence-push-none = Este navegador não pode notificar você.
correspondence-push-denied = As notificações deste site estão bloqueadas. Para ativá-las aqui, permita-as nas configurações do navegador para esta página.
correspondence-mail = Enviar também um e-mail
correspondence-mail-is-on = Escrevemos para o seu endereço de e-mail.
correspondence-mail-is-off = Não escrevemos para você.

correspondence-vacation = Férias
correspondence-vacation-what = Durante as férias, seu tempo fica parado em todas as suas partidas com dias por lance. Mesmo assim, você pode jogar.
correspondence-vacation-left =
    { $count ->
        [one] Resta { $count } dos { $year } dias por ano.
       *[other] Restam { $count } dos { $year } dias por ano.
    }
correspondence-vacation-days = Por quanto tempo?
correspondence-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
correspondence-vacation-begin = Começar agora
correspondence-vacation-until = Você está de férias até
correspondence-vacation-end = Encerrar as férias agora

# Ao lado do tabuleiro de uma partida com dias por lance.
correspondence-plan = Planejar respostas
correspondence-plan-what = Sua resposta é jogada assim que o adversário fizer o lance previsto. Se ele fizer outro, o plano deixa de valer.
correspondence-plan-lines = Respostas planejadas
correspondence-plan-now = posição atual
correspondence-plan-after = Depois de
correspondence-plan-theirs = Se o adversário jogar
correspondence-plan-mine = Eu respondo
correspondence-plan-add = Planejar
correspondence-plan-remove = Remover
correspondence-seat-warning = Só este navegador conhece o seu lugar. Copie o link do seu lugar e guarde-o bem: com ele você pode continuar em outro aparelho.
correspondence-mine-link = Suas partidas e lembretes
