import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TransientError } from '../../kernel/transient-error.ts';
import { throttleAttempt } from './throttle.ts';
import { createHashing } from '../credentials/password-hashing.ts';
import { insertStaff } from '../staff/store/staff.ts';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { newEmail, PASSWORD as password } from '../testing-members.ts';

/** Floods of registrations, attempts and mails affect only their sender. */

const cheap = createHashing({ work: { memoryCost: 1024, timeCost: 1, parallelism: 1 } });
/** Real hashing that the test can overload or break. */
const state = { busy: false, crowded: false, hashed: 0 };
const ready = () => {
  if (state.busy) throw new TransientError('Too many passwords are being checked.');
  state.hashed += 1;
};
const hashing: typeof cheap = {
  hash: async (...given) => {
    ready();
    return cheap.hash(...given);
  },
  verify: async (...given) => {
    ready();
    return cheap.verify(...given);
  },
  isCrowded: () => state.crowded,
};

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity({ hashing });
});
afterAll(() => bench.close());
beforeEach(async () => {
  Object.assign(state, { busy: false, crowded: false, hashed: 0 });
  await bench.policy({ emailVerification: false, ownerApproval: false, secondFactor: 'OPTIONAL' });
});

let lastNet = 0;
const fresh = () => `198.19.${Math.floor(++lastNet / 250)}.${(lastNet % 250) + 1}`;
const register = async (
  email = newEmail(),
  { from = fresh(), secret = password, as }: { from?: string; secret?: string; as?: string } = {},
) =>
  bench.call(
    'POST',
    '/v2/register',
    { loginId: { email }, password: secret },
    { as: as ?? (await bench.visitor()), from },
  );
const siteRegister = async (email: string, from: string) =>
  bench.call(
    'POST',
    '/api/v1/auth/register',
    { email, password },
    { as: await bench.visitor(), from },
  );
const login = async (
  email: string,
  { from = fresh(), secret = password, as }: { from?: string; secret?: string; as?: string } = {},
) =>
  bench.call(
    'POST',
    '/v2/login',
    { loginId: { email }, password: secret },
    { as: as ?? (await bench.visitor()), from },
  );
const mailsTo = async (email: string) =>
  (await bench.db.query(sql`select 1 from message where recipient = ${email}`)).length;
const times = async (count: number, work: () => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let round = 0; round < count; round += 1) statuses.push((await work()).status);
  return statuses;
};

describe('a flood of registrations', () => {
  it('from one network is refused before hashing, without affecting other networks', async () => {
    const as = await bench.visitor();
    const from = fresh();
    const email = newEmail();
    await register(email, { as, from });
    // Taken addresses reach the limit faster; refusals count too.
    await times(101, () =>
      bench.call(
        'POST',
        '/api/v1/auth/register',
        { email: newEmail(), password: 'short' },
        { as, from },
      ),
    );
    state.hashed = 0;
    expect((await register(newEmail(), { as, from })).status).toBe(429);
    expect((await siteRegister(newEmail(), from)).status).toBe(429);
    expect(state.hashed).toBe(0);
    expect((await register(newEmail())).status).toBe(200);
  });

  it('must solve the built-in captcha while the queue is crowded; signing in needs none', async () => {
    const email = newEmail();
    await register(email);
    state.crowded = true;
    const as = await bench.visitor();
    expect(await register()).toMatchObject({
      status: 403,
      body: { details: { applicationError: { code: '-19971' } } },
    });
    expect((await login(email)).body['state']).toBe('SUCCESS');
    const options = (purpose: string) =>
      bench.call('GET', `/v1/sign-in-options?purpose=${purpose}`, undefined, { as });
    expect((await options('REGISTER')).body['captcha']).toMatchObject({
      mode: 'VISIBLE',
      provider: 'BUILT_IN',
      challenge: { algorithm: 'SHA-256' },
    });
    expect((await options('SIGN_IN')).body['captcha']).toMatchObject({ mode: 'OFF' });
    state.crowded = false;
    expect((await register()).status).toBe(200);
  });

  it("with approval does not flood the owner's mailbox", async () => {
    const owner = newEmail();
    await bench.db.query(
      sql`update site set settings = jsonb_set(settings, '{store}', coalesce(settings->'store', '{}') || ${JSON.stringify({ email: owner })}::jsonb) where site_id = ${bench.siteId}`,
    );
    await bench.policy({ ownerApproval: true });
    const made = await times(12, () => register());
    expect(made).toEqual(Array(12).fill(200));
    expect(await mailsTo(owner)).toBe(5);
  });
});

describe('a platform failure does not count as a guess', () => {
  it('of a member', async () => {
    const email = newEmail();
    await register(email);
    const [as, from] = [await bench.visitor(), fresh()];
    state.busy = true;
    expect(await times(8, () => login(email, { as, from }))).toEqual(Array(8).fill(503));
    state.busy = false;
    expect((await login(email, { as, from })).body['state']).toBe('SUCCESS');
  });

  it('of staff', async () => {
    const email = newEmail();
    await insertStaff(bench.db, {
      siteId: bench.siteId,
      staffId: randomUUID(),
      email,
      passwordHash: await cheap.hash(password),
      role: 'owner',
    });
    const [as, from] = [await bench.visitor(), fresh()];
    const signIn = () => bench.call('POST', '/v1/staff/sign-in', { email, password }, { as, from });
    state.busy = true;
    expect(await times(8, signIn)).toEqual(Array(8).fill(503));
    state.busy = false;
    expect((await signIn()).body['state']).toBe('SUCCESS');
  });

  it('of a member who changes the password', async () => {
    const { body } = await register();
    const as = String((await bench.exchange(body['sessionToken'])).body['access_token']);
    const change = () =>
      bench.call(
        'POST',
        '/v2/change-password',
        { newPassword: 'another quiet word', currentPassword: password },
        { as },
      );
    state.busy = true;
    expect(await times(8, change)).toEqual(Array(8).fill(503));
    state.busy = false;
    expect((await change()).status).toBe(200);
  });
});

describe('wrong guesses', () => {
  it('of one network delay only that network', async () => {
    const email = newEmail();
    await register(email);
    const from = fresh();
    for (let round = 0; round < 40; round += 1) {
      await login(email, { secret: 'wrong', from });
      bench.wait(20);
    }
    expect((await login(email, { secret: 'wrong', from })).status).toBe(429);
    expect((await login(email)).body['state']).toBe('SUCCESS');
  });

  it('of others in the same network do not delay a known browser', async () => {
    const [email, from, as] = [newEmail(), fresh(), await bench.visitor()];
    await register(email, { from, as });
    for (let round = 0; round < 12; round += 1) await login(email, { secret: 'wrong', from });
    expect((await login(email, { from, as })).body['state']).toBe('SUCCESS');
  });

  it('at gift cards do not delay sign-ins', async () => {
    const [email, from] = [newEmail(), fresh()];
    await register(email);
    const wrong = { refused: 'bare', status: 404, description: 'none' } as const;
    for (let round = 0; round < 12; round += 1)
      await throttleAttempt(
        { db: bench.db, clock: bench.clock, exempt: () => false },
        { siteId: bench.siteId, realm: 'gift card', account: 'visitor', address: from },
        async () => wrong,
      );
    expect((await login(email, { from })).body['state']).toBe('SUCCESS');
  });
});

describe('a mailbox is not flooded', () => {
  beforeEach(() => bench.policy({ emailVerification: true }));

  it('by registrations that ask for a code', async () => {
    const [email, from] = [newEmail(), fresh()];
    const statuses = await times(40, () => siteRegister(email, from));
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(403));
    expect(new Set(statuses.slice(5))).toEqual(new Set([429]));
    expect(await mailsTo(email)).toBe(5);
  });

  it('by sign-ins of an account that was made with its address', async () => {
    const [email, from] = [newEmail(), fresh()];
    await register(email, { from });
    const statuses = await times(30, () => login(email, { from }));
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(await mailsTo(email)).toBe(5);
  });

  it('by codes of a second factor that the shop requires', async () => {
    await bench.policy({ emailVerification: false, secondFactor: 'REQUIRED' });
    const [email, from] = [newEmail(), fresh()];
    await register(email, { from });
    await times(30, () => login(email, { from }));
    expect(await mailsTo(email)).toBe(5);
  });

  it('by one sender from many networks', async () => {
    const email = newEmail();
    await times(40, () => siteRegister(email, fresh()));
    expect(await mailsTo(email)).toBe(21);
  });

  it("and a stranger's requests do not block the owner's", async () => {
    const [email, stranger] = [newEmail(), fresh()];
    await times(30, () => siteRegister(email, stranger));
    expect(await siteRegister(email, fresh())).toMatchObject({
      status: 403,
      body: { details: { applicationError: { code: 'EMAIL_VERIFICATION_REQUIRED' } } },
    });
    const requestMail = async (from: string) =>
      bench.call('POST', '/v1/send-email', { email }, { as: await bench.visitor(), from });
    await times(10, () => requestMail(stranger));
    expect((await requestMail(stranger)).status).toBe(429);
    expect((await requestMail(fresh())).status).toBe(200);
  });

  it('and a phone is not flooded by many accounts', async () => {
    await bench.policy({ emailVerification: false });
    const phone = '+1 555 0160';
    const from = fresh();
    const enrol = async () => {
      const email = newEmail();
      const { body } = await register(email);
      const as = String((await bench.exchange(body['sessionToken'])).body['access_token']);
      await bench.verifyAddress(as, email);
      return bench.call(
        'POST',
        '/v1/members/me/factors',
        { type: 'SMS', target: phone, password },
        { as, from },
      );
    };
    expect(await times(8, enrol)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });
});
