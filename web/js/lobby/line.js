/**
 * The line to the lobby: follows the open seeks and holds one's own, whose secrets it says again whenever it comes back.
 * Where no WebSocket gets through it is a stream of events, as for games.
 *
 * @typedef {import('../wire.js').FromServer} FromServer
 */

import { createConnection } from '../net/connection.js';
import { socketLine } from '../net/socket.js';
import { wakefulTimers } from '../net/wakeful.js';
import { lobbyEvents } from './events.js';

/**
 * @param {{ said: (message: FromServer) => void, away: () => void }} on `away`: what was told is of before
 */
export function lobbyLine(on) {
  /** @type {string[]} */
  let seats = [];
  /** What the server was told last; another array is another list. @type {string[]} */
  let told = seats;
  let wanted = false, live = false;

  const around = {
    socket: socketLine(), events: lobbyEvents(() => (told = seats)), after: wakefulTimers(),
    now: () => performance.now(), random: Math.random, hidden: () => document.hidden,
  };
  const connection = createConnection({ open: message, begins: 'lobby', firstId: 0 }, around, {
    said: on.said,
    phase(phase) {
      const was = live;
      live = phase === 'live';
      if (was && !live) on.away();
      // They may have changed since the line was opened with them.
      if (live && told !== seats) hold();
    },
    pong: () => {},
    // That the line is gone has been told by its phase.
    lost: () => {},
  });

  /** @param {number} id @returns {import('../wire.js').FromClient} */
  function message(id) {
    told = seats;
    return { t: 'lobby', id, ...(seats.length > 0 && { seats }) };
  }

  function hold() {
    const before = told;
    if (!connection.send(message(connection.nextId()))) told = before;
  }

  return {
    /** Whether the lobby is followed. @param {boolean} wants */
    want(wants) {
      if (wanted === wants) return;
      wanted = wants;
      if (wants) connection.start();
      else connection.stop();
    },
    /** The secrets of all seeks that stand while this page does. @param {string[]} secrets */
    seats(secrets) {
      seats = secrets;
      hold();
    },
    /** The network or the page has come back. */
    wake: () => connection.wake(),
  };
}
