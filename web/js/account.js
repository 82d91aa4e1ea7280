/**
 * Passkeys on the pages about accounts: everything else there is plain forms.
 *
 * @typedef {{ ceremony: string, options: { publicKey: any } }} Question
 * @typedef {{ why: string, field?: string, text: string }} Refusal
 */

import { fill, part, show } from './dom.js';

/** An answer of the server that refuses, in its own words. */
class Refused extends Error {
  /** @param {Refusal} refusal */
  constructor({ field, text }) {
    super(text);
    /** The field of the form that it is about, where the page has it. */
    this.field = field === undefined ? null : document.getElementById(field);
  }
}

/** What a browser needs to have for it. */
const able = typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
const box = able ? document.querySelector('[data-part="passkey"]') : null;

if (box instanceof HTMLElement) {
  show(box, true);
  on(box, 'passkey-sign-in', async () => await prove());
  on(box, 'passkey-add', async () => await make({}));
  on(box, 'passkey-register', async () => {
    const name = /** @type {HTMLInputElement} */ (document.getElementById('name'));
    // The browser says by the field itself that it has to be filled in.
    if (!name.reportValidity()) return false;
    await make({ name: name.value });
    return true;
  });
}

/**
 * What happens when a button is pressed, if the page has it: then one goes on, or is told why not.
 * @param {HTMLElement} box @param {string} name @param {() => Promise<boolean | void>} act `false`: nothing was asked
 */
function on(box, name, act) {
  const button = box.querySelector(`[data-part="${name}"]`);
  if (!(button instanceof HTMLButtonElement)) return;
  const said = part('passkey-said', box);
  button.addEventListener('click', async () => {
    fill(said, '');
    forgive();
    button.disabled = true;
    try {
      if (await act() !== false) location.assign(box.dataset.next || `/${location.pathname.split('/')[1]}/account`);
    } catch (error) {
      if (error instanceof Refused && error.field !== null) return blame(error.field, error.message);
      fill(said, error instanceof Refused ? error.message : reason(error, box));
    } finally {
      button.disabled = false;
    }
  });
}

/** Says at a field what is wrong with it, as the server's page does. @param {HTMLElement} field @param {string} text */
function blame(field, text) {
  const flaw = document.createElement('p');
  flaw.id = `${field.id}-flaw`;
  flaw.className = 'problem';
  fill(flaw, text);
  field.after(flaw);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', `${flaw.id} ${field.id}-hint`);
  field.focus();
}

/** What was wrong may be right now. */
function forgive() {
  for (const field of document.querySelectorAll('[aria-invalid]')) {
    field.removeAttribute('aria-invalid');
    document.getElementById(`${field.id}-flaw`)?.remove();
  }
}

/** Whoever closes the browser's question has their reasons. @param {unknown} error @param {HTMLElement} box */
function reason(error, box) {
  return (error instanceof TypeError ? box.dataset.away : box.dataset.none) ?? '';
}

/** @param {{ name?: string }} wish */
async function make(wish) {
  const question = /** @type {Question} */ (await ask('/api/account/passkeys/new', wish));
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(question.options.publicKey);
  await answer('/api/account/passkeys', question, await navigator.credentials.create({ publicKey }));
}

async function prove() {
  const question = /** @type {Question} */ (await ask('/api/account/passkeys/ask', {}));
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(question.options.publicKey);
  await answer('/api/account/passkeys/sign-in', question, await navigator.credentials.get({ publicKey }));
}

/** @param {string} address @param {Question} question @param {Credential | null} credential */
async function answer(address, { ceremony }, credential) {
  await ask(address, { ceremony, credential: /** @type {PublicKeyCredential} */ (credential).toJSON() });
}

/** @param {string} address @param {object} body @returns {Promise<unknown>} */
async function ask(address, body) {
  const headers = { 'content-type': 'application/json', 'accept-language': document.documentElement.lang };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  const said = await response.json();
  if (!response.ok) throw new Refused(/** @type {Refusal} */ (said));
  return said;
}
