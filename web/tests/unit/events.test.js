import assert from 'node:assert/strict';
import { test } from 'node:test';

import { splitter } from '../../js/net/events.js';

/** @param {string[]} chunks */
function split(chunks) {
  /** @type {string[]} */
  const found = [];
  const feed = splitter((data) => found.push(data));
  chunks.forEach(feed);
  return found;
}

test('a stream is cut into its data, wherever the network cut it', () => {
  const whole = 'data: {"t":"ack"}\n\n: alive\n\nevent: x\ndata: {"a":\ndata: 1}\n\n';
  const expected = ['{"t":"ack"}', '{"a":\n1}'];
  assert.deepEqual(split([whole]), expected);
  assert.deepEqual(split([...whole]), expected);
  assert.deepEqual(split([whole.replaceAll('\n', '\r\n')]), expected);
});

test('what has not ended yet is kept back', () => {
  assert.deepEqual(split(['data: 1\n']), []);
  assert.deepEqual(split(['data: 1\n', '\nda', 'ta: 2\n\n']), ['1', '2']);
});
