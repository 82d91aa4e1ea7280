/** What the reader hears of without following a game, while the page is looked at. */

import { backoff } from '../net/patience.js';

/**
 * @param {{ opened: () => void, heard: (message: import('../wire.js').UserEvent) => void }} on `opened`: each time the
 *   line is there again; what was told before may no longer hold
 * @param {{ unseen?: boolean }} [how] `unseen`: also while another tab is in front
 * @returns {() => void} hears no more
 */
export function follow(on, { unseen = false } = {}) {
  /** @type {EventSource | null} */
  let source = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let attempts = 0;

  function open() {
    close();
    if (document.hidden && !unseen) return;
    const mine = source = new EventSource('/api/stream/event');
    mine.addEventListener('open', () => { attempts = 0; on.opened(); });
    mine.addEventListener('message', ({ data }) => on.heard(JSON.parse(data)));
    mine.addEventListener('error', () => { if (mine === source) again(); });
  }

  function again() {
    close();
    attempts += 1;
    timer = setTimeout(open, backoff(attempts, Math.random()));
  }

  function close() {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  const look = () => { if (!unseen) open(); };
  document.addEventListener('visibilitychange', look);
  addEventListener('pagehide', close);
  addEventListener('pageshow', shown);
  /** @param {PageTransitionEvent} event */
  function shown({ persisted }) {
    if (persisted) open();
  }
  open();
  return () => {
    close();
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', shown);
  };
}
