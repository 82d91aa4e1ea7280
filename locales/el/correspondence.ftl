# Παρτίδες με μέρες ανά κίνηση: υπενθυμίσεις, οι παρτίδες σου, διακοπές, προγραμματισμένες κινήσεις.
# Τα αναγνωριστικά αρχίζουν με "correspondence-".

correspondence-reminder = Είναι η σειρά σου
correspondence-reminder-of = Σε περιμένει { $name }. Χρόνος που μένει: { $time }.
correspondence-reminder-text = Σε περιμένει ο αντίπαλος. Χρόνος που μένει: { $time }.
correspondence-hours =
    { $count ->
        [one] μία ώρα
       *[other] { $count } ώρες
    }
correspondence-mail-why = Ζήτησες μηνύματα για τις παρτίδες με μέρες ανά κίνηση. Τα σταματάς εδώ:

# Η σελίδα με τις παρτίδες του χρήστη.
correspondence-title = Οι παρτίδες σου
correspondence-none = Δεν έχεις παρτίδα σε εξέλιξη σε αυτόν τον περιηγητή. Όσες αρχίζεις φαίνονται εδώ ώσπου να τελειώσουν.
correspondence-new = Νέα παρτίδα
correspondence-my-turn = Σειρά σου
correspondence-their-turn = Σειρά του αντιπάλου
correspondence-open = Περιμένουν αντίπαλο
correspondence-others = Παρτίδες μόνο αυτού του περιηγητή
correspondence-others-why = Τα κλειδιά για τις θέσεις σου σε αυτές τα κρατάει μόνο αυτός ο περιηγητής. Για να συνεχίσεις αλλού, αντίγραψε από την παρτίδα τον σύνδεσμο της θέσης σου.
correspondence-plies =
    { $count ->
        [one] 1 κίνηση
       *[other] { $count } κινήσεις
    }
correspondence-left = Χρόνος που μένει: { $time }
correspondence-rests = Σε διακοπές

correspondence-reminders = Υπενθυμίσεις
correspondence-reminders-when = Στις παρτίδες με μέρες ανά κίνηση παίρνεις μία υπενθύμιση σε κάθε σειρά σου, όταν μένει το ένα πέμπτο του χρόνου σου.
correspondence-push-on = Ειδοποίησέ με όταν με περιμένει παρτίδα
correspondence-push-off = Τέλος οι ειδοποιήσεις εδώ
correspondence-push-is-on = Αυτός ο περιηγητής σε ειδοποιεί.
correspondence-push-is-off = Αυτός ο περιηγητής δεν σε ειδοποιεί.
correspondence-push-none = Αυτός ο περιηγητής δεν μπορεί να σε ειδοποιεί.
correspondence-push-denied = Οι ειδοποιήσεις από αυτόν τον ιστότοπο είναι αποκλεισμένες. Για να τις ανοίξεις εδώ, επίτρεψέ τες στις ρυθμίσεις του περιηγητή για αυτή τη σελίδα.
correspondence-mail = Στείλε μου και e-mail
correspondence-mail-is-on = Σου γράφουμε στο e-mail σου.
correspondence-mail-is-off = Δεν σου γράφουμε.

correspondence-vacation = Διακοπές
correspondence-vacation-what = Όσο είσαι σε διακοπές, ο χρόνος σου σταματά σε όλες τις παρτίδες σου με μέρες ανά κίνηση. Μπορείς όμως και να παίζεις.
correspondence-vacation-left =
    { $count ->
        [one] Σου μένει 1 από τις { $year } μέρες του έτους.
       *[other] Σου μένουν { $count } από τις { $year } μέρες του έτους.
    }
correspondence-vacation-days = Για πόσο;
correspondence-days =
    { $count ->
        [one] 1 μέρα
       *[other] { $count } μέρες
    }
correspondence-vacation-begin = Αρχίζουν τώρα
correspondence-vacation-until = Είσαι σε διακοπές έως:
correspondence-vacation-end = Τέλος διακοπών

# Δίπλα στο ταμπλό μιας παρτίδας με μέρες ανά κίνηση.
correspondence-plan = Προγραμματισμένες κινήσεις
correspondence-plan-what = Η απάντησή σου παίζεται μόλις ο αντίπαλος κάνει την κίνηση για την οποία την όρισες. Με οποιαδήποτε άλλη κίνηση, το σχέδιο χάνεται.
correspondence-plan-lines = Προγραμματισμένες απαντήσεις
correspondence-plan-now = τώρα
correspondence-plan-after = Μετά από
correspondence-plan-theirs = Αν ο αντίπαλος παίξει
correspondence-plan-mine = Απαντώ
correspondence-plan-add = Προσθήκη
correspondence-plan-remove = Αφαίρεση
correspondence-seat-warning = Μόνο αυτός ο περιηγητής γνωρίζει τη θέση σου. Αντίγραψε τον σύνδεσμό της και φύλαξέ τον καλά: με αυτόν συνεχίζεις αλλού.
correspondence-mine-link = Οι παρτίδες σου και οι υπενθυμίσεις
