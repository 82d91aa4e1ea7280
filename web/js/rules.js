/** The rules: three moves to step through, and positions to try. */

import { part, show } from './dom.js';
import { mountLesson } from './lesson/lesson.js';
import { mountMoves } from './lesson/moves.js';
import { pageText, readData } from './text.js';

const text = pageText();
/** @type {{ moves: import('./lesson/moves.js').Step[], examples: import('./lesson/lesson.js').Scene[] }} */
const { moves, examples } = readData('lessons');
const live = part('live');

/** @param {string} words */
const say = (words) => { live.textContent = words; };

mountMoves(part('moves'), moves, text);
for (const scene of examples) {
  const root = /** @type {HTMLElement | null} */ (document.querySelector(`[data-lesson="${scene.id}"]`));
  if (root === null) continue;
  const [reveal, again] = [part('show', root), part('again', root)];
  const lesson = mountLesson(root, scene, text, {
    say,
    moved: () => { show(reveal, false); show(again, true); },
    after: () => {},
  });
  again.addEventListener('click', () => {
    lesson.reset();
    show(again, false);
    show(reveal, true);
    reveal.focus();
  });
  reveal.addEventListener('click', () => {
    lesson.point();
    say(text('client-lesson-best', { move: scene.show.replace(/^(..)(..)$/, '$1–$2') }));
  });
}
part('print').addEventListener('click', () => print());
