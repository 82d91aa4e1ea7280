# A página das regras: os ids começam com "rules-".
# Casas como g2 e lances como a1–c3 se escrevem assim em todas as línguas.

rules-title = Regras do Ataxx: como jogar, com exemplos interativos
rules-description = As regras do Ataxx em dois minutos: posição inicial, clonar e pular, conversão, quando se passa a vez, quem ganha. Todos os diagramas são posições de verdade, e em quatro deles dá para jogar.
rules-heading = Regras do Ataxx
rules-lead = Dois jogadores, um tabuleiro de { $squares } casas. Clone uma peça na casa ao lado ou pule duas casas, e toda peça inimiga vizinha da casa de chegada passa a ser sua. No fim, ganha quem tiver mais peças.
rules-to-guide = Prefere aprender jogando? Siga o guia.
rules-print = Imprimir as regras

rules-goal = Objetivo
rules-goal-text = Ter mais peças que o adversário quando a partida acabar. Nenhuma peça sai do tabuleiro: elas só mudam de lado.

rules-setup = Preparação
rules-setup-board = O tabuleiro tem { $size } por { $size } casas. As colunas vão de a até g, da esquerda para a direita, e as fileiras de 1 a 7, de baixo para cima.
rules-setup-pieces = Cada lado começa com { $pieces } peças em cantos opostos: o Vermelho em a7 e g1, o Azul em a1 e g7. O Vermelho joga primeiro, e depois os dois se alternam.
rules-setup-diagram = A posição inicial.

rules-play = Como se joga
rules-play-turn = Na sua vez, você move uma das suas peças para uma casa vazia. Há dois jeitos de fazer isso.
rules-play-clone = Clonar: ir a uma casa encostada na peça, em qualquer das oito direções. A peça fica onde está, e outra da sua cor aparece na casa nova. Você passa a ter uma peça a mais.
rules-play-jump = Pular: ir a uma casa a exatamente duas de distância, em linha reta, na diagonal ou em L, por cima do que estiver no caminho. A casa de onde a peça saiu fica vazia. Você continua com o mesmo número de peças.
rules-play-reach = Do meio do tabuleiro, uma peça alcança { $clones } casas clonando (círculos) e { $jumps } pulando (pontos).
rules-play-convert = Conversão
rules-play-convert-text = Quando você clona ou pula, todas as peças inimigas nas oito casas em volta da casa de chegada passam a ser suas. Não importa quantas são nem o que há atrás delas, e a conversão para por aí: não há reação em cadeia.
rules-play-convert-before = O Vermelho vai clonar em d4.
rules-play-convert-after = { $count ->
    [one] { $count } peça azul virou vermelha; as que não encostam em d4 continuam azuis.
   *[other] { $count } peças azuis viraram vermelhas; as que não encostam em d4 continuam azuis.
}
rules-play-pass = Passar a vez
rules-play-pass-text = Quem não pode clonar nem pular passa a vez, e o outro lado joga de novo. Enquanto houver lance, ninguém pode passar. Neste site isso acontece sozinho, na mesma hora, e fica registrado na lista de lances.
rules-play-pass-diagram = É a vez do Azul, mas todas as casas que uma peça azul poderia alcançar estão ocupadas: o Azul passa a vez.

rules-moves = Três lances, passo a passo
rules-moves-text = Um clone, um pulo e uma conversão, um depois do outro, a partir de uma mesma posição. Use os botões para avançar e voltar.
rules-moves-start = A posição antes dos três lances. É a vez do Vermelho.
rules-moves-clone = O { $side } clona em { $to }. Não há peça inimiga ao lado, então nada é convertido.
rules-moves-jump = O { $side } pula de { $from } para { $to }. A casa { $from } fica vazia.
rules-moves-convert = { $count ->
    [one] O { $side } clona em { $to } e converte { $count } peça.
   *[other] O { $side } clona em { $to } e converte { $count } peças.
}
rules-moves-convert-jump = { $count ->
    [one] O { $side } pula de { $from } para { $to } e converte { $count } peça.
   *[other] O { $side } pula de { $from } para { $to } e converte { $count } peças.
}
rules-moves-previous = Voltar
rules-moves-next = Próximo lance

rules-winning = Vitória e empate
rules-winning-text = Depois de cada lance, o servidor confere estes casos, nesta ordem. O primeiro que se aplicar encerra a partida.
rules-winning-eliminated = Um lado ficou sem peças: o outro ganha.
rules-winning-full = Não há casa vazia: ganha quem tiver mais peças. O tabuleiro tem { $squares } casas, um número ímpar, então tabuleiro cheio nunca dá empate.
rules-winning-blocked = Há casas vazias, mas nenhum dos lados tem lance: ganha quem tiver mais peças. Isso só pode acontecer em tabuleiros com casas bloqueadas.
rules-winning-repetition = A mesma posição, com o mesmo lado a jogar, apareceu { $times } vezes, e nela os dois lados podem clonar ou pular: empate.
rules-winning-limit = Foram { $plies } lances seguidos sem clonar, somados os dos dois lados: empate. Mas, se na posição final um dos lados está preso, isto é, sem lance, ganha quem tiver mais peças.
rules-winning-diagram = Tabuleiro cheio: o Vermelho tem { $red } peças e o Azul, { $blue }. Ganha o Vermelho.
rules-winning-never-flag = No Ataxx, enquanto os dois lados têm peças, não existe posição em que um deles já não possa mais ganhar. Por isso, quem fica sem tempo sempre perde.

rules-site = Neste site
rules-site-text = Aqui só o servidor decide, pelas regras desta página. Ninguém precisa reivindicar nada, e não há o que discutir.
rules-site-repetition = Repetição
rules-site-repetition-text = As posições são comparadas a partir da última vez em que alguém clonou, porque clonar não tem volta. A primeira vez que a posição aparece já conta. Uma posição em que um dos lados está preso nunca conta. Na segunda vez, os dois jogadores são avisados. O empate vem sozinho.
rules-site-repetition-diagram = Um exemplo. A partir desta posição, os dois lados ficam pulando para lá e para cá: { $moves }. O último lance repete a posição pela terceira vez: empate.
rules-site-limit = Lances sem clonar
rules-site-limit-text = A partir de { $warn } lances seguidos sem clonar, os dois jogadores veem quantos faltam para chegar a { $plies }.
rules-site-time = Tempo
rules-site-time-text = Quem fica sem tempo perde, seja qual for a posição no tabuleiro. Só vale o relógio do servidor. Os atrasos da rede são devolvidos até certo limite, e ninguém paga pelo tempo em que o servidor esteve fora do ar.
rules-site-leaving = Quando alguém sai
rules-site-leaving-text = Numa partida ao vivo entre duas pessoas, quem sai quando é a sua vez tem de { $short } a { $long } segundos para voltar; quanto mais longa a partida, mais tempo. Os dois jogadores veem a contagem regressiva. Depois dela, o outro pode reivindicar a vitória, reivindicar o empate ou simplesmente esperar. Numa partida sem relógio, um lance pode levar { $days } dias.
rules-site-ends = Quem pode encerrar uma partida
rules-site-ends-text = Além das regras e do relógio, só os jogadores podem encerrar uma partida, e o registro sempre diz como ela acabou.
rules-site-ends-resign = Qualquer um dos dois pode desistir a qualquer momento: o outro ganha.
rules-site-ends-agree = Qualquer um pode propor empate; se o outro aceitar, a partida termina empatada. O computador não aceita empate.
rules-site-ends-abort = Até que os dois tenham jogado, qualquer um pode cancelar a partida: ela fica sem resultado.
rules-site-ends-start = Se os primeiros lances não vêm a tempo, a partida fica sem resultado. Um convite que ninguém aceita expira depois de { $hours } horas.
rules-site-authority = Estas são as regras deste site. Em outros programas ou em torneios, os detalhes podem ser diferentes.

rules-elsewhere = O que muda em outros lugares
rules-elsewhere-text = Os lances são os mesmos em quase todo lugar. Os finais de partida, não.
rules-elsewhere-where = Onde
rules-elsewhere-what = O que muda
rules-elsewhere-arcade = O fliperama de 1990
rules-elsewhere-arcade-text = Alguns tabuleiros têm casas bloqueadas, onde ninguém pode parar.
rules-elsewhere-pychess = PyChess
rules-elsewhere-pychess-text = A posição inicial é escolhida entre um tabuleiro aberto e tabuleiros com paredes.
rules-elsewhere-uai = Partidas entre engines (UAI)
rules-elsewhere-uai-text = Em geral, empate depois de 100 meios-lances sem clonar; muitas vezes, nenhuma regra de repetição.
rules-elsewhere-assimilation = Assimilation, no BrainKing
rules-elsewhere-assimilation-text = A partida acaba assim que um jogador fica sem lance; ganha quem tem a maioria.
rules-elsewhere-fill = Hexxagon, no Yucata, e vários aplicativos
rules-elsewhere-fill-text = Se um jogador fica sem lance, o outro lado preenche todas as casas que sobraram, e contam-se as peças.
rules-elsewhere-pressibus = Pressibus
rules-elsewhere-pressibus-text = Até 24 casas bloqueadas, e a partida acaba antes quando um lado já tem garantida mais da metade do tabuleiro.

rules-advice = Exemplos úteis
rules-advice-text = Quatro bons conselhos, cada um com uma posição para experimentar. Você joga de Vermelho. Faça o lance que quiser, e o computador responde pelo Azul.
rules-advice-try = Tentar de novo
rules-advice-show = Ver o lance do computador
rules-advice-clone = Melhor clonar do que pular
rules-advice-clone-text = Quem clona ganha uma peça; quem pula não ganha nenhuma e deixa um buraco que o adversário pode aproveitar. Pule quando for para alcançar o que não dá para alcançar clonando. Aqui, ir a f4 converte duas peças azuis. Dá para chegar lá tanto clonando quanto pulando de e6: compare.
rules-advice-edge = Cantos e bordas são mais seguros
rules-advice-edge-text = Uma peça no canto tem { $corner } casas vizinhas; na borda, { $edge }; no meio, { $middle }. Quanto menos vizinhas, menos casas de onde ela pode ser convertida. Aqui, pular para d4 converte uma peça, mas deixa a sua exposta; ir a g3 não converte nenhuma, mas é uma posição firme.
rules-advice-count = Não conte só as conversões
rules-advice-count-text = Peças que ficam juntas podem voltar a ser do adversário todas de uma vez, num lance só. Aqui, pular para f5 converte quatro peças, e para d5, só duas. Veja o que o Azul faz em cada caso.
rules-advice-room = Guarde espaço para jogar
rules-advice-room-text = Quem fica sem lance só assiste ao outro jogar. Em d2, o Vermelho tem uma casa tranquila, só sua, e pode ficar tentado a ocupá-la. Mas é a última casa com que o Vermelho pode contar.
rules-advice-board = Posição para experimentar: { $name }
