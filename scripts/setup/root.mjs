import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {string[]} parts */
export const inRoot = (...parts) => path.join(root, ...parts);

/** Node 24, which is installed as a dependency. */
export const node24 = inRoot(
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
