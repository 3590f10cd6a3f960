import { isTrackingParameter } from '../shop/tracking-parameters.server.ts';
import { isLanguage } from '../i18n/language.ts';

/**
 * Which addresses have a page that is the same for everyone, and by which text it is known. Lists that someone narrowed down
 * are without end and are made each time; so is everything that belongs to a person.
 */
const page = /^\/(?:(?:products|collections)(?:\/[^/]+)?)?$/;
const product = /^\/products\/[^/]+$/;

/** The address a page has in the store's own language, also when its data are asked for. */
function plainPath(path: string): string {
  const whole = path.replace(/\/?_(?:root)?\.data$|\.data$/, '') || '/';
  const [, first = ''] = whole.split('/', 2);
  return isLanguage(first) ? whole.slice(first.length + 1) || '/' : whole;
}

const isListed = (name: string): boolean =>
  name === 'page' || name === 'sort' || name === '_routes';

const longestAddress = 300;

export interface CacheableAddress {
  /** The address that the page is rendered from: whatever is not part of it cannot get into the cached copy. */
  readonly address: string;
  /** Anyone can make up such addresses: worth keeping only when they are asked for again. */
  readonly isDoubtful: boolean;
}

/** Of the part of an address after the host. Undefined for a page that is not kept. */
export function cacheableAddress(address: string): CacheableAddress | undefined {
  if (address.length > longestAddress) return undefined;
  const at = address.indexOf('?');
  const path = at < 0 ? address : address.slice(0, at);
  const plain = plainPath(path);
  if (!page.test(plain)) return undefined;
  if (at < 0) return { address: path, isDoubtful: false };
  const query = [...new URLSearchParams(address.slice(at))].filter(
    ([name]) => !isTrackingParameter(name),
  );
  if (query.length === 0) return { address: path, isDoubtful: false };
  // On a product's page the query is what is chosen of it.
  if (query.length > 8 || !(product.test(plain) || query.every(([name]) => isListed(name))))
    return undefined;
  return { address: `${path}?${new URLSearchParams(query).toString()}`, isDoubtful: true };
}
