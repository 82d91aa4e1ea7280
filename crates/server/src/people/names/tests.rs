use super::skeleton::{Case, looks};
use super::{Name, NameFlaw, check, made_up, skeleton};

fn name(text: &str) -> Name {
    check(text).unwrap_or_else(|flaw| panic!("{text}: {flaw:?}"))
}

#[test]
fn names_of_all_writings_pass() {
    for text in [
        "Ada",
        "li",
        "Jean-Luc",
        "x_1",
        "R2D2",
        "Ágnes",
        "Nguyễn",
        "Łukasz",
        "Όμηρος",
        "Борис",
        "עדה",
        "سارة",
        "田中",
        "さくらサクラ",
        "김민준",
        "नमस्ते",
        "Badminton",
        "AtaxxFan",
        "Botanist",
        "Systematic",
        "QuietOtter",
        "Quiet42",
    ] {
        assert_eq!(name(text).as_str(), text);
    }
}

#[test]
fn a_name_has_one_spelling() {
    assert_eq!(name("  Ada\u{3000}").as_str(), "Ada");
    assert_eq!(name("Ａｄａ").as_str(), "Ada");
    assert_eq!(name("A\u{301}gnes").as_str(), "Ágnes");
    assert_eq!(name("ﬁnn").as_str(), "finn");
}

#[test]
fn the_length_is_of_characters() {
    assert_eq!(check(""), Err(NameFlaw::TooShort));
    assert_eq!(check("   "), Err(NameFlaw::TooShort));
    assert_eq!(check("é"), Err(NameFlaw::TooShort));
    assert!(check(&"é".repeat(20)).is_ok());
    assert_eq!(check(&"a".repeat(21)), Err(NameFlaw::TooLong));
    assert_eq!(check(&"a".repeat(5_000_000)), Err(NameFlaw::TooLong));
    // One character that the normal form makes eighteen of.
    assert!(matches!(check(&"ﷺ".repeat(300)), Err(NameFlaw::Character(_) | NameFlaw::TooLong)));
}

#[test]
fn what_is_no_letter_is_refused() {
    for (text, c) in [
        ("a\u{200b}da", '\u{200b}'),
        ("a\u{200d}da", '\u{200d}'),
        ("\u{202e}ada", '\u{202e}'),
        ("ada\u{200f}", '\u{200f}'),
        ("\u{feff}ada", '\u{feff}'),
        ("a\u{ad}da", '\u{ad}'),
        ("ada😀", '😀'),
        ("ada♟", '♟'),
        ("a da", ' '),
        ("a\u{a0}da", ' '),
        ("a\nda", '\n'),
        ("a\0da", '\0'),
        ("<b>ada", '<'),
        ("a/da", '/'),
        ("a.da", '.'),
        ("a@da", '@'),
        ("ada\u{e000}", '\u{e000}'),
        ("ada٣", '٣'),
        ("\u{301}ada", '\u{301}'),
        ("a\u{33f}\u{33f}\u{33f}\u{33f}da", '\u{33f}'),
    ] {
        assert_eq!(check(text), Err(NameFlaw::Character(c)), "{text:?}");
    }
    assert_eq!(check("12345"), Err(NameFlaw::NoLetter));
}

#[test]
fn separators_stand_alone_and_inside() {
    for text in ["-ada", "ada_", "a--da", "a-_da", "-", "__"] {
        assert_eq!(check(text), Err(NameFlaw::Separator), "{text}");
    }
}

#[test]
fn letters_are_of_one_script() {
    for text in ["pаypal", "Αda", "Ωmega", "adaд", "ada田"] {
        assert_eq!(check(text), Err(NameFlaw::Mixed), "{text}");
    }
}

#[test]
fn reserved_words_are_refused_in_any_letters() {
    for text in [
        "admin",
        "Admin",
        "ADMIN",
        "ádmin",
        "adm1n",
        "admln",
        "Admin-7",
        "a_d_m_i_n",
        "Administrator",
        "admin-team",
        "mod",
        "MOD2",
        "Moderator",
        "m0derator",
        "system",
        "guest",
        "Guest123",
        "gu-est",
        "ataxx",
        "Ataxx",
        "Αταχχ",
        "атахх",
        "АТАХХ",
        "sp0re",
        "Spore-1",
        "computer",
        "Computer9",
        "khách",
        "Επισκέπτης",
        "ｓｔａｆｆ",
    ] {
        assert_eq!(check(text), Err(NameFlaw::Reserved), "{text}");
    }
}

#[test]
fn look_alikes_have_one_skeleton() {
    for (one, other) in [
        ("Ada", "ada"),
        ("Ian", "lan"),
        ("Bob", "B0B"),
        ("paypal", "раураl"),
        ("corn", "com"),
        ("Quick-Silver", "quick_silver"),
        ("Bach1", "bachl"),
        ("КНОТ", "KHOT"),
        ("ｏｔｔｏ", "otto"),
    ] {
        let looks =
            |text: &str| check(text).map_or_else(|_| looks(text, Case::Lower), |name| skeleton(&name));
        assert_eq!(looks(one), looks(other), "{one} {other}");
    }
    assert_ne!(skeleton(&name("Ada")), skeleton(&name("Adam")));
    assert_ne!(skeleton(&name("Ágnes")), skeleton(&name("Agnes")));
}

#[test]
fn a_guests_name_is_no_accounts_name() {
    for random in [0, 1, 42, u64::MAX, 0x1234_5678_9abc_def0] {
        let given = made_up(random);
        assert!(given.as_str().chars().count() <= 20, "{given}");
        assert_eq!(given.as_str().split(' ').count(), 3, "{given}");
        assert!(matches!(check(given.as_str()), Err(NameFlaw::Character(' '))), "{given}");
        for separator in ["", "-", "_"] {
            let text = given.as_str().replace(' ', separator);
            assert!(matches!(check(&text), Err(NameFlaw::Guests | NameFlaw::TooLong)), "{text}");
            let text = text.to_lowercase().replace('o', "0");
            assert!(matches!(check(&text), Err(NameFlaw::Guests | NameFlaw::TooLong)), "{text}");
        }
    }
}

#[test]
fn guests_names_are_many_and_short() {
    let (adjectives, nouns) = (include_str!("adjectives.txt"), include_str!("nouns.txt"));
    for words in [adjectives, nouns] {
        let all: Vec<&str> = words.lines().collect();
        assert!(all.len() >= 200);
        assert!(all.is_sorted_by(|a, b| a < b), "sorted, none twice");
        assert!(all.iter().all(|word| word.len() <= 7 && word.bytes().all(|b| b.is_ascii_alphabetic())));
    }
    let some: std::collections::HashSet<String> =
        (0..10_000_u64).map(|n| made_up(n.wrapping_mul(0x9e37_79b9_7f4a_7c15)).into()).collect();
    assert!(some.len() > 9_990, "{}", some.len());
}
