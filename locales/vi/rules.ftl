# The rules page: ids begin with "rules-".
