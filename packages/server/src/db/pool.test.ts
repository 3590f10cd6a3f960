import { expect, test } from 'vitest';
import { createPool } from './pool.ts';

test('a lost connection is reported, unless it was being closed', async () => {
  const logged: string[] = [];
  const log = {
    info: () => undefined,
    warn: (_facts: object, text: string) => void logged.push(text),
    error: () => undefined,
  };
  const pool = createPool({
    target: {},
    applicationName: 'test',
    sessionSettings: true,
    size: 1,
    log,
  });
  pool.emit('error', new Error('terminating connection'));
  expect(logged).toEqual(['An idle database connection was lost']);
  await pool.end();
  pool.emit('error', new Error('terminating connection'));
  expect(logged).toHaveLength(1);
});
