/**
 * A wire that can be cut: relays between browser and server, reads along on WebSockets, and breaks the
 * connection at the message one names.
 *
 * @typedef {'client' | 'server'} Sender
 * @typedef {{ from: Sender, t: string, nth?: number, when: 'before' | 'after' }} Cut `nth` such message, from 1;
 *   `before` it is passed on or `after`
 */

import { Agent, createServer, request as ask } from 'node:http';
import { connect } from 'node:net';
import { Frames } from './frames.js';

/** No connection to the server is kept for later: it may have been restarted by then. */
const agent = new Agent({ keepAlive: false });

export class Proxy {
  /** Where browsers find it. */
  origin = '';
  /** Every message that came by: who said it, and its kind. @type {{ from: Sender, t: string }[]} */
  heard = [];
  /** Every request but the sockets, as `GET /api/games/…/events`. @type {string[]} */
  requests = [];
  /** Whether WebSockets are refused, as by some proxies of companies. */
  blocksSockets = false;
  /** Requests that get no answer. @type {RegExp | null} */
  withholds = null;
  /** Requests that wait for an answer as long as they like. @type {RegExp | null} */
  stalls = null;
  /** What the server is taken for. @type {import('./disguise.js').Disguise | null} */
  disguise = null;
  /** Whether what is said on a WebSocket goes nowhere, though the connection stands. */
  isDeaf = false;
  /** @type {(Cut & { seen: number, done: boolean })[]} */
  #cuts = [];
  /** @type {Set<import('node:stream').Duplex>} */
  #open = new Set();

  /** @param {string} target the server's origin */
  constructor(target) {
    this.target = new URL(target);
    this.server = createServer((incoming, answer) => this.#relay(incoming, answer));
    this.server.on('connection', (socket) => this.#keep(socket));
    this.server.on('upgrade', (incoming, socket) => this.#socket(incoming, socket));
  }

  /** @param {string} target */
  static async start(target) {
    const proxy = new Proxy(target);
    await new Promise((resolve) => { proxy.server.listen(0, '127.0.0.1', () => resolve(null)); });
    const address = proxy.server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    proxy.origin = `http://127.0.0.1:${address.port}`;
    return proxy;
  }

  async stop() {
    this.cutAll();
    await new Promise((resolve) => { this.server.close(resolve); });
  }

  /** Breaks the connection at a message, once. @param {Cut} cut @returns {() => boolean} whether it has happened */
  cutAt(cut) {
    const planned = { ...cut, seen: 0, done: false };
    this.#cuts.push(planned);
    return () => planned.done;
  }

  /** All goes through again: what one test has set or planned is nothing to the next. */
  mend() {
    Object.assign(this, { blocksSockets: false, withholds: null, stalls: null, disguise: null, isDeaf: false });
    this.#cuts = [];
  }

  /** Breaks every connection that is open now. */
  cutAll() {
    for (const socket of this.#open) socket.destroy();
  }

  /** How often a message of this kind came by. @param {Sender} from @param {string} t */
  count(from, t) {
    return this.heard.filter((message) => message.from === from && message.t === t).length;
  }

  /** @param {import('node:http').IncomingMessage} incoming @param {import('node:http').ServerResponse} answer */
  #relay(incoming, answer) {
    this.requests.push(`${incoming.method} ${incoming.url}`);
    const { method, headers, url } = incoming;
    if (this.withholds?.test(url ?? '')) return void answer.destroy();
    if (this.stalls?.test(url ?? '')) return;
    const { disguise } = this;
    const path = disguise === null ? url : disguise.onward(url ?? '');
    if (path === null) return void answer.writeHead(404).end();
    // Only what is not compressed can be read along.
    if (disguise !== null) delete headers['accept-encoding'];
    const onward = ask({ host: this.target.hostname, port: this.target.port, path, method, headers, agent }, (answered) => {
      if (disguise !== null) return void disguise.back(answered, answer).catch(() => answer.destroy());
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    onward.on('socket', (socket) => this.#keep(socket));
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  /** @param {import('node:http').IncomingMessage} incoming @param {import('node:stream').Duplex} client */
  #socket(incoming, client) {
    if (this.blocksSockets) return client.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n');
    const server = connect(Number(this.target.port), this.target.hostname);
    this.#keep(server);
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    server.write(headOf(incoming));
    const fromClient = new Frames(false), fromServer = new Frames(true);
    client.on('data', (data) => fromClient.read(data, (raw, text) => this.#pass('client', raw, text, client, server)));
    server.on('data', (data) => fromServer.read(data, (raw, text) => this.#pass('server', raw, text, server, client)));
  }

  /**
   * @param {Sender} from @param {Buffer} raw @param {string | null} text
   * @param {import('node:stream').Duplex} source @param {import('node:stream').Duplex} sink
   */
  #pass(from, raw, text, source, sink) {
    if (this.isDeaf || source.destroyed || sink.destroyed) return;
    const t = text === null ? null : String(JSON.parse(text).t);
    if (t !== null) this.heard.push({ from, t });
    const cut = t === null ? undefined : this.#due(from, t);
    if (cut?.when !== 'before') sink.write(raw);
    if (cut === undefined) return;
    cut.done = true;
    // What was passed on arrives; then the line is dead, with no word of farewell.
    sink.end(() => { source.destroy(); sink.destroy(); });
  }

  /** @param {Sender} from @param {string} t */
  #due(from, t) {
    for (const cut of this.#cuts) {
      if (cut.done || cut.from !== from || cut.t !== t) continue;
      cut.seen += 1;
      if (cut.seen === (cut.nth ?? 1)) return cut;
    }
    return undefined;
  }

  /** @param {import('node:stream').Duplex} socket */
  #keep(socket) {
    this.#open.add(socket);
    socket.on('close', () => this.#open.delete(socket));
    socket.on('error', () => socket.destroy());
  }
}

/** The request as it was. @param {import('node:http').IncomingMessage} incoming */
function headOf({ method, url, rawHeaders }) {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
