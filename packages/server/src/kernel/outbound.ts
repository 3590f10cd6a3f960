import { lookup as resolve } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * The only HTTP client of the server. A URL that a user entered (an image to import, a webhook) may
 * name a machine in our own network, so the address is checked when the connection is opened, for
 * each redirect, and the response is limited in size and time.
 */
export interface OutboundOptions {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly maxBytes: number;
  readonly timeoutMs?: number;
  readonly maxRedirects?: number;
  /** Allows private addresses, for tests and development. */
  readonly allowPrivate?: boolean;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export class OutboundRefused extends Error {}

export async function fetchExternal(
  address: string,
  options: OutboundOptions,
): Promise<OutboundAnswer> {
  const deadline = AbortSignal.timeout(options.timeoutMs ?? 10_000);
  let url = webAddress(address);
  for (let redirects = 0; redirects <= (options.maxRedirects ?? 3); redirects += 1) {
    const answer = await send(url, options, deadline);
    const location = answer.headers.location;
    if (
      answer.status < 300 ||
      answer.status >= 400 ||
      location === undefined ||
      options.method === 'POST'
    )
      return answer;
    url = webAddress(new URL(location, url).href);
  }
  throw new OutboundRefused('The address redirects too often.');
}

function webAddress(address: string): URL {
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new OutboundRefused('Only http and https addresses are fetched.');
  if (url.username !== '' || url.password !== '')
    throw new OutboundRefused('An address with a name and password in it is not fetched.');
  return url;
}

function send(url: URL, options: OutboundOptions, signal: AbortSignal): Promise<OutboundAnswer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is not looked up, so it is checked here.
  if (isIP(host) !== 0 && !options.allowPrivate && !isPublicAddress(host)) throw notPublic(host);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const outgoing = request(
      url,
      {
        method: options.method ?? 'GET',
        headers: { 'user-agent': 'Shopwright', ...options.headers },
        signal,
        agent: false,
        lookup: options.allowPrivate ? resolve : lookupPublic,
      },
      (incoming) => {
        readBounded(incoming, options.maxBytes).then(
          (body) => done({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
          fail,
        );
      },
    );
    outgoing.on('error', (error) =>
      fail(signal.aborted ? new OutboundRefused('The address did not answer in time.') : error),
    );
    outgoing.end(options.body);
  });
}

/** The checked address is the one that is connected to, so DNS rebinding gains nothing. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first || open.length < addresses.length) return callback(notPublic(hostname), '', 0);
    if (options.all) return callback(null, open);
    return callback(null, first.address, first.family);
  });
};

const notPublic = (host: string): OutboundRefused =>
  new OutboundRefused(`${host} is not an address on the open network.`);

async function readBounded(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      incoming.destroy();
      throw new OutboundRefused(`The answer is larger than ${maxBytes} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
