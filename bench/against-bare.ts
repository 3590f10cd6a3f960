import { load, type LoadRequest, type LoadResult } from './load.ts';
import { median, round, type Bench, type Measure } from './measure.ts';
import { startServer } from './server.ts';

/** A call of ours against a bare route that sends the same bytes, in turns, on the same core. */
export async function againstBare(bench: Bench, { name, request, aim }: { name: string; request: LoadRequest; aim?: number }): Promise<Measure> {
  const bytes = await (await fetch(bench.shop.url + request.path, { method: request.method ?? 'GET', headers: { ...request.headers }, ...(request.body === undefined ? {} : { body: request.body }) })).text();
  const bare = await startServer('bare', bytes);
  try {
    const bareRequest: LoadRequest = { path: '/' };
    await load(bare, bareRequest, bench.seconds);
    await load(bench.shop, request, bench.seconds);
    const ours: LoadResult[] = [];
    const theirs: LoadResult[] = [];
    for (let repeat = 0; repeat < bench.repeats; repeat += 1) {
      theirs.push(await load(bare, bareRequest, bench.seconds));
      ours.push(await load(bench.shop, request, bench.seconds));
    }
    const rate = (results: readonly LoadResult[]) => median(results.map((result) => result.requestsPerCpuSecond));
    return {
      name,
      value: `${round(rate(ours))} / core second`,
      ratio: rate(ours) / rate(theirs),
      ...(aim === undefined ? {} : { aim }),
      note: `bare ${round(rate(theirs))}; ${bytes.length} bytes; as sent ${round(median(ours.map((result) => result.requestsPerSecond)))} of ${round(median(theirs.map((result) => result.requestsPerSecond)))} a second, p99 ${median(ours.map((result) => result.p99))} ms`,
    };
  } finally {
    await bare.stop();
  }
}
