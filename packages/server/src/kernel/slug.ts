import anyAscii from 'any-ascii';

export const LONGEST_SLUG = 100;

const PLAIN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A name as it stands in an address: plain letters, digits and hyphens, whatever script it was written in. */
export function toSlug(name: string): string {
  // Most that come in with a file are addresses already.
  if (name.length <= LONGEST_SLUG && PLAIN.test(name)) return name;
  return anyAscii(name.normalize('NFC'))
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST_SLUG)
    .replace(/-$/, '');
}
