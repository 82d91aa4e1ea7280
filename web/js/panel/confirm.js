/**
 * The keys and the focus of a move that waits for its player's word: Enter plays it, Escape takes it back,
 * wherever the focus is. Whoever made the move by keys is led to the button that plays it, and back again.
 */

/**
 * @param {HTMLElement} grid the board @param {() => void} play @param {() => void} drop
 * @returns {(planned: boolean) => void} to be told whether a move waits, after the buttons were drawn
 */
export function mountConfirm(grid, play, drop) {
  let waits = false;
  /** @type {HTMLElement | null} the square that the focus came from */
  let origin = null;

  // Before the board hears of the key; to it, Enter means a square.
  document.addEventListener('keydown', (event) => {
    if (!waits || event.ctrlKey || event.metaKey || event.altKey) return;
    // The key that made the move may still be held down: that is no word.
    const held = event.repeat && (event.key === 'Enter' || event.key === ' ');
    if (!held && !MEANT[event.key]?.(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    if (held) return;
    if (event.key === 'Enter') play();
    else drop();
  }, true);

  return (planned) => {
    if (planned === waits) return;
    waits = planned;
    const choices = document.querySelector('[data-part="status-choices"]');
    const at = document.activeElement;
    if (planned) {
      origin = at instanceof HTMLElement && grid.contains(at) ? at : null;
      if (origin !== null) choices?.querySelector('button')?.focus({ preventScroll: true });
    } else {
      // The button that had the focus is gone.
      if (origin !== null && (at === null || at === document.body)) origin.focus({ preventScroll: true });
      origin = null;
    }
  };
}

/** Where the keys mean nothing of their own. @type {Record<string, (target: EventTarget | null) => boolean>} */
const MEANT = {
  Enter: (target) => !within(target, 'a, button, summary, input, select, textarea'),
  Escape: (target) => !within(target, 'details, [data-part="question"]'),
};

/** @param {EventTarget | null} target @param {string} selector */
function within(target, selector) {
  return target instanceof Element && target.closest(selector) !== null;
}
