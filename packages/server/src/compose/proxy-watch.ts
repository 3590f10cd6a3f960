import type { IncomingHttpHeaders, Server } from 'node:http';
import type { Log } from '../kernel/log.ts';

/**
 * Notices requests that look forwarded by a proxy that is not trusted: all visitors then share the
 * proxy's address, and with it one rate limit.
 */
export interface ProxyWatch {
  readonly listen: (server: Server) => void;
  readonly hasSeenProxy: () => boolean;
}

/** The first request of an untrusted proxy. */
export interface ProxySighting {
  /** The address that sent the request. */
  readonly address: string;
  /** The header by which the request looks forwarded. */
  readonly header: string;
  readonly seenAt: string;
}

/** In the order of their use: the first is the one that the server reads. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
  'forwarded',
] as const;

/** A forward proxy of the client also adds `via`, so that header says nothing about ours. */
const FORWARDING_HEADERS = [...PROXY_HEADERS, 'via'];

/**
 * A reverse proxy on this machine also connects from this machine, but speaks for another client.
 */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  FORWARDING_HEADERS.some((name) => headers[name] !== undefined);

export function createProxyWatch({
  log,
  trustProxy,
  onSighting,
}: {
  log: Log;
  trustProxy: boolean;
  onSighting?: ((sighting: ProxySighting) => void) | undefined;
}): ProxyWatch {
  let isSeen = false;
  return {
    hasSeenProxy: () => isSeen,
    listen(server) {
      if (trustProxy) return;
      server.on('request', ({ headers, socket }) => {
        if (isSeen) return;
        const header = PROXY_HEADERS.find((name) => headers[name] !== undefined);
        if (header === undefined) return;
        isSeen = true;
        const { remoteAddress: address = 'unknown' } = socket;
        log.warn(
          { event: 'http.untrusted_proxy', address, header },
          'Requests look forwarded by a proxy, but SHOPWRIGHT_TRUST_PROXY is off: rate limits treat all visitors as one client. Set it to true if a reverse proxy of yours is in front.',
        );
        onSighting?.({ address, header, seenAt: new Date().toISOString() });
      });
    },
  };
}
