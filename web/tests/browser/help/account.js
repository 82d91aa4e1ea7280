/** People with an account. */

/** @typedef {import('./visitor.js').Visitor} Visitor */

export const PASSWORD = 'a dish of agar';

/** What a browser's console says of a form that was not accepted, and of a page that is not there. */
export const REFUSED = [/status of 4\d\d/];

/** Fills in the form of the page and sends it. @param {Visitor} visitor @param {Record<string, string>} fields @param {string} button */
export async function send({ page }, fields, button) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Makes an account of this name on the page for it. @param {Visitor} visitor @param {string} name */
export async function register(visitor, name) {
  await visitor.goto('/en/register');
  await send(visitor, { Name: name, Password: PASSWORD }, 'Make the account');
  await visitor.page.waitForURL(/\/en\/account$/);
}
