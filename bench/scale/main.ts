/**
 * npm run bench -- --scale [--root DIRECTORY] [--sizes 1000,10000,...] [--quick]: sends the same
 * queries to catalogs of ten thousand, a hundred thousand and a million products on an idle server,
 * and measures writes. The catalogs are generated once and reused.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdPostgres } from '../core.ts';
import { startServer } from '../server.ts';
import { visitorToken } from '../visitor-token.ts';
import { call, type Times } from './call.ts';
import { openCatalog } from './catalogs.ts';
import { queriesFor } from './queries.ts';
import { measureWrites, type Written } from './writes.ts';

const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
const after = (name: string) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const root = after('--root') ?? `${cache}/scale`;
const sizes = (after('--sizes') ?? '1000,10000,100000,1000000').split(',').map(Number);
const times = process.argv.includes('--quick') ? 60 : 300;

interface Row {
  readonly name: string;
  readonly cannot?: string;
  readonly bySize: Map<number, Times>;
}

const rows = new Map<string, Row>();
const writes = new Map<number, Written>();
for (const size of sizes) {
  console.error(`${size.toLocaleString('en-US')} products ...`);
  const catalog = await openCatalog(root, size);
  holdPostgres(catalog.dataDir, 1);
  const [here, elsewhere] = [
    await startServer('shop', catalog.dataDir),
    await startServer('shop', catalog.dataDir),
  ];
  const token = await visitorToken(here);
  for (const query of size < 10_000 ? [] : await queriesFor(catalog)) {
    if (size < (query.least ?? 0)) continue;
    const row = rows.get(query.name) ?? {
      name: query.name,
      ...(query.cannot === undefined ? {} : { cannot: query.cannot }),
      bySize: new Map<number, Times>(),
    };
    rows.set(query.name, row);
    row.bySize.set(
      size,
      await call({ server: here, dataDir: catalog.dataDir, token }, query, times),
    );
  }
  writes.set(size, await measureWrites(catalog, here, elsewhere, Math.ceil(times / 3)));
  await here.stop();
  await elsewhere.stop();
  await catalog.close();
}

const [smallest = 0, largest = 0] = [sizes.find((size) => size >= 10_000), sizes.at(-1)];
const ms = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? '' : value.toFixed(1);
const lines = [...rows.values()].map(({ name, cannot, bySize }) => {
  const growth =
    (bySize.get(largest)?.p99 ?? Number.NaN) / (bySize.get(smallest)?.p99 ?? Number.NaN);
  const holds = !(growth > 3) && !((bySize.get(largest)?.p99 ?? 0) > 50);
  return [
    name,
    ...sizes
      .filter((size) => size >= 10_000)
      .flatMap((size) => [
        ms(bySize.get(size)?.p50),
        ms(bySize.get(size)?.p99),
        ms(bySize.get(size)?.cpu),
      ]),
    Number.isNaN(growth) ? '' : growth.toFixed(1),
    holds ? 'holds' : `does not hold${cannot === undefined ? '' : `: ${cannot}`}`,
  ];
});
const head = [
  'ms at rest',
  ...sizes
    .filter((size) => size >= 10_000)
    .flatMap((size) => [`p50 ${size / 1000}k`, `p99 ${size / 1000}k`, `cpu ${size / 1000}k`]),
  'p99 grew',
  '',
];
const widths = head.map((_, column) =>
  Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)),
);
for (const line of [head, ...lines])
  console.log(
    line
      .map((cell, column) => (column === line.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  '),
  );
console.log(
  `\na price is changed (p50, p99 ms): ${[...writes].map(([size, { cost }]) => `${size / 1000}k ${ms(cost.p50)}, ${ms(cost.p99)}`).join('; ')}`,
);
console.log(
  `seen by another process after at most (ms): ${[...writes].map(([size, { seenElsewhere }]) => `${size / 1000}k ${ms(seenElsewhere)}`).join('; ')}`,
);
console.log(
  `load of the machine at the end: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
);
mkdirSync(dirname(`${cache}/scale.json`), { recursive: true });
writeFileSync(
  `${cache}/scale.json`,
  `${JSON.stringify({ at: new Date().toISOString(), load: loadavg(), queries: lines, writes: [...writes] }, null, 2)}\n`,
);
