import { calls, unraisedErrors } from '@shopwright/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../../../packages/server/src');
const text = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .join('\n');
const declared = new Set(calls.flatMap(({ errors }) => errors));
const isRaised = (code: string): boolean => text.includes(`'${code}'`);

test('an error that a call declares is raised somewhere, or the contract says why it cannot be', () => {
  // The numeric codes of the identity calls stand in the contract itself.
  const silent = [...declared].filter(
    (code) => !code.startsWith('-') && !isRaised(code) && !Object.hasOwn(unraisedErrors, code),
  );
  expect(silent).toEqual([]);
});

test('nothing that is raised, or that no call declares, is said to be never raised', () => {
  expect(
    Object.keys(unraisedErrors).filter((code) => isRaised(code) || !declared.has(code)),
  ).toEqual([]);
});
