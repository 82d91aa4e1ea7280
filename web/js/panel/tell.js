/**
 * Lets the person hear what happens: the live region for who listens to the page, sounds for everyone.
 *
 * @typedef {import('../play/happening.js').Happening} Happening
 * @typedef {import('../text.js').Text} Text
 */

import { fill, part } from '../dom.js';
import { NAME, sayMove, sayReason, sayResult } from '../play/narrate.js';
import { play } from '../sound/sound.js';

/** Sentences that come within this time are read together, ms. */
const TOGETHER_MS = 120;

/** @param {Text} text @param {() => import('../wire.js').Side | null} you */
export function mountTell(text, you) {
  const region = part('live');
  /** @type {string[]} */
  let sentences = [];

  /** @param {string} sentence */
  function say(sentence) {
    if (sentence === '') return;
    if (sentences.length === 0) setTimeout(() => { fill(region, sentences.join(' ')); sentences = []; }, TOGETHER_MS);
    sentences.push(sentence);
  }

  /** @param {Happening} happening */
  function tell(happening) {
    say(words(happening, you(), text));
    sound(happening, you());
  }

  return { tell, say };
}

/** @param {Happening} happening @param {import('../wire.js').Side | null} you @param {Text} text */
export function words(happening, you, text) {
  switch (happening.what) {
    case 'moved': return sayMove(text, happening.side, happening.move, happening.flips);
    case 'time-given': return text('client-said-time-given', { side: text(NAME[happening.side]), seconds: happening.ms / 1_000 });
    case 'ended': return `${sayResult(happening.end, you, text)} ${sayReason(happening.end, text)}`;
    default: {
      const key = SAID[happening.what];
      return key === undefined ? '' : text(key, { side: text(NAME[happening.side]) });
    }
  }
}

/** @type {Record<string, string>} */
const SAID = {
  joined: 'client-said-joined',
  'draw-offered': 'client-said-draw-offered',
  'draw-declined': 'client-said-draw-declined',
  'takeback-offered': 'client-said-takeback-offered',
  'takeback-declined': 'client-said-takeback-declined',
  'took-back': 'client-said-took-back',
  'rematch-offered': 'client-said-rematch-offered',
  'rematch-declined': 'client-said-rematch-declined',
  left: 'client-said-left',
  returned: 'client-said-returned',
};

/** @param {Happening} happening @param {import('../wire.js').Side | null} you */
function sound(happening, you) {
  if (happening.what === 'moved') {
    if (happening.move === '0000') return play('pass');
    return play(happening.move.length === 4 ? 'jump' : 'move', happening.flips);
  }
  if (happening.what === 'ended') {
    const { winner } = happening.end;
    return play(winner === null ? 'drawn' : you === null || winner === you ? 'won' : 'lost');
  }
  if (happening.own) return;
  if (happening.what === 'joined') play('joined');
  if (happening.what.endsWith('-offered') || happening.what === 'time-given') play('ask');
}
