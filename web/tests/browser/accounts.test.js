// Guests become accounts, accounts are entered from elsewhere, by password and by passkey.

import assert from 'node:assert/strict';
import { PASSWORD, REFUSED, register, send } from './help/account.js';
import { clean } from './help/axe.js';
import { hasFocus, until } from './help/board.js';
import { truth } from './help/bot.js';
import { House } from './help/visitor.js';

/** @typedef {import('./help/visitor.js').Visitor} Visitor */

const house = new House({ saveData: true });

/** Begins a game with the computer and plays a move. @param {Visitor} visitor */
async function begin(visitor) {
  await visitor.goto('/en/');
  await visitor.board.playAny();
  await visitor.page.waitForURL(/\/en\/game\/\w{10}$/);
}

house.test('a guest registers in the middle of a game and goes on playing it', async (invite) => {
  const guest = await invite({ excused: REFUSED });
  await begin(guest);
  const { game } = guest;
  const before = await truth(house.origin, game);
  const name = before.players.red?.name ?? '';
  assert.match(name, /^[A-Z]\w+ [A-Z]\w+ \d+$/);

  await guest.page.reload();
  await guest.page.getByRole('link', { name: `You play as a guest: ${name}` }).click();
  await guest.page.getByText(`So far you play as ${name}.`).waitFor();
  // A name that will not do is kept in its field, beside the reason; a password is not.
  await send(guest, { Name: 'ad min', Password: PASSWORD }, 'Make the account');
  const field = guest.page.getByLabel('Name', { exact: true });
  await guest.page.getByText('A name has no spaces.').waitFor();
  assert.equal(await field.inputValue(), 'ad min');
  assert.equal(await guest.page.getByLabel('Password', { exact: true }).inputValue(), '');
  await hasFocus(field);

  await send(guest, { Name: 'Ada', Password: PASSWORD }, 'Make the account');
  await guest.page.waitForURL(new RegExp(`/en/game/${game}$`));
  await guest.page.getByRole('link', { name: 'Your account: Ada' }).waitFor();
  await guest.board.turn();
  assert.equal((await truth(house.origin, game)).players.red?.name, 'Ada');

  // Another tab has the same seat, without the link to it.
  const tab = await guest.context.newPage();
  await tab.goto(`${house.origin}/en/game/${game}`);
  await tab.locator('[data-part="do-resign"]').waitFor();
});

house.test('a game goes on in another browser after signing in, until that one is signed out from the first', async (invite) => {
  const [desk, phone] = await Promise.all([invite(), invite({ excused: REFUSED })]);
  await register(desk, 'Grace');
  await begin(desk);
  const { game } = desk;
  await desk.board.turn();

  await phone.goto(`/en/game/${game}`);
  await phone.toWatch();
  assert.equal(await phone.part('do-resign').isVisible(), false);
  await phone.page.getByRole('link', { name: 'Sign in' }).click();
  await send(phone, { Name: 'Grace', Password: 'not it at all' }, 'Sign in');
  await phone.page.getByText('There is no account with this name and this password.').waitFor();
  await send(phone, { Name: 'grace', Password: PASSWORD }, 'Sign in');
  await phone.page.waitForURL(new RegExp(`/en/game/${game}$`));
  await phone.board.turn();
  const { version } = await truth(house.origin, game);
  await phone.board.playAny();
  await until(async () => assert.ok((await truth(house.origin, game)).version > version));

  await desk.goto('/en/account');
  await clean(desk);
  await desk.page.getByRole('button', { name: /^Sign out (?!here)/ }).click();
  await desk.page.getByText('That device has been signed out.').waitFor();
  // The open board is nobody's there by now, before anything is loaded again.
  await phone.part('do-resign').waitFor({ state: 'hidden' });
  await phone.page.reload();
  await phone.page.getByRole('link', { name: 'Sign in' }).waitFor();
});

house.test('a passkey is made, and signs in without a name', async (invite) => {
  const origin = house.origin.replace('127.0.0.1', 'localhost');
  const visitor = await invite({ origin });
  const key = await authenticator(visitor);
  await visitor.goto('/en/register');
  const name = visitor.page.getByLabel('Name', { exact: true });
  await name.fill('Mary Ann');
  await visitor.part('passkey-register').click();
  await visitor.page.locator('#name-flaw', { hasText: 'A name has no spaces.' }).waitFor();
  assert.equal(await name.inputValue(), 'Mary Ann');
  assert.equal(await name.evaluate((field) => field === document.activeElement && field.getAttribute('aria-invalid')), 'true');
  await name.fill('Mary');
  await visitor.part('passkey-register').click();
  await visitor.page.waitForURL(/\/en\/account$/);
  assert.equal(await visitor.page.locator('h1').innerText(), 'Mary');
  assert.equal((await key.credentials()).length, 1);

  // It is the only way in, so it stays.
  await visitor.page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await visitor.page.getByText('Set a password first.').waitFor();
  await visitor.page.getByRole('button', { name: 'Sign out here' }).click();
  await visitor.page.waitForURL(/\/en\/$/);

  await visitor.goto('/en/sign-in');
  await visitor.part('passkey-sign-in').click();
  await visitor.page.waitForURL(/\/en\/account$/);
  assert.equal(await visitor.page.locator('h1').innerText(), 'Mary');
  visitor.excused.push(...REFUSED);
});

/** A device that makes passkeys and asks nobody. @param {Visitor} visitor */
async function authenticator({ context, page }) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true,
      isUserVerified: true, automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}
