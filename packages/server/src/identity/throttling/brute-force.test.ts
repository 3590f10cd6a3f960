import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { newEmail, PASSWORD as password } from '../testing-members.ts';

/** A5: wrong attempts are delayed longer and longer; trusted devices and networks are not. */

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());

let lastNet = 0;
/** An unused network address. */
const fresh = () => `198.51.${Math.floor(++lastNet / 250)}.${(lastNet % 250) + 1}`;

async function join(from = fresh()) {
  const email = newEmail();
  const as = await bench.visitor();
  await bench.call('POST', '/v2/register', { loginId: { email }, password }, { as, from });
  return { email, as, from };
}
const guess = async (
  email: string,
  {
    from = fresh(),
    path = '/v2/login',
    secret = 'wrong',
    as,
  }: { from?: string; path?: string; secret?: string; as?: string } = {},
) =>
  bench.call(
    'POST',
    path,
    { loginId: { email }, password: secret },
    { as: as ?? (await bench.visitor()), from },
  );

async function waitsOf(
  tries: number,
  attempt: () => Promise<{ status: number; headers: Readonly<Record<string, unknown>> }>,
): Promise<number[]> {
  const waits: number[] = [];
  for (let round = 0; round < tries; round += 1) {
    await attempt();
    // The time until the next attempt is accepted.
    const again = await attempt();
    const wait = again.status === 429 ? Number(again.headers['retry-after']) : 0;
    waits.push(wait);
    if (wait > 0) bench.wait(wait + 1);
    if (again.status !== 429) round += 1;
  }
  return waits;
}

describe('an account', () => {
  it('delays attempts from the fifth failure on, by half a minute and more from the tenth', async () => {
    const { email } = await join();
    const waits = await waitsOf(14, () => guess(email));
    expect(waits.filter((wait) => wait === 0).length).toBe(2);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(120);
    expect(waits.filter((wait) => wait >= 30).length).toBeGreaterThanOrEqual(3);
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
  });

  it('that does not exist behaves the same', async () => {
    const email = newEmail();
    const [existing, missing] = [
      await waitsOf(8, async () => guess((await joined).email)),
      await waitsOf(8, () => guess(email)),
    ];
    expect(missing).toEqual(existing);
  });
  const joined = (async () => ({ email: newEmail() }))();

  it('concurrent guesses do not evade the limit', async () => {
    const { email } = await join();
    const all = await Promise.all(Array.from({ length: 50 }, () => guess(email)));
    expect(all.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(5);
    expect(all.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(45);
  });

  it('stays available from a known device or network during an attack', async () => {
    const { email, from, as } = await join();
    for (let round = 0; round < 30; round += 1) await guess(email);
    expect((await guess(email, { secret: password })).status).toBe(429);
    // The same browser in another network, and another browser in the same one.
    expect((await guess(email, { secret: password, as })).body['state']).toBe('SUCCESS');
    expect((await guess(email, { secret: password, from })).body['state']).toBe('SUCCESS');
  });

  it("is not delayed by guesses at other accounts from the member's network", async () => {
    const { email, as } = await join();
    const shared = fresh();
    for (let round = 0; round < 12; round += 1) await guess(newEmail(), { from: shared });
    expect((await guess(email, { secret: password, from: shared })).status).toBe(429);
    expect((await guess(email, { secret: password, from: shared, as })).body['state']).toBe(
      'SUCCESS',
    );
  });

  it('counts guesses of a known network too', async () => {
    const { email, from } = await join();
    const all = [];
    for (let round = 0; round < 10; round += 1) all.push((await guess(email, { from })).status);
    expect(all.filter((status) => status === 403).length).toBe(5);
  });

  it('is available again after an hour, or after the right password', async () => {
    const { email, from } = await join();
    for (let round = 0; round < 4; round += 1) await guess(email, { from });
    expect((await guess(email, { from, secret: password })).status).toBe(200);
    for (let round = 0; round < 4; round += 1)
      expect((await guess(email, { from })).status).toBe(403);
    for (let round = 0; round < 20; round += 1) await guess(email, { from });
    bench.wait(3601);
    expect((await guess(email, { from, secret: password })).status).toBe(200);
  });
});

describe('an address', () => {
  it('that tries one password on many accounts is delayed', async () => {
    const from = fresh();
    const statuses = [];
    for (let round = 0; round < 12; round += 1)
      statuses.push((await guess(newEmail(), { from })).status);
    expect(statuses.filter((status) => status === 403).length).toBe(5);
  });

  it('is a whole /64 of IPv6, however it is written', async () => {
    const statuses = [];
    for (let round = 0; round < 12; round += 1)
      statuses.push(
        (await guess(newEmail(), { from: `2001:db8:5:6:${round}::${round + 1}` })).status,
      );
    expect(statuses.filter((status) => status === 403).length).toBe(5);
    expect((await guess(newEmail(), { from: '2001:db8:5:7::1' })).status).toBe(403);
    expect((await guess(newEmail(), { from: '2001:0DB8:0005:0006:ffff::1' })).status).toBe(429);
  });

  it('gains nothing from another spelling of the path', async () => {
    const from = fresh();
    const paths = [
      '/v2/login',
      '//v2//login',
      '/v2/login/',
      '/_api/iam/authentication/v2/login',
      '/iam/authentication/v2/login',
      '/v2/%6Cogin',
    ];
    const statuses = [];
    for (let round = 0; round < 12; round += 1)
      statuses.push(
        (await guess(newEmail(), { from, path: paths[round % paths.length] ?? '' })).status,
      );
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(5);
  });

  it('successful sign-ins do not reset the count of guesses', async () => {
    const from = fresh();
    const { email } = await join(fresh());
    let rejected = 0;
    for (let round = 0; round < 12; round += 1) {
      if ((await guess(newEmail(), { from })).status === 403) rejected += 1;
      await guess(email, { from, secret: password });
    }
    expect(rejected).toBe(5);
  });

  it('that enumerates accounts is delayed', async () => {
    const { email } = await join();
    const from = fresh();
    const as = await bench.visitor();
    const statuses = [];
    for (let round = 0; round < 10; round += 1)
      statuses.push(
        (await bench.call('POST', '/v2/register', { loginId: { email }, password }, { as, from }))
          .status,
      );
    expect(statuses.filter((status) => status === 409).length).toBe(5);
  });
});

it('counters contain no personal data', async () => {
  const email = newEmail();
  await guess(email);
  const rows = await bench.db.query<{ key: string }>(sql`select key from attempt`);
  expect(JSON.stringify(rows)).not.toContain(email.slice(0, 8));
});

describe('an address that asks for many', () => {
  it('password resets is delayed after a hundred an hour, without affecting others', async () => {
    const from = '2001:db8:0:7::1';
    const sendEmail = async (address: string) =>
      bench.call('POST', '/v1/send-email', { email: newEmail() }, { as: visitor, from: address });
    const visitor = await bench.visitor();
    for (let round = 0; round < 101; round += 1)
      expect((await sendEmail(from)).status, `ask ${round}`).toBe(200);
    // The next address of the same network counts as the same.
    expect((await sendEmail('2001:db8:0:7::2')).status).toBe(429);
    expect((await sendEmail('2001:db8:0:8::1')).status).toBe(200);
  });

  it('whether addresses are taken: the whole /64 is counted', async () => {
    const { email } = await join();
    const visitor = await bench.visitor();
    const statuses: number[] = [];
    for (let round = 0; round < 8; round += 1)
      statuses.push(
        (
          await bench.call(
            'POST',
            '/v2/register',
            { loginId: { email }, password },
            { as: visitor, from: `2001:db8:0:9::${round + 1}` },
          )
        ).status,
      );
    expect(statuses.slice(0, 5)).toEqual([409, 409, 409, 409, 409]);
    expect(statuses.slice(5)).toEqual([429, 429, 429]);
  });
});
