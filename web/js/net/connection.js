/**
 * Following one thing over a line that breaks: a game, or the lobby. Keeps one transport at a time, tells a
 * live line from a dead one, comes back with jitter, and hands on what the server says. It knows nothing of
 * what that is: whenever it begins anew the listener rebuilds.
 *
 * @typedef {import('../wire.js').FromServer} FromServer
 * @typedef {import('../wire.js').FromClient} FromClient
 *
 * @typedef {object} Line One transport in use.
 * @property {(message: FromClient) => void} send
 * @property {() => void} close says nothing more afterwards
 * @property {number} deadMs after so much silence the line counts as dead
 * @property {boolean} answers whether it answers `ping`
 *
 * @typedef {object} LineEvents
 * @property {() => void} opened
 * @property {(message: FromServer) => void} said
 * @property {() => void} heard a sign of life that is no message
 * @property {() => void} closed at most once, also if it never opened
 *
 * @typedef {(events: LineEvents) => Line} OpenLine
 * @typedef {'connecting' | 'live' | 'waiting' | 'stopped'} Phase
 *
 * @typedef {object} Surroundings What a test replaces.
 * @property {OpenLine} socket
 * @property {OpenLine} events
 * @property {() => number} now monotonic, ms
 * @property {() => number} random
 * @property {() => boolean} hidden whether nobody looks: then answers come late, and tell no time
 * @property {(call: () => void, ms: number) => () => void} after a timer; the answer cancels it
 *
 * @typedef {object} Listener
 * @property {(message: FromServer) => void} said everything but answers to this module's own messages
 * @property {(phase: Phase) => void} phase
 * @property {(pong: { now: number, sent: number, received: number }) => void} pong
 * @property {(why: string) => void} lost it can't be followed; the connection has stopped
 *
 * @typedef {object} Whom What is followed.
 * @property {(id: number) => FromClient} open what is asked for on a socket; a stream of events opens by itself
 * @property {FromServer['t']} begins what the server answers first
 * @property {number} firstId
 */

import { backoff, DEAD_MS, OPEN_TRIES, QUIET_MS } from './patience.js';

/** Refusals of `open` that another try would not change. */
const FINAL = new Set(['unknown-game', 'wrong-seat', 'may-not-watch', 'malformed']);

/** @param {Whom} whom @param {Surroundings} around @param {Listener} listener */
export function createConnection(whom, around, listener) {
  let id = whom.firstId;
  let generation = 0;
  /** @type {Line | null} */
  let line = null;
  /** @type {Phase} */
  let phase = 'stopped';
  let attempts = 0, unopened = 0, heardAt = 0, openId = 0;
  /** @type {{ id: number, at: number, unseen: boolean } | null} */
  let ping = null;
  let cancelTimer = () => {};

  const nextId = () => (id += 1);
  /** @param {Phase} next */
  const enter = (next) => { if (phase !== next) listener.phase(phase = next); };
  /** @param {() => void} call @param {number} ms */
  const later = (call, ms) => { cancelTimer(); cancelTimer = around.after(call, ms); };

  function connect() {
    const mine = (generation += 1);
    const overEvents = unopened >= OPEN_TRIES;
    let opened = false;
    const current = () => mine === generation;
    heardAt = around.now();
    ping = null;
    enter('connecting');
    later(watch, DEAD_MS);
    line = (overEvents ? around.events : around.socket)({
      opened: () => { if (current()) { opened = true; heard(); open(overEvents); } },
      said: (message) => { if (current()) { heard(); receive(message); } },
      heard: () => { if (current()) heard(); },
      closed: () => {
        if (!current()) return;
        // The events may fail because the server is away: then the socket deserves new tries.
        unopened = opened ? (overEvents ? OPEN_TRIES - 1 : 0) : overEvents ? 0 : unopened + 1;
        away(backoff(attempts, around.random()));
      },
    });
  }

  /** @param {boolean} overEvents */
  function open(overEvents) {
    openId = nextId();
    if (!overEvents) line?.send(whom.open(openId));
  }

  function heard() {
    heardAt = around.now();
    later(watch, QUIET_MS);
  }

  /** The line has been quiet: ask whether it is there, or give it up. */
  function watch() {
    const quiet = around.now() - heardAt;
    const deadMs = line?.deadMs ?? DEAD_MS;
    if (quiet >= deadMs) {
      hangUp();
      unopened += phase === 'connecting' ? 1 : 0;
      return away(backoff(attempts, around.random()));
    }
    if (phase === 'live') sendPing();
    later(watch, deadMs - quiet);
  }

  function sendPing() {
    if (ping !== null || !line?.answers) return;
    ping = { id: nextId(), at: around.now(), unseen: around.hidden() };
    line.send({ t: 'ping', id: ping.id });
  }

  /** @param {FromServer} message */
  function receive(message) {
    if (message.t === whom.begins) {
      attempts = 0;
      enter('live');
      return listener.said(message);
    }
    switch (message.t) {
      case 'pong':
        if (ping?.id === message.id && !ping.unseen && !around.hidden()) listener.pong({ now: message.now, sent: ping.at, received: around.now() });
        ping = null;
        return;
      case 'bye':
        hangUp();
        return away(message.retry_ms * (1 + around.random() / 2));
      case 'refused':
        if (phase === 'connecting' && (message.id === openId || message.id === 0)) return refused(message);
        return listener.said(message);
      default:
        return listener.said(message);
    }
  }

  /** @param {{ why: string, retry_ms?: number }} message */
  function refused({ why, retry_ms }) {
    hangUp();
    if (!FINAL.has(why)) return away(Math.max(retry_ms ?? 0, backoff(attempts, around.random())));
    stop();
    listener.lost(why);
  }

  /** @param {number} ms */
  function away(ms) {
    hangUp();
    attempts += 1;
    enter('waiting');
    later(connect, ms);
  }

  function hangUp() {
    generation += 1;
    line?.close();
    line = null;
  }

  function stop() {
    hangUp();
    cancelTimer();
    enter('stopped');
  }

  return {
    nextId,
    start: connect,
    stop,
    /** Whether the message went out on a live line. @param {FromClient} message */
    send(message) {
      if (phase !== 'live' || line === null) return false;
      line.send(message);
      return true;
    },
    /** Asks for all of it again: something was missed. */
    reopen() {
      if (phase !== 'live') return;
      phase = 'connecting';
      unopened >= OPEN_TRIES ? (hangUp(), connect()) : open(false);
    },
    /** The network or the page came back: no reason to wait, and the clock may have slept. */
    wake() {
      if (phase === 'waiting') connect();
      else if (phase === 'live') sendPing();
    },
  };
}
