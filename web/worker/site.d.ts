import type { Site } from './decide.js';

declare global {
  /** The first line of the worker, written by the server: crates/server/src/visit/worker.rs. */
  const SITE: Site;
}
