import { expect, test } from 'vitest';
import { checkProxy, checkSecret } from './machine.ts';

test('warns about an external database without a secret; the embedded database always has one', () => {
  expect(checkSecret({ databaseUrl: undefined, secrets: [] })).toMatchObject({ state: 'ok' });
  expect(checkSecret({ databaseUrl: 'postgres://elsewhere', secrets: [] })).toMatchObject({
    state: 'warn',
    fix: expect.stringContaining('SHOPWRIGHT_SECRET'),
  });
  expect(checkSecret({ databaseUrl: 'postgres://elsewhere', secrets: ['x'] })).toMatchObject({
    state: 'ok',
  });
});

test('warns about an https address without a trusted proxy', () => {
  expect(checkProxy({ publicUrl: 'https://shop.example.com', trustProxy: false })).toMatchObject([
    { state: 'warn', fix: expect.stringContaining('SHOPWRIGHT_TRUST_PROXY=true') },
  ]);
  expect(checkProxy({ publicUrl: 'https://shop.example.com', trustProxy: true })).toMatchObject([
    { state: 'ok' },
  ]);
  expect(checkProxy({ publicUrl: undefined, trustProxy: false })).toEqual([]);
});
