import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import sql from 'sql-template-tag';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDb } from '../../db/testing-db.ts';
import { generateEntries } from './generate/generate-catalog.ts';
import { brokenRows, testSite } from '../testing-site.ts';
import { exportCatalog } from './export.ts';
import { importCatalog, importEntries } from './import.ts';
import { inPieces } from './testing-files.ts';

const { db, url } = await openTestDb();
const context = { currency: 'USD', locale: 'en-US', siteUrl: 'https://shop.example' };
const script = fileURLToPath(new URL('./testing-import-process.ts', import.meta.url));

async function write(siteId: string): Promise<string> {
  let text = '';
  await exportCatalog({
    db,
    siteId,
    context,
    weightUnit: 'KG',
    format: 'jsonl',
    write: async (piece) => void (text += piece),
  });
  return text;
}

test('a killed import leaves complete products only, and a second run completes it', async () => {
  const { siteId: source } = await testSite(db);
  await importEntries(generateEntries({ products: 600, seed: 3 }), { db, siteId: source, context });
  const text = await write(source);
  const folder = await mkdtemp(join(tmpdir(), 'shopwright-import-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'catalog.jsonl');
  await writeFile(file, text);

  const { siteId } = await testSite(db);
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, url, siteId],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  // Only half of the file arrives, so that the import cannot end before it is killed.
  child.stdin.on('error', () => undefined);
  child.stdin.write(text.slice(0, text.length / 2));
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout);
  // Killed in the middle of a later batch.
  for await (const line of lines) if (Number(line) >= 150) break;
  child.kill('SIGKILL');
  await ended;

  // Its connections may still be finishing their statements.
  await expect
    .poll(
      async () =>
        (
          await db.query<{ open: number }>(
            sql`select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
          )
        )[0]?.open,
    )
    .toBe(0);
  const [left] = await db.query<{
    products: number;
    variants: number;
    halves: number;
  }>(sql`select count(*)::int as products,
    (select count(*)::int from variant where site_id = ${siteId}) as variants,
    count(*) filter (where (select count(*) from variant v join stock s using (site_id, variant_id) where v.site_id = p.site_id and v.product_id = p.product_id) <> 3)::int as halves
    from product p where site_id = ${siteId}`);
  expect(left?.products).toBeGreaterThanOrEqual(150);
  expect(left?.products).toBeLessThan(600);
  expect((left?.products ?? 1) % 50).toBe(0);
  expect(left).toMatchObject({ variants: (left?.products ?? 0) * 3, halves: 0 });
  expect(Object.values(await brokenRows(db, siteId)).flat()).toEqual([]);

  const again = await importCatalog({
    db,
    siteId,
    context,
    weightUnit: 'KG',
    source: inPieces(await readFile(file, 'utf8'), 65_536),
    update: true,
  });
  expect(again).toMatchObject({
    created: 600 - (left?.products ?? 0),
    unchanged: left?.products,
    changed: 0,
    rejected: 0,
  });
  expect(await write(siteId)).toBe(text);
  expect(Object.values(await brokenRows(db, siteId)).flat()).toEqual([]);
}, 180_000);
