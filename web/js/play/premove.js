/**
 * One move made in advance. It is bound to the ply it answers and judged on the board as it is then:
 * what can't be played any more is dropped, silently.
 *
 * @typedef {{ move: string, from: string, to: string, answers: number }} Premove `answers`: the number
 *   of plies at which it is to be played; `from`: the piece it was made with.
 */

/**
 * What becomes of a premove as the game stands: play it now, keep it, or drop it.
 * @param {Premove} premove @param {import('../wire.js').Snapshot} game
 * @param {import('../board/position.js').LegalMoves} legal of the side to move
 * @returns {'play' | 'keep' | 'drop'}
 */
export function judge(premove, game, legal) {
  if (game.state.end !== null || game.state.turn === null) return 'drop';
  if (game.plies.length < premove.answers) return 'keep';
  if (game.plies.length > premove.answers || game.state.turn !== game.you) return 'drop';
  return legal.moves.has(premove.move) ? 'play' : 'drop';
}

/**
 * Reads the table of steps and leaps that the server makes from its rules.
 * @param {Record<string, { clone: string, jump: string }>} geometry
 */
export function reachOf(geometry) {
  return (/** @type {string} */ square) => ({
    clone: new Set(geometry[square]?.clone.split(' ')),
    jump: new Set(geometry[square]?.jump.split(' ')),
  });
}
