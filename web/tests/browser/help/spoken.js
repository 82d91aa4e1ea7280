/**
 * What is read aloud: the tree that Chromium gives to screen readers, and what the live region says.
 *
 * @typedef {{ role: string, name: string, description: string, below: Spoken[] }} Spoken
 */

/** All that is spoken on a page; what the tree leaves out is not here. @param {import('playwright-core').Page} page @returns {Promise<Spoken[]>} */
export async function spoken(page) {
  const chromium = await page.context().newCDPSession(page);
  const { nodes } = await chromium.send('Accessibility.getFullAXTree');
  await chromium.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** @param {typeof nodes[0]} node @returns {Spoken[]} */
  const read = (node) => {
    const below = (node.childIds ?? []).flatMap((id) => read(/** @type {typeof nodes[0]} */ (byId.get(id))));
    if (node.ignored) return below;
    const text = (/** @type {{ value?: any } | undefined} */ found) => String(found?.value ?? '');
    return [{ role: text(node.role), name: text(node.name), description: text(node.description), below }];
  };
  return read(nodes[0]);
}

/** Everything of a role, in reading order. @param {Spoken[]} tree @param {string} role @returns {Spoken[]} */
export function all(tree, role) {
  return tree.flatMap((node) => [...(node.role === role ? [node] : []), ...all(node.below, role)]);
}

/** The names of everything of a role. @param {Spoken[]} tree @param {string} role */
export function names(tree, role) {
  return all(tree, role).map(({ name }) => name);
}

/** Notes what the live region says. @param {import('./visitor.js').Visitor} visitor @returns {Promise<() => Promise<string[]>>} */
export async function listen({ page }) {
  await page.evaluate(() => {
    const region = document.querySelector('[data-part="live"]');
    if (region === null) throw new Error('nothing is spoken on this page');
    /** @type {string[]} */
    const said = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'said'));
}
