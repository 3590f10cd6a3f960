import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, startMembersShop, type MembersShop } from '../../kit/members-shop.ts';

let shop: MembersShop;
beforeAll(async () => {
  shop = await startMembersShop();
});
afterAll(() => shop.server.close());

const addMany = async (
  count: number,
  member: Parameters<MembersShop['add']>[0],
): Promise<string[]> => {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await shop.add(member));
  return ids;
};
const statusesOf = async (ids: readonly string[]) =>
  (
    await shop.server.db.query<{ status: string }>({
      text: 'select status from member where member_id = any($1)',
      values: [ids],
    })
  ).map(({ status }) => status);
const jobOf = async (jobId: unknown) =>
  (await shop.owner('GET', `/v1/members/bulk/jobs/${String(jobId)}`)).body['job'];

it('members are deleted by id, with a result for each', async () => {
  const [one = '', two = ''] = await addMany(2, {});
  const unknown = randomUUID();
  const { body } = await shop.owner('POST', '/v1/members/bulk/delete', {
    memberIds: [one, unknown, two],
  });
  expect(body).toMatchObject({
    results: [
      { itemMetadata: { id: one, originalIndex: 0, success: true } },
      {
        itemMetadata: {
          id: unknown,
          originalIndex: 1,
          success: false,
          error: { code: 'NOT_FOUND' },
        },
      },
      { itemMetadata: { id: two, success: true } },
    ],
    bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 },
  });
});

it('approves, blocks and deletes by filter, more than a hundred at a time, and reports the result', async () => {
  const nickname = randomUUID();
  const ids = await addMany(105, {
    status: 'PENDING',
    awaitsApproval: true,
    profile: { nickname },
  });
  const [offline = ''] = await addMany(1, { status: 'OFFLINE', profile: { nickname } });
  const [bystander = ''] = await addMany(1, { status: 'PENDING' });
  const filter = { 'profile.nickname': nickname };

  const approve = await shop.owner('POST', '/v1/members/bulk/approve-by-filter', { filter });
  expect(await jobOf(approve.body['jobId'])).toMatchObject({
    status: 'RUNNING',
    action: 'APPROVE',
    finishedDate: null,
  });
  // One that comes after the question was not meant.
  const [late = ''] = await addMany(1, { status: 'PENDING', profile: { nickname } });
  await shop.server.runJobs();
  expect(await jobOf(approve.body['jobId'])).toMatchObject({
    status: 'FINISHED',
    bulkActionMetadata: { totalSuccesses: 105, totalFailures: 1, undetailedFailures: 0 },
    failures: [
      { itemMetadata: { id: offline, success: false, error: { code: 'MEMBER_IS_OFFLINE' } } },
    ],
    finishedDate: expect.any(String),
  });
  expect(new Set(await statusesOf(ids))).toEqual(new Set(['APPROVED']));
  expect(await statusesOf([bystander, late])).toEqual(['PENDING', 'PENDING']);

  const signedIn = ids[104] ?? '';
  await shop.as(signedIn);
  const block = await shop.owner('POST', '/v1/members/bulk/block-by-filter', {
    filter: { ...filter, status: 'APPROVED' },
  });
  await shop.server.runJobs();
  expect(await jobOf(block.body['jobId'])).toMatchObject({
    bulkActionMetadata: { totalSuccesses: 105, totalFailures: 0 },
  });
  expect(new Set(await statusesOf(ids))).toEqual(new Set(['BLOCKED']));
  expect(
    await shop.server.db.query({
      text: 'select from session where member_id = $1 and revoked_at is null',
      values: [signedIn],
    }),
  ).toEqual([]);

  const removal = await shop.owner('POST', '/v1/members/bulk/delete-by-filter', {
    filter,
    contentAssigneeId: bystander,
  });
  await shop.server.runJobs();
  expect(await jobOf(removal.body['jobId'])).toMatchObject({
    status: 'FINISHED',
    bulkActionMetadata: { totalSuccesses: 107, totalFailures: 0 },
  });
  expect(await statusesOf([...ids, offline, late, bystander])).toEqual(['PENDING']);
});

it('a job that runs twice after a crash has no effect the second time', async () => {
  const nickname = randomUUID();
  const [id = ''] = await addMany(1, { status: 'PENDING', profile: { nickname } });
  const {
    body: { jobId },
  } = await shop.owner('POST', '/v1/members/bulk/approve-by-filter', {
    filter: { 'profile.nickname': nickname },
  });
  await shop.server.runJobs();
  const events = await shop.publishedEvents(id);
  await shop.server.db.query({
    text: "select graphile_worker.add_job('advance-change-plan', $1::json)",
    values: [JSON.stringify({ siteId: shop.server.siteId, planId: jobId })],
  });
  await shop.server.runJobs();
  expect(await shop.publishedEvents(id)).toEqual(events);
  expect(await jobOf(jobId)).toMatchObject({ bulkActionMetadata: { totalSuccesses: 1 } });
});

it.each(['delete', 'approve', 'block'])(
  '%s by filter refuses a filter that finds everyone, and a wrong one',
  async (action) => {
    const path = `/v1/members/bulk/${action}-by-filter`;
    for (const filter of [
      {},
      undefined,
      null,
      { $and: [] },
      { $or: [{}, { status: 'PENDING' }] },
      '{}',
      { shoeSize: 3 },
      { status: 'GREEN' },
    ]) {
      expect((await shop.owner('POST', path, { filter })).status, JSON.stringify(filter)).toBe(400);
    }
    expect((await shop.visitor('POST', path, { filter: { status: 'PENDING' } })).status).toBe(403);
  },
);

it('a job of another store is answered as missing', async () => {
  const answer = await shop.owner('GET', `/v1/members/bulk/jobs/${randomUUID()}`);
  expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
});
