/**
 * A strip beside a game with the computer, while one looks for a person: what one looks for, then that somebody is here.
 * Nobody is taken from a game who says that they would stay.
 */

import { button, fill, part } from '../dom.js';
import { play } from '../sound/sound.js';

/** So long after somebody has come, one comes by oneself, ms. The server waits ten seconds. */
const GO_MS = 6_000;

/** @param {import('../text.js').Text} text @param {{ come: () => void, stop: () => void }} on `stop`: looks for nobody any more */
export function mountMeanwhile(text, on) {
  const strip = document.createElement('section');
  strip.className = 'meanwhile';
  strip.dataset.part = 'meanwhile';
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  const buttons = document.createElement('div');
  buttons.className = 'row-of-buttons';
  strip.append(words, buttons);
  part('side').prepend(strip);
  const here = text('client-lobby-here');
  /** What the tab said before somebody came: whose turn it is. */
  let title = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function calm() {
    clearTimeout(timer);
    if (document.title === here) document.title = title;
  }

  function end() {
    calm();
    strip.remove();
  }

  function stop() {
    end();
    on.stop();
  }

  return {
    end,
    /** @param {string} times */
    looking(times) {
      calm();
      strip.dataset.state = 'looking';
      fill(words, text('client-lobby-looking', { times }));
      buttons.replaceChildren(button(text('client-lobby-stop'), stop));
    },
    /** Somebody has come. */
    here() {
      if (strip.dataset.state === 'here') return;
      play('joined');
      title = document.title;
      document.title = here;
      strip.dataset.state = 'here';
      fill(words, text('client-lobby-here-soon'));
      const go = button(text('client-lobby-go'), come, 'main');
      timer = setTimeout(come, GO_MS);
      function come() {
        clearTimeout(timer);
        // The other may still find somebody else: until the game begins one can stay.
        go.disabled = true;
        on.come();
      }
      buttons.replaceChildren(go, button(text('client-lobby-stay'), stop));
    },
  };
}
