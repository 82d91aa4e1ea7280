/**
 * Which game is shown, and when the next one takes its place: calmly, after it has been said, and never against the
 * will of who watches.
 *
 * @typedef {'live' | 'over' | 'none' | 'next' | 'stalled' | 'staying' | 'yours'} Line what the page says of it
 * @typedef {object} Around
 * @property {() => Promise<import('../wire.js').Tv | null>} ask the best game; `null`: nobody answers
 * @property {(game: string) => Promise<boolean>} change shows this game; false if it can't be had
 * @property {(line: Line) => void} say
 * @property {(ms: number, then: () => void) => any} after
 * @property {(timer: any) => void} stop
 * @property {() => number} now ms
 * @property {() => boolean} hidden whether nobody looks
 */

/** How often it is asked for, ms. */
export const EVERY_MS = 5_000;
/** How long a finished game stays, ms: time to see how it ended. */
export const END_MS = 8_000;
/** How long before a change it is said, ms: time to choose to stay. */
export const LEAD_MS = 6_000;

/** @param {Around} around */
export function createChannel({ ask, change, say, after, stop, now, hidden }) {
  /** @type {{ game: string, over: boolean, yours: boolean } | null} */
  let shown = null;
  let endedAt = 0;
  /** @type {{ game: string, at: number } | null} what follows, and when */
  let next = null;
  let staying = false;
  let asking = false;
  /** @type {any} */
  let timer;

  const rests = () => staying || shown?.yours === true;

  function settle() {
    clear();
    if (staying) return say('staying');
    if (shown?.yours === true) return say('yours');
    say(shown === null ? 'none' : shown.over ? 'over' : 'live');
    look();
  }

  function clear() {
    stop(timer);
    next = null;
  }

  async function look() {
    if (asking || rests() || hidden()) return;
    stop(timer);
    asking = true;
    const tv = await ask();
    asking = false;
    if (rests() || hidden()) return;
    await decide(tv?.live?.game ?? null, tv !== null);
    if (!rests()) timer = after(Math.max(0, Math.min(EVERY_MS, (next?.at ?? Infinity) - now())), look);
  }

  /** @param {string | null} best @param {boolean} known */
  async function decide(best, known) {
    if (best === null || best === shown?.game) {
      // Nobody's answer is no reason to take back what was said.
      if (known && next !== null) {
        next = null;
        say(shown === null ? 'none' : shown.over ? 'over' : 'live');
      }
      return;
    }
    if (shown === null) return void await change(best);
    if (next === null) {
      next = { game: best, at: Math.max(now() + LEAD_MS, shown.over ? endedAt + END_MS : 0) };
      return say(shown.over ? 'next' : 'stalled');
    }
    next.game = best;
    if (now() < next.at) return;
    next = null;
    await change(best);
  }

  return {
    look,
    /** What the page shows of a game. @param {{ game: string, over: boolean, yours: boolean }} view */
    seen(view) {
      const before = shown;
      shown = view;
      const other = before === null || before.game !== view.game;
      if (view.over && (other || !before.over)) endedAt = now();
      if (other || before.over !== view.over || before.yours !== view.yours) settle();
    },
    /** Stays on the game that is shown, or goes on. @param {boolean} wish */
    stay(wish) {
      staying = wish;
      settle();
    },
  };
}
