/** The line to the lobby where no WebSocket gets through: a stream of events, a new one whenever the seats change. */

import { follow } from '../net/events.js';
import { EVENTS_DEAD_MS } from '../net/patience.js';

/** @param {() => string[]} seats the secrets that the stream holds @returns {import('../net/connection.js').OpenLine} */
export function lobbyEvents(seats) {
  return (on) => {
    let open = true;
    let current = stream();

    function stream() {
      const abort = new AbortController();
      const closed = () => {
        if (open && abort === current) on.closed();
      };
      const held = seats();
      /** @type {Record<string, string>} */
      const headers = held.length > 0 ? { authorization: `Bearer ${held.join(',')}` } : {};
      follow('/api/lobby/events', { headers, signal: abort.signal }, on).then(closed, closed);
      return abort;
    }

    return {
      deadMs: EVENTS_DEAD_MS,
      answers: false,
      send({ t }) {
        if (t !== 'lobby') return;
        const before = current;
        current = stream();
        before.abort();
      },
      close() {
        open = false;
        current.abort();
      },
    };
  };
}
