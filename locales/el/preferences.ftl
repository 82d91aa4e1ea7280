# The preferences page: ids begin with "preferences-".
