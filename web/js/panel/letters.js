/** Keys of one letter or sign: for who does not type, and has not turned them off (WCAG 2.1.4). */

import { read } from '../preferences.js';

/** Whether a letter pressed here means something to the page. @param {KeyboardEvent} event */
export function commands({ target, ctrlKey, metaKey, altKey }) {
  const typing = target instanceof Element && target.closest('input, textarea, select') !== null;
  return !typing && !ctrlKey && !metaKey && !altKey && read('letters') === 'on';
}
