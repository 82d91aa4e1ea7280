/** A time control in words. */

const MINUTE = 60_000, SECOND = 1_000;

/** @param {import('../wire.js').Time} time @param {import('../text.js').Text} text */
export function sayTime(time, text) {
  switch (time.kind) {
    case 'untimed': return text('client-time-untimed');
    case 'days': return text('client-time-days', { count: time.days });
    case 'increment': return `${time.base / MINUTE}+${time.increment / SECOND}`;
  }
}
