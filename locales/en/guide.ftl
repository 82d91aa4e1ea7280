# The beginner guide: ids begin with "guide-".
