# The help page: ids begin with "help-".
