/**
 * A followed game as the server tells it: a snapshot, and updates that fit on it. Values, never changed.
 *
 * @typedef {import('../wire.js').Side} Side
 * @typedef {import('../wire.js').Snapshot} Snapshot The game: a snapshot kept up to date.
 * @typedef {import('../wire.js').Update} Update
 */

/**
 * The game after an update; `null` if something in between was missed and the game must be opened
 * again. An update from the past changes nothing.
 * @param {Snapshot} game @param {Update} update @returns {Snapshot | null}
 */
export function updated(game, update) {
  if (update.game !== game.game || update.version <= game.version) return game;
  if (update.after !== game.version) return null;
  const plies = update.events.reduce(withEvent, game.plies);
  const players = update.players ?? game.players;
  return { ...game, version: update.version, now: update.now, plies, players, state: update.state };
}

/** @param {import('../wire.js').Ply[]} plies @param {import('../wire.js').Happened} event */
function withEvent(plies, event) {
  switch (event.what) {
    case 'moved':
    case 'passed':
      return [...plies, { move: event.move, board: event.board }];
    case 'took-back':
      return plies.slice(0, event.plies);
    default:
      return plies;
  }
}

/** Whose move ply `index` (from 0) was: sides alternate, passes included. @param {Snapshot} game @param {number} index @returns {Side} */
export function moverOf(game, index) {
  const first = game.start.split(' ')[1] === 'o' ? 1 : 0;
  return (index + first) % 2 === 0 ? 'red' : 'blue';
}

/** Whether the opponent of `side` is the computer. @param {Snapshot} game */
export function withComputer(game) {
  return game.state.seats.red.kind === 'computer' || game.state.seats.blue.kind === 'computer';
}

/** What kind of time it is played with; the computer never hurries. @param {Snapshot} game @returns {import('../preferences.js').Speed} */
export function speedOf(game) {
  if (withComputer(game)) return 'untimed';
  return game.time.kind === 'increment' ? 'live' : game.time.kind;
}

/** The side of the open seat, if one is open. @param {Snapshot} game @returns {Side | null} */
export function openSeat(game) {
  if (game.state.end !== null) return null;
  if (game.state.seats.red.kind === 'open') return 'red';
  return game.state.seats.blue.kind === 'open' ? 'blue' : null;
}

/** Whether both have made a move of their own. @param {Snapshot} game */
export function bothMoved(game) {
  return game.plies.filter((ply) => ply.move !== '0000').length >= 2 && game.plies.length >= 2;
}
