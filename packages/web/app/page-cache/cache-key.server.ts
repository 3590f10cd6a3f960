import type { PageRequest } from '../../src/site-options.ts';
import { currencyCookie, currencyIn } from '../shop/currency.server.ts';
import { cacheableAddress, type CacheableAddress } from './cacheable-address.server.ts';

/** A cached page depends on its URL (including the language), currency and host. */
export interface CacheKey extends CacheableAddress {
  readonly text: string;
  readonly origin: string;
  readonly currency: string | undefined;
}

/** Undefined for a page that is rendered for each visitor. */
export function cacheKeyOf(
  { method, url, origin: requested, headers }: PageRequest,
  publicOrigin: string | undefined,
): CacheKey | undefined {
  const cacheable = method === 'GET' || method === 'HEAD' ? cacheableAddress(url) : undefined;
  if (cacheable === undefined) return undefined;
  const origin = publicOrigin ?? requested;
  const currency = currencyIn(headers.cookie ?? '');
  return {
    ...cacheable,
    origin,
    currency,
    text: `${origin} ${currency ?? ''} ${cacheable.address}`,
  };
}

/**
 * The request that a cacheable page is rendered from. It is made of the cache key alone, so no
 * parameter, header or cookie of the first visitor can reach the next one.
 */
export function sharedRequest(
  { method, signal }: Request,
  { origin, address, currency }: CacheKey,
): Request {
  return new Request(origin + address, {
    method,
    signal,
    headers: currency === undefined ? {} : { cookie: `${currencyCookie}=${currency}` },
  });
}
