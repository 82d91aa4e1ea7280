//! The bench is a signature: the same each time, and over quickly.

#[test]
fn the_bench_gives_the_same_count_twice() {
    let nodes = engine::bench::run();
    assert_eq!(nodes, engine::bench::run());
    assert!(
        (100_000..20_000_000).contains(&nodes),
        "{nodes} nodes: too few to notice or too many to wait for"
    );
}
