# Textos que o navegador mostra por conta própria: os ids começam com "client-".

client-pieces = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
client-red = Vermelho
client-blue = Azul
client-you = Você
client-opponent = Adversário
client-computer = Computador
client-rating = Rating { $rating }
client-rating-provisional = Rating { $rating }, ainda provisório
client-rating-change = Mudança do rating: { $points }
client-stake-casual = Partida amistosa · { $time }
client-stake-ranked = Partida valendo rating · { $time }
client-seat-open = Lugar vago
client-away = ausente
client-on-vacation = de férias
client-level = { $level } · { $name }
client-level-1 = Ameba
client-level-2 = Esponja
client-level-3 = Água-viva
client-level-4 = Caracol
client-level-5 = Camarão
client-level-6 = Caranguejo
client-level-7 = Lula
client-level-8 = Polvo
client-level-9 = Orca
client-level-10 = Spore
client-tally = Vermelho { $red }, Azul { $blue }, vazias { $empty }
client-clock-days = { $days } d { $hours } h
client-time-untimed = Sem relógio
client-time-days = { $count ->
    [one] { $count } dia por lance
   *[other] { $count } dias por lance
}

# Uma casa do tabuleiro, falada.
client-square-piece = { $square }, { $side }
client-square-chosen = { $square }, { $side }, peça escolhida
client-square-planned = { $square }, { $side }, lance ainda não enviado
client-square-gap = { $square }, bloqueada
client-square-empty = { $square }, vazia
client-square-armed = { $square }, vazia, mais uma vez para clonar aqui
client-square-clone = { $square }, vazia, dá para clonar
client-square-clone-flips = { $count ->
    [one] { $square }, vazia, dá para clonar, converte { $count }
   *[other] { $square }, vazia, dá para clonar, converte { $count }
}
client-square-jump = { $square }, vazia, dá para pular
client-square-jump-flips = { $count ->
    [one] { $square }, vazia, dá para pular, converte { $count }
   *[other] { $square }, vazia, dá para pular, converte { $count }
}

# A linha embaixo do tabuleiro.
client-begin = Sua vez: escolha uma peça vermelha e depois uma casa.
client-turn-you = Sua vez
client-turn-them = Vez do adversário
client-turn-computer = O computador está pensando
client-turn-side = Vez do { $side }
client-sending = Enviando seu lance
client-waiting-friend = Esperando o segundo jogador
client-looking-back = { $count ->
    [one] Lance { $ply } de { $count }
   *[other] Lance { $ply } de { $count }
}
client-premove = { $move } está planejado. Toque no tabuleiro para cancelar.
client-planned = { $move } ainda não foi enviado.
client-planned-play = Jogar
client-planned-cancel = Desfazer
client-reconnecting = A conexão caiu. Tentando de novo
client-not-connected = Sem conexão. Tente de novo.
client-passed = O { $side } não tem lance e passa a vez.
client-passed-you = Você não tem lance e passa a vez.
client-passed-them = O adversário não tem lance e passa. É sua vez de novo.
client-pass = passa
client-pass-why = Sem lance possível, a vez passa.
client-warn-repetition = Esta posição já apareceu duas vezes. Na terceira, é empate.
client-warn-no-clone = { $count ->
    [one] Mais { $count } lance sem clonar e a partida acaba.
   *[other] Mais { $count } lances sem clonar e a partida acaba.
}
client-away-watched = O { $side } está ausente.
client-away-countdown = { $count ->
    [one] O adversário saiu. Daqui a { $count } segundo, você pode encerrar a partida.
   *[other] O adversário saiu. Daqui a { $count } segundos, você pode encerrar a partida.
}
client-away-claim = O adversário não voltou. Espere ou reivindique:
client-away-waiting = Você está esperando o adversário.
client-away-you = { $count ->
    [one] O adversário pode encerrar a partida daqui a { $count } segundo.
   *[other] O adversário pode encerrar a partida daqui a { $count } segundos.
}
client-away-you-now = O adversário já pode encerrar a partida.
client-claim-decide = Reivindicar
client-claim-wait = Esperar
client-claim-win = Vitória
client-claim-draw = Empate
client-accept = Aceitar
client-decline = Recusar
client-offer-draw = O adversário propõe empate.
client-offer-takeback = O adversário quer voltar um lance.
client-offer-rematch = O adversário quer revanche.
client-asked-draw = Você propôs empate.
client-asked-takeback = Você pediu para voltar um lance.
client-asked-rematch = Revanche proposta
client-rematch = Revanche

# Perguntas antes de agir.
client-ask-resign = Desistir desta partida?
client-yes-resign = Desistir
client-ask-abort = Cancelar esta partida?
client-yes-abort = Cancelar partida
client-ask-draw = Propor empate?
client-yes-draw = Propor empate
client-ask-takeback = Voltar seu último lance?
client-yes-takeback = Voltar o lance

client-invite-terms = Você jogaria de { $side }. Tempo: { $time }.
client-copied = Copiado
client-not-copied = Copie manualmente

# Como terminou.
client-result-won = Você ganhou.
client-result-lost = Você perdeu.
client-result-draw = Empate.
client-result-wins = O { $side } ganhou.
client-result-void = Sem resultado.
client-reason-full = O tabuleiro está cheio.
client-reason-eliminated = Um dos lados ficou sem peças.
client-reason-blocked = Ninguém mais tem lance.
client-reason-repetition = A mesma posição apareceu três vezes.
client-reason-no-clone-limit = Foram cem lances sem clonar.
client-reason-resigned = Por desistência.
client-reason-resigned-by = O { $side } desistiu.
client-reason-flag = O tempo acabou.
client-reason-agreed = De comum acordo.
client-reason-aborted = A partida foi cancelada.
client-reason-aborted-by = O { $side } cancelou a partida.
client-reason-abandoned = Um dos jogadores saiu.
client-reason-not-started = O primeiro lance não veio a tempo.
client-reason-not-started-by = O { $side } não jogou a tempo.
client-reason-expired = O convite expirou.
client-reason-administrator = Por decisão da administração.

# Lido em voz alta quando acontece.
client-said-clone = O { $side } clona em { $to }.
client-said-clone-flips = { $count ->
    [one] O { $side } clona em { $to } e converte { $count } peça.
   *[other] O { $side } clona em { $to } e converte { $count } peças.
}
client-said-jump = O { $side } pula de { $from } para { $to }.
client-said-jump-flips = { $count ->
    [one] O { $side } pula de { $from } para { $to } e converte { $count } peça.
   *[other] O { $side } pula de { $from } para { $to } e converte { $count } peças.
}
client-said-pass = O { $side } não tem lance e passa a vez.
client-said-planned = { $move } ainda não foi enviado. Enter joga, Esc desfaz.
client-said-joined = O { $side } entrou na partida.
client-said-left = O { $side } está ausente.
client-said-returned = O { $side } voltou.
client-said-draw-offered = O { $side } propõe empate.
client-said-draw-declined = O empate foi recusado.
client-said-takeback-offered = O { $side } pede para voltar um lance.
client-said-takeback-declined = O pedido para voltar o lance foi recusado.
client-said-took-back = O { $side } voltou um lance.
client-said-rematch-offered = O { $side } quer revanche.
client-said-rematch-declined = A revanche foi recusada.
client-said-time-given = O { $side } ganhou mais { $seconds } segundos.
client-said-zen-on = Modo zen ativado.
client-said-zen-off = Modo zen desativado.

client-lag = Lag { $ms } ms
client-chat-hidden = Ocultada pela administração.
client-watchers = { $count ->
    [one] { $count } assistindo
   *[other] { $count } assistindo
}
client-watchers-more = { $count ->
    [one] e mais { $count }
   *[other] e mais { $count }
}
client-games-more = { $count ->
    [one] Mais { $count } partida em andamento.
   *[other] Mais { $count } partidas em andamento.
}
client-title-game = Uma partida de Ataxx
client-title-your-turn = Sua vez · Ataxx
client-title-waiting = Esperando · Ataxx
client-title-over = Fim de jogo · Ataxx

# Lições: o guia e os exemplos da página das regras.
client-lesson-answer = O Azul responde { $move }. Vermelho { $red }, Azul { $blue }.
client-lesson-answer-pass = O Azul não tem lance e passa a vez. Vermelho { $red }, Azul { $blue }.
client-lesson-over = A partida acabou. Vermelho { $red }, Azul { $blue }.
client-lesson-best = O computador jogaria { $move }.
client-lesson-same = O computador faria o mesmo lance.

# Na página inicial.
client-games-wait =
    { $count ->
        [one] { $count } partida espera por você
       *[other] { $count } partidas esperam por você
    }

# Procurar adversário, na página inicial.
client-lobby-casual = Amistosa
client-lobby-ranked = Valendo rating
client-lobby-looking = Procurando adversário: { $times }.
client-lobby-others = { $count ->
    [one] Outras pessoas procurando: { $count }.
   *[other] Outras pessoas procurando: { $count }.
}
client-lobby-stands = Sua proposta de partida com dias por lance vale por duas semanas, mesmo que você saia.
client-lobby-more = { $count ->
    [one] E mais { $count }.
   *[other] E mais { $count }.
}
client-lobby-play = Jogar
client-lobby-play-with = Jogar com { $name }: { $times }
client-lobby-here = Adversário encontrado.
client-lobby-here-soon = Adversário encontrado. A partida já vai abrir.
client-lobby-go = Ir para a partida
client-lobby-stay = Ficar aqui
client-lobby-stop = Parar de procurar
client-lobby-break = { $count ->
    [one] Você pode procurar adversário de novo daqui a { $count } minuto.
   *[other] Você pode procurar adversário de novo daqui a { $count } minutos.
}
client-lobby-register = Criar conta
