import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { memberIdOf, newEmail, refusal, signInCalls } from '../testing-members.ts';

/** Registration in a store that accepts everyone, and in one that approves its members. */

let bench: IdentityBench;
let visitor: string;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.policy({
    ownerApproval: false,
    emailVerification: false,
    captcha: { mode: 'OFF', provider: 'BUILT_IN' },
    secondFactor: 'OPTIONAL',
  });
  visitor = await bench.visitor();
});

const { register, login } = signInCalls(
  () => bench,
  () => visitor,
);

describe('an open store', () => {
  it('signs members in at once; the session token works once', async () => {
    const email = newEmail();
    const joined = await register(email, { profile: { nickname: 'Ada L', firstName: 'Ada' } });
    expect(joined).toMatchObject({
      status: 200,
      body: {
        state: 'SUCCESS',
        sessionToken: expect.any(String),
        identity: {
          email: { address: email, isVerified: false },
          status: { name: 'ACTIVE', reasons: [] },
          identityProfile: { nickname: 'Ada L', firstName: 'Ada' },
        },
      },
    });
    const tokens = await bench.exchange(joined.body['sessionToken']);
    expect(tokens.status).toBe(200);
    expect(await bench.statusFor(tokens.body['access_token'])).toBe(200);
    expect((await bench.exchange(joined.body['sessionToken'])).status).toBe(400);
    expect(await login(email)).toMatchObject({
      status: 200,
      body: { state: 'SUCCESS', sessionToken: expect.any(String) },
    });
  });

  it("moves the visitor's cart in the transaction of the session", async () => {
    const { body } = await register(newEmail());
    await bench.exchange(body['sessionToken']);
    const claims = JSON.parse(
      JSON.parse(Buffer.from(visitor.split('.')[3] ?? '', 'base64url').toString()).data,
    ) as { id: string };
    expect(bench.signedIn.at(-1)).toMatchObject({ siteId: bench.siteId, visitorId: claims.id });
  });

  it('an address has one member, in any spelling', async () => {
    const email = newEmail();
    await register(email);
    for (const same of [email, email.toUpperCase(), email.replace('example', 'ｅxample')]) {
      const answer = await register(same);
      expect(answer, same).toMatchObject({ status: 409, body: refusal('-19995') });
    }
    expect((await login(email.toUpperCase())).body['state']).toBe('SUCCESS');
  });

  it('twenty concurrent registrations of an address create one member', async () => {
    const email = newEmail();
    const all = await Promise.all(Array.from({ length: 20 }, () => register(email)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await bench.db.query(sql`select 1 from member where login_email = ${email}`);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['none', undefined, 'REQUIRED_FIELD'],
    ['empty', '', 'REQUIRED_FIELD'],
    ['short', 'seven77', 'MIN_LENGTH'],
    ['long', 'x'.repeat(129), 'MAX_LENGTH'],
    ['known from lists', 'password123', 'OTHER'],
    ['the same in capitals', 'PassWord123', 'OTHER'],
  ])(
    'refuses a password that is %s, with the data that the client needs',
    async (_name, wrong, rule) => {
      const answer = await register(newEmail(), { password: wrong });
      expect(answer).toMatchObject({
        status: 400,
        body: {
          details: {
            validationError: {
              fieldViolations: [
                { field: 'password', violatedRule: rule, data: expect.any(Object) },
              ],
            },
          },
        },
      });
    },
  );

  it('counts characters of any script', async () => {
    expect((await register(newEmail(), { password: '密码很长很安全呀' })).status).toBe(200);
    expect((await register(newEmail(), { password: '😀'.repeat(128) })).status).toBe(200);
  });

  it('registration cannot set fields that the store controls', async () => {
    const { body } = await register(newEmail(), {
      profile: { status: 'BLOCKED', privacyStatus: 'PUBLIC' },
      status: 'BLOCKED',
      emailVerified: true,
      memberId: randomUUID(),
    });
    expect(body).toMatchObject({
      state: 'SUCCESS',
      identity: { status: { name: 'ACTIVE' }, email: { isVerified: false } },
    });
  });

  it('publishes one event for the new member, without secrets', async () => {
    const id = memberIdOf(await register(newEmail(), { profile: { nickname: 'Told' } }));
    const events = await bench.db.query<{ type: string; body: unknown }>(
      sql`select event_type as type, body from outbox where entity_id = ${id}`,
    );
    // A contact has the id of its member.
    const ofMember = events.filter(({ type }) => type.startsWith('wix.members.'));
    expect(ofMember).toEqual([
      {
        type: 'wix.members.v1.member_created',
        body: {
          createdEvent: {
            entity: expect.objectContaining({
              id,
              status: 'APPROVED',
              profile: expect.objectContaining({ nickname: 'Told', slug: expect.any(String) }),
            }),
          },
        },
      },
    ]);
    expect(JSON.stringify(events)).not.toContain('argon2');
  });

  it('gives members of the same name different slugs', async () => {
    const slugs = [];
    for (let round = 0; round < 5; round += 1)
      slugs.push(
        (
          (await register(newEmail(), { profile: { nickname: 'Grace' } })).body['identity'] as {
            identityProfile: { slug: string };
          }
        ).identityProfile.slug,
      );
    expect(slugs[0]).toBe('grace');
    expect(new Set(slugs).size).toBe(5);
  });
});

describe('a store that approves its members', () => {
  it("signs no one in before the owner's approval", async () => {
    await bench.policy({ ownerApproval: true });
    const email = newEmail();
    const joined = await register(email);
    expect(joined.body).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
      identity: { status: { name: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] } },
    });
    expect(joined.body['sessionToken'] ?? null).toBeNull();
    expect((await login(email)).body['state']).toBe('REQUIRE_OWNER_APPROVAL');
    await bench.call('POST', '/api/v1/members/approve', { email }, { as: await bench.key() });
    expect((await login(email)).body['state']).toBe('SUCCESS');
  });
});
