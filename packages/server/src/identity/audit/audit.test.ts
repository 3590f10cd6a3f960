import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuse } from '../../kernel/outcome.ts';
import { createAuditTrail, type AuditEntry } from './audit-trail.ts';
import { startIdentity, type IdentityBench } from '../testing.ts';

/** Every elevated write, sign-in and token grant has an audit entry that only the shop can read. */

let bench: IdentityBench;
let key: string;
beforeAll(async () => {
  bench = await startIdentity();
  key = await bench.key();
});
afterAll(() => bench.close());

interface Entry {
  id: string;
  action: string;
  subject: string;
  outcome: string;
  actorRole: string;
  actorId: string;
  target?: string;
  elevated: boolean;
}
const entries = async (query = '') =>
  (await bench.call('GET', `/v1/audit?limit=100${query}`, undefined, { as: key })).body[
    'entries'
  ] as Entry[];

it('records elevated changes, sign-ins with their outcome, and issued tokens', async () => {
  const email = `${randomUUID()}@example.com`;
  const visitor = await bench.visitor();
  const joined = await bench.call(
    'POST',
    '/v2/register',
    { loginId: { email }, password: 'a quiet word of mine' },
    { as: visitor },
  );
  const memberId = (joined.body['identity'] as { id: string }).id;
  await bench.call('POST', '/v2/login', { loginId: { email }, password: 'wrong' }, { as: visitor });
  await bench.exchange(joined.body['sessionToken']);
  await bench.token(
    { grant_type: 'authorized_client', member_id: memberId },
    { authorization: key },
  );
  await bench.call('POST', '/api/v1/members/block', { id: memberId }, { as: key });
  await bench.policy({ passwordMinLength: 9 });

  const all = await entries();
  const about = (part: Partial<Entry>) =>
    all.find((entry) =>
      Object.entries(part).every(([name, value]) => entry[name as keyof Entry] === value),
    );
  expect(
    about({ action: 'SIGN_IN', subject: 'register', outcome: 'SUCCESS', target: memberId }),
  ).toBeDefined();
  expect(about({ action: 'SIGN_IN', subject: 'password', outcome: '-19976' })).toMatchObject({
    actorRole: 'visitor',
  });
  expect(about({ action: 'TOKEN', subject: 'authorization_code', target: memberId })).toMatchObject(
    { actorRole: 'member' },
  );
  expect(about({ action: 'TOKEN', subject: 'authorized_client', target: memberId })).toMatchObject({
    actorRole: 'owner',
    actorId: key.split('.')[1],
  });
  expect(about({ action: 'WRITE', subject: 'siteMembers.block', target: memberId })).toMatchObject({
    outcome: 'OK',
    actorRole: 'owner',
  });
  expect(about({ action: 'WRITE', subject: 'settings.updateSignIn' })).toBeDefined();
  expect(JSON.stringify(all)).not.toContain('quiet word');
});

it("a call with a visitor's token and a key records the key as actor, and the visitor", async () => {
  await bench.identity.audit.flush();
  await bench.db.query(sql`delete from audit`);
  const visitor = await bench.visitor();
  const visitorId = (await bench.tokenInfo(visitor))['subjectId'] as string;
  await bench.call(
    'POST',
    '/v2/sign-on',
    { loginId: { email: `${randomUUID()}@example.com` } },
    { as: `${visitor},${key}` },
  );
  const entry = {
    action: 'WRITE',
    subject: 'authentication.signOn',
    actorRole: 'owner',
    actorId: key.split('.')[1],
    elevated: true,
    detail: { onBehalfOf: { role: 'visitor', id: visitorId } },
  };
  expect(await entries()).toMatchObject([entry]);
  // The shop finds the entries of a key by the key.
  expect(await entries(`&actorId=${key.split('.')[1]}`)).toMatchObject([entry]);
  expect(await entries(`&actorId=${visitorId}`)).toEqual([]);
});

it("does not record reads and visitors' own calls", async () => {
  await bench.identity.audit.flush();
  await bench.db.query(sql`delete from audit`);
  const visitor = await bench.visitor();
  await bench.call('GET', '/v1/settings/sign-in', undefined, { as: key });
  await bench.call('GET', '/v1/sign-in-options', undefined, { as: visitor });
  expect(await entries()).toEqual([]);
});

it('is read in pages, newest first, by authorized callers', async () => {
  for (let round = 0; round < 7; round += 1)
    await bench.identity.audit.note({
      siteId: bench.siteId,
      action: 'ACCOUNT',
      subject: `note ${round}`,
      actor: { role: 'owner', id: 'me' },
    });
  const seen: string[] = [];
  let before = '';
  for (;;) {
    const { body } = await bench.call(
      'GET',
      `/v1/audit?limit=3&action=ACCOUNT&actorId=me${before}`,
      undefined,
      { as: key },
    );
    seen.push(...(body['entries'] as Entry[]).map(({ subject }) => subject));
    if (body['next'] === undefined) break;
    before = `&before=${body['next'] as string}`;
  }
  expect(seen.toSorted()).toEqual(Array.from({ length: 7 }, (_, round) => `note ${round}`));
  for (const as of [await bench.visitor(), await bench.key(['WIX_STORES.READ_PRODUCTS'])])
    expect((await bench.call('GET', '/v1/audit', undefined, { as })).status).toBe(403);
  expect(
    (await bench.call('GET', '/v1/audit', undefined, { as: (await bench.anotherSite()).key })).body[
      'entries'
    ],
  ).toEqual([]);
});

it('stores an entry before the call is acknowledged; a failure to store is reported', async () => {
  bench.trouble.error = new Error('Connection terminated unexpectedly');
  await expect(
    bench.identity.audit.note({
      siteId: bench.siteId,
      action: 'ACCOUNT',
      subject: 'lost',
      actor: { role: 'owner', id: 'me' },
    }),
  ).rejects.toThrow('Connection terminated');
  delete bench.trouble.error;
  await bench.identity.audit.note({
    siteId: bench.siteId,
    action: 'ACCOUNT',
    subject: 'kept',
    actor: { role: 'owner', id: 'me' },
  });
  expect((await entries('&action=ACCOUNT')).map(({ subject }) => subject)).toContain('kept');
});

/** The transaction that wrote a row. */
const writerOf = async (rows: ReturnType<typeof sql>): Promise<string | undefined> =>
  (await bench.db.query<{ xmin: string }>(rows))[0]?.xmin;

it('writes the entry of a change in the same transaction', async () => {
  const email = `${randomUUID()}@example.com`;
  const joined = await bench.call(
    'POST',
    '/v2/register',
    { loginId: { email }, password: 'a quiet word of mine' },
    { as: await bench.visitor() },
  );
  const memberId = (joined.body['identity'] as { id: string }).id;
  expect(
    (await bench.call('POST', '/api/v1/members/block', { id: memberId }, { as: key })).status,
  ).toBe(200);
  const entry = await writerOf(
    sql`select xmin::text from audit where subject = 'siteMembers.block' and target = ${memberId}`,
  );
  expect(entry).toBeDefined();
  expect(entry).toBe(
    await writerOf(sql`select xmin::text from member where member_id = ${memberId}`),
  );
});

it("writes the entry of a member's password change in the same transaction", async () => {
  const email = `${randomUUID()}@example.com`;
  const joined = await bench.call(
    'POST',
    '/v2/register',
    { loginId: { email }, password: 'a quiet word of mine' },
    { as: await bench.visitor() },
  );
  const memberId = (joined.body['identity'] as { id: string }).id;
  const as = String((await bench.exchange(joined.body['sessionToken'])).body['access_token']);
  expect(
    (
      await bench.call(
        'POST',
        '/v2/change-password',
        { newPassword: 'another quiet word', currentPassword: 'a quiet word of mine' },
        { as },
      )
    ).status,
  ).toBe(200);
  const entry = await writerOf(
    sql`select xmin::text from audit where subject = 'change-password' and target = ${memberId}`,
  );
  expect(entry).toBeDefined();
  expect(entry).toBe(
    await writerOf(sql`select xmin::text from member_password where member_id = ${memberId}`),
  );
});

it('stores the entry of a refused call or sign-in before the answer', async () => {
  const stored = async (subject: string) =>
    (
      await bench.db.query<{ outcome: string }>(
        sql`select outcome from audit where subject = ${subject} order by audit_id desc limit 1`,
      )
    )[0]?.outcome;
  // Entries with the same time have no order, and the test clock stands still.
  bench.wait(1);
  expect(
    (await bench.call('POST', '/api/v1/members/block', { id: randomUUID() }, { as: key })).status,
  ).toBe(404);
  expect(await stored('siteMembers.block')).toBe('404');
  await bench.call(
    'POST',
    '/v2/login',
    { loginId: { email: `${randomUUID()}@example.com` }, password: 'wrong' },
    { as: await bench.visitor() },
  );
  expect(await stored('password')).toBe('-19976');
});

describe('the audit log', () => {
  const row = (): AuditEntry => ({
    isStored: false,
    row: {
      siteId: bench.siteId,
      auditId: randomUUID(),
      at: new Date(),
      action: 'WRITE',
      subject: 'trail',
      actorRole: 'owner',
      actorId: 'me',
      elevated: false,
      target: null,
      outcome: 'OK',
      address: null,
      requestId: null,
      detail: {},
    },
  });
  const rename = sql`update site set name = name`;
  const isThere = async ({ row: { auditId } }: AuditEntry) =>
    (await bench.db.query(sql`select from audit where audit_id = ${auditId}`)).length === 1;

  it('stores an entry with a change once, with or without an explicit transaction', async () => {
    const trail = createAuditTrail();
    const db = trail.watch(bench.db);
    for (const change of [
      () => db.query(rename),
      () => db.tx((tx) => tx.query(rename)),
      () => Promise.all([db.query(rename), db.tx((tx) => tx.query(rename))]),
    ]) {
      const entry = row();
      await trail.run(entry, change);
      expect([entry.isStored, await isThere(entry)]).toEqual([true, true]);
    }
  });

  it('stores no entry for a change that fails, is refused or does nothing', async () => {
    const trail = createAuditTrail();
    const db = trail.watch(bench.db);
    const changes: (() => Promise<unknown>)[] = [
      () =>
        db
          .tx(async (tx) => {
            await tx.query(rename);
            throw new Error('late');
          })
          .catch(() => undefined),
      () =>
        db.tx(async (tx) => {
          await tx.query(rename);
          return refuse('CONFLICT', 'No.');
        }),
      () => db.query(sql`update nothing set x = 1`).catch(() => undefined),
      () => db.query(sql`select 1`),
    ];
    for (const change of changes) {
      const entry = row();
      await trail.run(entry, change);
      expect([entry.isStored, await isThere(entry)]).toEqual([false, false]);
    }
  });
});
