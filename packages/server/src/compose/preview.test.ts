import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { openTestDb } from '../db/testing-db.ts';
import { isPreview } from '../settings/index.ts';
import { ensureSite } from './first-run.ts';
import { convertToPreview } from './preview.ts';

test('a preview has signing keys of its own, no other secret and no session', async () => {
  const { db } = await openTestDb();
  const { siteId } = await ensureSite(db, {
    store: { name: 'Test store', currency: 'USD', locale: 'en-US' },
    ownerEmail: 'owner@example.com',
  });
  await db.query(
    sql`insert into identity_secret (site_id, purpose, secret) values (${siteId}, 'check', 'x')`,
  );
  const keys = () =>
    db.query<{ id: string; purpose: string }>(
      sql`select key_id as id, purpose from signing_key order by purpose`,
    );
  const before = await keys();
  expect(await isPreview(db)).toBe(false);

  await convertToPreview(db);
  expect(await isPreview(db)).toBe(true);
  const after = await keys();
  expect(after.map(({ purpose }) => purpose)).toEqual(['token', 'webhook']);
  expect(after.filter(({ id }) => before.some((key) => key.id === id))).toEqual([]);
  for (const table of [
    'identity_secret',
    'media_key',
    'payment_secret',
    'session',
    'staff_session',
  ])
    expect(await db.query({ text: `select from ${table}`, values: [] }), table).toEqual([]);
});
