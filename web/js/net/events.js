/**
 * The line where no WebSocket gets through: server-sent events one way, one request for each message
 * the other way.
 */

import { EVENTS_DEAD_MS } from './patience.js';
import { read } from './socket.js';

/**
 * @param {string} game @param {string | undefined} seat
 * @returns {import('./connection.js').OpenLine}
 */
export function eventsLine(game, seat) {
  /** @type {Record<string, string>} */
  const headers = seat === undefined ? {} : { authorization: `Bearer ${seat}` };
  const address = `/api/games/${game}`;
  return (on) => {
    const abort = new AbortController();
    let open = true;
    const closed = () => {
      if (open) on.closed();
      open = false;
    };
    follow(`${address}/events`, { headers, signal: abort.signal }, on).then(closed, closed);
    return {
      deadMs: EVENTS_DEAD_MS,
      answers: false,
      send(message) {
        const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(message), signal: abort.signal };
        fetch(`${address}/commands`, init)
          .then(async (answer) => on.said(answered(await answer.json(), message.id)))
          .catch(closed);
      },
      close() {
        open = false;
        abort.abort();
      },
    };
  };
}

/** An answer is a message, or the problem that every refused request gets. @param {any} body @param {number} id */
function answered(body, id) {
  return 't' in body ? body : { t: 'refused', id, why: body.why ?? 'internal', retry_ms: body.retry_ms };
}

/** Reads a stream to its end. @param {string} url @param {RequestInit} init @param {import('./connection.js').LineEvents} on */
export async function follow(url, init, on) {
  const answer = await fetch(url, init);
  on.opened();
  if (!answer.ok || answer.body === null) {
    on.said(answered(await answer.json(), 0));
    return;
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const split = splitter((data) => {
    const message = read(data);
    if (message !== null) on.said(message);
  });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    on.heard();
    split(value);
  }
}

/**
 * Cuts a stream of server-sent events into their data.
 * @param {(data: string) => void} each
 * @returns {(text: string) => void}
 */
export function splitter(each) {
  let rest = '';
  return (text) => {
    const blocks = (rest + text.replaceAll('\r', '')).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = block.split('\n').filter((line) => line.startsWith('data:'));
      if (data.length > 0) each(data.map((line) => line.slice(5).trimStart()).join('\n'));
    }
  };
}
