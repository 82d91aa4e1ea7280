//! A user's ratings as a line.

use store::RatingPoint;

/// The picture's size, in its own units.
const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
/// Room for the numbers at the left, and around the line.
const LEFT: f64 = 48.0;
const AROUND: f64 = 14.0;
/// Points between two lines of the grid, the first of these that leaves few enough.
const STEPS: [f64; 5] = [25.0, 50.0, 100.0, 200.0, 500.0];
const LINES_MAX: f64 = 6.0;

/// What the picture is drawn from: one game after the other, so that a busy day is as wide as a quiet year.
pub(super) struct Graph {
    pub view_box: String,
    /// The line, as `points` of a polyline.
    pub line: String,
    pub grid: Vec<Mark>,
    /// The last point, which is marked.
    pub last: (String, String),
    pub left: String,
    pub right: String,
}

/// A line of the grid, and the number beside it.
pub(super) struct Mark {
    pub y: String,
    pub label: String,
}

impl Graph {
    /// None of fewer than two points.
    pub fn new(points: &[RatingPoint]) -> Option<Graph> {
        let last = points.last().filter(|_| points.len() > 1)?;
        let values = points.iter().map(|point| point.value);
        let (low, high) =
            values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
        let step = STEPS.into_iter().find(|step| (high - low) / step < LINES_MAX).unwrap_or(1_000.0);
        let (low, high) = ((low / step).floor() * step, (high / step).floor() * step + step);
        let y = |value: f64| HEIGHT - AROUND - (value - low) / (high - low) * (HEIGHT - 2.0 * AROUND);
        let x = |place: usize| LEFT + place as f64 / (points.len() - 1) as f64 * (WIDTH - LEFT - AROUND);
        let line =
            points.iter().enumerate().map(|(place, point)| format!("{:.1},{:.1}", x(place), y(point.value)));
        let lines = ((high - low) / step).round() as u32;
        let grid = (0..=lines).map(|n| low + f64::from(n) * step);
        Some(Graph {
            view_box: format!("0 0 {WIDTH} {HEIGHT}"),
            line: line.collect::<Vec<_>>().join(" "),
            grid: grid.map(|at| Mark { y: format!("{:.1}", y(at)), label: format!("{at:.0}") }).collect(),
            last: (format!("{:.1}", x(points.len() - 1)), format!("{:.1}", y(last.value))),
            left: format!("{LEFT}"),
            right: format!("{}", WIDTH - AROUND),
        })
    }
}

#[cfg(test)]
mod tests {
    use play::Timestamp;

    use super::*;

    fn points(values: &[f64]) -> Vec<RatingPoint> {
        let game = "0123456789".parse().unwrap();
        values
            .iter()
            .map(|&value| RatingPoint {
                game,
                at: Timestamp(0),
                value,
                deviation: 60.0,
                refund: Default::default(),
            })
            .collect()
    }

    #[test]
    fn every_point_lies_between_the_outer_lines() {
        for values in [vec![1500.0, 1500.0], vec![1480.0, 1525.0, 1500.0], vec![400.0, 2400.0], vec![0.0; 99]]
        {
            let graph = Graph::new(&points(&values)).unwrap();
            let y = |text: &str| text.parse::<f64>().unwrap();
            let (bottom, top) = (y(&graph.grid[0].y), y(&graph.grid.last().unwrap().y));
            assert!(graph.grid.len() <= 8, "{} lines", graph.grid.len());
            assert_eq!(graph.line.split(' ').count(), values.len());
            for point in graph.line.split(' ') {
                let at = y(point.split_once(',').unwrap().1);
                assert!((top..=bottom).contains(&at), "{at} of {values:?}");
            }
        }
        assert!(Graph::new(&points(&[1500.0])).is_none());
    }
}
