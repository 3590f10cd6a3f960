import { openDb } from '@shopwright/server';
import { createTestDatabase } from '@shopwright/server/db/testing';
import { silent } from '@shopwright/server/db/testing-embedded';
import sql from 'sql-template-tag';
import { expect, onTestFinished, test } from 'vitest';
import { linkDatabase } from '../kit/database-link.ts';

test('a server with several database hosts uses the next one when the first is gone, also for notifications', async () => {
  const database = await createTestDatabase({ empty: true });
  const [one, other] = [await linkDatabase(database.url), await linkDatabase(database.url)];
  const { host } = new URL(other.url);
  const db = await openDb({
    databaseUrl: one.url.replace(new URL(one.url).host, `$&,${host}`),
    dataDir: '/unused',
    log: silent,
  });
  onTestFinished(async () => {
    await db.close();
    await one.close();
    await other.close();
    await database.drop();
  });
  const received: string[] = [];
  let gaps = 0;
  await db.listen(
    'news',
    (payload) => received.push(payload),
    () => (gaps += 1),
  );
  expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);

  one.cut();
  const answered = () =>
    db.query(sql`select pg_notify('news', 'from the other')`).then(
      () => true,
      () => false,
    );
  await expect.poll(answered).toBe(true);
  await expect.poll(() => gaps).toBeGreaterThan(0);
  await expect.poll(async () => (await answered(), received)).toContain('from the other');

  other.cut();
  await expect.poll(answered).toBe(false);
  one.mend();
  await expect.poll(answered).toBe(true);
});
