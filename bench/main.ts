/**
 * npm run bench [-- CASE ...] [--quick] [--scale]: measures the platform and bare Fastify
 * alternately and reports ratios. For `--scale`, see scale/main.ts.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb } from '@shopwright/server';
import { addToCart, estimateTotals } from './cases/cart.ts';
import { catalogCold } from './cases/catalog-cold.ts';
import { catalogImport } from './cases/catalog-import.ts';
import { catalogWarm } from './cases/catalog-warm.ts';
import { holdPostgres } from './core.ts';
import { coldStart } from './cases/cold-start.ts';
import { loginsDuringReads } from './cases/logins-during-reads.ts';
import { memory } from './cases/memory.ts';
import { minimalCall } from './cases/minimal-call.ts';
import { sdkOverhead } from './cases/sdk-overhead.ts';
import { pageMemory } from './cases/page-memory.ts';
import { shopPages } from './cases/shop-pages.ts';
import { tokenIssue } from './cases/token-issue.ts';
import type { Case, Measure } from './measure.ts';
import { quiet } from './quiet.ts';
import { report } from './report.ts';
import { startServer } from './server.ts';

// Memory first, because later cases affect it.
const cases: Readonly<Record<string, Case>> = {
  memory,
  'minimal-call': minimalCall,
  'token-issue': tokenIssue,
  'catalog-warm': catalogWarm,
  'catalog-cold': catalogCold,
  'catalog-import': catalogImport,
  'add-to-cart': addToCart,
  'estimate-totals': estimateTotals,
  'logins-during-reads': loginsDuringReads,
  'shop-pages': shopPages,
  'page-memory': pageMemory,
  'sdk-overhead': sdkOverhead,
  'cold-start': coldStart,
};

if (process.argv.includes('--scale')) {
  await (process.argv.includes('--members')
    ? import('./scale/members.ts')
    : import('./scale/main.ts'));
  process.exit(0);
}

const args = process.argv.slice(2);
const quick = args.includes('--quick');
const requested = args.filter((arg) => !arg.startsWith('-'));
const unknown = requested.find((name) => !(name in cases));
if (unknown !== undefined) {
  console.error(`There is no case ${unknown}; there are ${Object.keys(cases).join(', ')}.`);
  process.exit(2);
}

const dataDir = mkdtempSync(join(tmpdir(), 'shopwright-bench-'));
// For root, PostgreSQL runs as another account, which must be able to enter it.
chmodSync(dataDir, 0o711);
// Opened here first, so that PostgreSQL is not pinned to the server's core.
const db = await openDb({ dataDir, log: quiet });
holdPostgres(dataDir, 1);
try {
  const shop = await startServer('shop', dataDir);
  const measures: Measure[] = [];
  for (const [name, run] of Object.entries(cases)) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    console.error(`${name} ...`);
    const results = await run({ shop, dataDir, repeats: quick ? 1 : 3, seconds: quick ? 2 : 5 });
    for (const result of results)
      console.error(`  ${result.name}: ${result.value}, ratio ${result.ratio?.toFixed(2) ?? '-'}`);
    measures.push(...results);
  }
  await shop.stop();
  if (!report(measures)) process.exitCode = 1;
} finally {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
}
