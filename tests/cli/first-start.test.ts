import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, vi } from 'vitest';
import { shopwright, start, temporaryDataDir } from '../kit/command.ts';
import { test } from '../kit/demo-shop.ts';
import { listProducts } from '../kit/list-products.ts';

// A start takes a second or three, but not on a machine that does much else.
vi.setConfig({ testTimeout: 240_000 });

/** The first start in production: a store of the owner's own, never the demo. */

const production = {
  SHOPWRIGHT_ENV: 'production',
  HOST: '127.0.0.1',
  SHOPWRIGHT_DRAIN_SECONDS: '0',
};

test("without the owner's address it creates nothing, and names the missing setting", async ({
  dataDir,
}) => {
  for (const command of [['start', '--port', '0'], ['seed']]) {
    expect(await shopwright([...command, '--data', dataDir], { env: production })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('SHOPWRIGHT_OWNER_EMAIL'),
    });
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  }
  expect(
    await shopwright(['start', '--data', dataDir], {
      env: { ...production, SHOPWRIGHT_OWNER_EMAIL: 'nobody' },
    }),
  ).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('SHOPWRIGHT_OWNER_EMAIL is "nobody"'),
  });
});

test("with it, it creates an empty store and shows the owner's password once", async ({
  dataDir,
}) => {
  const first = start(['--data', dataDir], {
    env: { ...production, SHOPWRIGHT_OWNER_EMAIL: 'me@example.com' },
  });
  const { url, clientId, owner } = await first.ready;
  expect(owner).toEqual({ email: 'me@example.com', password: expect.stringMatching(/.{12,}/) });
  expect(await listProducts({ url, clientId })).toEqual([]);
  const { access_token: visitor } = (await (
    await fetch(`${url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId, grantType: 'anonymous' }),
    })
  ).json()) as { access_token: string };
  const signIn = await fetch(`${url}/v1/staff/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: visitor },
    body: JSON.stringify(owner),
  });
  expect(signIn.status).toBe(200);
  expect((await fetch(url)).status).toBe(200);
  first.kill('SIGTERM');
  await first.ended;

  // Later starts need no address, and not even one in development brings the demo.
  const again = start(['--data', dataDir], { env: { HOST: '127.0.0.1' } });
  const opened = await again.ready;
  expect(opened.owner).toBeUndefined();
  expect(await listProducts(opened)).toEqual([]);
  again.kill('SIGTERM');
  await again.ended;
});

test('a start that is refused leaves no data directory behind', async () => {
  const { path: dataDir, remove } = temporaryDataDir();
  onTestFinished(remove);
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  expect(await shopwright(['start', '--port', String(port), '--data', dataDir])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`Port ${port} is in use`),
  });
  expect(existsSync(dataDir)).toBe(false);
  expect(
    await shopwright(['start', '--port', '0', '--data', dataDir], { env: production }),
  ).toMatchObject({ code: 1, stderr: expect.stringContaining('SHOPWRIGHT_OWNER_EMAIL') });
  expect(existsSync(dataDir)).toBe(false);
});
