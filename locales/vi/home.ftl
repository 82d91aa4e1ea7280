# The home page: ids begin with "home-".
