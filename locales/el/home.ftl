# Η αρχική σελίδα: τα αναγνωριστικά αρχίζουν με "home-".

home-title = Παίξε Ataxx online: με τον υπολογιστή ή με φίλο, χωρίς λογαριασμό
home-description = Παίξε Ataxx στον περιηγητή σου, δωρεάν: με τον υπολογιστή, στο επίπεδο που διαλέγεις, ή με φίλο μέσω συνδέσμου. Χωρίς λογαριασμό και χωρίς εγκατάσταση.
home-rules = Παίζεις με τα Κόκκινα. Στο διπλανό τετράγωνο το πιόνι σου διπλασιάζεται· με άλμα δύο τετραγώνων μετακινείται. Όπου φτάνει, τα αντίπαλα πιόνια δίπλα του γίνονται κόκκινα. Στο τέλος κερδίζει όποιος έχει τα περισσότερα.
home-category = Επιτραπέζιο στρατηγικής για δύο
home-tagline = Κλώνος, άλμα, κατάκτηση.
home-hook = Μία κίνηση φτάνει για να γυρίσει η παρτίδα: μπορεί να μετατρέψει έως και οκτώ πιόνια.
home-now = Αυτή τη στιγμή
home-people = Συνδεδεμένοι
home-games = Παρτίδες σε εξέλιξη
home-unknown = άγνωστο προς το παρόν
home-watch = Παρακολούθησε ζωντανά
home-none = Τώρα δεν παίζει κανείς. Μόλις αρχίσει παρτίδα, θα μπορείς να την παρακολουθήσεις εδώ.
home-none-known = Δεν γίνεται να μάθουμε τώρα τι παίζεται.

# Τι προσφέρεται, κάτω από το ταμπλό.
home-offers = Τι θα βρεις εδώ
home-offer-computer = Ο υπολογιστής, σε { $count } επίπεδα
home-offer-computer-text = Διάλεξε επίπεδο δίπλα στο ταμπλό και κάνε μια κίνηση: έτσι αρχίζει η παρτίδα.
home-offer-friend = Ένας φίλος, με σύνδεσμο
home-offer-friend-text = Διάλεξε χρόνο και χρώμα, στείλε έναν σύνδεσμο και παίξτε απ’ όπου κι αν βρίσκεστε.
home-offer-watch = Παρτίδες για θεατές
home-offer-watch-text = Δες άλλους να παίζουν, κίνηση με κίνηση.
home-offer-guests = Χωρίς εγγραφή
home-offer-guests-text = Ούτε λογαριασμός ούτε φόρμα. Τη θέση σου στην παρτίδα τη θυμάται αυτός ο περιηγητής.
home-offer-install = Χωρίς εγκατάσταση
home-offer-install-text = Τρέχει στον περιηγητή, στο κινητό όσο και στον υπολογιστή.
home-offer-languages = Σε { $count } γλώσσες
home-offer-guide = Μαθαίνεται σε δύο λεπτά
home-offer-guide-link = Παίξε τον οδηγό
home-offer-rules-link = Διάβασε τους κανόνες
home-offer-rated = Παρτίδες με βαθμολογία
home-offer-rated-text = With an account, games against people can count for a rating.

# Looking for an opponent.
home-looking = Looking for a game
home-lobby = Find an opponent
home-lobby-stake = Played for
home-lobby-how = Press one time or several. You play the next person who wants one of them.
home-lobby-alone = Nobody else is looking just now. Meanwhile, if you like:
home-lobby-computer = Play the computer
home-lobby-days = Offer a game over days
home-lobby-open = Open games
home-lobby-none = Nobody waits for an opponent just now.
home-lobby-player = Player
home-lobby-rating = Rating
home-lobby-time = Time
home-lobby-for = Played for
