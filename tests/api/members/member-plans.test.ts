import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, startMembersShop, type MembersShop } from '../../kit/members-shop.ts';

/** Members are approved, blocked and deleted by plans, with a preview. */

let shop: MembersShop;
beforeAll(async () => {
  shop = await startMembersShop();
});
afterAll(() => shop.server.close());

async function createPlan(filter: object, action: string) {
  const { body, status } = await shop.owner('POST', '/v1/change-plans', {
    selection: { filter },
    memberChange: { action },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { plan: { id: string; counts: object; reversible: boolean }; rows: object[] };
}
async function move(planId: string, verb: string) {
  await shop.owner('POST', `/v1/change-plans/${planId}/${verb}`, {});
  await shop.server.runJobs();
  return (await shop.owner('GET', `/v1/change-plans/${planId}`)).body['plan'];
}
const statusOf = async (id: string) => (await shop.get(id)).status;

it('a preview lists members to be blocked and exceptions with reasons; undoing unblocks them', async () => {
  const nickname = randomUUID();
  const filter = { 'profile.nickname': nickname };
  const member = await shop.add({ status: 'APPROVED', profile: { nickname } });
  const waiting = await shop.add({
    status: 'PENDING',
    awaitsApproval: true,
    profile: { nickname },
  });
  const offline = await shop.add({ status: 'OFFLINE', profile: { nickname } });
  const { plan, rows } = await createPlan(filter, 'BLOCK');
  expect(plan).toMatchObject({
    entity: 'MEMBER',
    reversible: true,
    counts: { selected: 3, toChange: 2, refused: 1 },
  });
  expect(rows).toContainEqual(
    expect.objectContaining({ entityId: offline, name: nickname, state: 'REFUSED' }),
  );
  // The names of members are not stored with the plan.
  expect(
    await shop.server.db.query({
      text: "select from change_plan_row where name <> ''",
      values: [],
    }),
  ).toEqual([]);
  expect(await statusOf(member)).toBe('APPROVED');
  await shop.as(member);
  await move(plan.id, 'apply');
  expect([await statusOf(member), await statusOf(waiting)]).toEqual(['BLOCKED', 'BLOCKED']);
  expect(
    await shop.server.db.query({
      text: 'select from session where member_id = $1 and revoked_at is null',
      values: [member],
    }),
  ).toEqual([]);
  // One whom another member of staff has approved since is left alone.
  await shop.owner('POST', `/v1/members/${waiting}/approve`, {});
  expect(await move(plan.id, 'undo')).toMatchObject({ counts: { undone: 1, undoConflicts: 1 } });
  expect([await statusOf(member), await statusOf(waiting)]).toEqual(['APPROVED', 'APPROVED']);
});

it('approves with a mail, and undoing makes members pending again', async () => {
  const nickname = randomUUID();
  const id = await shop.add({
    status: 'PENDING',
    awaitsApproval: true,
    loginEmail: `${nickname}@example.com`,
    profile: { nickname },
  });
  const { plan } = await createPlan({ 'profile.nickname': nickname }, 'APPROVE');
  await move(plan.id, 'apply');
  expect(await statusOf(id)).toBe('APPROVED');
  expect(
    await shop.server.db.query({
      text: 'select from message where recipient = $1',
      values: [`${nickname}@example.com`],
    }),
  ).toHaveLength(1);
  await move(plan.id, 'undo');
  expect(await statusOf(id)).toBe('PENDING');
});

it('a plan that deletes members cannot be undone, and announces it', async () => {
  const nickname = randomUUID();
  const id = await shop.add({ profile: { nickname } });
  const { plan } = await createPlan({ 'profile.nickname': nickname }, 'DELETE');
  expect(plan.reversible).toBe(false);
  expect(await move(plan.id, 'apply')).toMatchObject({ counts: { applied: 1 } });
  expect((await shop.owner('GET', `/v1/members/${id}`)).status).toBe(404);
  const refused = await shop.owner('POST', `/v1/change-plans/${plan.id}/undo`, {});
  expect([refused.status, codeOf(refused)]).toEqual([409, 'CHANGE_PLAN_IRREVERSIBLE']);
});

it('a plan over members needs a condition, and the permission of its action', async () => {
  const memberChange = { action: 'BLOCK' };
  const everyone = await shop.owner('POST', '/v1/change-plans', {
    selection: { filter: {} },
    memberChange,
  });
  expect(everyone.status).toBe(400);
  const none = await shop.owner('POST', '/v1/change-plans', { selection: { filter: {} } });
  expect(none.status).toBe(400);
});
