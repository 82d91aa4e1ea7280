# Textos das páginas que o servidor monta.

site-title = Ataxx
site-description = Jogue Ataxx na hora, com o computador, um amigo ou qualquer pessoa.
site-languages = Idiomas
