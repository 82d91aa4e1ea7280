/**
 * What the server says about a board, read: squares, pieces, legal moves. Nothing here knows what is
 * legal; the server lists it.
 *
 * @typedef {import('../wire.js').Side} Side
 *
 * A board is 49 characters in the order of a FEN (a7 … g7, a6 …): `x` red, `o` blue, `-` blocked,
 * `.` empty. It never changes, so two boards are compared with `===`.
 *
 * @typedef {{ from: string | null, to: string }} Move A clone has no `from`: it is its target.
 *
 * @typedef {object} LegalMoves
 * @property {Set<string>} moves in UAI form
 * @property {Set<string>} clones where a clone can land
 * @property {Map<string, Set<string>>} jumps where the piece on a square can jump to
 * @property {Map<string, string[]>} flips what landing on a square converts
 */

export const SIZE = 7;

/** Every square, in the order of a FEN. @type {readonly string[]} */
export const SQUARES = [7, 6, 5, 4, 3, 2, 1].flatMap((rank) => [...'abcdefg'].map((file) => file + rank));

/** @param {string} square `a7` is 0, `g1` is 48. */
export function indexOf(square) {
  return (SIZE - Number(square[1])) * SIZE + square.charCodeAt(0) - 97;
}

/** How many king's steps apart. @param {string} a @param {string} b */
export function distance(a, b) {
  return Math.max(Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(a.charCodeAt(1) - b.charCodeAt(1)));
}

/** @param {Side} side @returns {Side} */
export function other(side) {
  return side === 'red' ? 'blue' : 'red';
}

/** @param {string} fen a FEN, or its first field. */
export function readBoard(fen) {
  const rows = fen.split(' ', 1)[0].replaceAll('/', '');
  return rows.replace(/\d/g, (digit) => '.'.repeat(Number(digit)));
}

/** @param {string} board @param {string} square @returns {Side | 'gap' | null} */
export function pieceAt(board, square) {
  switch (board[indexOf(square)]) {
    case 'x': return 'red';
    case 'o': return 'blue';
    case '-': return 'gap';
    default: return null;
  }
}

/** @param {string} board */
export function count(board) {
  let red = 0, blue = 0, empty = 0;
  for (const cell of board) {
    if (cell === 'x') red += 1;
    else if (cell === 'o') blue += 1;
    else if (cell === '.') empty += 1;
  }
  return { red, blue, empty };
}

/** A move in UAI form; a pass is `null`. @param {string} text @returns {Move | null} */
export function readMove(text) {
  if (text === '0000') return null;
  return text.length === 4 ? { from: text.slice(0, 2), to: text.slice(2) } : { from: null, to: text };
}

/** @param {import('../wire.js').Legal | null} legal @returns {LegalMoves} */
export function readLegal(legal) {
  /** @type {LegalMoves} */
  const read = { moves: new Set(), clones: new Set(), jumps: new Map(), flips: new Map() };
  for (const text of words(legal?.moves)) {
    const move = readMove(text);
    if (move === null) continue;
    read.moves.add(text);
    if (move.from === null) {
      read.clones.add(move.to);
    } else {
      const targets = read.jumps.get(move.from) ?? new Set();
      read.jumps.set(move.from, targets.add(move.to));
    }
  }
  for (const text of words(legal?.flips)) {
    const [to, squares] = text.split(':');
    read.flips.set(to, squares.match(/../g) ?? []);
  }
  return read;
}

/**
 * The board after a move, as far as the server's list tells: to show one's own move at once.
 * @param {string} board @param {Move} move @param {Side} side @param {readonly string[]} flips
 */
export function shown(board, move, side, flips) {
  const cells = [...board];
  const letter = side === 'red' ? 'x' : 'o';
  if (move.from !== null) cells[indexOf(move.from)] = '.';
  for (const square of [move.to, ...flips]) cells[indexOf(square)] = letter;
  return cells.join('');
}

/** Squares one step from `square` that hold a piece of `side`. @param {string} board @param {string} square @param {Side} side */
export function besides(board, square, side) {
  return SQUARES.filter((at) => distance(at, square) === 1 && pieceAt(board, at) === side);
}

/** @param {string | undefined} text */
function words(text) {
  return text ? text.split(' ') : [];
}
