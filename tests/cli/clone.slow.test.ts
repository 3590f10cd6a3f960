import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { visitorToken } from '../kit/api.ts';
import { buy, call } from '../kit/buy-by-calls.ts';
import { answerOf, shopwright, start, temporaryDataDir } from '../kit/command.ts';
import { test } from '../kit/demo-shop.ts';
import { startMailServer } from '../kit/mail-server.ts';

vi.setConfig({ testTimeout: 300_000 });

test('a preview store is a copy that sells, sends nothing, is not listed, and has secrets of its own', async ({
  shop,
  dataDir,
}) => {
  await buy(shop);
  const room = temporaryDataDir();
  onTestFinished(() => room.remove());
  const done = await answerOf<{ violations: unknown[]; files: number }>([
    'clone',
    room.path,
    '--data',
    dataDir,
  ]);
  expect(done.violations).toEqual([]);
  expect(done.files).toBeGreaterThan(0);
  expect(await readFile(join(room.path, 'secret.key'), 'utf8')).not.toBe(
    await readFile(join(dataDir, 'secret.key'), 'utf8'),
  );
  expect(existsSync(join(room.path, 'clone.tar.gz'))).toBe(false);

  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  // The environment of the original.
  const preview = start(['--data', room.path], {
    env: { SHOPWRIGHT_SMTP_URL: mail.url, SHOPWRIGHT_MAIL_FROM: 'shop@example.com' },
  });
  onTestFinished(async () => {
    preview.kill('SIGTERM');
    await preview.ended;
  });
  const line = await preview.ready;
  expect(line).toMatchObject({ siteId: shop.siteId, preview: true });
  for (const path of ['/', '/v1/storefront'])
    expect((await fetch(line.url + path)).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect((await fetch(shop.url)).headers.get('x-robots-tag')).toBeNull();

  // A token of one is worth nothing in the other.
  const query = { query: { filter: { slug: 'lantern' } } };
  const token = await visitorToken(line);
  await call(line, token, '/v1/products/query-platformized', query);
  const foreign = await fetch(`${shop.url}/v1/products/query-platformized`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify(query),
  });
  expect(foreign.status).toBe(401);

  const orderId = await buy(line);
  // The confirmation is done with once the inbox shows it.
  await expect
    .poll(
      async () =>
        (await fetch(`${line.url}/dev/inbox`, { headers: { accept: 'application/json' } })).text(),
      { timeout: 60_000 },
    )
    .toContain('buyer@example.com');
  expect(orderId).toBeDefined();
  expect(mail.mails).toEqual([]);
});

test('a directory that is not empty, and a clone that was interrupted, are refused', async ({
  shop,
  dataDir,
}) => {
  expect(shop.url).toMatch(/^http/);
  const again = await shopwright(['clone', dataDir, '--data', dataDir]);
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('is not empty')]);
  const room = temporaryDataDir();
  onTestFinished(() => room.remove());
  await mkdir(room.path);
  await writeFile(join(room.path, 'clone.unfinished'), '');
  const refused = await shopwright(['start', '--port', '0', '--data', room.path]);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('was not finished')]);
});
