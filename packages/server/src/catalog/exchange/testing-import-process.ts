/**
 * For tests: imports its standard input in a process that can be killed. Prints the number of stored
 * products after each batch.
 */
import { openDb } from '../../db/open.ts';
import { TEST_TIMEOUT_MS } from '../../db/testing.ts';
import { importCatalog } from './import.ts';

const [databaseUrl = '', siteId = ''] = process.argv.slice(2);
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const db = await openDb({
  databaseUrl,
  dataDir: '',
  log: quiet,
  poolSize: 2,
  timeoutMs: TEST_TIMEOUT_MS,
});
await importCatalog({
  db,
  siteId,
  context: { currency: 'USD', locale: 'en-US', siteUrl: 'https://shop.example' },
  weightUnit: 'KG',
  source: process.stdin,
  batchSize: 50,
  onProgress: ({ created }) => void process.stdout.write(`${created}\n`),
});
await db.close();
