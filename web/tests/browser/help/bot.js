/**
 * The public API, as a program uses it: for opponents without a browser, and to ask what the server holds to be
 * true.
 *
 * @typedef {import('../../../js/wire.js').Snapshot} Snapshot
 * @typedef {import('../../../js/wire.js').Side} Side
 * @typedef {import('../../../js/wire.js').Time} Time
 */

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { until } from './board.js';

/** The shortest whole game from the start: Blue has nothing left after Red's third move. */
export const SHORT_GAME = ['a7c5', 'g7e5', 'd4', 'a1a3', 'b4'];

/** A secret for a seat: 22 characters of URL-safe base 64. */
export function newSecret() {
  return randomBytes(17).toString('base64url').slice(0, 22);
}

/** The game as the server knows it. @param {string} origin @param {string} game @returns {Promise<Snapshot>} */
export async function truth(origin, game) {
  return await ask(`${origin}/api/games/${game}`);
}

/** The last board of a game, as `BoardOnPage.shown` writes it. @param {Snapshot} game */
export function boardOf({ plies, start }) {
  const placement = plies.at(-1)?.board ?? start.split(' ')[0];
  return placement.replaceAll('/', '').replace(/\d/g, (digit) => '.'.repeat(Number(digit)));
}

/** A seat at a game, played by program. */
export class Bot {
  #id = 1_000_000;
  #away = new AbortController();

  /** @param {string} origin @param {string} game @param {string} secret @param {Side} side */
  constructor(origin, game, secret, side) {
    this.origin = origin;
    this.game = game;
    this.secret = secret;
    this.side = side;
  }

  /** Begins a game with a friend. @param {string} origin @param {{ side?: Side, time?: Time }} [wish] */
  static async invite(origin, { side = 'blue', time = { kind: 'untimed' } } = {}) {
    const secret = newSecret();
    const { game } = await ask(`${origin}/api/games`, { secret, opponent: { kind: 'friend' }, side, time });
    return new Bot(origin, game, secret, side);
  }

  /** Begins a game with the computer: one that strangers are shown. @param {string} origin */
  static async alone(origin) {
    const secret = newSecret();
    const { game, side } = await ask(`${origin}/api/games`, { secret, opponent: { kind: 'computer', level: 1 }, side: 'red', time: { kind: 'untimed' } });
    return new Bot(origin, game, secret, side);
  }

  /** Plays so many moves, whatever they are, and waits for each answer. @param {number} moves */
  async playAny(moves) {
    for (let i = 0; i < moves; i += 1) {
      const { state } = await this.turn();
      await this.move(state.legal?.moves.split(' ')[0] ?? '');
    }
    return await this.turn();
  }

  /** Waits until its game is the best one that strangers are shown. */
  async best() {
    await until(async () => assert.equal((await ask(`${this.origin}/api/tv`)).live?.game, this.game));
  }

  /** Waits for its turn. @returns {Promise<Snapshot>} */
  async turn() {
    return await until(async () => {
      const game = await this.truth();
      assert.equal(game.state.turn, this.side);
      return game;
    });
  }

  /** Accepts an invitation. @param {string} origin @param {string} game */
  static async join(origin, game) {
    const secret = newSecret();
    const { side } = await ask(`${origin}/api/games/${game}/join`, { secret });
    return new Bot(origin, game, secret, side);
  }

  /** The other seat at the same game, as a link that opens it. */
  async friend() {
    const { secret, side } = await Bot.join(this.origin, this.game);
    return { path: `/en/game/${this.game}#seat=${secret}`, secret, side };
  }

  /** Stays connected, so that nobody takes it for gone. */
  async stay() {
    const headers = { authorization: `Bearer ${this.secret}` };
    const answer = await fetch(`${this.origin}/api/games/${this.game}/events`, { headers, signal: this.#away.signal });
    // Read and forgotten, until it leaves.
    answer.body?.pipeTo(new WritableStream()).catch(() => {});
  }

  leave() {
    this.#away.abort();
  }

  /** @returns {Promise<Snapshot>} */
  async truth() {
    return await truth(this.origin, this.game);
  }

  /** Plays a move as soon as it is its turn. @param {string} move */
  async move(move) {
    let version = 0;
    await until(async () => {
      const game = await this.truth();
      assert.equal(game.state.turn, this.side);
      version = game.version;
    });
    await this.act('move', { version, move });
  }

  /** Does anything else. @param {import('../../../js/wire.js').FromClient['t']} t @param {object} [more] */
  async act(t, more = {}) {
    this.#id += 1;
    await ask(`${this.origin}/api/games/${this.game}/commands`, { t, id: this.#id, game: this.game, ...more }, this.secret);
  }
}

/** @param {string} url @param {object} [body] @param {string} [secret] @returns {Promise<any>} */
async function ask(url, body, secret) {
  const headers = { 'content-type': 'application/json', ...(secret !== undefined && { authorization: `Bearer ${secret}` }) };
  const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(url, init);
  const text = await answer.text();
  assert.ok(answer.ok, `${url}: ${answer.status} ${text}`);
  return JSON.parse(text);
}
