# Οι σελίδες για ανθρώπους: το προφίλ, οι παρτίδες κάποιου, οι καλύτεροι παίκτες.

people-guest-since = Επισκέπτης από τις { $day }.
people-member-since = Μέλος από τις { $day }.
people-bot-since = Bot από τις { $day }.
people-closed = Αυτός ο λογαριασμός έκλεισε.
people-watch = Δες την παρτίδα που παίζει τώρα
people-challenge = Πρόκληση
people-follow = Ακολούθησε
people-unfollow = Δεν ακολουθώ πια
people-block = Μπλοκάρισμα
people-unblock = Ξεμπλοκάρισμα
people-block-what = Με όποιον μπλοκάρεις δεν πέφτεις αντίπαλος, δεν μπορεί να σου στείλει πρόκληση, και δεν βλέπεις όσα γράφει.
people-blocked-note = Έχεις μπλοκάρει αυτόν τον παίκτη. Δεν πέφτετε αντίπαλοι, δεν μπορεί να σου στείλει πρόκληση, και δεν βλέπεις όσα γράφει.
people-report = Αναφορά

people-ratings = Βαθμολογίες
people-rating = Βαθμολογία
people-games = Παρτίδες
people-main-rating = Κύρια βαθμολογία
people-graph-said = { $count ->
    [one] Η κύρια βαθμολογία μετά από { $count } παρτίδα με βαθμολογία: { $last }
   *[other] Η κύρια βαθμολογία σε { $count } παρτίδες με βαθμολογία: από { $first } σε { $last }
}
people-graph-table = Το ίδιο σε πίνακα
people-day = Ημέρα
people-game = Παρτίδα

people-head = Οι μεταξύ σας παρτίδες
people-results = Αποτελέσματα
people-as-red = Με τα Κόκκινα
people-as-blue = Με τα Μπλε
people-as-both = Συνολικά
people-opponents = Πιο συχνοί αντίπαλοι
people-last-games = Τελευταίες παρτίδες
people-all-games = Όλες οι παρτίδες
people-no-games = Δεν έχει τελειώσει ακόμα καμία παρτίδα.

people-following = Παίκτες που ακολουθείς
people-following-none = Κανείς ακόμα. Η σελίδα κάθε παίκτη έχει ένα κουμπί γι’ αυτό.
people-here = σε σύνδεση
people-plays = παίζει τώρα: δες
people-follow-limit = Ακολουθείς ήδη { $most } παίκτες, όσους επιτρέπονται. Πάψε πρώτα να ακολουθείς κάποιον.
people-block-limit = Έχεις ήδη μπλοκάρει { $most } παίκτες, όσους επιτρέπονται. Ξεμπλόκαρε πρώτα κάποιον.
people-blocking = Παίκτες που έχεις μπλοκάρει

people-games-of = Παρτίδες: { $name }
people-filter-any = Όλα
people-filter-result = Αποτέλεσμα
people-filter-side = Χρώμα
people-filter-speed = Ρυθμός
people-filter-rated = Είδος
people-filter-rated-yes = Με βαθμολογία
people-filter-rated-no = Χωρίς βαθμολογία
people-filter-against = Αντίπαλος
people-filter-unknown = Κανείς δεν λέγεται έτσι. Έλεγξε την ορθογραφία, ή άφησε το πεδίο κενό για όλους τους αντιπάλους.
people-filter-show = Δείξε
people-no-such-games = Δεν έχει τελειώσει ακόμα τέτοια παρτίδα.
people-older = Παλαιότερες παρτίδες
people-newest = Πιο πρόσφατες

people-won = Νίκη
people-drawn = Ισοπαλία
people-lost = Ήττα
people-void = Ακυρώθηκε
people-won-red = Νίκη με τα Κόκκινα
people-won-blue = Νίκη με τα Μπλε
people-drawn-red = Ισοπαλία με τα Κόκκινα
people-drawn-blue = Ισοπαλία με τα Μπλε
people-lost-red = Ήττα με τα Κόκκινα
people-lost-blue = Ήττα με τα Μπλε
people-void-red = Ακυρώθηκε, με τα Κόκκινα
people-void-blue = Ακυρώθηκε, με τα Μπλε
people-computer = Υπολογιστής, { $level }
people-nameless = Κάποιος χωρίς όνομα
people-speed-bullet = Μπούλετ
people-speed-blitz = Μπλιτς
people-speed-rapid = Ράπιντ
people-speed-correspondence = Μέρες ανά κίνηση
people-speed-untimed = Χωρίς ρολόι

people-leaders = Παίκτες
people-leaders-rule = Εδώ μπαίνει όποιος έχει τουλάχιστον { $games } παρτίδες με βαθμολογία και βέβαιη βαθμολογία: χωρίς ερωτηματικό.
people-leaders-best = Οι καλύτεροι
people-leaders-none = Κανείς δεν έχει παίξει ακόμα αρκετές παρτίδες με βαθμολογία. Η πρώτη θέση είναι ελεύθερη.
people-rank = Σειρά
people-player = Παίκτης
people-players = Παίκτες
people-distribution = Πού βρίσκεται ο καθένας
people-distribution-said = { $count ->
    [one] Η βαθμολογία { $count } παίκτη
   *[other] Οι βαθμολογίες { $count } παικτών
}
