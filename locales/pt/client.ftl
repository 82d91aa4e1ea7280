# Textos que o navegador mostra por conta própria: os ids começam com "client-".

client-pieces = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
