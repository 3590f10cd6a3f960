import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from './testing.ts';

/** Every elevated write, sign-in and token grant is written down, and read by the shop only. */

let bench: IdentityBench;
let key: string;
beforeAll(async () => {
  bench = await startIdentity();
  key = await bench.key();
});
afterAll(() => bench.close());

interface Entry { id: string; action: string; subject: string; outcome: string; actorRole: string; actorId: string; target?: string; elevated: boolean }
const entries = async (query = '') => (await bench.call('GET', `/v1/audit?limit=100${query}`, undefined, { as: key })).body['entries'] as Entry[];

it('who changed what with elevated rights, who signed in and how it ended, which tokens were given', async () => {
  const email = `${randomUUID()}@example.com`;
  const visitor = await bench.visitor();
  const joined = await bench.call('POST', '/v2/register', { loginId: { email }, password: 'a quiet word of mine' }, { as: visitor });
  const memberId = (joined.body['identity'] as { id: string }).id;
  await bench.call('POST', '/v2/login', { loginId: { email }, password: 'wrong' }, { as: visitor });
  await bench.exchange(joined.body['sessionToken']);
  await bench.token({ grant_type: 'authorized_client', member_id: memberId }, { authorization: key });
  await bench.call('POST', '/api/v1/members/block', { id: memberId }, { as: key });
  await bench.policy({ passwordMinLength: 9 });

  const all = await entries();
  const about = (part: Partial<Entry>) => all.find((entry) => Object.entries(part).every(([name, value]) => entry[name as keyof Entry] === value));
  expect(about({ action: 'SIGN_IN', subject: 'register', outcome: 'SUCCESS', target: memberId })).toBeDefined();
  expect(about({ action: 'SIGN_IN', subject: 'password', outcome: '-19976' })).toMatchObject({ actorRole: 'visitor' });
  expect(about({ action: 'TOKEN', subject: 'authorization_code', target: memberId })).toMatchObject({ actorRole: 'member' });
  expect(about({ action: 'TOKEN', subject: 'authorized_client', target: memberId })).toMatchObject({ actorRole: 'owner', actorId: key.split('.')[1] });
  expect(about({ action: 'WRITE', subject: 'siteMembers.block', target: memberId })).toMatchObject({ outcome: 'OK', actorRole: 'owner' });
  expect(about({ action: 'WRITE', subject: 'settings.updateSignIn' })).toBeDefined();
  expect(JSON.stringify(all)).not.toContain('quiet word');
});

it('a visitor with a key is an elevated one; reads and visitors\' own calls are not written down', async () => {
  await bench.identity.audit.flush();
  await bench.db.query(sql`delete from audit`);
  const visitor = await bench.visitor();
  await bench.call('GET', '/v1/settings/sign-in', undefined, { as: key });
  await bench.call('GET', '/v1/sign-in-options', undefined, { as: visitor });
  await bench.call('POST', '/v2/sign-on', { loginId: { email: `${randomUUID()}@example.com` } }, { as: `${visitor},${key}` });
  expect(await entries()).toMatchObject([{ action: 'WRITE', subject: 'authentication.signOn', actorRole: 'visitor', elevated: true }]);
});

it('is read in pages, newest first, by whoever may', async () => {
  for (let turn = 0; turn < 7; turn += 1) bench.identity.audit.note({ siteId: bench.siteId, action: 'ACCOUNT', subject: `note ${turn}`, actor: { role: 'owner', id: 'me' } });
  const seen: string[] = [];
  let before = '';
  for (;;) {
    const { body } = await bench.call('GET', `/v1/audit?limit=3&action=ACCOUNT&actorId=me${before}`, undefined, { as: key });
    seen.push(...(body['entries'] as Entry[]).map(({ subject }) => subject));
    if (body['next'] === undefined) break;
    before = `&before=${body['next'] as string}`;
  }
  expect(seen.toSorted()).toEqual(Array.from({ length: 7 }, (_, turn) => `note ${turn}`));
  for (const as of [await bench.visitor(), await bench.key(['WIX_STORES.READ_PRODUCTS'])]) expect((await bench.call('GET', '/v1/audit', undefined, { as })).status).toBe(403);
  expect((await bench.call('GET', '/v1/audit', undefined, { as: (await bench.anotherSite()).key })).body['entries']).toEqual([]);
});

it('waits for nobody and survives a database that is away', async () => {
  bench.trouble.error = new Error('Connection terminated unexpectedly');
  expect(() => bench.identity.audit.note({ siteId: bench.siteId, action: 'ACCOUNT', subject: 'lost', actor: { role: 'owner', id: 'me' } })).not.toThrow();
  await bench.identity.audit.flush();
  delete bench.trouble.error;
  bench.identity.audit.note({ siteId: bench.siteId, action: 'ACCOUNT', subject: 'kept', actor: { role: 'owner', id: 'me' } });
  expect((await entries('&action=ACCOUNT')).map(({ subject }) => subject)).toContain('kept');
});
