import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
/** The colours of one block of the file. @param {string} selector */
function colours(selector) {
  const block = css.slice(css.indexOf(`\n${selector} {`)).split('}', 1)[0];
  return Object.fromEntries([...block.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [name, { light, dark }]));
}

const usual = colours(':root');
/** As usual, and with the board of high contrast. @type {Record<string, Record<string, { light: string, dark: string }>>} */
const PALETTES = { usual, contrast: { ...usual, ...colours(':root[data-board="contrast"]') } };

/** Relative luminance by WCAG 2. @param {string} hex */
function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {string} a @param {string} b */
function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Seen as a thing: 3 to 1. @type {[string, string][]} */
const SHAPES = [
  ['red', 'well'], ['red', 'agar'], ['red', 'accent-wash'], ['blue', 'well'], ['blue', 'agar'], ['blue', 'accent-wash'],
  ['red', 'blue'], ['accent', 'well'], ['accent', 'agar'], ['accent', 'accent-wash'], ['accent', 'page'], ['edge', 'sheet'], ['blue-core', 'blue'],
  ['red-mark', 'red'], ['blue-mark', 'blue'], ['warn', 'agar'], ['warn', 'accent-wash'],
];
/** Read as text: 4.5 to 1. @type {[string, string][]} */
const TEXTS = [
  ['ink', 'page'], ['ink', 'sheet'], ['ink', 'accent-wash'], ['ink-soft', 'page'], ['ink-soft', 'sheet'], ['on-accent', 'accent'],
  ['accent', 'page'], ['accent', 'sheet'], ['warn', 'page'], ['warn', 'sheet'],
  ['coordinate', 'rim'], ['coordinate', 'agar'], ['coordinate', 'well'],
];

for (const [palette, theme] of /** @type {[string, 'light' | 'dark'][]} */ ([['usual', 'light'], ['usual', 'dark'], ['contrast', 'light'], ['contrast', 'dark']])) {
  const tokens = PALETTES[palette];
  for (const [pairs, least] of /** @type {const} */ ([[SHAPES, 3], [TEXTS, 4.5]])) {
    for (const [one, two] of pairs) {
      test(`${palette}, ${theme}: ${one} on ${two} is at least ${least} to 1`, () => {
        const found = contrast(tokens[one][theme], tokens[two][theme]);
        assert.ok(found >= least, `${found.toFixed(2)} to 1`);
      });
    }
  }
}

test('the measure itself: black on white is 21 to 1', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
});

test('the pieces are told apart in grey: red and blue differ in lightness, not only in hue', () => {
  for (const tokens of Object.values(PALETTES)) {
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      assert.ok(Math.abs(luminance(tokens.red[theme]) - luminance(tokens.blue[theme])) > 0.15);
    }
  }
});

test('high contrast is high: lines on the board are 15 to 1, pieces 4.5 to 1', () => {
  const tokens = PALETTES.contrast;
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    assert.ok(contrast(tokens.grid[theme], tokens.well[theme]) >= 15);
    for (const side of ['red', 'blue']) assert.ok(contrast(tokens[side][theme], tokens.well[theme]) >= 4.5, `${side}, ${theme}`);
  }
});
