import type { MediaLine } from './line.ts';

/** Where the provider keeps the files its exports name by id alone. */
const PROVIDER_FILES = 'https://static.wixstatic.com/media/';

/** A picture that a file names by its address, or by the id the provider gave it. It stays where it is; undefined when it is neither. */
export function pictureAt(reference: string, altText?: string): MediaLine | undefined {
  const told = reference.trim();
  const address = /^[\w~.-]+\.\w{2,5}$/.test(told) ? `${PROVIDER_FILES}${told}` : told;
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  const image = { url: address, width: 0, height: 0, ...(altText ? { altText } : {}) };
  return { id: idOf(url), mediaType: 'image', title: '', image, thumbnail: image };
}

/** The same address is always the same picture, so that a file can be read twice. */
function idOf(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? '';
  if (url.href.startsWith(PROVIDER_FILES) && /^[\w~.-]+$/.test(last)) return last;
  return `${fingerprint(url.href)}~mv2.${extensionOf(last)}`;
}

/** Under which id a store takes a picture in: ids of files are the whole platform's. */
export const takenInAs = (siteId: string, url: string): string =>
  `${fingerprint(`${siteId} ${url}`)}~mv2.${extensionOf(URL.parse(url)?.pathname ?? '')}`;

const extensionOf = (name: string): string =>
  /\.(avif|gif|jpe?g|png|webp|heic|tiff?)$/i.exec(name)?.[1]?.toLowerCase() ?? 'jpg';

/** 32 hexadecimal digits of a text: to tell addresses apart, not to keep secrets. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]
    .map((seed) => {
      let hash = seed;
      for (let index = 0; index < text.length; index += 1)
        hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193 + (seed % 65_536) * 2);
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
      return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}

/** Of the files that are not ours: they have an address with a host. */
export const isElsewhere = ({ image }: MediaLine): boolean => /^https?:\/\//.test(image?.url ?? '');
