/**
 * Keeps the screen lit while one plays against the clock: a phone that goes dark between two moves costs
 * time. Only players need it; whoever watches, or plays without a clock, keeps the battery.
 *
 * @typedef {object} Around
 * @property {Pick<WakeLock, 'request'> | undefined} wakeLock what the browser has for it, if anything
 * @property {() => boolean} hidden
 */

/** @param {import('./view.js').View} view */
export function needsLight({ you, game: { time, state } }) {
  return you !== null && time.kind === 'increment' && state.turn !== null && state.end === null;
}

/** @param {Around} around */
export function createLight({ wakeLock, hidden }) {
  let wanted = false;
  /** @type {Promise<WakeLockSentinel | null> | null} */
  let held = null;

  function settle() {
    if (wakeLock === undefined) return;
    const needed = wanted && !hidden();
    if (needed && held === null) held = hold(wakeLock);
    else if (!needed && held !== null) letGo();
  }

  /** @param {Pick<WakeLock, 'request'>} lock */
  function hold(lock) {
    // Refused when the battery is low, for one; the next change asks again.
    const asked = lock.request('screen').catch(() => null);
    asked.then((sentinel) => {
      const lost = () => { if (held === asked) held = null; };
      if (sentinel === null) lost();
      else sentinel.addEventListener('release', lost);
    });
    return asked;
  }

  function letGo() {
    const before = held;
    held = null;
    // A lock that the browser has taken already is as good as released.
    before?.then((sentinel) => sentinel?.release()).catch(() => {});
  }

  return {
    /** @param {boolean} now whether light is needed */
    want(now) {
      wanted = now;
      settle();
    },
    /** The page was hidden or is seen again: browsers take the lock away and give none back by themselves. */
    settle,
  };
}
