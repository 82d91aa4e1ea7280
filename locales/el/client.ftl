# Κείμενα που δείχνει μόνος του ο περιηγητής: τα αναγνωριστικά αρχίζουν με "client-".
# Απλό κείμενο με { $name } ή ένας πληθυντικός ως προς $count, όπου κάθε παραλλαγή είναι ολόκληρη πρόταση:
# το crates/i18n/README.md λέει τι μπορεί να εξαχθεί.

client-pieces = { $count ->
    [one] { $count } πιόνι
   *[other] { $count } πιόνια
}
client-red = Κόκκινα
client-blue = Μπλε
client-you = Εσύ
client-opponent = Αντίπαλος
client-computer = Υπολογιστής
client-rating = Βαθμολογία { $rating }
client-rating-provisional = Βαθμολογία { $rating }, ακόμα αβέβαιη
client-rating-change = Μεταβολή βαθμολογίας { $points }
client-stake-casual = Φιλική παρτίδα · { $time }
client-stake-ranked = Παρτίδα με βαθμολογία · { $time }
client-seat-open = Κενή θέση
client-away = λείπει
client-on-vacation = σε διακοπές
client-level = { $level } · { $name }
client-level-1 = Αμοιβάδα
client-level-2 = Σφουγγάρι
client-level-3 = Μέδουσα
client-level-4 = Σαλιγκάρι
client-level-5 = Γαρίδα
client-level-6 = Κάβουρας
client-level-7 = Καλαμάρι
client-level-8 = Χταπόδι
client-level-9 = Όρκα
client-level-10 = Spore
client-tally = Κόκκινα { $red }, Μπλε { $blue }, κενά { $empty }
client-clock-days = { $days } η { $hours } ώ
client-time-untimed = Χωρίς ρολόι
client-time-days = { $count ->
    [one] { $count } μέρα ανά κίνηση
   *[other] { $count } μέρες ανά κίνηση
}

# Ένα τετράγωνο του ταμπλό, όπως ακούγεται.
client-square-piece = { $square }, { $side }
client-square-chosen = { $square }, { $side }, επιλεγμένο πιόνι
client-square-planned = { $square }, { $side }, κίνηση που δεν στάλθηκε ακόμα
client-square-gap = { $square }, κλειστό
client-square-empty = { $square }, κενό
client-square-armed = { $square }, κενό, πάτα ξανά για κλώνο εδώ
client-square-clone = { $square }, κενό, για κλώνο
client-square-clone-flips = { $count ->
    [one] { $square }, κενό, για κλώνο, μετατρέπει { $count }
   *[other] { $square }, κενό, για κλώνο, μετατρέπει { $count }
}
client-square-jump = { $square }, κενό, για άλμα
client-square-jump-flips = { $count ->
    [one] { $square }, κενό, για άλμα, μετατρέπει { $count }
   *[other] { $square }, κενό, για άλμα, μετατρέπει { $count }
}

# Η γραμμή κάτω από το ταμπλό.
client-begin = Σειρά σου: διάλεξε ένα κόκκινο πιόνι και μετά ένα τετράγωνο.
client-turn-you = Σειρά σου
client-turn-them = Σειρά του αντιπάλου
client-turn-computer = Ο υπολογιστής σκέφτεται
client-turn-side = Παίζουν τα { $side }
client-sending = Η κίνησή σου στέλνεται
client-waiting-friend = Περιμένουμε τον δεύτερο παίκτη
client-looking-back = { $count ->
    [one] Κίνηση { $ply } από { $count }
   *[other] Κίνηση { $ply } από { $count }
}
client-premove = Προκίνηση: { $move }. Άγγιξε το ταμπλό για ακύρωση.
client-planned = Η κίνηση { $move } δεν στάλθηκε ακόμα.
client-planned-play = Παίξε
client-planned-cancel = Άκυρο
client-reconnecting = Χάθηκε η σύνδεση. Γίνεται νέα προσπάθεια
client-not-connected = Δεν υπάρχει σύνδεση. Δοκίμασε ξανά.
client-passed = Τα { $side } δεν έχουν κίνηση και πάνε πάσο.
client-passed-you = Δεν έχεις κίνηση, οπότε πας πάσο.
client-passed-them = Ο αντίπαλος δεν έχει κίνηση και πάει πάσο. Πάλι σειρά σου.
client-pass = πάσο
client-pass-why = Δεν υπάρχει επιτρεπτή κίνηση, άρα πάσο.
client-warn-repetition = Αυτή η θέση εμφανίστηκε δύο φορές. Στην τρίτη είναι ισοπαλία.
client-warn-no-clone = { $count ->
    [one] Ακόμα { $count } κίνηση χωρίς κλώνο και η παρτίδα τελειώνει.
   *[other] Ακόμα { $count } κινήσεις χωρίς κλώνο και η παρτίδα τελειώνει.
}
client-away-watched = Τα { $side } λείπουν.
client-away-countdown = { $count ->
    [one] Ο αντίπαλος λείπει. Σε { $count } δευτερόλεπτο διεκδικείς την παρτίδα.
   *[other] Ο αντίπαλος λείπει. Σε { $count } δευτερόλεπτα διεκδικείς την παρτίδα.
}
client-away-claim = Ο αντίπαλος λείπει ακόμα. Περίμενε ή διεκδίκησε:
client-away-waiting = Περιμένεις τον αντίπαλο.
client-away-you = { $count ->
    [one] Σε { $count } δευτερόλεπτο ο αντίπαλος μπορεί να διεκδικήσει την παρτίδα.
   *[other] Σε { $count } δευτερόλεπτα ο αντίπαλος μπορεί να διεκδικήσει την παρτίδα.
}
client-away-you-now = Ο αντίπαλος μπορεί τώρα να διεκδικήσει την παρτίδα.
client-claim-decide = Διεκδικώ
client-claim-wait = Περιμένω
client-claim-win = Νίκη
client-claim-draw = Ισοπαλία
client-accept = Αποδοχή
client-decline = Απόρριψη
client-offer-draw = Ο αντίπαλος προτείνει ισοπαλία.
client-offer-takeback = Ο αντίπαλος θέλει να πάρει πίσω μια κίνηση.
client-offer-rematch = Ο αντίπαλος θέλει ρεβάνς.
client-asked-draw = Πρότεινες ισοπαλία.
client-asked-takeback = Ζήτησες να πάρεις πίσω μια κίνηση.
client-asked-rematch = Ζήτησες ρεβάνς
client-rematch = Ρεβάνς

# Ερωτήσεις πριν γίνει κάτι.
client-ask-resign = Παραιτείσαι από την παρτίδα;
client-yes-resign = Παραιτούμαι
client-ask-abort = Ακυρώνεις την παρτίδα;
client-yes-abort = Την ακυρώνω
client-ask-draw = Προτείνεις ισοπαλία;
client-yes-draw = Την προτείνω
client-ask-takeback = Παίρνεις πίσω την τελευταία σου κίνηση;
client-yes-takeback = Την παίρνω πίσω

client-invite-terms = Θα παίξεις με τα { $side }. Χρόνος: { $time }.
client-copied = Αντιγράφηκε
client-not-copied = Αντίγραψέ τον εσύ

# Πώς τελείωσε.
client-result-won = Κέρδισες.
client-result-lost = Έχασες.
client-result-draw = Ισοπαλία.
client-result-wins = Κέρδισαν τα { $side }.
client-result-void = Χωρίς αποτέλεσμα.
client-reason-full = Το ταμπλό γέμισε.
client-reason-eliminated = Η μία πλευρά δεν έχει πια κανένα πιόνι.
client-reason-blocked = Κανείς δεν έχει πια κίνηση.
client-reason-repetition = Η ίδια θέση εμφανίστηκε τρεις φορές.
client-reason-no-clone-limit = Πέρασαν εκατό κινήσεις χωρίς κλώνο.
client-reason-resigned = Με παραίτηση.
client-reason-resigned-by = Τα { $side } παραιτήθηκαν.
client-reason-flag = Τελείωσε ο χρόνος.
client-reason-agreed = Με κοινή συμφωνία.
client-reason-aborted = Η παρτίδα ακυρώθηκε.
client-reason-aborted-by = Τα { $side } ακύρωσαν την παρτίδα.
client-reason-abandoned = Ένας παίκτης έφυγε.
client-reason-not-started = Η πρώτη κίνηση δεν έγινε έγκαιρα.
client-reason-not-started-by = Τα { $side } δεν έπαιξαν έγκαιρα.
client-reason-expired = Η πρόσκληση έληξε.
client-reason-administrator = Με απόφαση της διαχείρισης.

# Διαβάζονται δυνατά τη στιγμή που συμβαίνουν.
client-said-clone = Τα { $side } κάνουν κλώνο στο { $to }.
client-said-clone-flips = { $count ->
    [one] Τα { $side } κάνουν κλώνο στο { $to } και μετατρέπουν { $count } πιόνι.
   *[other] Τα { $side } κάνουν κλώνο στο { $to } και μετατρέπουν { $count } πιόνια.
}
client-said-jump = Τα { $side } κάνουν άλμα από το { $from } στο { $to }.
client-said-jump-flips = { $count ->
    [one] Τα { $side } κάνουν άλμα από το { $from } στο { $to } και μετατρέπουν { $count } πιόνι.
   *[other] Τα { $side } κάνουν άλμα από το { $from } στο { $to } και μετατρέπουν { $count } πιόνια.
}
client-said-pass = Τα { $side } δεν έχουν κίνηση και πάνε πάσο.
client-said-planned = Η κίνηση { $move } δεν στάλθηκε ακόμα. Με Enter παίζεται, με Escape την παίρνεις πίσω.
client-said-joined = Τα { $side } μπήκαν στην παρτίδα.
client-said-left = Τα { $side } λείπουν.
client-said-returned = Τα { $side } επέστρεψαν.
client-said-draw-offered = Τα { $side } προτείνουν ισοπαλία.
client-said-draw-declined = Η ισοπαλία απορρίφθηκε.
client-said-takeback-offered = Τα { $side } ζητούν να πάρουν πίσω μια κίνηση.
client-said-takeback-declined = Η αναίρεση απορρίφθηκε.
client-said-took-back = Τα { $side } πήραν πίσω μια κίνηση.
client-said-rematch-offered = Τα { $side } θέλουν ρεβάνς.
client-said-rematch-declined = Η ρεβάνς απορρίφθηκε.
client-said-time-given = Τα { $side } παίρνουν { $seconds } δευτερόλεπτα επιπλέον.
client-said-zen-on = Η λειτουργία ζεν άνοιξε.
client-said-zen-off = Η λειτουργία ζεν έκλεισε.

client-lag = Καθυστέρηση { $ms } ms
client-chat-hidden = Κρύφτηκε από τη διαχείριση.
client-watchers = { $count ->
    [one] { $count } θεατής
   *[other] { $count } θεατές
}
client-watchers-more = { $count ->
    [one] και { $count } ακόμα
   *[other] και { $count } ακόμα
}
client-games-more = { $count ->
    [one] Παίζεται { $count } παρτίδα ακόμα.
   *[other] Παίζονται { $count } παρτίδες ακόμα.
}
client-title-game = Παρτίδα Ataxx
client-title-your-turn = Σειρά σου · Ataxx
client-title-waiting = Αναμονή · Ataxx
client-title-over = Τέλος παρτίδας · Ataxx

# Μαθήματα: ο οδηγός και τα παραδείγματα στη σελίδα με τους κανόνες.
client-lesson-answer = Τα Μπλε απαντούν με { $move }. Κόκκινα { $red }, Μπλε { $blue }.
client-lesson-answer-pass = Τα Μπλε δεν έχουν κίνηση και πάνε πάσο. Κόκκινα { $red }, Μπλε { $blue }.
client-lesson-over = Η παρτίδα τελείωσε. Κόκκινα { $red }, Μπλε { $blue }.
client-lesson-best = Ο υπολογιστής θα έπαιζε { $move }.
client-lesson-same = Την ίδια κίνηση θα έκανε και ο υπολογιστής.

# Στην αρχική σελίδα.
client-games-wait =
    { $count ->
        [one] Σε περιμένει 1 παρτίδα
       *[other] Σε περιμένουν { $count } παρτίδες
    }

# Looking for an opponent, on the home page.
client-lobby-casual = Φιλική
client-lobby-ranked = Με βαθμολογία
client-lobby-looking = Ψάχνεις αντίπαλο για { $times }.
client-lobby-others = { $count ->
    [one] Ψάχνει { $count } άτομο ακόμα.
   *[other] Ψάχνουν { $count } άτομα ακόμα.
}
client-lobby-stands = Η πρότασή σου για παρτίδα με μέρες ανά κίνηση ισχύει δύο εβδομάδες, και όσο λείπεις.
client-lobby-more = { $count ->
    [one] Και { $count } ακόμα.
   *[other] Και { $count } ακόμα.
}
client-lobby-play = Παίξε
client-lobby-play-with = Παίξε με { $name }: { $times }
client-lobby-here = Βρέθηκε αντίπαλος.
client-lobby-here-soon = Βρέθηκε αντίπαλος. Σε λίγο μεταφέρεσαι στην παρτίδα.
client-lobby-go = Στην παρτίδα
client-lobby-stay = Μένω εδώ
client-lobby-stop = Τέλος αναζήτησης
client-lobby-break = { $count ->
    [one] Μπορείς να ψάξεις πάλι αντίπαλο σε { $count } λεπτό.
   *[other] Μπορείς να ψάξεις πάλι αντίπαλο σε { $count } λεπτά.
}
client-lobby-register = Νέος λογαριασμός
