/**
 * A server as its successor would be: its files lie under another hash, and no more under the one that it has.
 * So a page that was loaded before meets a newer version of the site.
 */

import { Buffer } from 'node:buffer';

export class Disguise {
  /** @param {string} own the hash that the server has @param {string} shown the one that browsers see */
  constructor(own, shown) {
    this.own = own;
    this.shown = shown;
  }

  /** The address that the server knows; `null` if its successor would have no such file. @param {string} url */
  onward(url) {
    return url.startsWith(`/assets/${this.own}/`) ? null : url.replace(`/assets/${this.shown}/`, `/assets/${this.own}/`);
  }

  /**
   * Passes an answer on, with the other hash in it.
   * @param {import('node:http').IncomingMessage} answered @param {import('node:http').ServerResponse} answer
   */
  async back(answered, answer) {
    const parts = [];
    for await (const part of answered) parts.push(part);
    const body = Buffer.concat(parts);
    const isText = /^text\/(html|javascript)/.test(answered.headers['content-type'] ?? '');
    const sent = isText ? Buffer.from(body.toString('utf8').replaceAll(this.own, this.shown)) : body;
    const { 'transfer-encoding': _, ...headers } = answered.headers;
    answer.writeHead(answered.statusCode ?? 502, { ...headers, 'content-length': sent.length });
    answer.end(sent);
  }
}
