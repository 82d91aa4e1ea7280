/** How long the connection waits for what. Times in ms. */

/** After so much silence the client asks whether the server is there. */
export const QUIET_MS = 2_500;
/** After so much silence the line counts as dead. */
export const DEAD_MS = 9_000;
/** The same for a stream of events, where the server gives a sign of life every ten seconds. */
export const EVENTS_DEAD_MS = 25_000;
/** After so many sockets that would not open, events and requests are tried instead. */
export const OPEN_TRIES = 2;

const FIRST_MS = 300;
const LONGEST_MS = 8_000;

/**
 * Time until the next try: doubling, and spread so that not all come at once.
 * @param {number} attempts tries so far @param {number} random in [0, 1)
 */
export function backoff(attempts, random) {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** attempts) * (0.5 + random / 2);
}
