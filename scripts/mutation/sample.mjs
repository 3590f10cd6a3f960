// A Stryker plugin that mutates a random sample of the code. A whole run takes a day; one
// declaration in ten estimates the score within two percent in an hour.
import { createHash } from 'node:crypto';

/** The share of top-level declarations that are mutated, in percent. */
const percent = Number(process.env['SHOPWRIGHT_MUTATION_SAMPLE'] ?? '100');

/**
 * Chosen by what the declaration is called and how long it is, so that every run takes the same.
 * @param {string} declaration @param {number} share in percent
 */
export function isSampled(declaration, share) {
  const digest = createHash('sha256').update(declaration).digest();
  return digest.readUInt32BE(0) / 2 ** 32 < share / 100;
}

/** @param {{ parentPath: { type: string } | null, toString: () => string }} path a node of the syntax tree */
function shouldIgnore(path) {
  if (path.parentPath?.type !== 'Program' || isSampled(path.toString(), percent)) return undefined;
  return 'not in the sample';
}

/** @public Stryker reads it by this name. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'sample', value: { shouldIgnore } }];
