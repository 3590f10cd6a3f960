import { expect, test } from 'vitest';
import { checkProxy, checkSecret } from './machine.ts';

test('a database elsewhere without a secret is told, beside the embedded one there is always one', () => {
  expect(checkSecret({ databaseUrl: undefined, secrets: [] })).toMatchObject({ state: 'ok' });
  expect(checkSecret({ databaseUrl: 'postgres://elsewhere', secrets: [] })).toMatchObject({
    state: 'warn',
    mend: expect.stringContaining('SHOPWRIGHT_SECRET'),
  });
  expect(checkSecret({ databaseUrl: 'postgres://elsewhere', secrets: ['x'] })).toMatchObject({
    state: 'ok',
  });
});

test('an https address without a trusted proxy is pointed out', () => {
  expect(checkProxy({ publicUrl: 'https://shop.example.com', trustProxy: false })).toMatchObject([
    { state: 'warn', mend: expect.stringContaining('SHOPWRIGHT_TRUST_PROXY=true') },
  ]);
  expect(checkProxy({ publicUrl: 'https://shop.example.com', trustProxy: true })).toMatchObject([
    { state: 'ok' },
  ]);
  expect(checkProxy({ publicUrl: undefined, trustProxy: false })).toEqual([]);
});
