import type { BenchServer } from '../server.ts';
import { postgresSeconds } from './processor.ts';
import type { BenchQuery } from './queries.ts';

export interface Times {
  readonly p50: number;
  readonly p99: number;
  /**
   * CPU time of the server and PostgreSQL per query in ms, which other work of the machine affects
   * little.
   */
  readonly cpu?: number;
}

/** Sends the queries one after another; returns the time of each in ms. */
export async function call(
  {
    server,
    dataDir,
    token,
  }: { readonly server: BenchServer; readonly dataDir: string; readonly token: string },
  { name, path }: BenchQuery,
  times: number,
): Promise<Times> {
  const chance = createChance(name.length * 7919);
  const once = async (): Promise<number> => {
    const started = performance.now();
    const answer = await fetch(server.url + path(chance), { headers: { authorization: token } });
    const text = await answer.text();
    // PostgreSQL canceled the query after two seconds; the time counts, and the bench continues.
    if (answer.status !== 200 && answer.status !== 503)
      throw new Error(`${name}: ${answer.status} ${text.slice(0, 500)}`);
    return performance.now() - started;
  };
  for (let warming = 0; warming < 20; warming += 1) await once();
  const used = async () => (await server.cpuSeconds()) + postgresSeconds(dataDir);
  const before = await used();
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await once());
  return { ...percentiles(taken), cpu: (((await used()) - before) * 1000) / times };
}

export function percentiles(taken: readonly number[]): Times {
  const sorted = [...taken].sort((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** A linear congruential generator: the same queries at every size. */
export function createChance(seed: number): () => number {
  let state = seed % 2_147_483_647 || 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
