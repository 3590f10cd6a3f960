/** The load generator, in a process of its own so that it can have a core of its own. Prints one line of JSON. */
import autocannon from 'autocannon';
import type { LoadRequest } from './load.ts';

const { url, request, seconds } = JSON.parse(process.argv[2] ?? '') as { url: string; request: LoadRequest; seconds: number };
/** An address nobody asked for before, when it is to be one. */
function nextPath(): string {
  const price = (5 + Math.random() * 95).toFixed(7);
  const path = request.path.replace('{price}', price);
  return request.pack === undefined ? path : `${path}?.r=${Buffer.from(request.pack.replace('{price}', price)).toString('base64url')}`;
}

const { authorizations = [] } = request;
let turn = 0;
const nextCaller = (): { authorization?: string } => (authorizations.length === 0 ? {} : { authorization: authorizations[(turn += 1) % authorizations.length] ?? '' });

const varies = request.pack !== undefined || authorizations.length > 0 || request.path.includes('{price}');
const result = await autocannon({
  url: varies ? url : url + request.path, method: request.method ?? 'GET', headers: { ...request.headers }, connections: 64, duration: seconds,
  ...(request.body === undefined ? {} : { body: request.body }),
  ...(varies ? { requests: [{ setupRequest: (each) => ({ ...each, path: nextPath(), headers: { ...each.headers, ...nextCaller() } }) }] } : {}),
});
console.log(JSON.stringify({ answered: result.requests.total, good: result['2xx'], p99: result.latency.p99, duration: result.duration }));
