/**
 * The load generator, in a separate process so that it can have a core of its own. Prints one line
 * of JSON.
 */
import autocannon from 'autocannon';
import { createRequire } from 'node:module';
import type { LoadRequest } from './load.ts';

// The bodies are not read. Decoding compressed bodies would take the load generator longer than all
// its other work, and the benchmark would measure the generator.
const { prototype } = createRequire(createRequire(import.meta.url).resolve('autocannon'))(
  './lib/pipelinedRequestsQueue.js',
) as { prototype: { addBody: () => void } };
prototype.addBody = () => undefined;

const { url, request, seconds } = JSON.parse(process.argv[2] ?? '') as {
  url: string;
  request: LoadRequest;
  seconds: number;
};
const nextPrice = (): string => (5 + Math.random() * 95).toFixed(7);
/** A URL that was never requested before, when the case needs one. */
function nextPath(): string {
  const price = nextPrice();
  const path = request.path.replace('{price}', price);
  return request.pack === undefined
    ? path
    : `${path}?.r=${Buffer.from(request.pack.replace('{price}', price)).toString('base64url')}`;
}

const { authorizations = [] } = request;
let next = 0;
const nextCaller = (): { authorization?: string } =>
  authorizations.length === 0
    ? {}
    : { authorization: authorizations[(next += 1) % authorizations.length] ?? '' };

const changing = request.body?.includes('{price}') === true;
const varies =
  changing ||
  request.pack !== undefined ||
  authorizations.length > 0 ||
  request.path.includes('{price}');
const result = await autocannon({
  url: varies ? url : url + request.path,
  method: request.method ?? 'GET',
  headers: { ...request.headers },
  connections: 64,
  ...(request.amount === undefined ? { duration: seconds } : { amount: request.amount }),
  ...(request.rate === undefined ? {} : { overallRate: request.rate }),
  ...(request.body === undefined ? {} : { body: request.body }),
  ...(varies
    ? {
        requests: [
          {
            setupRequest: (each) => ({
              ...each,
              path: nextPath(),
              headers: { ...each.headers, ...nextCaller() },
              ...(changing ? { body: request.body?.replace('{price}', nextPrice()) } : {}),
            }),
          },
        ],
      }
    : {}),
});
console.log(
  JSON.stringify({
    answered: result.requests.total,
    good: result['2xx'],
    p99: result.latency.p99,
    duration: result.duration,
  }),
);
