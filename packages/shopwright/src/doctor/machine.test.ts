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

test('what the running store has seen counts more than the settings of this shell', () => {
  const sighting = { address: '10.0.0.2', seenAt: '2026-11-17T12:00:00Z' };
  expect(
    checkProxy(
      { publicUrl: undefined, trustProxy: true },
      { ...sighting, header: 'x-forwarded-for' },
    ),
  ).toMatchObject([
    {
      state: 'warn',
      found: expect.stringContaining('a request from 10.0.0.2 carried x-forwarded-for'),
      fix: expect.stringMatching(/^Set SHOPWRIGHT_TRUST_PROXY=true/),
    },
  ]);
  // Trusting a proxy that does not name the client would change nothing.
  expect(
    checkProxy({ publicUrl: undefined, trustProxy: false }, { ...sighting, header: 'x-real-ip' }),
  ).toMatchObject([{ fix: expect.stringMatching(/^Let the proxy send X-Forwarded-For\./) }]);
});
