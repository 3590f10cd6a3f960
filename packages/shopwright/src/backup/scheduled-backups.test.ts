import { ensureSite, runDueJobs, type Db, type Jobs } from '@shopwright/server';
import { readBackupStates } from '@shopwright/server/db/backup/index';
import { enqueue } from '@shopwright/server/db/index';
import { openTestDb } from '@shopwright/server/db/testing-db';
import { openFiles } from '@shopwright/server/media/index';
import { startS3StandIn, type S3StandIn } from '@shopwright/server/media/testing-s3';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { BrokenArchive } from './archive.ts';
import { nameBackup } from './backup-name.ts';
import { locateBackup } from './location.ts';
import { checkBackup, restoreBackup } from './restore.ts';
import { backupJobs } from './scheduled-backups.ts';

/** O2: scheduled backups restore, expire and say when they fail. */

const passphrase = 'a passphrase of the test';
const secret = 'a secret of at least thirty-two characters';
const now = new Date('2026-11-17T03:00:00Z');
const retain = { daily: 2, weekly: 1, monthly: 0 };

let db: Db;
let s3: S3StandIn;
let siteId: string;
beforeAll(async () => {
  ({ db } = await openTestDb());
  s3 = await startS3StandIn();
  ({ siteId } = await ensureSite(db, {
    store: { name: 'Test store', currency: 'USD', locale: 'en-US' },
    ownerEmail: 'owner@example.com',
  }));
});
afterAll(() => s3.close());

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shopwright-backups-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function run(to: string): Promise<string[]> {
  const events: string[] = [];
  const record = ({ event }: { event: string }): void => void events.push(event);
  const jobs: Jobs = backupJobs({
    db,
    log: { info: record, warn: record, error: record } as never,
    clock: () => now,
    config: {
      dataDir: '/unused',
      s3: undefined,
      secrets: [secret],
      backup: {
        s3: { endpoint: s3.url, ...s3.options },
        scheduled: { to, schedule: '0 3 * * *', retain, passphrase },
      },
    },
  });
  await db.tx((tx) => enqueue(tx, { task: 'back-up-store', payload: {}, maxAttempts: 1 }));
  await runDueJobs({ db, jobs });
  return events;
}

const stateOf = async (to: string) =>
  (await readBackupStates(db)).find(({ location }) => location === to);

test('a backup in a bucket restores into another database, and passes its invariants', async () => {
  expect(await run('s3://backups/shop')).toEqual(['backup.finished']);
  const name = nameBackup(siteId, now);
  expect([...s3.objects.keys()]).toEqual([`/backups/shop/${name}`]);
  expect(await stateOf('s3://backups/shop')).toMatchObject({
    succeededAt: expect.any(Date),
    failedAt: null,
  });

  const { db: other } = await openTestDb({ empty: true });
  const location = locateBackup(`s3://backups/shop/${name}`, { endpoint: s3.url, ...s3.options });
  const backup = await checkBackup(location, passphrase);
  expect(backup.secret).toBe(secret);
  const files = openFiles({ dataDir: await temporaryFolder() });
  const restored = await restoreBackup({ db: other, files, backup });
  expect(restored.violations).toEqual([]);
  expect(await other.query(sql`select site_id, name from site`)).toEqual(
    await db.query(sql`select site_id, name from site`),
  );
});

test('an object that is cut off is refused', async () => {
  await run('s3://backups/cut');
  const [path, whole] = [...s3.objects].find(([key]) => key.startsWith('/backups/cut/')) ?? [];
  if (path === undefined || whole === undefined) throw new Error('There is no backup.');
  s3.objects.set(path, whole.subarray(0, Math.floor(whole.length * 0.9)));
  const location = locateBackup(`s3:/${path}`, { endpoint: s3.url, ...s3.options });
  await expect(checkBackup(location, passphrase)).rejects.toThrow(BrokenArchive);
});

test('expired backups of this store are deleted after a new one, and no other file', async () => {
  const folder = await temporaryFolder();
  const at = (day: string): string => nameBackup(siteId, new Date(`2026-${day}T03:00:00Z`));
  const others = [
    'notes.txt',
    nameBackup('ffffffff-0000-4000-8000-000000000000', new Date('2020-01-01T03:00:00Z')),
  ];
  for (const name of [at('11-14'), at('11-15'), at('11-16'), ...others])
    await writeFile(join(folder, name), 'an earlier backup');
  await writeFile(join(folder, `${at('11-13')}.0a1b2c3d.part`), 'of a killed process');
  expect(await run(folder)).toEqual(['backup.finished']);
  expect((await readdir(folder)).toSorted()).toEqual(
    [...others, at('11-16'), at('11-17')].toSorted(),
  );
});

test('a backup that fails is logged and recorded, deletes nothing and leaves nothing', async () => {
  const folder = await temporaryFolder();
  const old = nameBackup(siteId, new Date('2020-01-01T03:00:00Z'));
  await writeFile(join(folder, old), 'an earlier backup');
  s3.intercept = (request, response) => {
    if (request.method !== 'PUT') return false;
    response.writeHead(403).end('the bucket is full');
    return true;
  };
  onTestFinished(() => void (s3.intercept = () => false));
  const before = s3.objects.size;
  expect(await run('s3://backups/full')).toEqual(['backup.failed']);
  expect(await stateOf('s3://backups/full')).toMatchObject({
    succeededAt: null,
    failedAt: expect.any(Date),
    failure: expect.stringContaining('the bucket is full'),
  });
  expect([s3.objects.size, s3.uploads.size]).toEqual([before, 0]);

  const missing = join(folder, 'none');
  expect(await run(missing)).toEqual(['backup.failed']);
  expect((await stateOf(missing))?.failure).toMatch(/does not exist/);
  expect(await readdir(folder)).toEqual([old]);
});

test('without a schedule there is no job', () => {
  const { tasks, schedule } = backupJobs({
    db,
    log: { info() {}, warn() {}, error() {} } as never,
    clock: () => now,
    config: {
      dataDir: '/unused',
      s3: undefined,
      secrets: [],
      backup: { s3: undefined, scheduled: undefined },
    },
  });
  expect([tasks, schedule]).toEqual([{}, []]);
});
