/**
 * Whether the player left the page while it was their turn, in a ranked game by the clock: the server is told with
 * the move (docs/protocol.md, `looked-away`). Something for administrators to look at, with much else; nobody is
 * judged by it.
 *
 * @typedef {object} Around
 * @property {() => boolean} away whether the page is hidden, or something else has the keyboard
 */

/** After how many plies the player's turn began; `null` where nothing is counted. @param {import('./view.js').View} view */
export function countedTurn({ you, game: { stake, time, plies, state } }) {
  const counts = stake === 'ranked' && time.kind === 'increment' && state.end === null;
  return counts && you !== null && state.turn === you ? plies.length : null;
}

/** @param {Around} around */
export function createLooking({ away }) {
  /** @type {number | null} */
  let turn = null;
  let here = !away();
  let left = false;

  return {
    /** @param {number | null} now as {@link countedTurn} says */
    turn(now) {
      if (now !== turn) left = false;
      turn = now;
    },
    /** The page was hidden or seen, left or come back to. Who comes late to their turn has not left it. */
    settle() {
      const before = here;
      here = !away();
      if (before && !here && turn !== null) left = true;
    },
    /** Whether the page was left in this turn. */
    left: () => left,
  };
}
