import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createText, refusalText } from '../../js/text.js';

const texts = { a: '{side} clones to {to}', b: { one: '{count} piece', other: '{count} pieces' }, 'refusal-stale': 'Too late', 'refusal-unknown': 'No' };

test('values are filled in, plurals chosen by the language', () => {
  const en = createText(texts, 'en');
  assert.equal(en('a', { side: 'Red', to: 'c4' }), 'Red clones to c4');
  assert.equal(en('b', { count: 1 }), '1 piece');
  assert.equal(en('b', { count: 0 }), '0 pieces');
  assert.equal(createText(texts, 'pt-BR')('b', { count: 0 }), '0 piece');
});

test('what is missing shows itself', () => {
  const text = createText(texts, 'en');
  assert.equal(text('no-such-key'), 'no-such-key');
  assert.equal(text('a', { side: 'Red' }), 'Red clones to {to}');
});

test('a refusal has its words, an unknown one the general ones', () => {
  const refusal = refusalText(createText(texts, 'en'));
  assert.equal(refusal('stale'), 'Too late');
  assert.equal(refusal('from-the-future'), 'No');
});
