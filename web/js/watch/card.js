/**
 * A game in a list of games: a small board, who plays, and the way there. As the server draws it in
 * `templates/parts/game_card.html`.
 *
 * @typedef {import('../wire.js').Live} Live
 */

import { gameAddress } from '../address.js';
import { readBoard } from '../board/position.js';
import { fill, part } from '../dom.js';
import { adoptDiagram } from '../home/diagram.js';
import { sayTime } from '../panel/time.js';
import { NAME } from '../play/narrate.js';
import { mountWho } from './who.js';

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
  const drawWho = mountWho('card', root, text);
  return {
    root,
    /** @param {Live} live */
    draw(live) {
      drawWho(live);
      fill(turn, text('client-turn-side', { side: text(NAME[live.turn]) }));
      // It never changes; a new card has none yet.
      if (terms.textContent === '') fill(terms, `${sayTime(live.time, text)} · ${stakes[live.stake]}`);
      diagram(readBoard(live.board), live.move);
    },
  };
}
