/**
 * Playing or watching one game: takes in what the server and the person say, and shows the result. What
 * is known stands in `known`; everything seen is derived from it by `see`.
 *
 * @typedef {import('../wire.js').Side} Side
 * @typedef {import('../wire.js').Snapshot} Snapshot
 * @typedef {import('../wire.js').FromServer} FromServer
 * @typedef {import('../board/input.js').Board} Board
 * @typedef {import('./view.js').View} View
 *
 * @typedef {object} Parts What the session works with.
 * @property {import('../text.js').Text} text
 * @property {(why: string) => string} refusal
 * @property {(view: View) => void} show
 * @property {(happening: import('./happening.js').Happening) => void} tell sounds and spoken words
 * @property {(next: string) => void} rematched
 * @property {(why: string) => void} lost
 * @property {{ confirms: (speed: import('../preferences.js').Speed) => boolean, premoves: () => boolean }} wishes
 *   the player's, asked anew each time
 * @property {() => boolean} left whether the page was left in the turn that runs
 * @property {import('../net/connection.js').Surroundings} around
 */

import { readLegal, shown } from '../board/position.js';
import { createConnection } from '../net/connection.js';
import { createServerTime, smoothLag } from './clock.js';
import { speedOf, updated } from './game.js';
import { happenings } from './happening.js';
import { afterSnapshot, boardAt, settledBy } from './pending.js';
import { judge } from './premove.js';
import { see } from './view.js';

/** @param {Snapshot} start what the page knows already @param {string | undefined} seat @param {Parts} parts */
export function createSession(start, seat, parts) {
  const time = createServerTime();
  time.stamped(start.now, parts.around.now());
  /** @type {import('./view.js').Known} */
  const known = {
    game: start, cursor: null, flipped: false, pending: null, planned: null, premove: null, phase: 'connecting',
    notice: null, lag: null, lostAt: null, chatting: false, premoves: parts.wishes.premoves, now: () => time.at(parts.around.now()),
  };
  // Ids are the client's own; at random, so that two devices on one seat don't collide.
  const firstId = Math.floor(parts.around.random() * 2 ** 52);
  const connection = createConnection({ open: (id) => ({ t: 'open', id, game: start.game, seat }), begins: 'snapshot', firstId }, parts.around, {
    said: receive,
    phase: (phase) => {
      if (phase === 'waiting') known.lostAt ??= known.now();
      if (phase === 'live') known.lostAt = null;
      known.phase = phase;
      show();
    },
    pong: (pong) => {
      time.answered(pong);
      known.lag = smoothLag(known.lag, pong.received - pong.sent);
      show();
    },
    lost: parts.lost,
  });

  const show = () => parts.show(see(known));

  /** @param {FromServer} message */
  function receive(message) {
    switch (message.t) {
      case 'snapshot': return rebuild(message);
      case 'update': return follow(message);
      case 'ack': return acknowledged(message.id);
      case 'refused': return refused(message);
      case 'said': return heard(message.line);
      case 'watchers':
        known.game = { ...known.game, watchers: message.count, names: message.names };
        return show();
      default:
    }
  }

  /** A line that comes again is another now: its words were hidden. @param {import('../wire.js').Line} line */
  function heard(line) {
    const { chat = [] } = known.game;
    const at = chat.findIndex(({ room, number }) => room === line.room && number === line.number);
    known.game = { ...known.game, chat: at === -1 ? [...chat, line] : chat.with(at, line) };
    known.chatting = true;
    show();
  }

  /** @param {Snapshot} snapshot */
  function rebuild(snapshot) {
    const before = known.game;
    time.stamped(snapshot.now, parts.around.now());
    // Who looks on is told soon; until then it is as it was.
    known.game = { ...snapshot, names: before.game === snapshot.game ? before.names : undefined };
    known.chatting = false;
    known.premove = null;
    const { pending, planned } = known;
    if (planned !== null && afterSnapshot(planned, snapshot) === 'drop') known.planned = null;
    if (pending !== null && afterSnapshot(pending, snapshot) === 'drop') known.pending = null;
    else if (pending !== null) sendMove(pending);
    show();
    happenings(before, snapshot, []).forEach(parts.tell);
    followRematch(before);
  }

  /** @param {import('../wire.js').Update} update */
  function follow(update) {
    const before = known.game;
    const next = updated(before, update);
    if (next === null) return connection.reopen();
    if (next === before) return;
    time.stamped(update.now, parts.around.now());
    const ours = known.pending?.id;
    known.game = next;
    if (settledBy(update)) known.pending = known.planned = null;
    if (update.events.some(({ what }) => what === 'took-back')) known.premove = null;
    if (update.events.some(({ what }) => what === 'moved')) known.notice = null;
    show();
    happenings(before, next, update.events, ours).forEach(parts.tell);
    answerInAdvance();
    followRematch(before);
  }

  function answerInAdvance() {
    const { premove, game } = known;
    if (premove === null) return;
    const verdict = judge(premove, game, readLegal(game.state.legal));
    if (verdict === 'keep') return;
    known.premove = null;
    if (verdict === 'play') make(premove.move, premove.from, premove.to);
    else show();
  }

  /** Only when it is agreed while we look on: an old game stays open to be read. @param {Snapshot} before */
  function followRematch(before) {
    const { you, state } = known.game;
    if (you !== null && before.state.next === null && state.next !== null) parts.rematched(state.next);
  }

  /** @param {number} id */
  function acknowledged(id) {
    if (known.pending?.id === id) known.pending = { ...known.pending, acked: true };
  }

  /** @param {{ id: number, why: string }} message */
  function refused({ id, why }) {
    const move = known.pending?.id === id;
    if (move) known.pending = known.premove = null;
    known.notice = parts.refusal(why);
    show();
    if (move || why === 'not-open') connection.reopen();
  }

  /** Shows a move of ours, and sends it, unless the player wants to confirm it. @param {string} move @param {string} by @param {string} to */
  function make(move, by, to) {
    const { game } = known;
    const { legal, turn } = game.state;
    if (turn === null) return;
    const on = boardAt(game, game.plies.length);
    const flips = readLegal(legal).flips.get(to) ?? [];
    const board = shown(on, { from: move.length === 4 ? by : null, to }, turn, flips);
    known.notice = null;
    known.planned = { move, plies: game.plies.length, on, board, by, to };
    if (parts.wishes.confirms(speedOf(game))) show();
    else playPlanned();
  }

  function playPlanned() {
    const { game, planned } = known;
    const { legal, turn } = game.state;
    if (planned === null || turn === null) return;
    const { to, ...move } = planned;
    const pending = { ...move, id: connection.nextId(), version: game.version, acked: false };
    Object.assign(known, { pending, planned: null, cursor: null });
    if (parts.left()) connection.send({ t: 'looked-away', id: connection.nextId(), game: game.game, version: game.version });
    sendMove(pending);
    show();
    const flips = readLegal(legal).flips.get(to) ?? [];
    parts.tell({ what: 'moved', side: turn, move: move.move, flips: flips.length, own: true });
  }

  /** @param {import('./pending.js').Pending} pending */
  function sendMove({ id, move, version }) {
    connection.send({ t: 'move', id, game: known.game.game, version, move });
  }

  return {
    start: () => { show(); connection.start(); },
    stop: connection.stop,
    wake() { time.forget(); connection.wake(); show(); },
    view: () => see(known),
    /** The person made a move on the board. @param {import('../board/input.js').Made} made */
    move({ from, to, by }) {
      const move = from === null ? to : from + to;
      const { mode, index } = see(known);
      if (mode === 'move') return make(move, by, to);
      if (mode !== 'premove') return;
      known.premove = { move, from: by, to, answers: index + 1 };
      show();
    },
    playPlanned,
    dropPlanned() {
      if (known.planned === null) return;
      known.planned = null;
      show();
    },
    /** The player's wishes have changed. */
    wish() {
      if (!parts.wishes.premoves()) known.premove = null;
      show();
    },
    cancelPremove() {
      if (known.premove === null) return;
      known.premove = null;
      show();
    },
    /** @param {import('../wire.js').Deed} deed */
    act(deed) {
      known.notice = null;
      const to = { id: connection.nextId(), game: known.game.game };
      const onBoard = deed === 'offer-takeback' || deed === 'accept-takeback';
      const sent = connection.send(onBoard ? { t: deed, ...to, version: known.game.version } : { t: deed, ...to });
      if (!sent) known.notice = parts.text('client-not-connected');
      show();
    },
    /** Says something to the other player. @param {import('../net/say.js').Words} what @returns {boolean} whether it went out */
    say(what) {
      known.notice = null;
      show();
      return connection.send({ t: 'say', id: connection.nextId(), game: known.game.game, room: 'players', ...what });
    },
    /** What the server refused by another way. @param {string} words */
    note(words) {
      known.notice = words;
      show();
    },
    /** Looks at the board after `ply` plies. @param {number} ply */
    lookAt(ply) {
      const last = known.game.plies.length;
      known.cursor = ply >= last ? null : Math.max(0, ply);
      show();
    },
    flip() {
      known.flipped = !known.flipped;
      show();
    },
  };
}

/** @typedef {ReturnType<typeof createSession>} Session */
