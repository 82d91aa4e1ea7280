/** Cuts the bytes of one direction of a WebSocket (RFC 6455) into its frames. */

const TEXT = 1;

export class Frames {
  #rest = Buffer.alloc(0);
  #inHead;

  /** @param {boolean} hasHead whether the answer to the handshake comes first */
  constructor(hasHead) {
    this.#inHead = hasHead;
  }

  /**
   * @param {Buffer} data
   * @param {(raw: Buffer, text: string | null) => void} each a frame as it came, and its text if it is one
   */
  read(data, each) {
    this.#rest = Buffer.concat([this.#rest, data]);
    if (this.#inHead) {
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.#inHead = false;
      each(this.#take(end + 4), null);
    }
    for (let length = frameLength(this.#rest); length !== null; length = frameLength(this.#rest)) {
      const raw = this.#take(length);
      each(raw, (raw[0] & 15) === TEXT ? textOf(raw) : null);
    }
  }

  /** @param {number} length */
  #take(length) {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }
}

/** Where the payload begins, and how long it is; `null` if that has not come yet. @param {Buffer} frame */
function layout(frame) {
  if (frame.length < 2) return null;
  const mask = frame[1] & 128 ? 4 : 0;
  const short = frame[1] & 127;
  const extra = { 126: 2, 127: 8 }[short] ?? 0;
  if (frame.length < 2 + extra + mask) return null;
  const length = extra === 0 ? short : extra === 2 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
  return { start: 2 + extra + mask, length, mask };
}

/** The length of the first frame, if it has come whole. @param {Buffer} bytes */
function frameLength(bytes) {
  const found = layout(bytes);
  return found !== null && bytes.length >= found.start + found.length ? found.start + found.length : null;
}

/** @param {Buffer} frame a whole one */
function textOf(frame) {
  const found = layout(frame);
  if (found === null) return null;
  const { start, length, mask } = found;
  const payload = Buffer.from(frame.subarray(start, start + length));
  if (mask > 0) payload.forEach((byte, i) => { payload[i] = byte ^ frame[start - 4 + (i % 4)]; });
  return payload.toString('utf8');
}
