import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../kit/start-server.ts';
import { password, send, someone, visitorOf } from './people.ts';

/** A6: nobody learns from the clock who is a member. The fastest answers are compared: noise only ever adds. */

let server: TestServer;
let visitor: string;
let now = Date.now();
const members: string[] = [];
beforeAll(async () => {
  server = await startServer({ clock: () => new Date(now) });
  visitor = await visitorOf(server);
  for (let turn = 0; turn < 40; turn += 1) {
    const email = someone();
    await send(server, 'POST', '/v2/register', { loginId: { email }, password }, visitor);
    members.push(email);
  }
}, 120_000);
afterAll(() => server.close());

const samples = Number(process.env['SHOPWRIGHT_SAMPLES'] ?? 400);

async function times(ask: (email: string) => Promise<{ status: number }>): Promise<{ known: number[]; unknown: number[] }> {
  const found = { known: [] as number[], unknown: [] as number[] };
  for (let turn = 0; turn < samples; turn += 1) {
    // In turn, and from a fresh hour each: waits are another test's matter.
    for (const kind of ['known', 'unknown'] as const) {
      now += 3_700_000;
      visitor = await visitorOf(server);
      const email = kind === 'known' ? members[turn % members.length] ?? '' : someone();
      const started = performance.now();
      const { status } = await ask(email);
      found[kind].push(performance.now() - started);
      expect([200, 403]).toContain(status);
    }
  }
  return found;
}

/** The middle of the fastest half: what the work takes when nothing disturbs it. */
const floor = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 4)] ?? 0;

/** How likely two such heaps of times are if there is nothing to tell them apart by (Kolmogorov and Smirnov). */
function likeness(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [one.toSorted((x, y) => x - y), other.toSorted((x, y) => x - y)];
  let [i, j, widest] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const next = Math.min(a[i] ?? 0, b[j] ?? 0);
    while (i < a.length && (a[i] ?? 0) <= next) i += 1;
    while (j < b.length && (b[j] ?? 0) <= next) j += 1;
    widest = Math.max(widest, Math.abs(i / a.length - j / b.length));
  }
  const root = Math.sqrt((a.length * b.length) / (a.length + b.length));
  const lambda = (root + 0.12 + 0.11 / root) * widest;
  const terms = Array.from({ length: 100 }, (_, k) => (k % 2 === 0 ? 2 : -2) * Math.exp(-2 * (k + 1) ** 2 * lambda ** 2));
  return Math.min(1, Math.max(0, terms.reduce((sum, term) => sum + term, 0)));
}

it.each<[string, (email: string) => Promise<{ status: number }>]>([
  ['login', (email) => send(server, 'POST', '/v2/login', { loginId: { email }, password: 'not the password' }, visitor)],
  ['send-email', (email) => send(server, 'POST', '/v1/send-email', { email }, visitor)],
])('%s takes as long for a member as for a stranger', async (name, ask) => {
  const { known, unknown } = await times(ask);
  process.stdout.write(`${name}: ${samples} samples each; floor known ${floor(known).toFixed(2)} ms, unknown ${floor(unknown).toFixed(2)} ms, apart ${Math.abs(floor(known) - floor(unknown)).toFixed(2)} ms; KS p = ${likeness(known, unknown).toFixed(3)}\n`);
  expect(Math.abs(floor(known) - floor(unknown))).toBeLessThan(5);
}, 3_600_000);
