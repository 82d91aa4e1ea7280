//! Names for guests: two friendly English words and a number, `Quiet Otter 42`. The spaces tell them from accounts'
//! names, which have none, and are read out as words. What would look the same without them can't be registered.

use super::Name;
use super::skeleton::{Case, looks};

const ADJECTIVES: &str = include_str!("adjectives.txt");
const NOUNS: &str = include_str!("nouns.txt");
/// The numbers that follow the words.
const NUMBERS: std::ops::Range<u64> = 10..1_000;

/// The guest's name that this random number stands for. There are tens of millions; whoever needs one that nobody
/// has asks again with another number.
pub(crate) fn made_up(random: u64) -> Name {
    let (random, adjective) = pick(random, ADJECTIVES);
    let (random, noun) = pick(random, NOUNS);
    let number = NUMBERS.start + random % (NUMBERS.end - NUMBERS.start);
    Name::given(format!("{adjective} {noun} {number}"))
}

/// Whether this text looks like a name that a guest might have.
pub(super) fn is_like(text: &str) -> bool {
    let bare = text.trim_end_matches(|c: char| c.is_ascii_digit());
    if bare.len() == text.len() {
        return false;
    }
    let form = looks(bare, Case::Lower);
    let begins = |word: &str| form.strip_prefix(looks(word, Case::Lower).as_str()).map(str::to_owned);
    let rests: Vec<String> = ADJECTIVES.lines().filter_map(begins).collect();
    !rests.is_empty() && NOUNS.lines().any(|noun| rests.contains(&looks(noun, Case::Lower)))
}

/// One of the words, and what is left of the number.
fn pick(random: u64, words: &'static str) -> (u64, &'static str) {
    let count = words.lines().count() as u64;
    let word = words.lines().nth((random % count) as usize).unwrap_or_default();
    (random / count, word)
}
