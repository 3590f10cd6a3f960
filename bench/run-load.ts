/** The load generator, in a process of its own so that it can have a core of its own. Prints one line of JSON. */
import autocannon from 'autocannon';
import type { LoadRequest } from './load.ts';

const { url, request, seconds } = JSON.parse(process.argv[2] ?? '') as { url: string; request: LoadRequest; seconds: number };
const result = await autocannon({
  url: url + request.path, method: request.method ?? 'GET', headers: { ...request.headers }, connections: 64, duration: seconds,
  ...(request.body === undefined ? {} : { body: request.body }),
});
console.log(JSON.stringify({ answered: result.requests.total, good: result['2xx'], p99: result.latency.p99, duration: result.duration }));
