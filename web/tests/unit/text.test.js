import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createText, problemText, refusalText } from '../../js/text.js';

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

test('whoever is too fast reads from the server how long to wait, and everything else in this page\'s words', () => {
  const text = createText({ 'refusal-too-many': 'Too fast.', 'refusal-over': 'It is over.', 'client-not-connected': 'Away.' }, 'en');
  const wait = 'Wait 6 seconds, then try again.';
  assert.equal(problemText({ why: 'too-many', text: wait, retry_ms: 6_000 }, text), wait);
  assert.equal(problemText({ why: 'over', text: 'Das Spiel ist aus.' }, text), 'It is over.');
  assert.equal(problemText(null, text), 'Away.');
});
