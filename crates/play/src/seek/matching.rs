//! A matching of most weight in a graph of any shape. The library solves it exactly, in time that grows with
//! the cube of the vertices, so a large graph is solved in windows, and then again over the borders.

use integer_blossom::max_weight_matching;

/// Vertices that are solved at once: up to here the matching is the best there is.
pub(super) const WINDOW: usize = 32;

/// Vertices on each side of a border between windows that are solved once more, together.
const BORDER: usize = 16;

/// An edge between two vertices, and what it is worth: above zero.
type Edge = (usize, usize, i64);

/// Which of the edges make a matching: no two of them share a vertex. Vertices are `0..vertices`, edges are
/// best between vertices that are close; no edge twice.
pub(super) fn heaviest(vertices: usize, edges: &[Edge]) -> Vec<bool> {
    let mut solver = Solver { mates: vec![None; vertices], around: around(vertices, edges) };
    for part in parts(vertices, edges) {
        for window in part.chunks(WINDOW) {
            solver.solve(window);
        }
        for border in (WINDOW..part.len()).step_by(WINDOW) {
            let window = &part[border - BORDER..part.len().min(border + BORDER)];
            solver.solve(window);
        }
    }
    edges.iter().map(|&(a, b, _)| solver.mates[a] == Some(b)).collect()
}

struct Solver {
    mates: Vec<Option<usize>>,
    /// Each vertex's neighbours and what the edges to them are worth.
    around: Vec<Vec<(usize, i64)>>,
}

impl Solver {
    /// Matches these vertices among themselves as well as can be, but for those whose mate is elsewhere.
    /// What they had before is one way to do it, so nothing is lost.
    fn solve(&mut self, window: &[usize]) {
        let within = |mate: &usize| window.contains(mate);
        let open: Vec<usize> =
            window.iter().copied().filter(|&v| self.mates[v].as_ref().is_none_or(within)).collect();
        let size = open.len();
        let mut weights = vec![0; size * size];
        for (row, &vertex) in open.iter().enumerate() {
            for &(other, worth) in &self.around[vertex] {
                if let Some(column) = open.iter().position(|&vertex| vertex == other) {
                    weights[row * size + column] = worth;
                }
            }
        }
        for (row, mate) in max_weight_matching(&weights, size).into_iter().enumerate() {
            self.mates[open[row]] = mate.map(|column| open[column]);
        }
    }
}

fn around(vertices: usize, edges: &[Edge]) -> Vec<Vec<(usize, i64)>> {
    let mut around = vec![Vec::new(); vertices];
    for &(a, b, worth) in edges {
        debug_assert!(a != b && worth > 0, "an edge joins two vertices and is worth something");
        around[a].push((b, worth));
        around[b].push((a, worth));
    }
    around
}

/// The parts of the graph that no edge joins, each in the order of its vertices.
fn parts(vertices: usize, edges: &[Edge]) -> Vec<Vec<usize>> {
    let mut roots: Vec<usize> = (0..vertices).collect();
    for &(a, b, _) in edges {
        let (a, b) = (root(&mut roots, a), root(&mut roots, b));
        roots[a.max(b)] = a.min(b);
    }
    let mut parts = vec![Vec::new(); vertices];
    for vertex in 0..vertices {
        parts[root(&mut roots, vertex)].push(vertex);
    }
    parts.retain(|part| part.len() > 1);
    parts
}

fn root(roots: &mut [usize], mut vertex: usize) -> usize {
    while roots[vertex] != vertex {
        roots[vertex] = roots[roots[vertex]];
        vertex = roots[vertex];
    }
    vertex
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn worth(edges: &[Edge], chosen: &[bool]) -> i64 {
        edges.iter().zip(chosen).filter(|(_, chosen)| **chosen).map(|(edge, _)| edge.2).sum()
    }

    /// The best there is, whatever time it takes.
    fn exact(vertices: usize, edges: &[Edge]) -> i64 {
        let mut weights = vec![0; vertices * vertices];
        for &(a, b, worth) in edges {
            weights[a * vertices + b] = worth;
            weights[b * vertices + a] = worth;
        }
        let mates = max_weight_matching(&weights, vertices);
        edges.iter().filter(|&&(a, b, _)| mates[a] == Some(b)).map(|edge| edge.2).sum()
    }

    /// A long chain of neighbours, as seekers by rating are, and worth about what their pairs are.
    fn chains(vertices: usize) -> impl Strategy<Value = Vec<Edge>> {
        let edge = (0..vertices - 1, 1..9_usize, 1_000..2_000_i64);
        let edge = edge.prop_map(move |(a, far, worth)| (a, (a + far).min(vertices - 1), worth));
        prop::collection::btree_map(edge.clone().prop_map(|(a, b, _)| (a, b)), edge.prop_map(|e| e.2), 0..900)
            .prop_map(|edges| edges.into_iter().map(|((a, b), worth)| (a, b, worth)).collect())
    }

    proptest! {
        #![proptest_config(ProptestConfig { max_shrink_iters: 50, ..ProptestConfig::with_cases(24) })]

        #[test]
        fn a_long_chain_is_matched_nearly_as_well_as_can_be(edges in chains(240)) {
            let chosen = heaviest(240, &edges);
            let (found, best) = (worth(&edges, &chosen), exact(240, &edges));
            prop_assert!(found <= best && found * 100 >= best * 96, "{found} of {best}");
            let mut seen = std::collections::BTreeSet::new();
            for (&(a, b, _), _) in edges.iter().zip(&chosen).filter(|(_, chosen)| **chosen) {
                prop_assert!(seen.insert(a) && seen.insert(b), "a vertex has two mates");
            }
        }

        #[test]
        fn a_short_one_as_well_as_can_be(edges in chains(WINDOW)) {
            prop_assert_eq!(worth(&edges, &heaviest(WINDOW, &edges)), exact(WINDOW, &edges));
        }
    }
}
