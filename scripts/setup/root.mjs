import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {string[]} parts */
export const inRoot = (...parts) => path.join(root, ...parts);

/** Node 24, which came with the dependencies. */
export const node24 = inRoot(
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
