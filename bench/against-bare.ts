import { load, type LoadRequest, type LoadResult } from './load.ts';
import { median, round, type Bench, type Measure } from './measure.ts';
import { startServer, type BenchServer } from './server.ts';

interface Against {
  readonly name: string;
  readonly request: LoadRequest;
  readonly target?: number;
}

/**
 * Measures a call against a bare route that sends the same bytes, alternating, on the same core.
 */
export async function againstBare(bench: Bench, against: Against): Promise<Measure> {
  const { request } = against;
  const bytes = await (
    await fetch(bench.shop.url + request.path, {
      method: request.method ?? 'GET',
      headers: { ...request.headers },
      ...(request.body === undefined ? {} : { body: request.body }),
    })
  ).text();
  return alternate(bench, against, {
    server: await startServer('bare', bytes),
    request: { path: '/' },
    note: `${bytes.length} bytes`,
  });
}

/** The same against a bare route with one statement on the same database. */
export async function againstSql(
  bench: Bench,
  against: Against,
  request: LoadRequest,
): Promise<Measure> {
  return alternate(bench, against, {
    server: await startServer('bare-sql', bench.dataDir),
    request,
    note: 'every request another',
  });
}

/**
 * Warm-up requests for each measured second. V8 compiles hot code in threads whose time counts too:
 * a quarter of all after 8,000 adds to a cart, a twelfth after 40,000.
 */
const warmingRequests = 12_000;

async function alternate(
  bench: Bench,
  { name, request, target }: Against,
  bare: { readonly server: BenchServer; readonly request: LoadRequest; readonly note: string },
): Promise<Measure> {
  try {
    const amount = warmingRequests * bench.seconds;
    await load(bare.server, { ...bare.request, amount }, 0);
    await load(bench.shop, { ...request, amount }, 0);
    const ours: LoadResult[] = [];
    const theirs: LoadResult[] = [];
    for (let repeat = 0; repeat < bench.repeats; repeat += 1) {
      theirs.push(await load(bare.server, bare.request, bench.seconds));
      ours.push(await load(bench.shop, request, bench.seconds));
    }
    const rate = (results: readonly LoadResult[]) =>
      median(results.map((result) => result.requestsPerCpuSecond));
    return {
      name,
      value: `${round(rate(ours))} / core second`,
      ratio: rate(ours) / rate(theirs),
      ...(target === undefined ? {} : { target }),
      note: `bare ${round(rate(theirs))}; ${bare.note}; as sent ${round(median(ours.map((result) => result.requestsPerSecond)))} of ${round(median(theirs.map((result) => result.requestsPerSecond)))} a second, p99 ${median(ours.map((result) => result.p99))} ms`,
    };
  } finally {
    await bare.server.stop();
  }
}
