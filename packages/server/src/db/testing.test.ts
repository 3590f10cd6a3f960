import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { until } from './testing-embedded.ts';
import { createTestDatabase } from './testing.ts';

test('every database of a test is isolated', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  for (const { url } of [first, second]) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('CREATE TABLE mine ()');
    await client.end();
  }
  await Promise.all([first.drop(), second.drop()]);
});

test('a run that is killed leaves no PostgreSQL and no files behind', async () => {
  const testing = fileURLToPath(new URL('./testing.ts', import.meta.url));
  const script = `import { startTestCluster } from ${JSON.stringify(testing)}; await startTestCluster(); console.log(process.env.SHOPWRIGHT_TEST_DATABASE);`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = (await once(createInterface(run.stdout), 'line')) as [string];
  const cluster = new URL(address).searchParams.get('host') ?? '';
  expect(existsSync(cluster)).toBe(true);
  run.kill('SIGKILL');
  await until(() => !existsSync(dirname(cluster)));
}, 120_000);
