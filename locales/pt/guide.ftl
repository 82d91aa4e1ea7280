# O guia para quem começa: os ids começam com "guide-". Quem lê joga de Vermelho. Cada exercício tem um objetivo, o que
# se diz quando ele é cumprido e uma dica; depois da dica, um botão mostra um lance que resolve.

guide-title = Como jogar Ataxx: aprenda jogando, em seis passos
guide-description = Aprenda a jogar Ataxx em poucos minutos, num tabuleiro interativo: clonar, pular, converter, passar a vez e ganhar. Um exercício curto de cada vez e, depois, a primeira partida.
guide-heading = Aprender a jogar
guide-lead = Seis passos curtos, cada um com algo para fazer no tabuleiro. Você joga de Vermelho. Leva uns três minutos.
guide-how = Toque numa peça vermelha e depois na casa para onde ela deve ir. Pelo teclado: ande pelo tabuleiro com as setas e aperte Enter, uma vez na peça e outra na casa.
guide-steps = Passos do guia
guide-step = Passo { $number } de { $all }
guide-step-done = feito
guide-next = Próximo passo
guide-previous = Passo anterior
guide-next-exercise = Próximo exercício
guide-again = Tentar de novo
guide-hint = Dica
guide-show = Mostrar
guide-shown = Um jeito de fazer: { $move }.
guide-task = Sua missão
guide-answer = Solução
guide-board = Tabuleiro do exercício: { $goal }
guide-reset = Recomeçar o guia
guide-kept = O que você já fez fica guardado neste navegador.
guide-no-script = Para jogar nestes tabuleiros, é preciso JavaScript. Sem ele, cada exercício mostra a posição e a solução.

guide-rule = A regra numa frase
guide-rule-text = Chegue ao lado de uma peça inimiga, e ela passa a ser sua. A ideia do Ataxx é essa, do começo ao fim.
guide-touch-goal = Faça a peça azul de e4 virar vermelha.
guide-touch-done = Isso! Você chegou ao lado da peça azul, e ela mudou de lado.
guide-touch-hint = Vá para uma casa que encoste em e4. Sua peça de c4 alcança d4, por exemplo.

guide-board-name = Tabuleiro e abertura
guide-board-text = Cada lado começa com duas peças em cantos opostos de um tabuleiro de { $squares } casas: você em a7 e g1, o Azul em a1 e g7. O Vermelho joga primeiro. Ir para uma casa vizinha é clonar: a peça fica, e outra aparece.
guide-opening-goal = Comece a partida clonando.
guide-opening-done = Agora você tem três peças, e o Azul respondeu. É assim que as partidas começam: cada lado cresce a partir dos seus cantos.
guide-opening-hint = Escolha a7 ou g1 e depois uma casa encostada nela. Essas casas estão marcadas com um círculo.

guide-move = Clonar ou pular
guide-move-text = O pulo vai a exatamente duas casas de distância, por cima do que houver. A peça sai da casa onde estava, então você não ganha uma peça com isso, mas chega mais longe.
guide-reach-goal = Converta duas peças azuis num lance só.
guide-reach-done = Clonando, não dava para chegar tão longe. É para isso que serve o pulo.
guide-reach-hint = Pule para uma casa que encoste em c5 e também em d5. As casas de pulo estão marcadas com um ponto.
guide-keep-goal = Agora converta duas peças azuis e termine com o maior número possível de vermelhas.
guide-keep-done = Clonando, você converteu as mesmas duas que converteria pulando, e ficou com uma peça a mais. Se clonar resolve, clone.
guide-keep-hint = A casa d4 encosta nas duas peças azuis. Qual das suas peças chega lá clonando?

guide-convert = Conversão
guide-convert-text = Um único lance converte todas as peças inimigas em volta da casa de chegada, até oito de uma vez. Antes de jogar, procure onde há mais delas juntas.
guide-most-goal = Encontre o lance que converte mais peças.
guide-most-done = Seis de uma vez! Um lance só pode virar o jogo, a seu favor ou contra você.
guide-most-hint = Há um buraco no meio das peças azuis.

guide-pass = Passar a vez
guide-pass-text = Quem não pode clonar nem pular tem de passar a vez, e o outro lado joga de novo.
guide-lock-goal = Tire do Azul o último lance que ele tem.
guide-lock-done = O Azul não tem para onde ir e passa a vez. Você joga de novo.
guide-lock-hint = O Azul só alcança d4. Ocupe essa casa clonando, para não abrir nenhuma outra.
guide-again-goal = Jogue mais uma vez e mantenha o Azul preso.
guide-again-done = O Azul tem de passar outra vez. Enquanto o muro aguentar, só você joga.
guide-again-hint = Clone do muro para fora. Um pulo abriria um buraco nele.

guide-win = Vitória
guide-win-text = A partida acaba quando o tabuleiro fica cheio, quando um lado fica sem peças ou quando ninguém tem lance. Ganha quem tiver mais peças. Só faltam duas casas.
guide-last-goal = Ganhe a partida.
guide-last-done = O Vermelho tem { $red } peças e o Azul, { $blue }. Você ganhou!
guide-last-hint = Veja qual das duas casas encosta em mais peças azuis.

guide-remark-nothing = Sua peça se moveu, mas agora não encosta em nenhuma peça azul.
guide-remark-jumped = Isso foi um pulo: vale, mas sua peça saiu do canto e você continua com duas. Tente clonar.
guide-remark-turned = { $count ->
    [one] Esse lance converteu { $count } peça. Há um que converte { $best }.
   *[other] Esse lance converteu { $count } peças. Há um que converte { $best }.
}
guide-remark-owns = { $count ->
    [one] Agora você tem { $count } peça. Com outro lance, teria { $best }.
   *[other] Agora você tem { $count } peças. Com outro lance, teria { $best }.
}
guide-remark-moves = { $count ->
    [one] O Azul ainda tem { $count } lance.
   *[other] O Azul ainda tem { $count } lances.
}
guide-remark-loses = Termina { $red } a { $blue }: o Azul ganha. Tente a outra casa.

guide-end = Agora é para valer
guide-end-text = Você já conhece todas as regras. Jogue sua primeira partida contra { $name }, o nível mais tranquilo do computador.
guide-end-play = Jogar a primeira partida
guide-end-rules = Todas as regras, para consultar
