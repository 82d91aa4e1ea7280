# Why something was refused: ids begin with "refusal-", one for each code the server answers with.

refusal-unknown = That did not work. Please try again.
