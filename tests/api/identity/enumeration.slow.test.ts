import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../kit/start-server.ts';
import { password, send, setPolicy, someone, visitorOf } from '../../kit/accounts.ts';

/**
 * A6: no caller learns from the clock who is a member. Medians are compared: a few slow answers on
 * a busy machine do not count.
 */

let server: TestServer;
let visitor: string;
let now = Date.now();
const members: string[] = [];
beforeAll(async () => {
  server = await startServer({ clock: () => new Date(now) });
  visitor = await visitorOf(server);
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const email = someone();
    await send(server, 'POST', '/v2/register', { loginId: { email }, password }, visitor);
    members.push(email);
  }
}, 120_000);
afterAll(() => server.close());

const SAMPLES = 150;
/**
 * Work that is done for members only (a hash, a mail) takes many times as long as none; a busy
 * machine does not.
 */
const MAX_RATIO = 1.5;

async function times(
  request: (email: string) => Promise<{ status: number }>,
): Promise<{ registered: number[]; unknown: number[] }> {
  const found = { registered: [] as number[], unknown: [] as number[] };
  for (let attempt = 0; attempt < SAMPLES; attempt += 1) {
    // Alternately, and from a fresh hour each: waits are another test's matter.
    for (const kind of ['registered', 'unknown'] as const) {
      now += 3_700_000;
      visitor = await visitorOf(server);
      const email = kind === 'registered' ? (members[attempt % members.length] ?? '') : someone();
      const started = performance.now();
      const { status } = await request(email);
      found[kind].push(performance.now() - started);
      expect([200, 403]).toContain(status);
    }
  }
  return found;
}

const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

it.each<[string, (email: string) => Promise<{ status: number }>, object?]>([
  [
    'login',
    (email) =>
      send(
        server,
        'POST',
        '/v2/login',
        { loginId: { email }, password: 'not the password' },
        visitor,
      ),
  ],
  [
    'registering without the captcha',
    (email) => send(server, 'POST', '/v2/register', { loginId: { email }, password }, visitor),
    { captcha: { mode: 'VISIBLE', provider: 'BUILT_IN' } },
  ],
  ['send-email', (email) => send(server, 'POST', '/v1/send-email', { email }, visitor)],
  [
    'sign-on by a visitor',
    (email) => send(server, 'POST', '/v2/sign-on', { loginId: { email } }, visitor),
  ],
])(
  '%s takes as long for a member as for a stranger',
  async (name, request, policy = {}) => {
    await setPolicy(server, { captcha: { mode: 'OFF' }, ...policy });
    const { registered, unknown } = await times(request);
    const [one, other] = [median(registered), median(unknown)];
    process.stdout.write(
      `${name}: ${SAMPLES} samples each; median of members ${one.toFixed(2)} ms, of strangers ${other.toFixed(2)} ms\n`,
    );
    // Differences below a millisecond are not measurable over a network.
    expect(Math.max(one, other)).toBeLessThan(Math.min(one, other) * MAX_RATIO + 1);
  },
  3_600_000,
);
