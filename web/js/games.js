/**
 * The games that are played just now, kept so by one question for all of them. Who reads the list keeps their place:
 * what goes on stays where it is, what is over goes, what is new comes last.
 *
 * @typedef {import('./wire.js').InPlay} InPlay
 */

import { fill, mark, part, show } from './dom.js';
import { getGames } from './net/http.js';
import { pageText, readData } from './text.js';
import { mountCard, newCard } from './watch/card.js';

/** How often it is asked, ms; the server works it out once a second. */
const EVERY_MS = 3_000;
/** The same while nothing is played. */
const QUIET_MS = 10_000;

const text = pageText();
const list = part('games'), more = part('games-more');
const pattern = /** @type {HTMLTemplateElement} */ (document.querySelector('template[data-part="game-card"]'));
/** @type {Map<string, ReturnType<typeof mountCard>>} */
const cards = new Map();
for (const item of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll('[data-game]'))) {
  cards.set(item.dataset.game ?? '', mountCard(item, list.dataset, text));
}
/** @type {InPlay} */
let seen = readData('playing');
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let asking = false;

async function ask() {
  clearTimeout(timer);
  if (asking || document.hidden) return;
  asking = true;
  const { value } = await getGames();
  asking = false;
  if (value !== null) draw(value);
  timer = setTimeout(ask, seen.games.length > 0 ? EVERY_MS : QUIET_MS);
}

/** @param {InPlay} playing */
function draw(playing) {
  seen = playing;
  const games = new Set(playing.games.map(({ game }) => game));
  for (const [game, { root }] of cards) {
    // What somebody is just about to choose stays until they have left it: its end can be seen there too.
    if (games.has(game) || root.contains(document.activeElement)) continue;
    root.remove();
    cards.delete(game);
  }
  for (const live of playing.games) {
    const card = cards.get(live.game) ?? add(live.game);
    card.draw(live);
  }
  mark(part('in-play'), 'state', cards.size > 0 ? 'games' : 'none');
  show(more, playing.more > 0);
  fill(more, text('client-games-more', { count: playing.more }));
}

/** @param {string} game */
function add(game) {
  const card = mountCard(newCard(pattern, game), list.dataset, text);
  list.append(card.root);
  cards.set(game, card);
  return card;
}

document.addEventListener('visibilitychange', ask);
window.addEventListener('online', ask);
window.addEventListener('pageshow', ({ persisted }) => persisted && ask());
timer = setTimeout(ask, EVERY_MS);
