/** Time: the server's clock as estimated here, and what is left on a player's. */

/**
 * Estimates the server's clock from the monotonic one. Of the answers to pings the quickest is
 * believed: its error is at most half its way.
 */
export function createServerTime() {
  let offset = 0;
  let bestTrip = Infinity;
  return {
    /** A message that the server stamped `now` has just come. Believed until a ping tells better. @param {number} now @param {number} received */
    stamped(now, received) {
      if (bestTrip === Infinity) offset = now - received;
      // A message can't come before it was sent.
      else offset = Math.max(offset, now - received);
    },
    /** @param {{ now: number, sent: number, received: number }} pong */
    answered({ now, sent, received }) {
      const trip = received - sent;
      // A worse trip still counts a little, so that a clock that drifts is followed.
      if (trip > bestTrip * 1.5 && bestTrip !== Infinity) return;
      bestTrip = Math.min(bestTrip === Infinity ? trip : bestTrip * 1.1 + 1, trip);
      offset = now + trip / 2 - received;
    },
    /** The page slept, and the monotonic clock may have stood still. */
    forget() {
      bestTrip = Infinity;
    },
    /** The server's clock at the monotonic time `at`. @param {number} at */
    at: (at) => at + offset,
  };
}

/**
 * A measured lag that does not jump about. @param {number | null} before @param {number} trip ms
 */
export function smoothLag(before, trip) {
  return before === null ? trip : before + (trip - before) / 4;
}

/**
 * Milliseconds left for `side` at the server's time `now`.
 * @param {import('../wire.js').Clock} clock @param {import('../wire.js').Side} side @param {number} now
 */
export function remaining(clock, side, now) {
  const spent = clock.running === side ? Math.max(0, now - clock.at) : 0;
  return Math.max(0, clock[side] - spent);
}

const SECOND = 1_000, MINUTE = 60_000, HOUR = 3_600_000, DAY = 86_400_000;

/**
 * `9.4`, `2:05`, `1:02:05`; `days` comes as numbers, for the catalogue to put into words.
 * @param {number} ms @returns {{ text: string } | { days: number, hours: number }}
 */
export function clockFace(ms) {
  if (ms >= DAY) return { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) };
  if (ms < 10 * SECOND) return { text: (Math.floor(ms / 100) / 10).toFixed(1) };
  const two = (/** @type {number} */ n) => String(Math.floor(n)).padStart(2, '0');
  const seconds = two((ms % MINUTE) / SECOND);
  if (ms < HOUR) return { text: `${Math.floor(ms / MINUTE)}:${seconds}` };
  return { text: `${Math.floor(ms / HOUR)}:${two((ms % HOUR) / MINUTE)}:${seconds}` };
}

/** Milliseconds until the face shows something else. @param {number} ms */
export function untilTick(ms) {
  const unit = ms < 10 * SECOND ? 100 : SECOND;
  return (ms % unit) + 1;
}
