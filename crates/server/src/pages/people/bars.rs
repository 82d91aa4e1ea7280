//! How many accounts there are at each rating.

/// The picture's size, in its own units.
const HEIGHT: f64 = 160.0;
const BAR: f64 = 24.0;
const GAP: f64 = 4.0;
/// Room for the numbers below.
const BELOW: f64 = 24.0;

pub(super) struct Bars {
    pub view_box: String,
    pub bars: Vec<Bar>,
    pub base: String,
    pub width: String,
}

pub(super) struct Bar {
    /// Where the span begins, and where it ends.
    pub from: u32,
    pub to: u32,
    pub count: u32,
    pub x: String,
    pub y: String,
    pub width: String,
    pub height: String,
    /// The number below it: at each second bar at most.
    pub label: Option<String>,
    pub middle: String,
}

impl Bars {
    /// None where there is nobody. Spans that hold nobody stand between those that do.
    pub fn new(spans: &[(u32, u32)], width: u32) -> Option<Bars> {
        let (first, last) = (spans.first()?.0, spans.last()?.0);
        let most = spans.iter().map(|(_, count)| *count).max()?;
        let begins = (0..=(last - first) / width).map(|n| first + n * width);
        let bars: Vec<Bar> = begins
            .enumerate()
            .map(|(place, from)| {
                let count = spans.iter().find(|(begin, _)| *begin == from).map_or(0, |(_, count)| *count);
                bar(place, (from, from + width - 1), count, most)
            })
            .collect();
        let all = bars.len() as f64 * (BAR + GAP);
        Some(Bars {
            view_box: format!("0 0 {all} {}", HEIGHT + BELOW),
            base: format!("{HEIGHT}"),
            width: format!("{all}"),
            bars,
        })
    }
}

fn bar(place: usize, (from, to): (u32, u32), count: u32, most: u32) -> Bar {
    let x = place as f64 * (BAR + GAP) + GAP / 2.0;
    let height = f64::from(count) / f64::from(most) * (HEIGHT - GAP);
    Bar {
        from,
        to,
        count,
        x: format!("{x:.1}"),
        y: format!("{:.1}", HEIGHT - height),
        width: format!("{BAR}"),
        height: format!("{height:.1}"),
        label: place.is_multiple_of(2).then(|| from.to_string()),
        middle: format!("{:.1}", x + BAR / 2.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_without_anybody_leave_a_gap() {
        let bars = Bars::new(&[(1400, 2), (1500, 4)], 50).unwrap().bars;
        assert_eq!(
            bars.iter().map(|bar| (bar.from, bar.to, bar.count)).collect::<Vec<_>>(),
            [(1400, 1449, 2), (1450, 1499, 0), (1500, 1549, 4)]
        );
        assert!(Bars::new(&[], 50).is_none());
    }
}
