import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDb, type Db } from '../db/index.ts';
import { createTestDatabase, TEST_TIMEOUT_MS, type TestDatabase } from '../db/testing.ts';
import { createMember, emailKey, type MemberRow } from '../identity/index.ts';
import { updateMemberRow } from '../identity/accounts/store/members.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { parseQuery, toSql } from '../query/index.ts';
import { matches, sortRows, type Json, type Row } from '../query/testing-evaluate.ts';
import { foldAddresses } from './rules/fold-addresses.ts';
import { deleteMemberRow, lockMembers, saveMember } from './store/members.ts';
import {
  countMembers,
  findMembers,
  memberFields,
  memberQuery,
  sumUpTally,
  tallyMembers,
} from './store/search.ts';

/** Member filters, compared with the same filters over rows in memory. */

const silent = { info() {}, warn() {}, error() {} };
const siteId = randomUUID();
let database: TestDatabase;
let db: Db;
let rows: Row[] = [];

const names = ['Ada', 'ada', 'Bea', 'b_a', 'CÉline', '%', null] as const;
const statuses = ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const;

const toRow = (member: MemberRow): Row => ({
  id: member.memberId,
  contactId: member.contactId,
  createdDate: member.createdAt.toISOString(),
  updatedDate: member.updatedAt.toISOString(),
  lastLoginDate: member.lastLoginAt?.toISOString() ?? null,
  'profile.nickname': member.profile.nickname ?? null,
  'profile.slug': member.slug,
  status: member.status,
  privacyStatus: member.privacyStatus,
  activityStatus: member.activityStatus,
  loginEmail: member.loginEmail === null ? null : emailKey(member.loginEmail),
  loginEmailVerified: member.loginEmailVerified,
  'contact.firstName': member.contact.firstName ?? null,
  'contact.lastName': member.contact.lastName ?? null,
});

beforeAll(async () => {
  database = await createTestDatabase();
  db = await openDb({
    databaseUrl: database.url,
    dataDir: '',
    log: silent,
    timeoutMs: TEST_TIMEOUT_MS,
  });
  await db.query(sql`insert into site (site_id, name) values (${siteId}, 'Test')`);
  const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length] as T;
  rows = await db.tx(async (tx) => {
    const made: Row[] = [];
    for (let count = 0; count < 60; count += 1) {
      const [nickname, firstName] = [pick(names, count), pick(names, count * 3 + 1)];
      const member = await createMember(
        tx,
        { clock: () => new Date(Date.UTC(2026, 0, 1 + (count % 5))) },
        {
          siteId,
          status: pick(statuses, count),
          privacyStatus: count % 3 === 0 ? 'PUBLIC' : 'PRIVATE',
          profile: nickname === null ? {} : { nickname },
          contact: firstName === null ? {} : { firstName },
          ...(count % 4 === 0
            ? {}
            : { loginEmail: `Person${count}@Example.com`, loginEmailVerified: count % 2 === 0 }),
        },
      );
      if (member) made.push(toRow(member));
    }
    return made;
  });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const text = fc.constantFrom('Ada', 'ada', 'a', 'B', 'é', '%', '_', 'céline', 'CÉ', '');
const operands: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  id: fc.nat({ max: 59 }).map((at): Json => String(rows[at]?.['id'] ?? '')),
  createdDate: fc.integer({ min: 1, max: 6 }).map((day) => `2026-01-0${day}T00:00:00Z`),
  status: fc.constantFrom(...statuses),
  privacyStatus: fc.constantFrom('PUBLIC', 'PRIVATE'),
  loginEmailVerified: fc.boolean(),
  'profile.nickname': text,
  'contact.firstName': text,
  loginEmail: fc.constantFrom(
    'person1@example.com',
    'PERSON2@example.com',
    'Person30@Example.com',
    'x@y.z',
  ),
};
const object = (key: fc.Arbitrary<string>, value: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.tuple(key, value).map((pair): Json => Object.fromEntries([pair]));
const condition = fc.constantFrom(...Object.keys(operands)).chain((name) => {
  const value = operands[name] ?? text;
  const kind = memberFields[name]?.kind;
  return object(
    fc.constant(name),
    fc.oneof(
      value,
      object(fc.constantFrom('$eq', '$ne'), value),
      object(fc.constantFrom('$in', '$nin', '$hasSome'), fc.array(value, { maxLength: 3 })),
      object(fc.constant('$exists'), fc.boolean()),
      ...(kind === 'moment' ? [object(fc.constantFrom('$gt', '$gte', '$lt', '$lte'), value)] : []),
      ...(kind === 'text' && memberFields[name]?.values === undefined
        ? [object(fc.constantFrom('$startsWith', '$contains', '$endsWith'), value)]
        : []),
    ),
  );
});
const filters = fc.letrec<{ filter: Json }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    condition,
    object(fc.constantFrom('$and', '$or'), fc.array(tie('filter'), { minLength: 1, maxLength: 3 })),
    object(fc.constant('$not'), tie('filter')),
  ),
})).filter;
const sorts = fc
  .array(
    fc.record({
      fieldName: fc.constantFrom(
        'createdDate',
        'profile.nickname',
        'loginEmail',
        'contact.firstName',
        'status',
      ),
      order: fc.constantFrom('ASC' as const, 'DESC' as const),
    }),
    { maxLength: 2 },
  )
  .filter((sort) => new Set(sort.map(({ fieldName }) => fieldName)).size === sort.length);

it('finds, sorts and counts the same members as the filter in memory', async () => {
  await fc.assert(
    fc.asyncProperty(filters, sorts, fc.boolean(), async (filter, sort, bySorting) => {
      const order =
        sort.length === 0 ? [{ fieldName: 'createdDate', order: 'DESC' as const }] : sort;
      const query = parseQuery(
        {
          filter: foldAddresses(filter),
          [bySorting ? 'sorting' : 'sort']: sort,
          paging: { limit: 100 },
        },
        memberQuery,
        { merchant: true },
      );
      if (isRefusal(query)) throw new Error(JSON.stringify(query));
      const whose = { siteId, merchant: true };
      const [found, total] = await Promise.all([
        findMembers(db, whose, toSql(query)),
        countMembers(db, whose, toSql(query), undefined, 1000),
      ]);
      const expected = sortRows(
        rows.filter((row) => matches(foldAddresses(filter) as Json, row, memberFields)),
        order,
        memberFields,
        'id',
      ).map((row) => row['id']);
      expect(found.map(({ memberId }) => memberId)).toEqual(expected);
      expect(total).toBe(expected.length);
    }),
    { numRuns: 300 },
  );
});

it('other callers find only approved, public members, and cannot filter by hidden fields', async () => {
  const query = parseQuery({ paging: { limit: 100 } }, memberQuery, { merchant: false });
  if (isRefusal(query)) throw new Error('refused');
  const found = await findMembers(db, { siteId, merchant: false }, toSql(query));
  const shown = rows
    .filter((row) => row['status'] === 'APPROVED' && row['privacyStatus'] === 'PUBLIC')
    .map((row) => row['id']);
  expect(found).toHaveLength(shown.length);
  expect(new Set(found.map(({ memberId }) => memberId))).toEqual(new Set(shown));
  for (const name of [
    'loginEmail',
    'contact.firstName',
    'contact.lastName',
    'activityStatus',
    'lastLoginDate',
    'loginEmailVerified',
  ]) {
    expect(
      parseQuery({ filter: { [name]: { $exists: true } } }, memberQuery, { merchant: false }),
      name,
    ).toMatchObject({ refused: 'validation' });
    expect(
      parseQuery({ sort: [{ fieldName: name, order: 'ASC' }] }, memberQuery, { merchant: false }),
      name,
    ).toMatchObject({ refused: 'validation' });
  }
});

it('counts by status and privacy stay exact through inserts, changes, deletes and compaction', async () => {
  const whose = { siteId, merchant: true };
  const counted = async () => {
    const [row] = await db.query<{
      all: number;
      approved: number;
      hidden: number;
      seen: number;
    }>(sql`select count(*)::int as all, count(*) filter (where status = 'APPROVED')::int as approved,
      count(*) filter (where privacy_status = 'PRIVATE')::int as hidden, count(*) filter (where status = 'APPROVED' and privacy_status = 'PUBLIC')::int as seen from member where site_id = ${siteId}`);
    expect([
      await tallyMembers(db, whose, {}),
      await tallyMembers(db, whose, { status: 'APPROVED' }),
      await tallyMembers(db, whose, { privacyStatus: 'PRIVATE' }),
      await tallyMembers(db, { siteId, merchant: false }, {}),
    ]).toEqual([row?.all, row?.approved, row?.hidden, row?.seen]);
  };
  await counted();
  const membersWith = async (status: string) =>
    (
      await db.query<{ memberId: string }>(
        sql`select member_id as "memberId" from member where site_id = ${siteId} and status = ${status}`,
      )
    ).map(({ memberId }) => memberId);
  const pending = await membersWith('PENDING');
  await db.tx(async (tx) => {
    for (const member of (await lockMembers(tx, siteId, pending)).values())
      await saveMember(
        tx,
        { ...member, status: 'APPROVED', privacyStatus: 'PUBLIC' },
        member.updatedAt,
      );
  });
  await counted();
  const [first = ''] = await membersWith('OFFLINE');
  await db.tx((tx) => updateMemberRow(tx, siteId, first, { status: 'PENDING', now: new Date(0) }));
  await counted();
  for (const memberId of await membersWith('BLOCKED'))
    await db.tx((tx) => deleteMemberRow(tx, { siteId, memberId }));
  await counted();
  await sumUpTally(db);
  await counted();
});
