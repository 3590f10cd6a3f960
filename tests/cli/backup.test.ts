import { openDb } from '@shopwright/server';
import { createApiKey } from '@shopwright/server/identity/index';
import { existsSync } from 'node:fs';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { answerOf, shopwright, start, temporaryDataDir } from '../kit/command.ts';
import { test } from '../kit/demo-shop.ts';
import { buy, call } from '../kit/buy-by-calls.ts';
import { listProducts } from '../kit/list-products.ts';

/** O2: what was backed up comes back whole, and a file that is not whole changes nothing. */

vi.setConfig({ testTimeout: 300_000 });

const env = { SHOPWRIGHT_BACKUP_PASSPHRASE: 'a passphrase of the test' };
async function ownerKey(dataDir: string, siteId: string): Promise<string> {
  const db = await openDb({
    dataDir,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  try {
    return await createApiKey(db, { siteId, name: 'Drill', permissions: ['*'] });
  } finally {
    await db.close();
  }
}

test('a store restored elsewhere has every order, product, picture and secret of the backup', async ({
  shop,
  dataDir,
}) => {
  const copy = temporaryDataDir();
  onTestFinished(() => copy.remove());
  const key = await ownerKey(dataDir, shop.siteId);
  const orderIds = [await buy(shop), await buy(shop)];
  const file = join(dataDir, 'shop.tar.gz');

  // The shop goes on selling while it is backed up.
  let selling = true;
  const meanwhile = (async () => {
    for (let sold = 0; selling && sold < 5; sold += 1) await buy(shop);
  })();
  const done = await answerOf<{ tables: number; files: number; missingFiles: string[] }>(
    ['backup', file, '--data', dataDir],
    { env },
  );
  selling = false;
  await meanwhile;
  expect(done).toMatchObject({ tables: expect.any(Number), missingFiles: [] });
  expect(done.files).toBeGreaterThan(0);

  const restored = await answerOf<{ violations: unknown[]; files: number }>(
    ['restore', file, '--data', copy.path],
    { env },
  );
  expect(restored).toMatchObject({ violations: [], files: done.files });
  expect(await readFile(join(copy.path, 'secret.key'), 'utf8')).toBe(
    await readFile(join(dataDir, 'secret.key'), 'utf8'),
  );

  const second = start(['--data', copy.path]);
  onTestFinished(async () => {
    second.kill('SIGTERM');
    await second.ended;
  });
  const elsewhere = await second.ready;
  expect(elsewhere).toMatchObject({ siteId: shop.siteId, clientId: shop.clientId });
  for (const orderId of orderIds) {
    expect(await call(elsewhere, key, `/v1/orders/${orderId}`)).toEqual(
      await call(shop, key, `/v1/orders/${orderId}`),
    );
  }
  const products = await listProducts(shop);
  const theirs = await listProducts(elsewhere);
  expect(theirs.map(({ slug }) => slug)).toEqual(products.map(({ slug }) => slug));
  const picture = new URL(theirs[0]?.media.mainMedia.image.url ?? '').pathname;
  expect((await fetch(elsewhere.url + picture)).status).toBe(200);
  // And it sells on, with the next number.
  const next = await buy(elsewhere);
  expect(orderIds).not.toContain(next);
});

test('refuses a truncated or changed backup and a wrong passphrase, and creates nothing', async ({
  shop,
  dataDir,
}) => {
  expect(shop.url).toMatch(/^http/);
  const file = join(dataDir, 'whole.tar.gz');
  await answerOf(['backup', file, '--data', dataDir], { env });
  const bytes = await readFile(file);
  const cut = join(dataDir, 'cut.tar.gz');
  await writeFile(cut, bytes);
  await truncate(cut, Math.floor(bytes.length * 0.9));
  const changed = join(dataDir, 'changed.tar.gz');
  const other = Buffer.from(bytes);
  other.writeUInt8(
    255 - other.readUInt8(Math.floor(bytes.length / 2)),
    Math.floor(bytes.length / 2),
  );
  await writeFile(changed, other);

  const copy = temporaryDataDir();
  onTestFinished(() => copy.remove());
  const target = join(copy.path, 'target');
  for (const [name, options, words] of [
    [cut, { env }, /cannot be read as a backup|ends too early/],
    [changed, { env }, /cannot be read as a backup|is damaged|was changed/],
    [
      file,
      { env: { SHOPWRIGHT_BACKUP_PASSPHRASE: 'another passphrase' } },
      /does not decrypt the secret/,
    ],
    [file, {}, /SHOPWRIGHT_BACKUP_PASSPHRASE/],
    [join(dataDir, 'none.tar.gz'), { env }, /File not found/],
  ] as const) {
    const { code, stderr } = await shopwright(['restore', name, '--data', target], options);
    expect([name, code, stderr]).toEqual([name, 1, expect.stringMatching(words)]);
  }
  expect(existsSync(target)).toBe(false);
});

test('never replaces an existing store, and never backs up a secret in plain text', async ({
  shop,
  dataDir,
}) => {
  expect(shop.url).toMatch(/^http/);
  const file = join(dataDir, 'again.tar.gz');
  const unsealed = await shopwright(['backup', file, '--data', dataDir]);
  expect([unsealed.code, unsealed.stderr]).toEqual([
    1,
    expect.stringContaining('--without-secret'),
  ]);
  expect(existsSync(file)).toBe(false);
  await answerOf(['backup', file, '--data', dataDir], { env });
  const again = await shopwright(['restore', file, '--data', dataDir], { env });
  expect([again.code, again.stderr]).toEqual([
    1,
    expect.stringContaining('This database already contains a store'),
  ]);
  expect((await fetch(`${shop.url}/ready`)).status).toBe(200);
});
