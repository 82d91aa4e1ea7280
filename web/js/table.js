/**
 * The table: the page's board and panels around one session. Both pages with a board end here: the game
 * page at once, the home page with its first move.
 *
 * @typedef {import('./wire.js').Snapshot} Snapshot
 * @typedef {import('./board/input.js').Board} Board
 */

import { moveTo } from './address.js';
import { animate, settleMotion } from './board/animate.js';
import { plan } from './board/diff.js';
import { other, readLegal } from './board/position.js';
import { mark } from './dom.js';
import { eventsLine } from './net/events.js';
import { joinGame } from './net/http.js';
import { sayAmongWatchers } from './net/say.js';
import { socketLine } from './net/socket.js';
import { wakefulTimers } from './net/wakeful.js';
import { mountConfirm } from './panel/confirm.js';
import { mountPanels } from './panel/panels.js';
import { mountTell } from './panel/tell.js';
import { createLight, needsLight } from './play/awake.js';
import { countedTurn, createLooking } from './play/looking.js';
import { reachOf } from './play/premove.js';
import { createSession } from './play/session.js';
import { confirms, read, watch } from './preferences.js';
import { forgetSeat, keepSeat, markOver, newSecret, seatOf, sideOf } from './seats.js';
import { unlock } from './sound/sound.js';
import { problemText, refusalText } from './text.js';

/** @typedef {import('./play/view.js').View} View */

/**
 * Sits down at a game: as its player if the browser knows a seat, to watch otherwise.
 * @param {Board} board @param {Snapshot} start @param {import('./text.js').Text} text
 * @param {(view: View) => void} [seen] hears whatever is shown
 * @returns {{ sit: (game: Snapshot) => void }} `sit`: goes on to another game
 */
export function openTable(board, start, text, seen = () => {}) {
  const timers = wakefulTimers();
  const light = createLight({ wakeLock: navigator.wakeLock, hidden: () => document.hidden });
  const looking = createLooking({ away: () => document.hidden || !document.hasFocus() });
  /** @type {import('./play/session.js').Session} */
  let session;
  /** @type {View | null} */
  let last = null;

  const { tell, say } = mountTell(text, () => session.view().you);
  const panels = mountPanels(text, {
    act: (deed) => {
      if (deed === 'play-planned') session.playPlanned();
      else if (deed === 'drop-planned') session.dropPlanned();
      else session.act(deed);
    },
    lookAt: (ply) => session.lookAt(ply),
    flip: () => session.flip(),
    chat,
    accept,
    say,
  });

  const confirm = mountConfirm(board.grid.root, () => session.playPlanned(), () => session.dropPlanned());

  /** @param {Snapshot} game */
  function sit(game) {
    const seat = seatOf(game.game);
    session?.stop();
    session = createSession({ ...game, you: game.you ?? sideOf(game.game) }, seat, {
      text, tell, refusal: refusalText(text),
      show: (view) => {
        const before = last;
        last = view;
        showBoard(board, view, before);
        panels(view);
        confirm(view.planned !== null);
        sayTrouble(view, before);
        light.want(needsLight(view));
        looking.turn(countedTurn(view));
        seen(view);
      },
      left: looking.left,
      rematched: (next) => moveOn(next, seat),
      lost: (why) => lost(game, why),
      wishes: { confirms, premoves: () => read('premove') === 'on' },
      around: {
        socket: socketLine(), events: eventsLine(game.game, seat), after: timers,
        now: () => performance.now(), random: Math.random, hidden: () => document.hidden,
      },
    });
    session.start();
  }

  /** What is only seen under the board otherwise. @param {View} view @param {View | null} before */
  function sayTrouble(view, before) {
    if (view.phase === 'waiting' && before?.phase !== 'waiting') say(text('client-reconnecting'));
    if (view.notice !== null && view.notice !== before?.notice) say(view.notice);
    if (view.planned !== null && view.planned !== before?.planned) say(text('client-said-planned', { move: view.planned.move }));
  }

  /** Says it in our room. What the line refuses is told below the board. @type {import('./panel/chat.js').Say} */
  async function chat(what) {
    const { you, game } = session.view();
    if (you !== null) return session.say(what) ? null : text('client-not-connected');
    const { value, problem } = await sayAmongWatchers(game.game, what);
    return value === null ? problemText(problem, text) : null;
  }

  async function accept() {
    const { game } = session.view();
    const secret = seatOf(game.game) ?? newSecret();
    // Kept first: if the answer is lost, the seat is not.
    keepSeat(game.game, secret);
    const { value, problem } = await joinGame(game.game, secret);
    if (value !== null) keepSeat(game.game, secret, value.side);
    else if (problem !== null) forgetSeat(game.game);
    if (value !== null) sit(game);
    // Whose seat was taken by another is no longer asked beside the board: said below it, it is seen.
    else if (problem !== null) session.note(problemText(problem, text));
    return value === null ? problemText(problem, text) : null;
  }

  /** The rematch keeps the secret of the seat. @param {string} next @param {string | undefined} secret */
  function moveOn(next, secret) {
    const { game, you } = session.view();
    if (secret !== undefined) keepSeat(next, secret, you === null ? null : other(you));
    moveTo(next);
    sit({ ...blank(next, game), you: you === null ? null : other(you) });
  }

  /** @param {Snapshot} game @param {string} why */
  function lost(game, why) {
    // A secret that fits no seat, as after a mistyped link: look on instead.
    if (why === 'wrong-seat' && seatOf(game.game) !== undefined) {
      forgetSeat(game.game);
      return sit(game);
    }
    location.reload();
  }

  board.options.onMove = (move) => session.move(move);
  board.options.onTouch = (by) => { if (by === 'pointer') session.cancelPremove(); };
  document.addEventListener('visibilitychange', () => { light.settle(); looking.settle(); if (!document.hidden) session.wake(); });
  window.addEventListener('blur', looking.settle);
  window.addEventListener('focus', looking.settle);
  window.addEventListener('pointerdown', unlock);
  window.addEventListener('keydown', unlock);
  window.addEventListener('online', () => session.wake());
  window.addEventListener('pageshow', (event) => event.persisted && session.wake());
  document.addEventListener('keydown', (event) => event.key === 'Escape' && session.cancelPremove());
  watch(() => session.wish());
  learnReach(board).catch(() => console.warn('no moves in advance: the table of steps did not come'));
  sit(start);
  return { sit };
}

/** A game of which only the address is known: all else comes with its first snapshot. @param {string} id @param {Snapshot} like @returns {Snapshot} */
export function blank(id, like) {
  const state = { ...like.state, turn: null, legal: null, end: null, next: null, away: null, deadline: null,
    offers: { draw: null, takeback: null, rematch: null }, occurrences: 1, no_clone_plies: 0 };
  const players = { red: like.players.blue, blue: like.players.red };
  return { ...like, game: id, version: 0, plies: [], you: null, players, state, chat: [], names: [] };
}

/** @param {Board} board @param {View} view @param {View | null} before */
function showBoard(board, view, before) {
  const { state, grid } = board;
  const was = state.board;
  const reach = state.reach;
  Object.assign(state, {
    board: view.board, orientation: view.flipped ? 'blue' : 'red', mine: view.you, last: view.last,
    mode: view.mode === 'planned' || (view.mode === 'premove' && reach === null) ? 'none' : view.mode,
    legal: readLegal(view.mode === 'move' ? view.game.state.legal : null),
    premove: view.premove, planned: view.mode === 'planned' ? view.last : null,
  });
  if (was !== view.board || before?.flipped !== view.flipped) settleMotion(grid);
  board.show();
  mark(grid.root, 'mode', view.mode);
  if (view.game.state.end !== null && view.you !== null) markOver(view.game.game);
  if (was === view.board) return;
  const forward = before !== null && before.game.game === view.game.game && view.index > before.index;
  const own = view.pending ?? view.planned;
  const move = own?.move ?? view.game.plies[view.index - 1]?.move ?? null;
  if (forward) animate(grid, plan(was, view.board, move, own?.by), { dragged: board.dragged });
}

/** What a piece could reach on an empty board, for premoves: made by the server from its rules. @param {Board} board */
async function learnReach(board) {
  const { geometry } = await import('./generated/geometry.js');
  board.state.reach = reachOf(geometry);
}
