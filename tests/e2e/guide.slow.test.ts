import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, vi } from 'vitest';
import { test } from '../cli/fixtures.ts';
import { packedSdk, removePackedSdk } from '../sdk/built-package.ts';
import { openBrowser, openPage } from './browser.ts';
import { chooseCard, giveDelivery, payButton } from './buyer.ts';
import { freePort } from './free-port.ts';
import { readGuide, type GuideSection } from './guide.ts';

/**
 * docs/migrating.md, followed to the letter from an empty folder: its commands are run, its files are written, and a buyer pays.
 * Only what a reader puts in is changed: the address of the store, the client id, the port; and the package comes from this
 * checkout in place of the registry.
 */

vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 });
afterAll(removePackedSdk);

describe.each(['Vite', 'Next.js', 'Astro'])('%s', (framework) => {
  test('a storefront from an empty folder sells a product', async ({ shop }) => {
    const { url } = await follow(await readGuide(framework), shop);
    const browser = await openBrowser();
    onTestFinished(() => browser.close());
    const { page } = await openPage(browser);
    await page.goto(url, { timeout: 120_000 });
    const buy = page.getByRole('button', { name: 'Buy Serving Tray' });
    await buy.waitFor({ timeout: 120_000 });
    const picture = page.getByRole('img', { name: 'Serving Tray' });
    await expect.poll(() => picture.evaluate((image: unknown) => (image as { naturalWidth: number }).naturalWidth)).toBeGreaterThan(0);
    await buy.click();
    await page.waitForURL((at) => at.origin === shop.url && at.pathname.startsWith('/hosted/checkout'), { timeout: 120_000 });
    await page.getByLabel('E-mail').fill('guide@example.com');
    await page.locator('.checkout-next button').click();
    await giveDelivery(page);
    await chooseCard(page, 'tok_success');
    await payButton(page).click();
    await page.waitForURL((at) => at.pathname.startsWith('/hosted/thank-you') || at.href.startsWith(url), { timeout: 120_000 });
  });
});

const oneOf = (value: string): RegExp => new RegExp(value.replaceAll('.', String.raw`\.`), 'g');

async function follow({ run, files, serve }: GuideSection, { url: storeUrl, clientId }: { url: string; clientId: string }): Promise<{ url: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'shopwright-guide-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  const { archive } = await packedSdk();
  const written = /--port (\d+)/.exec(serve)?.[1] ?? '';
  const port = String(await freePort());
  const given = (text: string): string => text
    .replace(oneOf('http://127.0.0.1:8080'), storeUrl).replace(oneOf('00000000-0000-0000-0000-000000000000'), clientId).replaceAll(`:${written}`, `:${port}`).replaceAll(`--port ${written}`, `--port ${port}`);

  for (const command of run) await ended(start(command.startsWith('npm install') ? command.replace('@shopwright/sdk', archive) : command, folder), command);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), given(text));
  }
  const server = start(given(serve), folder);
  onTestFinished(() => {
    // npx starts the server as a process of its own: the whole group ends.
    if (server.child.pid !== undefined) process.kill(-server.child.pid, 'SIGTERM');
  });
  const url = `http://localhost:${port}/`;
  await expect.poll(() => fetch(url).then(({ status }) => status, () => server.output()), { timeout: 180_000, interval: 500 }).toBe(200);
  return { url };
}

/** In a group of its own, with the Node.js that runs the tests, and without what the tests set for themselves. */
function start(command: string, cwd: string) {
  const own = /^(?:SHOPWRIGHT_|DATABASE_|VITEST|VITE_|npm_(?:lifecycle|package|command|execpath|node_execpath)|NODE_ENV$|NODE_OPTIONS$|PORT$|HOST$|INIT_CWD$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/;
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
  const env = { ...kept, PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const child = spawn(command, { cwd, env, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => { output += String(data); });
  return { child, output: () => output };
}

async function ended({ child, output }: ReturnType<typeof start>, command: string): Promise<void> {
  const code = await new Promise<number | null>((resolve) => { child.once('close', resolve); });
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${output()}`);
}
