# Προγράμματα που παίζουν, και πώς τα φτιάχνει ένας λογαριασμός: τα αναγνωριστικά αρχίζουν με "bots-".

bots-title = Τα bot σου · Ataxx
bots-heading = Τα bot σου
bots-lead = Το bot είναι ένα πρόγραμμα που παίζει εδώ με δικό του όνομα. Φαίνεται ότι είναι bot, παίζει φιλικές παρτίδες με πρόκληση ή με τον υπολογιστή, και δεν πέφτει ποτέ σε κάποιον που ψάχνει άνθρωπο για αντίπαλο.
bots-mark = Bot
bots-new = Νέο bot
bots-name-hint = Το βλέπουν όλοι. Αργότερα δεν αλλάζει.
bots-make = Φτιάξε το και δείξε το token
bots-limit = { $count ->
    [one] Ένας λογαριασμός έχει το πολύ ένα bot. Αφαίρεσέ το για να φτιάξεις άλλο.
   *[other] Ένας λογαριασμός έχει το πολύ { $count } bot. Αφαίρεσε ένα για να φτιάξεις άλλο.
}
bots-token-heading = Το token του bot
bots-token-once = Φύλαξέ το καλά: δείχνεται μόνο αυτή τη φορά, και όποιος το έχει παίζει ως το bot σου.
bots-token-command = Με αυτή την εντολή παίζει ένα πρόγραμμα που μιλάει UAI:
bots-token-none = Δεν έχει token, άρα δεν μπορεί να μπει.
bots-token-unused = Token από τις { $day }, αχρησιμοποίητο ως τώρα.
bots-token-used = Τελευταία χρήση του token στις { $day }.
bots-renew = Νέο token
bots-renew-named = Νέο token για το bot { $name }· το παλιό παύει να ισχύει
bots-revoke = Ανάκληση του token
bots-revoke-named = Ανάκληση του token για το bot { $name }
bots-remove = Αφαίρεση
bots-remove-named = Αφαίρεση του bot { $name }
