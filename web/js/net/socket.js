/** The line over a WebSocket. */

import { DEAD_MS } from './patience.js';

/** @returns {import('./connection.js').OpenLine} */
export function socketLine(url = socketUrl()) {
  return (on) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => on.opened());
    socket.addEventListener('message', ({ data }) => {
      const message = read(data);
      if (message !== null) on.said(message);
    });
    // An error is always followed by a close.
    socket.addEventListener('close', () => on.closed());
    return {
      deadMs: DEAD_MS,
      answers: true,
      send(message) {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      close() {
        // One that is closed before it is open is reported as a fault.
        if (socket.readyState !== WebSocket.CONNECTING) socket.close();
        else socket.addEventListener('open', () => socket.close());
      },
    };
  };
}

/** @param {unknown} data @returns {import('../wire.js').FromServer | null} */
export function read(data) {
  try {
    return JSON.parse(String(data));
  } catch {
    console.error('not a message', data);
    return null;
  }
}

function socketUrl() {
  const url = new URL('/ws', location.href);
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
