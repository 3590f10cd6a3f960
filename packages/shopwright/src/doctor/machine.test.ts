import { expect, test } from 'vitest';
import { checkSecret } from './machine.ts';

test('a database elsewhere without a secret is told, beside the embedded one there is always one', () => {
  expect(checkSecret({ databaseUrl: undefined, secrets: [] })).toMatchObject({ state: 'ok' });
  expect(checkSecret({ databaseUrl: 'postgres://elsewhere', secrets: [] })).toMatchObject({ state: 'warn', mend: expect.stringContaining('SHOPWRIGHT_SECRET') });
  expect(checkSecret({ databaseUrl: 'postgres://elsewhere', secrets: ['x'] })).toMatchObject({ state: 'ok' });
});
