/**
 * Being notified in this browser. Nothing is asked before the reader asks for it; what was asked for is kept true: a
 * subscription made with another key, or that the browser has renewed, is made and told anew.
 */

import { addPush, removePush } from './net/me.js';

/** @typedef {'none' | 'denied' | 'on' | 'off'} Standing `none`: this browser can't. */

/** Whether this browser can be notified at all; without a worker nobody would hear. */
function possible() {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** @returns {Promise<ServiceWorkerRegistration | undefined>} */
async function worker() {
  return await navigator.serviceWorker.getRegistration('/');
}

/**
 * How it stands; a subscription that has gone stale is repaired on the way.
 * @param {string} key the site's public key @param {string} lang @returns {Promise<Standing>}
 */
export async function standing(key, lang) {
  if (!possible()) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await worker();
  const subscription = await registration?.pushManager.getSubscription() ?? null;
  if (registration === undefined || subscription === null || Notification.permission !== 'granted') return 'off';
  const ours = sameKey(subscription.options.applicationServerKey, key);
  if (!ours) await drop(subscription);
  const good = ours ? subscription : await subscribe(registration, key);
  // Told again on each visit: the server may have forgotten it.
  return good !== null && (await addPush(good, lang)).problem === null ? 'on' : 'off';
}

/** After a click only: the browser asks the reader. @param {string} key @param {string} lang */
export async function turnOn(key, lang) {
  const allowed = await Notification.requestPermission();
  if (allowed !== 'granted') return { standing: /** @type {Standing} */ (allowed === 'denied' ? 'denied' : 'off'), problem: null };
  // It is there already, but for readers who save data.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  if (registration === null) return { standing: /** @type {Standing} */ ('none'), problem: null };
  await navigator.serviceWorker.ready;
  const subscription = await subscribe(registration, key);
  if (subscription === null) return { standing: /** @type {Standing} */ ('none'), problem: null };
  const { problem, value } = await addPush(subscription, lang);
  return { standing: /** @type {Standing} */ (value === null ? 'off' : 'on'), problem: value === null ? { problem } : null };
}

export async function turnOff() {
  const registration = await worker();
  const subscription = await registration?.pushManager.getSubscription() ?? null;
  if (subscription !== null) await drop(subscription);
}

/** @param {PushSubscription} subscription */
async function drop(subscription) {
  await removePush(subscription.endpoint);
  await subscription.unsubscribe();
}

/** @param {ServiceWorkerRegistration} registration @param {string} key @returns {Promise<PushSubscription | null>} */
async function subscribe(registration, key) {
  // One that was made with another key stands in the way.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }).catch(() => null);
}

/** @param {ArrayBuffer | null} theirs @param {string} key */
function sameKey(theirs, key) {
  if (theirs === null) return false;
  const ours = bytesOf(key), other = new Uint8Array(theirs);
  return ours.length === other.length && ours.every((byte, i) => byte === other[i]);
}

/** @param {string} text URL-safe base 64 */
export function bytesOf(text) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
