extern crate std;

use std::thread;

use super::*;

fn table(bytes: usize) -> Table {
    Table::new(bytes).unwrap()
}

fn finding(depth: u8) -> Finding {
    Finding {
        best: Some(Move::Pass),
        score: Score::win_in(3),
        depth,
        bound: Bound::Lower,
        estimate: Some(Score::pieces(-7)),
    }
}

#[test]
fn a_bucket_is_a_cache_line() {
    assert_eq!((size_of::<Bucket>(), align_of::<Bucket>()), (64, 64));
}

#[test]
fn what_is_stored_is_found_and_cleared() {
    let mut table = table(1 << 12);
    assert_eq!(table.find(Hash(7)), None);
    table.store(Hash(7), finding(5));
    assert_eq!(table.find(Hash(7)), Some(finding(5)));
    assert_eq!(table.find(Hash(8)), None);
    table.clear();
    assert_eq!(table.find(Hash(7)), None);
}

#[test]
fn a_finding_without_a_move_or_an_estimate_keeps_what_was_known_before() {
    let table = table(1 << 12);
    table.store(Hash(7), finding(5));
    table.store(Hash(7), Finding { best: None, estimate: None, ..finding(6) });
    assert_eq!(table.find(Hash(7)), Some(finding(6)));
}

#[test]
fn any_size_works() {
    for bytes in [0, 1, 63, 64, 65, 127, 128, 1_000] {
        let table = table(bytes);
        for n in 0..64_u64 {
            let hash = Hash(n.wrapping_mul(0x9E37_79B9_7F4A_7C15));
            table.prefetch(hash);
            table.store(hash, finding(1));
            assert_eq!(table.find(hash).is_some(), bytes >= 64);
        }
    }
}

#[test]
fn too_much_memory_is_refused() {
    assert!(Table::new(usize::MAX).is_none());
}

#[test]
fn the_old_and_the_shallow_go_first() {
    let mut table = table(WAYS * size_of::<Entry>());
    table.store(Hash(1), finding(9));
    table.age();
    for (n, depth) in [(2, 4), (3, 2), (4, 3)] {
        table.store(Hash(n), finding(depth));
    }
    table.store(Hash(5), finding(1));
    assert_eq!(table.find(Hash(1)), None, "the old one, though the deepest");
    table.store(Hash(6), finding(8));
    assert_eq!(table.find(Hash(5)), None, "then the shallowest");
    assert!([2, 3, 4, 6].iter().all(|&n| table.find(Hash(n)).is_some()));
}

#[test]
fn what_this_search_stored_counts_as_full() {
    let mut table = table(64 * 10);
    assert_eq!((table.fill_permille(), super::Table::new(0).unwrap().fill_permille()), (0, 0));
    for n in 0..10 {
        table.store(Hash(u64::MAX / 10 * n + 1), finding(1));
    }
    assert_eq!(table.fill_permille(), 250);
    table.age();
    assert_eq!(table.fill_permille(), 0);
}

/// Four threads store at the same places; each finding says by its parts which position it is about.
#[test]
fn threads_never_see_a_mixture() {
    const POSITIONS: u64 = 64;
    let about = |n: u64| Finding {
        score: Score::pieces(n as i32),
        estimate: Some(Score::pieces(-(n as i32))),
        ..finding(n as u8)
    };
    let table = table(64 * 2);
    thread::scope(|scope| {
        for thread in 0..4 {
            let table = &table;
            scope.spawn(move || {
                for step in 0..200_000_u64 {
                    let n = (step * 7 + thread * 13) % POSITIONS;
                    let hash = Hash(n.wrapping_mul(0x9E37_79B9_7F4A_7C15));
                    table.store(hash, about(n));
                    assert!(table.find(hash).is_none_or(|found| found == about(n)));
                }
            });
        }
    });
}
