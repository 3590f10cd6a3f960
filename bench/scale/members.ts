/**
 * npm run bench -- --scale --members [--root DIRECTORY] [--sizes 10000,1000000] [--quick]: sends
 * the same queries to stores of ten thousand and of a million members on an idle server. The
 * members are generated once and reused.
 */
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureSite, openDb, prepareDb, type Db } from '@shopwright/server';
import { createApiKey } from '@shopwright/server/identity/index';
import { listSites } from '@shopwright/server/settings/index';
import { quiet } from '../quiet.ts';
import { startServer } from '../server.ts';
import { visitorToken } from '../visitor-token.ts';
import { createChance, percentiles, type Times } from './call.ts';

const after = (name: string) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const root =
  after('--root') ?? fileURLToPath(new URL('../../.cache/scale-members', import.meta.url));
const sizes = (after('--sizes') ?? '10000,1000000').split(',').map(Number);
const times = process.argv.includes('--quick') ? 60 : 300;

const inOneGo = 50_000;

/** Inserted directly into the database. */
async function makeMembers(db: Db, siteId: string, count: number): Promise<void> {
  const client = await db.pool.connect();
  const run = (text: string, values: unknown[] = []) =>
    client.query({ text, values, query_timeout: 3_600_000 } as { text: string; values: unknown[] });
  try {
    await client.query('set statement_timeout = 0');
    for (let from = 1; from <= count; from += inOneGo) {
      await run(
        `insert into member (site_id, member_id, status, login_email, login_email_key, privacy_status, slug, profile, contact, folded_nickname, folded_first_name, folded_last_name, created_at, updated_at)
        select $1, gen_random_uuid(), case when n % 50 = 0 then 'PENDING' when n % 97 = 0 then 'BLOCKED' else 'APPROVED' end, 'person' || n || '@mail' || n % 1000 || '.example', 'person' || n || '@mail' || n % 1000 || '.example',
          case when n % 4 = 0 then 'PUBLIC' else 'PRIVATE' end, 'member-' || n, jsonb_build_object('nickname', 'Nick ' || n % 99991),
          jsonb_build_object('firstName', 'First' || n % 5003, 'lastName', 'Last' || n % 20011), 'nick ' || n % 99991, 'first' || n % 5003, 'last' || n % 20011, now() - n * interval '7 seconds', now() - n * interval '3 seconds'
        from generate_series($2::int, $3::int) as n`,
        [siteId, from, Math.min(from + inOneGo - 1, count)],
      );
      console.error(`${Math.min(from + inOneGo - 1, count).toLocaleString('en-US')} members`);
    }
    await run(
      'insert into member_tally select site_id, status, privacy_status, count(*) from member where site_id = $1 group by 1, 2, 3',
      [siteId],
    );
    await run('vacuum (analyze) member');
  } finally {
    client.release(true);
  }
}

interface BenchQuery {
  readonly name: string;
  readonly visitor?: boolean;
  /** Why the time of this query must grow with the number of members. */
  readonly cannot?: string;
  readonly body: (chance: () => number, size: number) => object;
}

const whole = (chance: () => number, max: number): number => 1 + Math.floor(chance() * max);
const newest = [{ fieldName: 'createdDate', order: 'DESC' }];
const queries: readonly BenchQuery[] = [
  {
    name: 'all, newest first, pages 1 to 20',
    body: (chance) => ({
      query: { paging: { limit: 50, offset: 50 * Math.floor(chance() * 20) } },
    }),
  },
  {
    name: 'all, by last name, pages 1 to 20',
    body: (chance) => ({
      query: {
        sort: [{ fieldName: 'contact.lastName', order: 'ASC' }],
        paging: { limit: 50, offset: 50 * Math.floor(chance() * 20) },
      },
    }),
  },
  {
    name: 'who waits for approval, newest first',
    body: (chance) => ({
      query: {
        filter: { status: 'PENDING' },
        sort: newest,
        paging: { limit: 50, offset: Math.floor(chance() * 100) },
      },
    }),
  },
  {
    name: 'one address',
    body: (chance, size) => {
      const n = whole(chance, size);
      return { query: { filter: { loginEmail: `person${n}@mail${n % 1000}.example` } } };
    },
  },
  {
    name: 'one slug',
    body: (chance, size) => ({
      query: { filter: { 'profile.slug': `member-${whole(chance, size)}` } },
    }),
  },
  {
    name: 'a first name, by address',
    cannot: 'it finds 2 of ten thousand and 50 of a million',
    body: (chance) => ({
      query: {
        filter: { 'contact.firstName': `First${whole(chance, 5000)}` },
        sort: [{ fieldName: 'loginEmail', order: 'ASC' }],
      },
    }),
  },
  {
    name: 'nicknames that begin so',
    cannot:
      'it finds a hundred times as many of a million, and puts them in the order of their age',
    body: (chance) => ({
      query: {
        filter: { 'profile.nickname': { $startsWith: `nick ${whole(chance, 9000)}` } },
        paging: { limit: 50 },
      },
    }),
  },
  {
    name: 'a part of an address, searched',
    cannot:
      'a part of a text is found by its groups of three letters, and some of these are in every address',
    body: (chance, size) => {
      const n = whole(chance, size);
      return { search: { expression: `person${n}@mail` } };
    },
  },
  {
    name: 'since a day, newest first (capped total)',
    body: (chance) => ({
      query: {
        filter: {
          createdDate: {
            $gte: new Date(Date.now() - 60_000_000 - chance() * 10_000_000).toISOString(),
          },
        },
        sort: newest,
      },
    }),
  },
  {
    name: 'approved and private, oldest first',
    body: (chance) => ({
      query: {
        filter: { status: 'APPROVED', privacyStatus: 'PRIVATE' },
        sort: [{ fieldName: 'createdDate', order: 'ASC' }],
        paging: { limit: 50, offset: Math.floor(chance() * 100) },
      },
    }),
  },
  {
    name: 'a visitor: all, newest first',
    visitor: true,
    body: (chance) => ({
      query: { paging: { limit: 50, offset: 50 * Math.floor(chance() * 20) } },
    }),
  },
  {
    name: 'a visitor: nicknames by name',
    visitor: true,
    body: (chance) => ({
      query: {
        sort: [{ fieldName: 'profile.nickname', order: 'ASC' }],
        paging: { limit: 50, offset: 50 * Math.floor(chance() * 20) },
      },
    }),
  },
];

const bySize = new Map<number, Map<string, Times>>();
for (const size of sizes) {
  const dataDir = join(root, String(size));
  mkdirSync(dataDir, { recursive: true });
  // For root, PostgreSQL runs as another account, which must be able to enter it.
  for (const directory of [root, dataDir]) chmodSync(directory, 0o711);
  const db = await openDb({ dataDir, log: quiet });
  await prepareDb({ pool: db.pool, log: quiet });
  await ensureSite(db, {
    store: { name: 'Bench', currency: 'USD', locale: 'en-US' },
    ownerEmail: 'owner@example.com',
  });
  const [site] = await listSites(db);
  if (!site) throw new Error(`There is no store in ${dataDir}.`);
  const done = join(dataDir, 'members-made');
  if (!existsSync(done)) {
    await makeMembers(db, site.siteId, size);
    writeFileSync(done, '');
  }
  const server = await startServer('shop', dataDir);
  const [owner, visitor] = [
    await createApiKey(db, { siteId: site.siteId, name: 'bench', permissions: ['*'] }),
    await visitorToken(server),
  ];
  const measured = new Map<string, Times>();
  for (const { name, visitor: asVisitor = false, body } of queries) {
    const chance = createChance(name.length * 7919);
    const once = async (): Promise<number> => {
      const sent = JSON.stringify({ fieldsets: ['FULL'], ...body(chance, size) });
      const started = performance.now();
      const answer = await fetch(`${server.url}/v1/members/query`, {
        method: 'POST',
        headers: { authorization: asVisitor ? visitor : owner, 'content-type': 'application/json' },
        body: sent,
      });
      const text = await answer.text();
      if (answer.status !== 200 && answer.status !== 503)
        throw new Error(`${name}: ${answer.status} ${text.slice(0, 500)}`);
      return performance.now() - started;
    };
    for (let warming = 0; warming < 20; warming += 1) await once();
    const taken: number[] = [];
    for (let time = 0; time < times; time += 1) taken.push(await once());
    measured.set(name, percentiles(taken));
  }
  bySize.set(size, measured);
  await server.stop();
  await db.close();
}

const [smallest = 0, largest = 0] = [sizes[0], sizes.at(-1)];
for (const { name, cannot } of queries) {
  const grew =
    (bySize.get(largest)?.get(name)?.p99 ?? Number.NaN) /
    (bySize.get(smallest)?.get(name)?.p99 ?? Number.NaN);
  const cells = sizes.map(
    (size) =>
      `${size / 1000}k p50 ${bySize.get(size)?.get(name)?.p50.toFixed(1)} p99 ${bySize.get(size)?.get(name)?.p99.toFixed(1)}`,
  );
  console.log(
    `${name.padEnd(44)} ${cells.join('   ')}   p99 grew ${grew.toFixed(1)}  ${grew <= 3 ? 'holds' : `does not hold${cannot === undefined ? '' : `: ${cannot}`}`}`,
  );
}
console.log(
  `load of the machine at the end: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
);
