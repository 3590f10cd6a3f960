import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isCanonicalGuid, isGuid } from './guid.ts';

const id = '0f3c9a52-7d41-4b0e-9c1f-2a6b8d3e5f70';

test('a GUID is accepted in either case and is canonical in lower case only', () => {
  for (const text of [id, randomUUID(), '00000000-0000-0000-0000-000000000000']) {
    expect([isGuid(text), isCanonicalGuid(text)]).toEqual([true, true]);
  }
  expect([isGuid(id.toUpperCase()), isCanonicalGuid(id.toUpperCase())]).toEqual([true, false]);
});

test.each([
  '',
  'x',
  ` ${id}`,
  `${id} `,
  `${id}\n`,
  `{${id}}`,
  `x${id}`,
  `${id}0`,
  id.slice(1),
  id.slice(0, -1),
  id.replaceAll('-', ''),
  id.replace('f', 'g'),
  id.replace('-7d41', ''),
  `${id}-7d41`,
  '0f3c9a52-7d41-4b0e-9c1f2a6b8d3e5f70',
  '0f3c9a527d41-4b0e-9c1f-2a6b-8d3e5f70',
])('%j is not a GUID', (text) => {
  expect([isGuid(text), isCanonicalGuid(text)]).toEqual([false, false]);
});
