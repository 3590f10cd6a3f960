import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';
import {
  newStaffEmail,
  refusal,
  STAFF_PASSWORD,
  staffCalls,
  tokenOf,
  type TestStaff,
} from './testing-staff.ts';

/** A collaborator is invited by mail: one link, once, for a week, and never stronger than its sender. */

let bench: IdentityBench;
let chief: TestStaff;
let asOwner: string;
const { owner, signIn, accept, invitationToken } = staffCalls(() => bench);
beforeAll(async () => {
  bench = await startIdentity();
  chief = await owner();
});
beforeEach(async () => {
  asOwner = tokenOf(await signIn(chief));
});
afterAll(() => bench.close());

const invite = (as: string, email: string, roleIds: string[] = ['CATALOG'], more: object = {}) =>
  bench.call('POST', '/v1/staff/invitations', { email, roleIds, ...more }, { as });
const idOf = ({ body }: Awaited<ReturnType<typeof invite>>) =>
  (body['invitation'] as { id: string }).id;
const listed = async () =>
  (await bench.call('GET', '/v1/staff/invitations', undefined, { as: asOwner })).body[
    'invitations'
  ] as { id: string; email: string }[];
const lookUp = async (token: string) =>
  bench.call('POST', '/v1/staff/invitations/lookup', { token }, { as: await bench.visitor() });
const orders = (as: string) => bench.call('GET', '/v1/audit', undefined, { as });

it('leads to an account with the chosen name, password and roles', async () => {
  const email = newStaffEmail();
  const sent = await invite(asOwner, email, ['CATALOG'], { name: 'Jo' });
  expect(sent.body['invitation']).toMatchObject({
    email,
    name: 'Jo',
    roleIds: ['CATALOG'],
    invitedBy: chief.id,
  });
  const mail = await bench.lastMessage(email);
  expect(mail).toMatchObject({ channel: 'EMAIL', kind: 'staff-invitation' });
  const token = await invitationToken(email);
  expect((await lookUp(token)).body).toMatchObject({
    email,
    name: 'Jo',
    roleIds: ['CATALOG'],
    roleNames: ['Catalog'],
    secondFactorRequired: false,
  });
  const joined = await accept(token, STAFF_PASSWORD, 'Jo Doe');
  expect(joined.body).toMatchObject({
    state: 'SUCCESS',
    staff: { email, name: 'Jo Doe', role: 'COLLABORATOR', roleIds: ['CATALOG'] },
  });
  expect((await orders(tokenOf(joined))).status).toBe(403);
  expect((await signIn({ email })).body['state']).toBe('SUCCESS');
  expect((await listed()).map((one) => one.email)).not.toContain(email);
});

it('is written in the language of the recipient', async () => {
  const email = newStaffEmail();
  await invite(asOwner, email, ['CATALOG'], { language: 'de' });
  expect((await bench.lastMessage(email))?.text).toContain('Einladung annehmen');
});

describe('the link', () => {
  it('works once, also when it is opened twice at the same time', async () => {
    const email = newStaffEmail();
    await invite(asOwner, email);
    const token = await invitationToken(email);
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await accept(token)).toMatchObject(refusal('INVITATION_INVALID'));
    expect(await lookUp(token)).toMatchObject(refusal('INVITATION_INVALID'));
  });

  it('expires after a week, and a new one replaces it', async () => {
    const email = newStaffEmail();
    const id = idOf(await invite(asOwner, email));
    const old = await invitationToken(email);
    bench.wait(7 * 86_400 + 1);
    expect(await accept(old)).toMatchObject(refusal('INVITATION_INVALID'));
    const as = tokenOf(await signIn(chief));
    const again = await bench.call('POST', `/v1/staff/invitations/${id}/resend`, {}, { as });
    expect(again.status).toBe(200);
    expect(await accept(old)).toMatchObject(refusal('INVITATION_INVALID'));
    expect((await accept(await invitationToken(email))).status).toBe(200);
  });

  it('is worth nothing once revoked, in another store, or guessed', async () => {
    const email = newStaffEmail();
    const id = idOf(await invite(asOwner, email));
    const token = await invitationToken(email);
    const other = await bench.anotherSite();
    expect(
      await bench.call(
        'POST',
        '/v1/staff/invitations/accept',
        { token, name: 'Jo', password: STAFF_PASSWORD },
        { as: await bench.visitor(other.clientId) },
      ),
    ).toMatchObject(refusal('INVITATION_INVALID'));
    await bench.call('DELETE', `/v1/staff/invitations/${id}`, undefined, { as: asOwner });
    expect(await accept(token)).toMatchObject(refusal('INVITATION_INVALID'));
    expect(await accept('x'.repeat(43))).toMatchObject(refusal('INVITATION_INVALID'));
    expect(await accept('')).toMatchObject(refusal('INVITATION_INVALID'));
  });

  it('is stored as a hash', async () => {
    const email = newStaffEmail();
    await invite(asOwner, email);
    const token = await invitationToken(email);
    const rows = await bench.db.query<{ row: string }>(
      sql`select i::text as row from staff_invitation i where email = ${email}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
  });

  it('is not used up by a password that is refused', async () => {
    const email = newStaffEmail();
    await invite(asOwner, email);
    const token = await invitationToken(email);
    expect((await accept(token, 'password123')).status).toBe(400);
    expect((await accept(token, STAFF_PASSWORD, '  ')).status).toBe(400);
    expect((await accept(token)).status).toBe(200);
  });
});

describe('an address', () => {
  it('has one invitation, and none when it has an account', async () => {
    const email = newStaffEmail();
    await invite(asOwner, email);
    expect(await invite(asOwner, email.toUpperCase())).toMatchObject(refusal('-19995', 409));
    expect(await invite(asOwner, chief.email)).toMatchObject(refusal('-19995', 409));
  });

  it('is not flooded with mail', async () => {
    const email = newStaffEmail();
    const id = idOf(await invite(asOwner, email));
    const statuses = [];
    for (let round = 0; round < 7; round += 1)
      statuses.push(
        (await bench.call('POST', `/v1/staff/invitations/${id}/resend`, {}, { as: asOwner }))
          .status,
      );
    expect(statuses).toContain(429);
  });
});

describe('never stronger than its sender', () => {
  async function manager(): Promise<{ id: string; as: string }> {
    const email = newStaffEmail();
    const { body } = await bench.call(
      'POST',
      '/v1/staff',
      { email, permissions: ['SHOPWRIGHT.MANAGE_STAFF', 'SHOPWRIGHT.READ_AUDIT'] },
      { as: asOwner },
    );
    const as = tokenOf(await signIn({ email }, String(body['password'])));
    return { id: (body['staff'] as { id: string }).id, as };
  }
  const auditRole = async () => {
    const { body } = await bench.call(
      'POST',
      '/v1/staff/roles',
      { name: newStaffEmail(), permissions: ['SHOPWRIGHT.READ_AUDIT'] },
      { as: asOwner },
    );
    return (body['role'] as { id: string }).id;
  };

  it('a role with more is refused to send, to resend and to revoke', async () => {
    const { as } = await manager();
    expect(await invite(as, newStaffEmail(), ['CATALOG'])).toMatchObject(
      refusal('PERMISSION_DENIED'),
    );
    expect(await invite(as, newStaffEmail(), ['OWNER'])).toMatchObject(refusal('OWNER_REQUIRED'));
    expect(await invite(await bench.key(), newStaffEmail(), ['OWNER'])).toMatchObject(
      refusal('OWNER_REQUIRED'),
    );
    const id = idOf(await invite(asOwner, newStaffEmail(), ['CATALOG']));
    for (const [method, path] of [
      ['POST', `/v1/staff/invitations/${id}/resend`],
      ['DELETE', `/v1/staff/invitations/${id}`],
    ] as const)
      expect(
        await bench.call(method, path, method === 'POST' ? {} : undefined, { as }),
      ).toMatchObject(refusal('PERMISSION_DENIED'));
    expect((await invite(as, newStaffEmail(), [await auditRole()])).status).toBe(200);
  });

  it('an invitation ends with the rights of its sender', async () => {
    const role = await auditRole();
    const [weakened, removed] = [await manager(), await manager()];
    const [one, two] = [newStaffEmail(), newStaffEmail()];
    await invite(weakened.as, one, [role]);
    await invite(removed.as, two, [role]);
    const [first, second] = [await invitationToken(one), await invitationToken(two)];
    expect((await lookUp(first)).status).toBe(200);
    await bench.call(
      'PATCH',
      `/v1/staff/${weakened.id}`,
      { permissions: ['SHOPWRIGHT.MANAGE_STAFF'] },
      { as: asOwner },
    );
    await bench.call('DELETE', `/v1/staff/${removed.id}`, undefined, { as: asOwner });
    expect(await lookUp(first)).toMatchObject(refusal('INVITATION_INVALID'));
    expect(await accept(first)).toMatchObject(refusal('INVITATION_INVALID'));
    expect(await accept(second)).toMatchObject(refusal('INVITATION_INVALID'));
    expect((await listed()).map(({ email }) => email)).not.toContain(two);
  });

  it('owners invite owners', async () => {
    const email = newStaffEmail();
    await invite(asOwner, email, ['OWNER']);
    const joined = await accept(await invitationToken(email));
    expect(joined.body).toMatchObject({ staff: { role: 'OWNER', permissions: ['*'] } });
  });
});

it('sending and accepting are in the audit log', async () => {
  const email = newStaffEmail();
  await invite(asOwner, email);
  const { body } = await accept(await invitationToken(email));
  const { id } = body['staff'] as { id: string };
  const log = async (query: string) =>
    (
      (await bench.call('GET', `/v1/audit?${query}`, undefined, { as: asOwner })).body[
        'entries'
      ] as { subject: string }[]
    ).map(({ subject }) => subject);
  expect(await log(`target=${id}`)).toContain('staff accept-invitation');
  expect(await log(`actorId=${chief.id}`)).toContain('staff.inviteCollaborator');
});
