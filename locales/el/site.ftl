# Κείμενα των σελίδων που φτιάχνει ο διακομιστής.
# Πάντα ολόκληρες προτάσεις, ποτέ κομμάτια προς ένωση· ό,τι συμπληρώνει το πρόγραμμα είναι { $name }.

site-title = Ataxx
site-description = Παίξε Ataxx αμέσως: με τον υπολογιστή, με φίλους ή με όποιον βρεις.
site-languages = Γλώσσες
site-skip = Μετάβαση στο ταμπλό
site-menu = Γλώσσα και χρώματα
site-sound = Ήχοι
site-theme = Χρώματα
site-theme-system = Αυτόματα
site-theme-light = Φωτεινά
site-theme-dark = Σκούρα
site-resume = Η παρτίδα σου

site-no-script = Για να παίξεις, χρειάζεται JavaScript.
site-level = Υπολογιστής
site-level-choice = Επίπεδο { $level } · { $name }
site-friend = Παίξε με φίλο
site-friend-create = Φτιάξε σύνδεσμο
site-time = Χρόνος
site-side = Παίζεις με
site-side-random = Τυχαία

site-board = Ταμπλό
site-moves = Κινήσεις
site-actions = Παρτίδα
site-result = Αποτέλεσμα
site-result-rule = Ο κανόνας
site-step-first = Αρχική θέση
site-step-previous = Μία κίνηση πίσω
site-step-next = Μία κίνηση μπροστά
site-step-last = Πιο πρόσφατη θέση
site-flip = Περιστροφή ταμπλό
site-takeback = Αναίρεση
site-draw = Ισοπαλία
site-resign = Παραίτηση
site-abort = Ακύρωση
site-give-time = +{ $seconds } δ.
site-give-time-why = +{ $seconds } δευτερόλεπτα για τον αντίπαλο
site-chat = Συνομιλία
site-chat-watchers = Συνομιλία θεατών
site-chat-apart = Οι παίκτες δεν βλέπουν αυτή τη συνομιλία.
site-chat-off = Άνοιγμα ή κλείσιμο συνομιλίας
site-chat-field = Το μήνυμά σου
site-chat-send = Στείλε
site-chat-guest = Οι επισκέπτες διαλέγουν από αυτές τις φράσεις. Με λογαριασμό μπορείς να γράφεις δικές σου.
site-chat-hello = Γεια!
site-chat-good-luck = Καλή τύχη!
site-chat-well-played = Έπαιξες ωραία!
site-chat-thank-you = Ευχαριστώ!
site-chat-sorry = Συγγνώμη!
site-chat-must-go = Πρέπει να φύγω.
site-no = Όχι
site-rematch = Ρεβάνς
site-next-game = Στη ρεβάνς
site-new-game = Νέα παρτίδα

site-invite-title = Στείλε αυτόν τον σύνδεσμο στον φίλο σου
site-invite-how = Η παρτίδα αρχίζει μόλις γίνει δεκτή η πρόσκληση. Μείνε εδώ ή γύρισε αργότερα από τον ίδιο σύνδεσμο.
site-invite-link = Σύνδεσμος της παρτίδας
site-invite-code = Κωδικός QR του συνδέσμου
site-copy = Αντιγραφή
site-invited-title = Σε προσκαλούν σε μια παρτίδα Ataxx
site-accept = Δέχομαι και παίζω
site-accept-or-watch = Ή μείνε και παρακολούθησε.
site-copy-link = Αντιγραφή συνδέσμου για θεατές
site-device = Αντιγραφή για την άλλη μου συσκευή
site-device-why = Ανοίγει τη δική σου θέση στην παρτίδα. Κράτα τον σύνδεσμο για σένα.
site-zen = Λειτουργία ζεν
site-zen-why = Δείχνει μόνο το ταμπλό, τα ρολόγια και τη γραμμή από κάτω
site-zen-out = Έξοδος από τη λειτουργία ζεν

site-error-game = Δεν υπάρχει τέτοια παρτίδα
site-error-page = Εδώ δεν υπάρχει τίποτα
site-error-other = Κάτι δεν πήγε καλά
site-error-code = Σφάλμα

# Οι σελίδες όπου οδηγούν το υποσέλιδο και το μενού.
site-places = Περισσότερες σελίδες
site-place-home = Παίξε
site-place-tv = Παρακολούθησε
site-place-games = Παρτίδες σε εξέλιξη
site-place-guide = Μάθε να παίζεις
site-place-rules = Κανόνες
site-place-help = Βοήθεια
site-place-about = Για το παιχνίδι
site-place-preferences = Προτιμήσεις

# Οι σελίδες για διάβασμα.
site-skip-to-text = Μετάβαση στο κείμενο
site-contents = Σε αυτή τη σελίδα
site-outside = (ανοίγει άλλον ιστότοπο)

# Τι δείχνει η εικόνα ενός συνδέσμου προς τη σελίδα, όταν τον βάλει κανείς αλλού.
site-picture-play = Ένα ταμπλό Ataxx στη μέση της παρτίδας, με κόκκινα και μπλε πιόνια.
site-picture-rules = Ένα ταμπλό Ataxx: γύρω από ένα κόκκινο πιόνι, κύκλοι δείχνουν πού μπορεί να κάνει κλώνο και κουκκίδες πού μπορεί να κάνει άλμα.
site-picture-guide = Ένα ταμπλό Ataxx: ένα κόκκινο πιόνι ετοιμάζεται για άλμα, και τα πέντε μπλε πιόνια που θα γίνουν κόκκινα είναι σημειωμένα.
site-diagram = Κόκκινα: { $red }. Μπλε: { $blue }.

# Η σελίδα που μπαίνει στη θέση των άλλων όσο δεν υπάρχει δίκτυο.
site-offline-title = Δεν έχεις σύνδεση
site-offline-text = Αυτή η σελίδα χρειάζεται δίκτυο. Αν παίζεις κάποια παρτίδα, δεν χάνεται, τη φυλάμε εμείς: τη συνεχίζεις μόλις συνδεθείς ξανά. Αν υπάρχει ρολόι, συνεχίζει να τρέχει.
site-offline-again = Δοκίμασε ξανά
site-offline-meanwhile = Στο μεταξύ μπορείς να διαβάσεις αυτές τις σελίδες:

# What a game is played for.
site-stake = Είδος
site-stake-casual = Φιλική
site-stake-ranked = Με βαθμολογία
site-ranked-sign-in = Αυτή η παρτίδα παίζεται με βαθμολογία: συνδέσου για να τη δεχτείς.
site-ranked-register = Νέος λογαριασμός
