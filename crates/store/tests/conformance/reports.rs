use std::sync::Arc;

use play::{PlayerId, Timestamp};
use store::{Act, Deed, Done, NewReport, Report, ReportKind, Store, UserKind};

use crate::games::game;
use crate::people::{BLUE, RED, add, begin};

const GUEST: PlayerId = PlayerId(33);

fn said(reporter: PlayerId, kind: ReportKind, at: i64) -> NewReport {
    let text = format!("<b>{}</b> at {at}", kind.name());
    NewReport { reporter, about: BLUE, game: None, kind, text, at: Timestamp(at) }
}

fn times(reports: &[Report]) -> Vec<i64> {
    reports.iter().map(|report| report.said.at.0).collect()
}

pub async fn holds(store: Arc<dyn Store>) {
    add(&*store, RED, UserKind::Account).await;
    add(&*store, BLUE, UserKind::Account).await;
    add(&*store, GUEST, UserKind::Guest).await;
    begin(&*store, 1, RED, BLUE).await;
    for kind in ReportKind::ALL {
        assert_eq!(ReportKind::named(kind.name()), Some(kind));
    }

    assert!(store.report(said(RED, ReportKind::Engine, 200)).await.unwrap());
    assert!(store.report(said(GUEST, ReportKind::Engine, 100)).await.unwrap());
    let of_game = NewReport { game: Some(game(1)), ..said(RED, ReportKind::Engine, 300) };
    assert!(store.report(of_game.clone()).await.unwrap());
    // The same again is no other report.
    for again in [said(RED, ReportKind::Engine, 400), NewReport { at: Timestamp(500), ..of_game.clone() }] {
        assert!(!store.report(again).await.unwrap());
    }
    assert!(store.report(said(RED, ReportKind::Name, 600)).await.unwrap());

    let open = store.open_reports(9).await.unwrap();
    assert_eq!(times(&open), [100, 200, 300, 600]);
    assert_eq!((open[2].reporter_name.as_str(), open[2].about_name.as_str()), ("User11", "User22"));
    assert_eq!((&open[2].said, open[2].settled_at), (&of_game, None));
    assert_eq!(times(&store.open_reports(2).await.unwrap()), [100, 200]);
    assert_eq!(times(&store.reports_about(BLUE, 3).await.unwrap()), [600, 300, 200]);
    assert_eq!(store.reports_about(RED, 9).await.unwrap(), []);
    assert_eq!(store.reports_since(RED, Timestamp(300)).await.unwrap(), 2);
    assert_eq!(store.reports_since(BLUE, Timestamp(0)).await.unwrap(), 0);

    // Settled once; then the same may be said again.
    let settle = |report| Act {
        at: Timestamp(700),
        administrator: RED,
        deed: Deed::Settle { report },
        words: "Nothing in it.".to_owned(),
    };
    let number = open[1].number;
    assert_eq!(store.carry_out(settle(number)).await.unwrap(), Done::Done);
    for nothing in [number, 0, 999, u64::MAX] {
        assert_eq!(store.carry_out(settle(nothing)).await.unwrap(), Done::Nobody, "{nothing}");
    }
    assert_eq!(times(&store.open_reports(9).await.unwrap()), [100, 300, 600]);
    assert_eq!(store.reports_about(BLUE, 3).await.unwrap()[2].settled_at, Some(Timestamp(700)));
    assert!(store.report(said(RED, ReportKind::Engine, 800)).await.unwrap());
    let record = store.record(None, 9).await.unwrap();
    assert_eq!(record.len(), 1);
    assert_eq!(record[0].about, Some((BLUE, "User22".to_owned())));
}
