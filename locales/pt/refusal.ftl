# Por que algo foi recusado: os ids começam com "refusal-", um para cada código que o servidor responde.

refusal-unknown = Isso não funcionou. Tente de novo.
