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
client-seat-open = Lugar vago
client-away = ausente
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
client-square-chosen = { $square }, { $side }, escolhida
client-square-planned = { $square }, { $side }, planned, not sent yet
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
client-planned = { $move } is not sent yet.
client-planned-play = Play
client-planned-cancel = Cancel
client-reconnecting = A conexão caiu. Tentando de novo
client-not-connected = Sem conexão. Tente de novo.
client-passed = { $side } não tem lance e passa a vez.
client-passed-you = Você não tem lance e passa a vez.
client-passed-them = O adversário não tem lance e passa. É sua vez de novo.
client-pass = passa
client-pass-why = Sem lance possível, a vez passa.
client-warn-repetition = Esta posição já apareceu duas vezes. Na terceira, é empate.
client-warn-no-clone = { $count ->
    [one] Mais { $count } lance sem clonar e a partida acaba.
   *[other] Mais { $count } lances sem clonar e a partida acaba.
}
client-away-watched = { $side } está ausente.
client-away-countdown = { $count ->
    [one] O adversário saiu. Você pode encerrar a partida em { $count } segundo.
   *[other] O adversário saiu. Você pode encerrar a partida em { $count } segundos.
}
client-away-claim = O adversário não voltou. Espere ou peça:
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
client-result-wins = { $side } ganhou.
client-result-void = Sem resultado.
client-reason-full = O tabuleiro está cheio.
client-reason-eliminated = Não sobrou nenhuma peça do outro lado.
client-reason-blocked = Ninguém mais tem lance.
client-reason-repetition = A mesma posição apareceu três vezes.
client-reason-no-clone-limit = Foram cem lances sem clonar.
client-reason-resigned = Por desistência.
client-reason-resigned-by = { $side } desistiu.
client-reason-flag = O tempo acabou.
client-reason-agreed = De comum acordo.
client-reason-aborted = A partida foi cancelada.
client-reason-aborted-by = { $side } cancelou a partida.
client-reason-abandoned = Um dos jogadores saiu.
client-reason-not-started = O primeiro lance não veio a tempo.
client-reason-expired = O convite expirou.
client-reason-administrator = Por decisão da administração.

# Lido em voz alta quando acontece.
client-said-clone = { $side } clona em { $to }.
client-said-clone-flips = { $count ->
    [one] { $side } clona em { $to } e converte { $count } peça.
   *[other] { $side } clona em { $to } e converte { $count } peças.
}
client-said-jump = { $side } pula de { $from } para { $to }.
client-said-jump-flips = { $count ->
    [one] { $side } pula de { $from } para { $to } e converte { $count } peça.
   *[other] { $side } pula de { $from } para { $to } e converte { $count } peças.
}
client-said-pass = { $side } não tem lance e passa a vez.
client-said-planned = { $move } is not sent yet. Enter plays it, Escape takes it back.
client-said-joined = { $side } entrou na partida.
client-said-left = { $side } está ausente.
client-said-returned = { $side } voltou.
client-said-draw-offered = { $side } propõe empate.
client-said-draw-declined = O empate foi recusado.
client-said-takeback-offered = { $side } pede para voltar um lance.
client-said-takeback-declined = O pedido para voltar o lance foi recusado.
client-said-took-back = { $side } voltou um lance.
client-said-rematch-offered = { $side } quer revanche.
client-said-rematch-declined = A revanche foi recusada.

client-watchers = { $count ->
    [one] { $count } assistindo
   *[other] { $count } assistindo
}
client-title-game = Uma partida de Ataxx
client-title-your-turn = Sua vez · Ataxx
client-title-waiting = Esperando · Ataxx
client-title-over = Fim de jogo · Ataxx

# Lessons: the guide and the examples of the rules page.
client-lesson-turn = Red to move: make any move.
client-lesson-answer = Blue answers { $move }. Red { $red }, Blue { $blue }.
client-lesson-answer-pass = Blue can't move and passes. Red { $red }, Blue { $blue }.
client-lesson-over = The game is over. Red { $red }, Blue { $blue }.
client-lesson-best = The engine would play { $move }.
client-lesson-same = The engine would play this move too.
client-lesson-step = { $done } of { $all } steps done
client-lesson-done = Done: { $name }
