import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { shopwright, start, temporaryDataDir } from '../kit/command.ts';
import { test } from '../kit/demo-shop.ts';
import { copyPreparedShop } from '../kit/prepared-shop.ts';

// A start takes a second or three, but not on a machine that does much else.
vi.setConfig({ testTimeout: 180_000 });

/**
 * O5: a store whose secret is damaged, lost or another's does not start: new secrets would be in
 * clear, and old ones dead.
 */

test('an empty secret.key stops the first start before a database is created', async ({
  onTestFinished,
}) => {
  const { path: fresh, remove } = temporaryDataDir();
  onTestFinished(remove);
  await mkdir(fresh);
  await writeFile(join(fresh, 'secret.key'), '');
  const { code, stderr } = await shopwright(['start', '--port', '0', '--data', fresh]);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/secret\.key is empty.*Restore it from your backup/),
  ]);
  expect(existsSync(join(fresh, 'postgres'))).toBe(false);
});

test('a store without its secret.key refuses to start with instructions, unless told to accept the loss', async ({
  dataDir,
}) => {
  await copyPreparedShop(dataDir);
  const file = join(dataDir, 'secret.key');
  await rename(file, `${file}.lost`);
  const { code, stderr } = await shopwright(['start', '--port', '0', '--data', dataDir]);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/secret\.key is missing.*Restore the file from your backup/),
  ]);
  expect(existsSync(file)).toBe(false);

  const again = start(['--data', dataDir], { env: { SHOPWRIGHT_ACCEPT_LOST_SECRET: 'true' } });
  const { url, clientId } = await again.ready;
  const visitor = await fetch(`${url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, grantType: 'anonymous' }),
  });
  expect(visitor.status).toBe(200);
  again.kill('SIGTERM');
  await again.ended;
});
