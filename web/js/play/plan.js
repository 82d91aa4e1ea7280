/**
 * A plan as a tree: values, never changed. A path names a branch: their move, my answer, their move, my answer …
 *
 * @typedef {import('../net/plan.js').Branch} Branch
 */

/** Every branch with its path, those that go on right after the one they follow. @param {Branch[]} branches @param {string[]} [before] @returns {{ path: string[] }[]} */
export function nodesOf(branches, before = []) {
  return branches.flatMap(({ theirs, mine, then }) => {
    const path = [...before, theirs, mine];
    return [{ path }, ...nodesOf(then ?? [], path)];
  });
}

/** With one more answer after `path`. @param {Branch[]} branches @param {string[]} path @param {string} theirs @param {string} mine @returns {Branch[]} */
export function planted(branches, path, theirs, mine) {
  if (path.length === 0) return [...branches, { theirs, mine }];
  const [first, answer, ...rest] = path;
  return branches.map((branch) => (branch.theirs === first && branch.mine === answer
    ? { ...branch, then: planted(branch.then ?? [], rest, theirs, mine) } : branch));
}

/** Without the branch of this path, and all that follows it. @param {Branch[]} branches @param {string[]} path @returns {Branch[]} */
export function pruned(branches, path) {
  const [first, answer, ...rest] = path;
  const is = (/** @type {Branch} */ { theirs, mine }) => theirs === first && mine === answer;
  if (rest.length === 0) return branches.filter((branch) => !is(branch));
  return branches.map((branch) => (is(branch) ? { ...branch, then: pruned(branch.then ?? [], rest) } : branch));
}
