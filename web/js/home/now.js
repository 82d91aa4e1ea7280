/**
 * What goes on at this moment, kept true while somebody looks: how many are here, and the game to watch. What
 * can't be found out is not shown, rather than what was true before.
 *
 * @typedef {import('../wire.js').Live} Live
 * @typedef {import('../wire.js').Now} Now
 * @typedef {import('../text.js').Text} Text
 */

import { gameAddress } from '../address.js';
import { readBoard } from '../board/position.js';
import { fill, mark, part } from '../dom.js';
import { getNow } from '../net/http.js';
import { NAME } from '../play/narrate.js';
import { mountWho } from '../watch/who.js';
import { adoptDiagram } from './diagram.js';

/** How often it is asked for, ms; the server works it out once a second. */
const EVERY_MS = 30_000;
/** The same while a game is shown. */
const LIVE_MS = 5_000;

/** @param {HTMLElement} section @param {string} start the FEN of the empty place @param {Text} text */
export function follow(section, start, text) {
  const show = mount(section, start, text);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let asking = false;

  async function ask() {
    clearTimeout(timer);
    // The page may have become a game, or have been left lying; when it is seen again, it asks again.
    if (asking || document.hidden || !section.isConnected) return;
    asking = true;
    const { value } = await getNow();
    asking = false;
    show(value);
    timer = setTimeout(ask, value?.live ? LIVE_MS : EVERY_MS);
  }

  /** What was last shown is of then. */
  function back() {
    show(null);
    void ask();
  }

  document.addEventListener('visibilitychange', ask);
  window.addEventListener('online', ask);
  window.addEventListener('pageshow', ({ persisted }) => persisted && back());
  void ask();
}

/** @param {HTMLElement} section @param {string} start @param {Text} text @returns {(now: Now | null) => void} */
function mount(section, start, text) {
  const digits = new Intl.NumberFormat(document.documentElement.lang);
  const drawLive = mountLive(section, text);
  const diagram = adoptDiagram(/** @type {HTMLElement} */ (section.querySelector('[role="img"]')), text);
  const people = part('now-people', section), games = part('now-games', section);
  const looking = part('now-looking', section);
  return (now) => {
    const live = now?.live ?? null;
    if (now !== null) {
      fill(people, digits.format(now.people));
      fill(looking, digits.format(now.looking));
      fill(games, digits.format(now.games));
    }
    if (live !== null) drawLive(live);
    diagram(readBoard(live?.board ?? start), live?.move ?? '0000');
    mark(section, 'state', now === null ? 'unknown' : live === null ? 'none' : 'game');
  };
}

/** Who plays, how it stands, and the way there. @param {HTMLElement} section @param {Text} text @returns {(live: Live) => void} */
function mountLive(section, text) {
  const turn = part('now-turn', section);
  const watch = /** @type {HTMLAnchorElement} */ (part('now-watch', section));
  const drawWho = mountWho('now', section, text);
  return (live) => {
    drawWho(live);
    fill(turn, text('client-turn-side', { side: text(NAME[live.turn]) }));
    if (watch.pathname !== gameAddress(live.game)) watch.href = gameAddress(live.game);
  };
}
