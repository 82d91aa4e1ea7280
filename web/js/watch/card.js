/**
 * A game in a list of games: a small board, who plays, and the way there. As the server draws it in
 * `templates/parts/game_card.html`.
 *
 * @typedef {import('../wire.js').Live} Live
 */

import { gameAddress } from '../address.js';
import { count, readBoard } from '../board/position.js';
import { fill, part } from '../dom.js';
import { adoptDiagram } from '../home/diagram.js';
import { NAME } from '../play/narrate.js';
import { who } from './who.js';

/** A card that shows nothing yet. @param {HTMLTemplateElement} pattern @param {string} game */
export function newCard(pattern, game) {
  const made = /** @type {HTMLElement} */ (pattern.content.firstElementChild?.cloneNode(true));
  made.dataset.game = game;
  const link = made.querySelector('a');
  if (link !== null) link.href = gameAddress(game);
  return made;
}

/**
 * @param {HTMLElement} root @param {DOMStringMap} stakes what is said of a `casual` and of a `ranked` game
 * @param {import('../text.js').Text} text
 */
export function mountCard(root, stakes, text) {
  const diagram = adoptDiagram(/** @type {HTMLElement} */ (root.querySelector('[role="img"]')), text);
  const turn = part('card-turn', root), terms = part('card-terms', root);
  const sides = /** @type {const} */ (['red', 'blue']);
  const players = sides.map((side) => ({ side, root: part(`card-${side}`, root) }));
  return {
    root,
    /** @param {Live} live */
    draw(live) {
      const counts = count(readBoard(live.board));
      for (const { side, root: strip } of players) {
        const [name, note] = who(live, side, text);
        fill(part('name', strip), name);
        fill(part('note', strip), note);
        fill(part('count', strip), String(counts[side]));
      }
      fill(turn, text('client-turn-side', { side: text(NAME[live.turn]) }));
      // It never changes; a new card has none yet.
      if (terms.textContent === '') fill(terms, `${sayTime(live.time, text)} · ${stakes[live.stake]}`);
      diagram(readBoard(live.board), live.move);
    },
  };
}

/** @param {import('../wire.js').Time} time @param {import('../text.js').Text} text */
function sayTime(time, text) {
  switch (time.kind) {
    case 'untimed': return text('client-time-untimed');
    case 'days': return text('client-time-days', { count: time.days });
    default: return `${time.base / 60_000}+${time.increment / 1_000}`;
  }
}
