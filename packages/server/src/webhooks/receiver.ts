import { isPublicAddress } from '../kernel/public-address.ts';

/** Why events may not be sent to this address, as far as its letters tell; where it leads is looked at with every attempt. */
export function whyNotAllowed(
  address: string,
  { allowPrivate }: { allowPrivate: boolean },
): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    return `"${address}" is not a web address such as https://example.com/webhooks.`;
  if (url.username !== '' || url.password !== '')
    return 'The address has a name or password in it; leave them out. What is sent is signed.';
  if (url.hash !== '') return 'The address has a #part, which is never sent; leave it out.';
  if (allowPrivate) return undefined;
  if (url.protocol !== 'https:')
    return 'Events tell of people and orders: the address must begin with https://. In development http:// is taken too.';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLiteral = /^[\d.]+$/.test(host) || host.includes(':');
  if (host === 'localhost' || host.endsWith('.localhost') || (isLiteral && !isPublicAddress(host)))
    return `${host} is not an address on the open network. In development it is taken.`;
  return undefined;
}
