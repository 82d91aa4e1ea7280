/**
 * What a player does besides moving. What can't be undone is asked twice, in place: the button opens a
 * question beside it, goes back to rest by itself, and pressed again means no.
 *
 * @typedef {import('../wire.js').Deed} Deed
 */

import { fill, part, show } from '../dom.js';
import { options, places } from '../play/view.js';

/** The question goes away by itself after so long, ms. */
const ASKED_MS = 6_000;

/** @type {Record<string, { deed: Deed, ask: string, yes: string }>} */
const ASKED = {
  resign: { deed: 'resign', ask: 'client-ask-resign', yes: 'client-yes-resign' },
  abort: { deed: 'abort', ask: 'client-ask-abort', yes: 'client-yes-abort' },
  draw: { deed: 'offer-draw', ask: 'client-ask-draw', yes: 'client-yes-draw' },
  takeback: { deed: 'offer-takeback', ask: 'client-ask-takeback', yes: 'client-yes-takeback' },
};

/** What needs no second thought. */
const GIVE_TIME = 'give-time';

/** @param {import('../text.js').Text} text @param {(deed: Deed) => void} act */
export function mountActions(text, act) {
  const row = part('actions');
  const question = part('question');
  const words = part('question-text');
  const yes = part('question-yes');
  const buttons = [...Object.keys(ASKED), GIVE_TIME].map((name) => ({ name, button: part(`do-${name}`) }));
  /** @type {string | null} */
  let asked = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {string | null} name */
  function ask(name) {
    clearTimeout(timer);
    asked = name;
    show(question, name !== null);
    for (const { name: own, button } of buttons) if (own in ASKED) button.setAttribute('aria-expanded', String(own === name));
    if (name === null) return;
    fill(words, text(ASKED[name].ask));
    fill(yes, text(ASKED[name].yes));
    timer = setTimeout(ask, ASKED_MS, null);
  }

  /** @type {Record<string, boolean>} */
  let can = {};
  for (const { name, button } of buttons) {
    button.addEventListener('click', () => {
      if (!can[name]) return;
      if (name === GIVE_TIME) act(GIVE_TIME);
      else ask(asked === name ? null : name);
    });
  }
  part('question-no').addEventListener('click', () => ask(null));
  yes.addEventListener('click', () => {
    if (asked !== null) act(ASKED[asked].deed);
    ask(null);
  });
  question.addEventListener('keydown', (event) => event.key === 'Escape' && ask(null));

  return (/** @type {import('../play/view.js').View} */ view) => {
    can = options(view);
    const placed = /** @type {Record<string, boolean>} */ (places(view));
    for (const { name, button } of buttons) {
      show(button, placed[name]);
      // Not `disabled`: who stands on it with the keyboard stays there.
      button.setAttribute('aria-disabled', String(!can[name]));
    }
    show(row, buttons.some(({ name }) => placed[name]));
    if (asked !== null && !can[asked]) ask(null);
  };
}
