/**
 * One of each page that people see, in the states that look different.
 *
 * @typedef {import('./visitor.js').Visitor} Visitor
 * @typedef {object} Sight
 * @property {string} name
 * @property {string} path
 * @property {(visitor: Visitor) => Promise<void>} ready waits until the script has had its say, and opens what is closed
 */

import { PASSWORD } from './account.js';
import { Bot, SHORT_GAME, truth } from './bot.js';

/** What a console says about a page that is not there. */
export const NOT_THERE = [/status of 404/];

/** @param {string} origin @param {string} lang @returns {Promise<Sight[]>} */
export async function allPages(origin, lang) {
  const invited = await Bot.invite(origin);
  const played = await table(origin, 2);
  const over = await table(origin, SHORT_GAME.length);
  const shown = await Bot.alone(origin);
  await shown.stay();
  await shown.playAny(1);
  const game = (/** @type {Bot} */ { game }) => `/${lang}/game/${game}`;
  const seat = (/** @type {Bot} */ bot) => `${game(bot)}#seat=${bot.secret}`;
  const snapshot = await truth(origin, over.red.game);
  const profile = `/${lang}/@/${encodeURIComponent(snapshot.players.red?.name ?? '')}`;
  return [
    { name: 'home', path: `/${lang}/`, ready: async () => {} },
    { name: 'home, everything open', path: `/${lang}/`, ready: openHome },
    { name: 'home, with a game to go back to', path: seat(played.red), ready: async (visitor) => await goHome(visitor, lang) },
    { name: 'invite, as its sender', path: seat(invited), ready: async ({ part }) => await part('invite-host').waitFor() },
    { name: 'invite, as a guest', path: game(invited), ready: async ({ part }) => await part('accept').waitFor() },
    { name: 'game, as a player', path: seat(played.red), ready: openGame },
    { name: 'game, as a watcher', path: game(played.red), ready: async (visitor) => await visitor.toWatch() },
    { name: 'game over, as a player', path: seat(over.red), ready: async ({ part }) => await part('rematch').waitFor() },
    { name: 'game over, as a watcher', path: game(over.red), ready: async (visitor) => await visitor.toWatch() },
    { name: 'the best game', path: `/${lang}/tv`, ready: async (visitor) => await visitor.toWatch() },
    { name: 'games in play', path: `/${lang}/games`, ready: async ({ page }) => await page.locator('.cards li').first().waitFor() },
    { name: 'guide', path: `/${lang}/guide`, ready: step },
    { name: 'guide, the last step', path: `/${lang}/guide#win`, ready: lastStep },
    { name: 'rules', path: `/${lang}/rules`, ready: example },
    { name: 'preferences', path: `/${lang}/preferences`, ready: chosen },
    { name: 'about', path: `/${lang}/about`, ready: async () => {} },
    { name: 'help', path: `/${lang}/help`, ready: async () => {} },
    { name: 'sign in', path: `/${lang}/sign-in`, ready: async () => {} },
    { name: 'register', path: `/${lang}/register`, ready: async () => {} },
    { name: 'bots, with a token that is shown this once', path: `/${lang}/register?next=/${lang}/account/bots`, ready: async (visitor) => await makeBot(visitor, lang) },
    { name: 'players', path: `/${lang}/players`, ready: async () => {} },
    { name: 'a profile', path: profile, ready: async () => {} },
    { name: 'games of somebody', path: `${profile}/games`, ready: async () => {} },
    { name: 'notices', path: `/${lang}/notices`, ready: async () => {} },
    { name: 'offline', path: `/${lang}/offline`, ready: async () => {} },
    { name: 'no such game', path: `/${lang}/game/n0Such0ne0`, ready: async () => {} },
    { name: 'no such page', path: `/${lang}/nowhere`, ready: async () => {} },
  ];
}

/** A game between two programs, so many plies old. @param {string} origin @param {number} plies */
export async function table(origin, plies) {
  const blue = await Bot.invite(origin);
  const red = await Bot.join(origin, blue.game);
  for (let i = 0; i < plies; i += 1) await (i % 2 === 0 ? red : blue).move(SHORT_GAME[i]);
  return { red, blue };
}

/** @param {Visitor} visitor */
async function openHome({ part, page }) {
  await part('friend-open').click();
  await part('friend').waitFor();
  await page.locator('summary').click();
}

/** @param {Visitor} visitor @param {string} lang */
async function goHome({ goto, part }, lang) {
  await goto(`/${lang}/`);
  await part('resume').waitFor();
}

/** A piece is chosen, and one is asked whether one would resign. @param {Visitor} visitor */
async function openGame({ board, part }) {
  await board.turn();
  await part('do-resign').click();
  await part('question').waitFor();
  await board.touch((await board.marked('mine'))[0]);
}

/** An account, and its first bot. @param {Visitor} visitor @param {string} lang */
async function makeBot({ page }, lang) {
  await page.locator('input[name="name"]').fill(`Keeper${lang}`);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL(/\/account\/bots$/);
  await page.locator('input[name="name"]:not([type="hidden"])').fill(`Amoeba${lang}`);
  await page.locator('main form button.main').click();
  await page.locator('.token').first().waitFor();
}

/** The choices that hold are marked. @param {Visitor} visitor */
async function chosen({ page }) {
  await page.locator('[data-part="preferences"] input[name="zen"]:checked').waitFor({ state: 'attached' });
}

/** A miss, and a hint. @param {Visitor} visitor */
async function step({ page }) {
  const lesson = page.locator('[data-lesson="touch"]');
  await lesson.locator('[data-square="c4"]').click();
  await lesson.locator('[data-square="c6"]').click();
  await lesson.locator('[data-part="again"]').waitFor();
  await lesson.locator('[data-part="hint"]').click();
  await lesson.locator('[data-part="show"]').waitFor();
}

/** Won: the first game is offered. @param {Visitor} visitor */
async function lastStep({ page }) {
  await page.locator('[data-lesson="last"] [data-square="b2"]').click();
  await page.locator('[data-lesson="last"] [data-square="c1"]').click();
  await page.locator('[data-part="play"]').waitFor();
}

/** A move is answered, and one has stepped on. @param {Visitor} visitor */
async function example({ page, part }) {
  await part('moves-next').click();
  await page.locator('[data-lesson="edge"] [data-square="g2"]').click();
  await page.locator('[data-lesson="edge"] [data-square="g3"]').click();
  await page.waitForFunction(() => document.querySelector('[data-lesson="edge"] [data-part="said"]')?.textContent !== '');
}
