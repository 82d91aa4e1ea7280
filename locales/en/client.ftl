# Texts that the browser shows by itself: ids begin with "client-".
# Plain text with { $name }, or one plural over $count whose every variant is a whole sentence:
# crates/i18n/README.md says what can be exported.

client-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
