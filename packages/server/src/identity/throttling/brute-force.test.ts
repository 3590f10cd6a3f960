import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startIdentity, type IdentityBench } from '../testing.ts';
import { newEmail, PASSWORD as password } from '../testing-members.ts';

/** A5: whoever guesses waits longer and longer; whoever is known goes on. */

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());

let lastNet = 0;
/** An address nobody has used yet. */
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
  for (let turn = 0; turn < tries; turn += 1) {
    await attempt();
    // How long until the next one would be heard?
    const again = await attempt();
    const wait = again.status === 429 ? Number(again.headers['retry-after']) : 0;
    waits.push(wait);
    if (wait > 0) bench.wait(wait + 1);
    if (again.status !== 429) turn += 1;
  }
  return waits;
}

describe('an account', () => {
  it('makes guessers wait from the fifth failure on, half a minute and more from the tenth, whatever address they come from', async () => {
    const { email } = await join();
    const waits = await waitsOf(14, () => guess(email));
    expect(waits.filter((wait) => wait === 0).length).toBe(2);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(120);
    expect(waits.filter((wait) => wait >= 30).length).toBeGreaterThanOrEqual(3);
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
  });

  it('that does not exist behaves the same', async () => {
    const email = newEmail();
    const [known, unknown] = [
      await waitsOf(8, async () => guess((await joined).email)),
      await waitsOf(8, () => guess(email)),
    ];
    expect(unknown).toEqual(known);
  });
  const joined = (async () => ({ email: newEmail() }))();

  it('fifty guesses at once are not fifty guesses', async () => {
    const { email } = await join();
    const all = await Promise.all(Array.from({ length: 50 }, () => guess(email)));
    expect(all.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(5);
    expect(all.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(45);
  });

  it('stays open to its member from a device or a network known from before, though it is under attack', async () => {
    const { email, from, as } = await join();
    for (let turn = 0; turn < 30; turn += 1) await guess(email);
    expect((await guess(email, { secret: password })).status).toBe(429);
    // The same browser elsewhere; another browser at home.
    expect((await guess(email, { secret: password, as })).body['state']).toBe('SUCCESS');
    expect((await guess(email, { secret: password, from })).body['state']).toBe('SUCCESS');
  });

  it('nor by guesses at other accounts from the very address its member sits at', async () => {
    const { email, as } = await join();
    const shared = fresh();
    for (let turn = 0; turn < 12; turn += 1) await guess(newEmail(), { from: shared });
    expect((await guess(email, { secret: password, from: shared })).status).toBe(429);
    expect((await guess(email, { secret: password, from: shared, as })).body['state']).toBe(
      'SUCCESS',
    );
  });

  it('a known network is no free pass: its guesses are counted too', async () => {
    const { email, from } = await join();
    const all = [];
    for (let turn = 0; turn < 10; turn += 1) all.push((await guess(email, { from })).status);
    expect(all.filter((status) => status === 403).length).toBe(5);
  });

  it('is free again an hour later, and at once after the right password', async () => {
    const { email, from } = await join();
    for (let turn = 0; turn < 4; turn += 1) await guess(email, { from });
    expect((await guess(email, { from, secret: password })).status).toBe(200);
    for (let turn = 0; turn < 4; turn += 1) expect((await guess(email, { from })).status).toBe(403);
    for (let turn = 0; turn < 20; turn += 1) await guess(email, { from });
    bench.wait(3601);
    expect((await guess(email, { from, secret: password })).status).toBe(200);
  });
});

describe('an address', () => {
  it('that tries one password on many accounts waits as well', async () => {
    const from = fresh();
    const statuses = [];
    for (let turn = 0; turn < 12; turn += 1)
      statuses.push((await guess(newEmail(), { from })).status);
    expect(statuses.filter((status) => status === 403).length).toBe(5);
  });

  it('is a whole /64 of IPv6, however it is written', async () => {
    const statuses = [];
    for (let turn = 0; turn < 12; turn += 1)
      statuses.push(
        (await guess(newEmail(), { from: `2001:db8:5:6:${turn}::${turn + 1}` })).status,
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
    for (let turn = 0; turn < 12; turn += 1)
      statuses.push(
        (await guess(newEmail(), { from, path: paths[turn % paths.length] ?? '' })).status,
      );
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(5);
  });

  it("one's own good sign-ins do not wash away the guesses", async () => {
    const from = fresh();
    const { email } = await join(fresh());
    let heard = 0;
    for (let turn = 0; turn < 12; turn += 1) {
      if ((await guess(newEmail(), { from })).status === 403) heard += 1;
      await guess(email, { from, secret: password });
    }
    expect(heard).toBe(5);
  });

  it('that only wants to know who is here waits too', async () => {
    const { email } = await join();
    const from = fresh();
    const as = await bench.visitor();
    const statuses = [];
    for (let turn = 0; turn < 10; turn += 1)
      statuses.push(
        (await bench.call('POST', '/v2/register', { loginId: { email }, password }, { as, from }))
          .status,
      );
    expect(statuses.filter((status) => status === 409).length).toBe(5);
  });
});

it('what is counted names nobody', async () => {
  const email = newEmail();
  await guess(email);
  const rows = await bench.db.query<{ key: string }>(sql`select key from attempt`);
  expect(JSON.stringify(rows)).not.toContain(email.slice(0, 8));
});

describe('an address that asks for many', () => {
  it('new passwords for one account after the other: a hundred an hour are heard, then it waits, and others do not', async () => {
    const from = '2001:db8:0:7::1';
    const ask = async (address: string) =>
      bench.call('POST', '/v1/send-email', { email: newEmail() }, { as: visitor, from: address });
    const visitor = await bench.visitor();
    for (let turn = 0; turn < 101; turn += 1)
      expect((await ask(from)).status, `ask ${turn}`).toBe(200);
    // The next address of the same house is the same one.
    expect((await ask('2001:db8:0:7::2')).status).toBe(429);
    expect((await ask('2001:db8:0:8::1')).status).toBe(200);
  });

  it('whether addresses are taken: the whole /64 is counted', async () => {
    const { email } = await join();
    const visitor = await bench.visitor();
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn += 1)
      statuses.push(
        (
          await bench.call(
            'POST',
            '/v2/register',
            { loginId: { email }, password },
            { as: visitor, from: `2001:db8:0:9::${turn + 1}` },
          )
        ).status,
      );
    expect(statuses.slice(0, 5)).toEqual([409, 409, 409, 409, 409]);
    expect(statuses.slice(5)).toEqual([429, 429, 429]);
  });
});
