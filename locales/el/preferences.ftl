# Η σελίδα με τις προτιμήσεις: τα αναγνωριστικά αρχίζουν με "preferences-".

preferences-title = Προτιμήσεις · Ataxx
preferences-description = Πώς φαίνεται, πώς ακούγεται και πώς παίζεται το Ataxx για σένα: χρώματα, ταμπλό, πιόνια, εφέ κίνησης, ήχοι, επιβεβαίωση κινήσεων.
preferences-lead = Κάθε επιλογή ισχύει αμέσως. Όλες μένουν σε αυτόν τον περιηγητή· σε εμάς δεν στέλνεται τίποτα.
preferences-no-script = Οι επιλογές χρειάζονται JavaScript, γιατί αποθηκεύονται στον περιηγητή σου.
preferences-sample = Δείγμα του ταμπλό με τις επιλογές σου
preferences-sample-move = Δείξε μια κίνηση
preferences-on = Ναι
preferences-off = Όχι

preferences-look = Εμφάνιση
preferences-board-dish = Τρυβλίο
preferences-board-plain = Απλό
preferences-board-contrast = Υψηλή αντίθεση
preferences-pieces = Πιόνια
preferences-pieces-organisms = Μικρόβια
preferences-pieces-marks = Δίσκος και τετράγωνο
preferences-pieces-signs = Σταυρός και κύκλος
preferences-coordinates = Συντεταγμένες
preferences-coordinates-outside = Έξω
preferences-coordinates-inside = Μέσα
preferences-motion = Εφέ κίνησης
preferences-motion-fast = Γρήγορα
preferences-motion-normal = Κανονικά
preferences-motion-slow = Αργά
preferences-motion-note = Αν το σύστημά σου ζητά λιγότερη κίνηση, δεν κινείται τίποτα, ό,τι κι αν διαλέξεις εδώ.

preferences-sound = Ήχοι στο παιχνίδι
preferences-volume = Ένταση
preferences-volume-quiet = Χαμηλή
preferences-volume-medium = Μεσαία
preferences-volume-loud = Δυνατή

preferences-play = Στην παρτίδα
preferences-confirm-untimed = Επιβεβαίωση κινήσεων χωρίς ρολόι και με τον υπολογιστή
preferences-confirm-live = Επιβεβαίωση κινήσεων με ρολόι
preferences-confirm-days = Επιβεβαίωση κινήσεων με μέρες ανά κίνηση
preferences-confirm-note = Η κίνηση πρώτα φαίνεται στο ταμπλό και στέλνεται όταν το πεις εσύ: με το κουμπί ή με Enter. Με Escape την παίρνεις πίσω.
preferences-premove = Προκινήσεις
preferences-premove-note = Όσο σκέφτεται ο αντίπαλος, μπορείς να κάνεις την κίνηση που θα παιχτεί μόλις έρθει η σειρά σου.
preferences-chat = Συνομιλία δίπλα στο ταμπλό
preferences-chat-note = Αν την κλείσεις, δεν βλέπεις τα μηνύματα των αντιπάλων σου. Εκείνοι δεν το μαθαίνουν.
preferences-zen = Λειτουργία ζεν
preferences-zen-note = Στη διάρκεια της παρτίδας βλέπεις το ταμπλό, τα ρολόγια και τη γραμμή από κάτω, και τίποτε άλλο. Το πλήκτρο z την ανοίγει και την κλείνει.
preferences-letters = Συντομεύσεις με ένα πλήκτρο
preferences-letters-note = Τα πλήκτρα f, z και ? λειτουργούν όσο δεν γράφεις. Απενεργοποίησέ τα αν σε ενοχλούν, για παράδειγμα όταν δίνεις φωνητικές εντολές. Τα βέλη, το Home, το End, το Enter και το Escape λειτουργούν πάντα.

preferences-language-note = Όσοι σύνδεσμοι δεν ορίζουν γλώσσα θα ανοίγουν σε εκείνη που διαλέγεις εδώ ή στο μενού.
preferences-defaults = Επαναφορά προεπιλογών
preferences-defaults-done = Όλα είναι πάλι όπως στην αρχή.
