/** What scripts import, found from the files. */

import { readFileSync } from 'node:fs';

const web = new URL('../../', import.meta.url);

/** Everything that a module imports before it runs, itself included. @param {string} entry @returns {string[]} */
export function closure(entry) {
  const found = new Set([entry]);
  for (const module of found) {
    const source = readFileSync(new URL(module, web), 'utf8').replace(/\/\*[^]*?\*\//g, '');
    for (const [, path] of source.matchAll(/^(?:import|export)\s[^'"]*?from '(\.[^']+)'/gm)) {
      found.add(new URL(path, new URL(module, web)).href.slice(web.href.length));
    }
  }
  return [...found].sort();
}
