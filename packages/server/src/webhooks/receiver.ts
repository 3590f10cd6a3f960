import { isPublicAddress } from '../kernel/public-address.ts';

/**
 * Why events cannot be sent to this URL, judged by its text; each delivery also checks the address
 * that the host resolves to.
 */
export function whyNotAllowed(
  address: string,
  { allowPrivate }: { allowPrivate: boolean },
): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    return `"${address}" is not an http or https URL such as https://example.com/webhooks.`;
  if (url.username !== '' || url.password !== '')
    return 'The URL must not contain a user name or password. Verify the signature of an event instead.';
  if (url.hash !== '') return 'The URL must not have a fragment (#...).';
  if (allowPrivate) return undefined;
  if (url.protocol !== 'https:')
    return 'Events contain personal data, so the URL must begin with https://. Development also accepts http://.';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLiteral = /^[\d.]+$/.test(host) || host.includes(':');
  if (host === 'localhost' || host.endsWith('.localhost') || (isLiteral && !isPublicAddress(host)))
    return `${host} is not a public address. Only development accepts private addresses.`;
  return undefined;
}
