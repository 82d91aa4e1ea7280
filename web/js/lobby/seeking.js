/**
 * What this page looks for: a seek by the clock with several times, and one for each number of days. What is wished for
 * is sent one request after the other, the last wish last.
 *
 * @typedef {import('../wire.js').Time} Time
 * @typedef {import('../wire.js').Stake} Stake
 * @typedef {import('../wire.js').OwnSeek} OwnSeek
 * @typedef {import('../wire.js').Range} Range
 * @typedef {import('../wire.js').Problem} Problem
 * @typedef {{ secret: string, seek: number | null, key: string, told?: 'now' | 'before' }} Sent a seek that the server has,
 *   or is asked for; `told`: whether its line has said so, or one that broke
 */

import { newSecret } from '../seats.js';
import { cancelSeek, makeSeek } from './ask.js';

/** @param {Time} time what a button stands for */
export const keyOf = (time) => (time.kind === 'increment' ? `${time.base}+${time.increment}` : time.kind === 'days' ? `${time.days}d` : '');

/**
 * @param {{ hold: (secrets: string[]) => void, refused: (problem: Problem | null) => void, changed: () => void }} on
 */
export function createSeeking(on) {
  /** @type {Map<string, Time>} */
  const live = new Map();
  /** @type {Sent | null} */
  let sent = null;
  /** @type {Map<string, Sent>} */
  const days = new Map();
  /** @type {Stake} */
  let stake = 'casual';
  let busy = false;
  /** @type {Range | undefined} */
  let range;
  /** What the line has said last; nothing while it is broken. @type {OwnSeek[] | null} */
  let listed = [];
  let queue = Promise.resolve();
  /** Taken back; the list may still have them. @type {Set<number>} */
  const ended = new Set();

  const hold = () => on.hold([...(sent === null ? [] : [sent.secret]), ...[...days.values()].map(({ secret }) => secret)]);
  /** @param {() => Promise<void>} work */
  const next = (work) => { queue = queue.then(work); };

  /** @param {Sent | null | undefined} mine */
  async function takeBack(mine) {
    if (mine === null || mine === undefined || mine.seek === null) return;
    ended.add(mine.seek);
    await cancelSeek(mine.seek);
  }

  /** Brings the seek by the clock to what is wished for by then. */
  async function settle() {
    const times = [...live.values()];
    const before = sent;
    if (times.length === 0) {
      sent = null;
      hold();
      return takeBack(before);
    }
    const mine = (sent ??= { secret: newSecret(), seek: null, key: '' });
    const key = JSON.stringify([times, stake, range, busy]);
    if (mine.key === key) return;
    // Held before it is there, so that nobody takes it for left.
    hold();
    const { value, problem } = await makeSeek({ secret: mine.secret, times, stake, range, ...(busy && { busy }) });
    if (sent !== mine) return;
    if (value !== null) {
      // The line may have told of it before this answer.
      const told = listed === null ? 'before' : listed.some(({ seek }) => seek === value.seek) ? 'now' : mine.told;
      Object.assign(mine, { seek: value.seek, key, told });
      return on.changed();
    }
    // It has led to a game already: that is being told.
    if (problem?.why === 'seek-gone') return;
    live.clear();
    on.refused(problem);
    on.changed();
    await settle();
  }

  /** @param {string} key @param {Time} time */
  async function offer(key, time) {
    const mine = days.get(key);
    if (mine === undefined || mine.seek !== null) return;
    hold();
    const { value, problem } = await makeSeek({ secret: mine.secret, times: [time], stake, range });
    if (value !== null) {
      mine.seek = value.seek;
      return on.changed();
    }
    days.delete(key);
    hold();
    on.refused(problem);
    on.changed();
  }

  return {
    /** @param {Time} time @param {boolean} wanted */
    wish(time, wanted) {
      const key = keyOf(time);
      if (time.kind === 'increment') {
        wanted ? live.set(key, time) : live.delete(key);
        next(settle);
      } else if (wanted) {
        days.set(key, { secret: newSecret(), seek: null, key });
        next(() => offer(key, time));
      } else {
        const mine = days.get(key);
        days.delete(key);
        hold();
        next(() => takeBack(mine));
      }
      on.changed();
    },
    /** @param {Stake} wanted */
    playFor(wanted) {
      stake = wanted;
      if (live.size > 0) next(settle);
    },
    /** The ratings of opponents that would do; anybody, without. @param {Range} [wanted] */
    within(wanted) {
      range = wanted;
      if (live.size > 0) next(settle);
    },
    /** Whether something else is played meanwhile, so that one is asked before a game begins. @param {boolean} is */
    busy(is) {
      busy = is;
      if (live.size > 0) next(settle);
    },
    /**
     * What the server has of ours. A seek that has ended meanwhile is looked for anew if the line had broken; otherwise
     * another page of this visitor looks, or nobody has answered.
     * @param {OwnSeek[]} seeks @returns {OwnSeek | null} the one by the clock
     */
    told(seeks) {
      const mine = sent;
      listed = seeks;
      if (mine === null || mine.seek === null) return null;
      const found = seeks.find(({ seek }) => seek === mine.seek) ?? null;
      const before = mine.told;
      if (found !== null) mine.told = 'now';
      if (found !== null || before === undefined) return found;
      if (before === 'now') {
        live.clear();
        sent = null;
      } else {
        // By the same secret: if it has led to a game meanwhile, that is told.
        Object.assign(mine, { seek: null, key: '', told: undefined });
      }
      next(settle);
      on.changed();
      return null;
    },
    /** The line has broken. */
    away() {
      listed = null;
      ended.clear();
      if (sent?.told === 'now') sent.told = 'before';
    },
    /** Looks for nothing by the clock any more. */
    stop() {
      live.clear();
      next(settle);
      on.changed();
    },
    /** What has been kept since an earlier visit. @param {OwnSeek[]} mine */
    recall(mine) {
      for (const { seek, times: [time] } of mine.filter(({ until }) => until !== null)) {
        if (!days.has(keyOf(time))) days.set(keyOf(time), { secret: newSecret(), seek, key: keyOf(time) });
      }
      on.changed();
    },
    /** The seek has led to a game: the secret of its seat, if it is one of ours. @param {import('../wire.js').Paired} paired */
    paired({ seek, time }) {
      const found = time.kind === 'increment' ? sent : [...days.values()].find((kept) => kept.seek === seek) ?? null;
      if (found === null || (found.seek !== null && found.seek !== seek)) return null;
      if (found === sent) { live.clear(); sent = null; } else days.delete(found.key);
      hold();
      on.changed();
      return found.secret;
    },
    /** Whether a button is pressed. @param {string} key */
    has: (key) => live.has(key) || days.has(key),
    /** Whether a seek is one's own. @param {number} seek */
    isMine: (seek) => sent?.seek === seek || ended.has(seek) || [...days.values()].some((kept) => kept.seek === seek),
    /** Whether a seek of ours may be on the list that nobody knows for ours yet: the line may be faster than the answer. */
    asks: () => [...(sent === null ? [] : [sent]), ...days.values()].some(({ seek }) => seek === null),
    times: () => [...live.values()],
    kept: () => days.size,
  };
}
