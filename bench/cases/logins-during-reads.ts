import { setTimeout as sleep } from 'node:timers/promises';
import { newest, packed, queryPath, stockedShop } from '../catalog.ts';
import { load } from '../load.ts';
import { median, type Case } from '../measure.ts';
import { visitorToken } from '../visitor-token.ts';

const loginsPerSecond = 20;
/** Well below the capacity of the server: a queue would hide the effect of the sign-ins. */
const readsPerSecond = 400;
const password = 'a bench of old oak';
/** The maximum increase of the 99th percentile: a fifth, or the precision of the load generator. */
const MAX_RISE_SHARE = 0.2;
const RESOLUTION_MS = 5;
/**
 * If reads alone take longer than this, the machine is too busy to show the effect of the sign-ins.
 */
const QUIET_MS = 100;

/** Password hashing is expensive on purpose; concurrent reads must hardly notice it. */
export const loginsDuringReads: Case = async (bench) => {
  const { call } = await stockedShop(bench);
  const request = { ...call(`${queryPath}?${packed(newest)}`), rate: readsPerSecond };
  // Concurrent sign-ins to one account are refused, so accounts take turns.
  const emails = Array.from(
    { length: 2 * loginsPerSecond },
    (_, index) => `bench-${Date.now()}-${index}@example.com`,
  );
  const authorization = await visitorToken(bench.shop);
  const post = (path: string, email: string | undefined) =>
    fetch(bench.shop.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ loginId: { email }, password }),
    });
  for (const email of emails) {
    const registered = await post('/v2/register', email);
    if (!registered.ok) throw new Error(`The bench could not register: ${await registered.text()}`);
  }

  const alone: number[] = [];
  const during: number[] = [];
  let logins = 0;
  for (let round = 0; round < bench.repeats; round += 1) {
    alone.push((await load(bench.shop, request, bench.seconds)).p99);
    const stop = new AbortController();
    const going = signIn(stop.signal, async () => {
      logins += 1;
      const answer = await post('/v2/login', emails[logins % emails.length]);
      if (!answer.ok)
        throw new Error(`A login beside the reads failed: ${answer.status} ${await answer.text()}`);
    });
    during.push((await load(bench.shop, request, bench.seconds)).p99);
    stop.abort();
    await going;
  }
  const [before, after] = [median(alone), median(during)];
  const limit = Math.max(before * (1 + MAX_RISE_SHARE), before + RESOLUTION_MS);
  return [
    {
      // A password that is hashed on the main thread makes every read wait for it.
      ...(before > QUIET_MS
        ? { failure: `not judged: the machine is too busy, ${before} ms alone` }
        : {}),
      ...(before <= QUIET_MS && after > limit
        ? { failure: `${after} ms; at most ${Math.round(limit)} ms are allowed` }
        : {}),
      name: `99 of 100 reads, with ${loginsPerSecond} logins a second`,
      value: `${after} ms, alone ${before} ms`,
      note: `rises by ${Math.round((after / Math.max(before, 1) - 1) * 100)} % (at most 20); ${readsPerSecond} reads a second; ${logins} logins in ${bench.repeats * bench.seconds} s`,
    },
  ];
};

/** A constant rate, whether or not earlier requests have been answered. */
async function signIn(signal: AbortSignal, once: () => Promise<void>): Promise<void> {
  const under: Promise<void>[] = [];
  while (!signal.aborted) {
    under.push(once());
    await sleep(1000 / loginsPerSecond);
  }
  await Promise.all(under);
}
