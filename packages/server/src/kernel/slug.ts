import anyAscii from 'any-ascii';

export const MAX_SLUG_LENGTH = 100;

const PLAIN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A name as part of a URL: ASCII letters, digits and hyphens, transliterated from any script. */
export function toSlug(name: string): string {
  // Slugs in import files are usually valid already.
  if (name.length <= MAX_SLUG_LENGTH && PLAIN.test(name)) return name;
  return anyAscii(name.normalize('NFC'))
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-$/, '');
}
