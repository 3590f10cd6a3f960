import { isTrackingParameter } from '../shop/tracking-parameters.server.ts';
import { isLanguage } from '../i18n/language.ts';

/**
 * Which URLs have a page that is the same for every visitor, and their cache keys. Filtered lists
 * are unbounded and never cached; nor are private pages.
 */
const page = /^\/(?:(?:products|collections)(?:\/[^/]+)?)?$/;
const product = /^\/products\/[^/]+$/;

/** The path in the store's own language, also for data requests. */
function plainPath(path: string): string {
  const whole = path.replace(/\/?_(?:root)?\.data$|\.data$/, '') || '/';
  const [, first = ''] = whole.split('/', 2);
  return isLanguage(first) ? whole.slice(first.length + 1) || '/' : whole;
}

const isListed = (name: string): boolean =>
  name === 'page' || name === 'sort' || name === '_routes';

const MAX_ADDRESS_LENGTH = 300;

export interface CacheableAddress {
  /**
   * The address that the page is rendered from: whatever is not part of it cannot get into the
   * cached copy.
   */
  readonly address: string;
  /** Anyone can make up such URLs, so they are cached from the second request on. */
  readonly isDoubtful: boolean;
}

/** Takes path and query. Undefined for a page that is not cacheable. */
export function cacheableAddress(address: string): CacheableAddress | undefined {
  if (address.length > MAX_ADDRESS_LENGTH) return undefined;
  const at = address.indexOf('?');
  const path = at < 0 ? address : address.slice(0, at);
  const plain = plainPath(path);
  if (!page.test(plain)) return undefined;
  if (at < 0) return { address: path, isDoubtful: false };
  const query = [...new URLSearchParams(address.slice(at))].filter(
    ([name]) => !isTrackingParameter(name),
  );
  if (query.length === 0) return { address: path, isDoubtful: false };
  // On a product page, the query contains the chosen options.
  if (query.length > 8 || !(product.test(plain) || query.every(([name]) => isListed(name))))
    return undefined;
  return { address: `${path}?${new URLSearchParams(query).toString()}`, isDoubtful: true };
}
