/**
 * A strip beside a game with the computer, while one looks for a person: what one looks for, then that somebody is here.
 * Nobody is taken from a game who says that they would stay.
 *
 * @typedef {import('../wire.js').Paired} Paired
 */

import { gameAddress } from '../address.js';
import { button, fill, part } from '../dom.js';
import { play } from '../sound/sound.js';
import { abortGame } from './ask.js';

/** So long after somebody has come, the page goes there by itself, ms. Their clock does not wait. */
const GO_MS = 6_000;

/** @param {import('../text.js').Text} text @param {() => void} stop looks for nobody any more */
export function mountMeanwhile(text, stop) {
  const strip = document.createElement('section');
  strip.className = 'meanwhile';
  strip.dataset.part = 'meanwhile';
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  const buttons = document.createElement('div');
  buttons.className = 'row-of-buttons';
  strip.append(words, buttons);
  part('side').prepend(strip);
  const end = () => strip.remove();
  return {
    end,
    /** @param {string} times */
    looking(times) {
      fill(words, text('client-lobby-looking', { times }));
      buttons.replaceChildren(button(text('client-lobby-stop'), () => { stop(); end(); }));
    },
    /** @param {Paired} paired @param {string} secret */
    here(paired, secret) {
      play('joined');
      document.title = text('client-lobby-here');
      strip.dataset.state = 'here';
      fill(words, text('client-lobby-here-soon'));
      const go = () => location.assign(gameAddress(paired.game));
      const timer = setTimeout(go, GO_MS);
      const stay = () => {
        clearTimeout(timer);
        end();
        void abortGame(paired.game, secret);
      };
      buttons.replaceChildren(button(text('client-lobby-go'), go, 'main'), button(text('client-lobby-stay'), stay));
    },
  };
}
