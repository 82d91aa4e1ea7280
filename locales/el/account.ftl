# Σύνδεση, νέος λογαριασμός και η σελίδα του λογαριασμού: τα αναγνωριστικά αρχίζουν με "account-".

# Στην επικεφαλίδα κάθε σελίδας.
account-sign-in = Σύνδεση
account-yours = Ο λογαριασμός σου: { $name }
account-guest = Παίζεις ως επισκέπτης: { $name }

account-sign-in-title = Σύνδεση · Ataxx
account-sign-in-lead = Οι παρτίδες, η βαθμολογία και οι θέσεις σου σε ακολουθούν σε κάθε συσκευή.
account-name = Όνομα
account-password = Κωδικός
account-sign-in-passkey = Σύνδεση με κλειδί πρόσβασης
account-or = ή
account-to-register = Νέος λογαριασμός
account-sign-in-guest = Ό,τι άρχισες εδώ ως επισκέπτης ανοίγει σε αυτόν τον περιηγητή και μετά τη σύνδεση.
account-passkey-none = Δεν χρησιμοποιήθηκε κλειδί πρόσβασης. Μπορείς να δοκιμάσεις ξανά.
account-no-network = Ο διακομιστής δεν απαντά. Δοκίμασε ξανά.

account-register-title = Νέος λογαριασμός · Ataxx
account-register-heading = Νέος λογαριασμός
account-register-lead = Ένα όνομα, κι ένας κωδικός ή ένα κλειδί πρόσβασης. Δεν χρειάζεται e-mail.
account-register-guest = Ως τώρα παίζεις ως { $name }. Όλες οι παρτίδες και οι θέσεις σου μένουν δικές σου.
account-register-export = Κατέβασε ό,τι φυλάμε για σένα
account-name-hint = Από { $least } έως { $most } χαρακτήρες: γράμματα, ψηφία και ανάμεσά τους - ή _, ένα κάθε φορά. Το βλέπουν όλοι.
account-password-hint = Τουλάχιστον { $least } χαρακτήρες. Μερικές λέξεις μαζί τις θυμάσαι εύκολα.
account-register-submit = Φτιάξε λογαριασμό
account-register-passkey = Φτιάξε τον με κλειδί πρόσβασης
account-register-passkey-why = Τότε συνδέεσαι με το δαχτυλικό σου αποτύπωμα, με το πρόσωπό σου ή με τον κωδικό της συσκευής, και δεν έχεις κωδικό να ξεχάσεις.
account-register-keep = Αν χάσεις τον κωδικό, κανείς δεν μπορεί να σου τον δώσει πίσω. Φύλαξέ τον καλά ή πρόσθεσε ένα κλειδί πρόσβασης.
account-register-keep-mail = Αν προσθέσεις e-mail στον λογαριασμό σου και χάσεις τον κωδικό, θα μπορέσεις να ορίσεις νέον με ένα μήνυμα που θα σου στείλουμε.
account-to-sign-in = Έχω λογαριασμό: σύνδεση

account-title = Ο λογαριασμός σου · Ataxx
account-since = Λογαριασμός από τις { $day }
account-done-password = Ο κωδικός σου άλλαξε. Όλες οι άλλες συσκευές αποσυνδέθηκαν.
account-done-passkey = Το κλειδί πρόσβασης προστέθηκε.
account-done-removed = Το κλειδί πρόσβασης αφαιρέθηκε.
account-done-session = Η συσκευή αποσυνδέθηκε.
account-done-sessions = Όλες οι άλλες συσκευές αποσυνδέθηκαν.
account-devices = Συνδεδεμένες συσκευές
account-device-unknown = Άγνωστη συσκευή
account-device-this = Αυτός ο περιηγητής
account-device-used = Τελευταία χρήση στις { $day }
account-device-end = Αποσύνδεση
account-device-end-named = Αποσύνδεση της συσκευής { $device }
account-devices-end = Αποσύνδεση όλων των άλλων
account-sign-out = Αποσύνδεση εδώ
account-passkeys = Κλειδιά πρόσβασης
account-passkeys-none = Δεν έχεις κανένα ακόμα.
account-passkeys-why = Με ένα κλειδί πρόσβασης συνδέεσαι με το δαχτυλικό σου αποτύπωμα, με το πρόσωπό σου ή με τον κωδικό της συσκευής.
account-passkeys-not-here = Σε αυτή τη διεύθυνση δεν λειτουργούν κλειδιά πρόσβασης: χρειάζονται ασφαλή σύνδεση και όνομα ιστότοπου.
account-passkey-made = Φτιάχτηκε στις { $day }
account-passkey-add = Νέο κλειδί πρόσβασης
account-passkey-remove = Αφαίρεση
account-passkey-remove-named = Αφαίρεση του κλειδιού πρόσβασης { $device }
account-password-change = Αλλαγή κωδικού
account-password-set = Ορισμός κωδικού
account-password-current = Τωρινός κωδικός
account-password-new = Νέος κωδικός
account-password-note = Όλες οι άλλες συσκευές θα αποσυνδεθούν.
account-data = Τα δεδομένα σου
account-data-text = Ένα αρχείο με ό,τι φυλάμε για σένα: λογαριασμός, συσκευές, παρτίδες με τις διευθύνσεις τους, βαθμολογίες, όσα έγραψες, ποιους ακολουθείς και ποιους μπλοκάρεις.
account-data-download = Λήψη
account-close = Κλείσιμο λογαριασμού
account-close-text = Κανείς δεν θα μπορεί πια να συνδεθεί σε αυτόν, και το e-mail, τα κλειδιά πρόσβασης και οι συσκευές σου διαγράφονται. Οι παρτίδες σου μένουν, χωρίς το όνομά σου. Το όνομα δεν θα δοθεί σε κανέναν άλλον. Αυτό δεν αναιρείται.
account-close-name = Για επιβεβαίωση, γράψε το όνομά σου
account-close-submit = Κλείνω τον λογαριασμό οριστικά
account-closed-name = κλειστός λογαριασμός
account-closed-title = Ο λογαριασμός σου έκλεισε
account-closed-text = Ό,τι αποδείκνυε ποιος είσαι διαγράφηκε. Ευχαριστούμε που έπαιξες μαζί μας.

# Μηνύματα e-mail· μόνο όπου τα στέλνει ο ιστότοπος.
account-email = Το e-mail σου
account-email-text = Προαιρετικό: για την περίπτωση που χάσεις τον κωδικό, και για νέα από τις παρτίδες με μέρες ανά κίνηση. Δεν το βλέπει κανείς άλλος.
account-email-address = Διεύθυνση e-mail
account-email-submit = Στείλε μήνυμα επιβεβαίωσης
account-email-remove = Αφαίρεση διεύθυνσης
account-email-confirm = Επιβεβαίωσε το e-mail σου
account-email-confirm-lead = Ένα βήμα ακόμα, για να μην μπορεί κανείς να δώσει τη δική σου διεύθυνση για δική του.
account-email-confirm-submit = Είναι η διεύθυνσή μου
account-confirmed-title = Το e-mail σου επιβεβαιώθηκε
account-confirmed-text = Το φυλάμε μαζί με τον λογαριασμό σου. Από εκεί μπορείς να το αφαιρέσεις όποτε θέλεις.
account-done-letter = Σου στείλαμε ένα μήνυμα. Άνοιξε τον σύνδεσμό του μέσα σε μία μέρα.
account-done-no-email = Το e-mail σου διαγράφηκε.
account-recover = Έχασες τον κωδικό;
account-recover-lead = Γράψε το όνομά σου. Αν ο λογαριασμός σου έχει e-mail, θα σταλεί εκεί ένα μήνυμα με σύνδεσμο.
account-recover-submit = Στείλε το μήνυμα
account-recover-new = Διάλεξε νέο κωδικό
account-sent-title = Ίσως έρχεται ένα μήνυμα
account-sent-text = Αν υπάρχει τέτοιος λογαριασμός και έχει e-mail, το μήνυμα φτάνει σε λίγα λεπτά. Ο σύνδεσμός του ισχύει για μία ώρα.
account-flaw-email = Αυτή δεν είναι διεύθυνση e-mail. Μια διεύθυνση μοιάζει με name@example.org.
account-flaw-letter = Αυτός ο σύνδεσμος έχει ήδη χρησιμοποιηθεί ή είναι πολύ παλιός. Ζήτησε νέο μήνυμα.
account-letter-confirm-subject = Επιβεβαίωσε τη διεύθυνσή σου για το Ataxx
account-letter-confirm-text =
    Γεια σου { $name },

    με αυτόν τον σύνδεσμο επιβεβαιώνεις ότι αυτό είναι το e-mail σου:

    { $link }

    Ισχύει για μία μέρα. Αν δεν το ζήτησες εσύ, δεν χρειάζεται να κάνεις τίποτα.
account-letter-recover-subject = Νέος κωδικός για το Ataxx
account-letter-recover-text =
    Γεια σου { $name },

    με αυτόν τον σύνδεσμο μπορείς να διαλέξεις νέο κωδικό:

    { $link }

    Ισχύει για μία ώρα. Αν δεν το ζήτησες εσύ, δεν χρειάζεται να κάνεις τίποτα: ο κωδικός σου μένει όπως είναι.

# Γιατί δεν έγινε δεκτή μια φόρμα, και τι να κάνει κανείς.
account-flaw-name-too-short = Ένα όνομα έχει τουλάχιστον { $chars } χαρακτήρες.
account-flaw-name-too-long = Το όνομα είναι πολύ μεγάλο: το πολύ { $chars } χαρακτήρες.
account-flaw-name-space = Ένα όνομα δεν έχει κενά. Στη θέση τους μπορείς να βάλεις - ή _.
account-flaw-name-character = Ο χαρακτήρας { $character } δεν επιτρέπεται σε όνομα. Βάλε γράμματα, ψηφία και ανάμεσά τους - ή _, ένα κάθε φορά.
account-flaw-name-other-character = Υπάρχει ένας χαρακτήρας που δεν επιτρέπεται σε όνομα, ίσως αόρατος. Βάλε γράμματα, ψηφία και ανάμεσά τους - ή _, ένα κάθε φορά.
account-flaw-name-separator = Τα σημάδια - και _ μπαίνουν ανάμεσα σε γράμματα ή ψηφία, ένα κάθε φορά.
account-flaw-name-no-letter = Ένα όνομα έχει τουλάχιστον ένα γράμμα.
account-flaw-name-mixed = Τα γράμματα ανήκουν σε διαφορετικά αλφάβητα. Βάλε γράμματα από ένα μόνο.
account-flaw-name-reserved = Αυτό το όνομα μοιάζει σαν να ανήκει στον ίδιο τον ιστότοπο. Διάλεξε άλλο.
account-flaw-name-of-guests = Τέτοια ονόματα παίρνουν οι επισκέπτες. Διάλεξε άλλο.
account-flaw-name-taken = Κάποιος έχει ήδη αυτό το όνομα ή ένα που του μοιάζει. Διάλεξε άλλο.
account-flaw-password-too-short = Ένας κωδικός έχει τουλάχιστον { $least } χαρακτήρες.
account-flaw-password-too-long = Ο κωδικός είναι πολύ μεγάλος. Μια δυο προτάσεις είναι το περισσότερο.
account-flaw-password-common = Αυτόν τον κωδικό θα τον δοκίμαζε κανείς από τους πρώτους. Διάλεξε άλλον.
account-flaw-password-is-name = Ο κωδικός είναι το όνομά σου. Διάλεξε άλλον.
account-flaw-no-match = Δεν υπάρχει λογαριασμός με αυτό το όνομα και αυτόν τον κωδικό. Έλεγξε και τα δύο.
account-flaw-wrong-password = Αυτός δεν είναι ο τωρινός κωδικός σου.
account-flaw-unconfirmed = Αυτό δεν είναι το όνομά σου. Γράψε το όπως φαίνεται στην κορυφή της σελίδας.
account-flaw-later-seconds = { $count ->
    [one] Έγιναν πάρα πολλές προσπάθειες. Περίμενε { $count } δευτερόλεπτο και δοκίμασε ξανά.
   *[other] Έγιναν πάρα πολλές προσπάθειες. Περίμενε { $count } δευτερόλεπτα και δοκίμασε ξανά.
}
account-flaw-later-minutes = { $count ->
    [one] Έγιναν πάρα πολλές προσπάθειες. Περίμενε { $count } λεπτό και δοκίμασε ξανά.
   *[other] Έγιναν πάρα πολλές προσπάθειες. Περίμενε { $count } λεπτά και δοκίμασε ξανά.
}
account-flaw-signed-in = Έχεις ήδη συνδεθεί. Αποσυνδέσου πρώτα.
account-flaw-signed-out = Η σύνδεσή σου έληξε. Συνδέσου ξανά.
account-flaw-passkey = Αυτό το κλειδί πρόσβασης δεν κάνει εδώ, ή πέρασε πολλή ώρα. Δοκίμασε ξανά.
account-flaw-passkey-known = Αυτό το κλειδί πρόσβασης ανήκει ήδη σε λογαριασμό, ή έχεις πάρα πολλά.
account-flaw-last-proof = Χωρίς αυτό το κλειδί πρόσβασης δεν θα μπορούσες πια να συνδεθείς. Όρισε πρώτα κωδικό.
