/**
 * The line to the lobby: follows the open seeks and holds one's own, whose secrets it says again whenever it comes back.
 *
 * @typedef {import('../wire.js').FromServer} FromServer
 */

import { backoff } from '../net/patience.js';
import { socketLine } from '../net/socket.js';

/** The server lets go of who has said nothing for 30 s. */
const PING_MS = 8_000;
/** After so much silence the line is given up, ms. */
const DEAD_MS = 20_000;

/**
 * @param {{ said: (message: FromServer) => void, away: () => void }} on `away`: what was told is of before
 */
export function lobbyLine(on) {
  /** @type {import('../net/connection.js').Line | null} */
  let line = null;
  /** @type {string[]} */
  let seats = [];
  let wanted = false, opened = false, id = 0, attempts = 0, generation = 0, heardAt = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function connect() {
    clearTimeout(timer);
    const mine = (generation += 1);
    const current = () => mine === generation;
    opened = false;
    heardAt = performance.now();
    line = socketLine()({
      opened: () => { if (current()) { opened = true; attempts = 0; hold(); watch(); } },
      said: (message) => { if (current()) { heardAt = performance.now(); on.said(message); } },
      heard: () => {},
      closed: () => { if (current()) again(); },
    });
  }

  function again() {
    clearTimeout(timer);
    drop();
    on.away();
    attempts += 1;
    if (wanted) timer = setTimeout(connect, backoff(attempts, Math.random()));
  }

  function watch() {
    clearTimeout(timer);
    if (performance.now() - heardAt > DEAD_MS) return again();
    line?.send({ t: 'ping', id: (id += 1) });
    timer = setTimeout(watch, PING_MS);
  }

  function hold() {
    if (opened) line?.send({ t: 'lobby', id: (id += 1), ...(seats.length > 0 && { seats }) });
  }

  function drop() {
    generation += 1;
    opened = false;
    line?.close();
    line = null;
  }

  return {
    /** Whether the lobby is followed. @param {boolean} wants */
    want(wants) {
      if (wanted === wants) return;
      wanted = wants;
      if (wants) return connect();
      clearTimeout(timer);
      drop();
    },
    /** The secrets of all seeks that stand while this page does. @param {string[]} secrets */
    seats(secrets) {
      seats = secrets;
      hold();
    },
  };
}
