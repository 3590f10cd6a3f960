import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { mailStaffRecovery } from './staff-recovery-routes.ts';
import {
  freshAddress,
  newStaffEmail,
  refusal,
  STAFF_PASSWORD,
  staffCalls,
  tokenOf,
  type TestStaff,
} from './testing-staff.ts';

/** Staff who forgot their password or lost their second factor get in again, and no one else does. */

const NEW_PASSWORD = 'a quieter word of the staff';

let bench: IdentityBench;
const { owner, signIn, me, codeOf, enroll, accept, invitationToken } = staffCalls(() => bench);
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());

const call = async (path: string, body: object, visitorOf?: string) =>
  bench.call('POST', `/v1/staff/password-reset${path}`, body, {
    as: await bench.visitor(visitorOf),
    from: freshAddress(),
  });
/** What the job of a request does. */
const mailLink = (email: string, language?: string) =>
  mailStaffRecovery(bench.identity, {
    siteId: bench.siteId,
    email,
    ...(language === undefined ? {} : { language }),
  });
async function linkFor(email: string): Promise<string> {
  await mailLink(email);
  const mail = await bench.lastMessage(email);
  return (
    /https:\/\/shop\.example\/admin\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ??
    'none'
  );
}
const lookUp = (token: string) => call('/lookup', { token });
const reset = (token: string, newPassword = NEW_PASSWORD) =>
  call('/complete', { token, newPassword });
const auditOf = async (as: string, target: string) =>
  (
    (await bench.call('GET', `/v1/audit?target=${target}`, undefined, { as })).body['entries'] as {
      subject: string;
      actorId?: string;
    }[]
  ).map(({ subject, actorId }) => `${subject} by ${actorId ?? 'nobody'}`);

describe('a forgotten password', () => {
  it('is replaced by a link that works once and ends every session', async () => {
    const { email, id } = await owner();
    const before = tokenOf(await signIn({ email }));
    const token = await linkFor(email);
    expect((await lookUp(token)).body).toMatchObject({ email });
    expect((await reset(token)).status).toBe(200);
    expect((await bench.lastMessage(email))?.kind).toBe('staff-password-changed');
    expect((await me(before)).status).toBe(401);
    expect((await signIn({ email })).status).toBe(403);
    const as = tokenOf(await signIn({ email }, NEW_PASSWORD));
    expect(await auditOf(as, id)).toContainEqual(
      expect.stringContaining('staff reset-password by'),
    );
    expect(await reset(token, STAFF_PASSWORD)).toMatchObject(refusal('RECOVERY_TOKEN_INVALID'));
    expect(await lookUp(token)).toMatchObject(refusal('RECOVERY_TOKEN_INVALID'));
  });

  it('is requested with the same answer for every address', async () => {
    const { email } = await owner();
    const [one, other] = [
      await call('', { email }),
      await call('', { email: newStaffEmail(), language: 'de' }),
    ];
    expect(one).toMatchObject({ status: 200, body: {} });
    expect(other).toMatchObject({ status: 200, body: {} });
    const unknown = newStaffEmail();
    await mailLink(unknown);
    expect(await bench.lastMessage(unknown)).toBeUndefined();
  });

  it('is mailed in the language of the page', async () => {
    const { email } = await owner();
    await mailLink(email, 'de');
    expect((await bench.lastMessage(email))?.text).toContain('läuft nach 10 Minuten ab');
  });

  it('does not flood a mailbox', async () => {
    const email = newStaffEmail();
    const as = await bench.visitor();
    const from = freshAddress();
    const statuses = [];
    for (let round = 0; round < 7; round += 1)
      statuses.push(
        (await bench.call('POST', '/v1/staff/password-reset', { email }, { as, from })).status,
      );
    expect(statuses[0]).toBe(200);
    expect(statuses).toContain(429);
  });

  it('the second factor is still asked for', async () => {
    const { email } = await owner();
    const { secret } = await enroll(tokenOf(await signIn({ email })));
    expect((await reset(await linkFor(email))).status).toBe(200);
    const begun = await signIn({ email }, NEW_PASSWORD);
    expect(begun.body).toMatchObject({ state: 'MFA_CHALLENGE' });
    expect(begun.body['accessToken']).toBeUndefined();
    const done = await bench.call(
      'POST',
      '/v1/staff/sign-in/verify',
      { stateToken: begun.body['stateToken'], code: codeOf(secret) },
      { as: await bench.visitor(), from: freshAddress() },
    );
    expect(done.body).toMatchObject({ state: 'SUCCESS' });
  });

  it('ends a sign-in that was waiting for its second factor', async () => {
    const { email } = await owner();
    const { secret } = await enroll(tokenOf(await signIn({ email })));
    const begun = await signIn({ email });
    await reset(await linkFor(email));
    expect(
      await bench.call(
        'POST',
        '/v1/staff/sign-in/verify',
        { stateToken: begun.body['stateToken'], code: codeOf(secret) },
        { as: await bench.visitor(), from: freshAddress() },
      ),
    ).toMatchObject(refusal('VERIFICATION_FAILED'));
  });
});

describe('the link to a new password', () => {
  it('works once, also when it is used twice at the same time', async () => {
    const token = await linkFor((await owner()).email);
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('expires after ten minutes, and a newer one replaces it', async () => {
    const { email } = await owner();
    const old = await linkFor(email);
    const newer = await linkFor(email);
    expect(await reset(old)).toMatchObject(refusal('RECOVERY_TOKEN_INVALID'));
    bench.wait(601);
    expect(await reset(newer)).toMatchObject(refusal('RECOVERY_TOKEN_INVALID'));
  });

  it('is worthless after the password was changed, in another store, or guessed', async () => {
    const { email } = await owner();
    const token = await linkFor(email);
    const other = await bench.anotherSite();
    expect(
      await call('/complete', { token, newPassword: NEW_PASSWORD }, other.clientId),
    ).toMatchObject(refusal('RECOVERY_TOKEN_INVALID'));
    await me(tokenOf(await signIn({ email })), '/password', {
      currentPassword: STAFF_PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    expect((await signIn({ email }, NEW_PASSWORD)).status).toBe(200);
    expect(await reset(token)).toMatchObject(refusal('RECOVERY_TOKEN_INVALID'));
    expect(await reset('x'.repeat(43))).toMatchObject(refusal('RECOVERY_TOKEN_INVALID'));
    expect(await reset('')).toMatchObject(refusal('RECOVERY_TOKEN_INVALID'));
  });

  it('is not used up by a password that is refused, and is stored as a hash', async () => {
    const token = await linkFor((await owner()).email);
    const rows = await bench.db.query<{ row: string }>(
      sql`select s::text as row from single_use s where kind = 'staff-recovery'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join('')).not.toContain(token);
    expect((await reset(token, 'password123')).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });
});

describe('the second factor of a colleague', () => {
  const resetFactor = (as: string, id: string, proof: object = { password: STAFF_PASSWORD }) =>
    bench.call('POST', `/v1/staff/${id}/reset-second-factor`, proof, { as });
  async function colleague(asOwner: string, roleIds = ['MANAGER']): Promise<TestStaff> {
    const email = newStaffEmail();
    await bench.call('POST', '/v1/staff/invitations', { email, roleIds }, { as: asOwner });
    const joined = await accept(await invitationToken(email));
    return { email, id: (joined.body['staff'] as { id: string }).id };
  }

  it('is removed by an owner: sessions end, a mail tells, the audit log names both', async () => {
    const chief = await owner();
    const asOwner = tokenOf(await signIn(chief));
    const jo = await colleague(asOwner);
    const asJo = tokenOf(await signIn(jo));
    await enroll(asJo);
    expect((await resetFactor(asOwner, jo.id)).body).toMatchObject({
      staff: { id: jo.id, hasSecondFactor: false },
    });
    expect((await me(asJo)).status).toBe(401);
    const mail = await bench.lastMessage(jo.email);
    expect(mail).toMatchObject({ channel: 'EMAIL', kind: 'staff-second-factor-removed' });
    expect(mail?.text).toContain('/admin/sign-in');
    const again = await signIn(jo);
    expect(again.body).toMatchObject({ state: 'SUCCESS' });
    expect((await me(tokenOf(again))).body).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    expect(await auditOf(asOwner, jo.id)).toContain(`staff reset-second-factor by ${chief.id}`);
  });

  it('a repeated request neither sends a second mail nor ends the new session', async () => {
    const asOwner = tokenOf(await signIn(await owner()));
    const jo = await colleague(asOwner);
    await enroll(tokenOf(await signIn(jo)));
    await resetFactor(asOwner, jo.id);
    const asJo = tokenOf(await signIn(jo));
    expect((await resetFactor(asOwner, jo.id)).status).toBe(200);
    expect((await me(asJo)).status).toBe(200);
    const mails = await bench.db.query(
      sql`select from message where recipient = ${jo.email} and kind = 'staff-second-factor-removed'`,
    );
    expect(mails).toHaveLength(1);
  });

  it('is not removed by a collaborator, a key, or an owner of another store', async () => {
    const asOwner = tokenOf(await signIn(await owner()));
    const jo = await colleague(asOwner);
    await enroll(tokenOf(await signIn(jo)));
    const { body } = await bench.call(
      'POST',
      '/v1/staff',
      { email: newStaffEmail(), permissions: ['SHOPWRIGHT.MANAGE_STAFF'] },
      { as: asOwner },
    );
    const managing = await signIn(body['staff'] as { email: string }, String(body['password']));
    expect(await resetFactor(tokenOf(managing), jo.id)).toMatchObject(refusal('OWNER_REQUIRED'));
    expect(await resetFactor(await bench.key(), jo.id)).toMatchObject(refusal('OWNER_REQUIRED'));
    expect((await resetFactor(asOwner, '01a1e6c0-6a22-7e0f-bbe3-372c68194c15')).status).toBe(404);
    expect((await signIn(jo)).body).toMatchObject({ state: 'MFA_CHALLENGE' });
  });

  it('is not removed without a proof of who asks', async () => {
    const chief = await owner();
    const asOwner = tokenOf(await signIn(chief));
    const jo = await colleague(asOwner);
    await enroll(tokenOf(await signIn(jo)));
    expect(await resetFactor(asOwner, jo.id, {})).toMatchObject(
      refusal('REAUTHENTICATION_REQUIRED'),
    );
    expect(await resetFactor(asOwner, jo.id, { password: 'a guess' })).toMatchObject(
      refusal('VERIFICATION_FAILED'),
    );
    expect((await signIn(jo)).body).toMatchObject({ state: 'MFA_CHALLENGE' });
    const { secret } = await enroll(asOwner);
    expect((await resetFactor(asOwner, jo.id, { code: codeOf(secret) })).status).toBe(200);
  });

  it('their own stays where the store requires one; else the session that asked stays', async () => {
    const chief = await owner();
    const asOwner = tokenOf(await signIn(chief));
    await enroll(asOwner);
    const require = (requireSecondFactor: boolean) =>
      bench.call('PATCH', '/v1/staff/policy', { requireSecondFactor }, { as: asOwner });
    await require(true);
    expect(await resetFactor(asOwner, chief.id)).toMatchObject(refusal('LAST_FACTOR', 409));
    await require(false);
    expect((await resetFactor(asOwner, chief.id)).status).toBe(200);
    expect((await me(asOwner)).body).toMatchObject({ factors: [] });
  });
});
