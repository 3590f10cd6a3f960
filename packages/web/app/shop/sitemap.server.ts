import { languages } from '../i18n/language.ts';
import { inLanguage } from './language-path.ts';

/**
 * A part holds the products of a range of numeric ids, so that each is read without skipping those
 * before it. Ids are counted up, so most ranges are full. The products of a part are read from the
 * platform a hundred at a time.
 */
export const productsInPart = 500;
export const firstIdOf = (part: number): number => (part - 1) * productsInPart;
const partOf = (numericId: number): number => Math.floor(numericId / productsInPart) + 1;
export const productsAtOnce = 100;

export interface SitemapEntry {
  /** As in the store's own language. */
  readonly path: string;
  readonly changed?: Date | null | undefined;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const day = (date: Date): string => date.toISOString();

/** One sitemap file: every page in every language, with its alternates. */
export function sitemapPart(
  origin: string,
  ownLanguage: string,
  entries: readonly SitemapEntry[],
): string {
  const addressIn = (language: string, path: string): string =>
    escaped(origin + inLanguage(language === ownLanguage ? '' : `/${language}`, path));
  const urls = entries.flatMap(({ path, changed }) => {
    const alternates = languages
      .map(
        ({ code }) =>
          `<xhtml:link rel="alternate" hreflang="${code}" href="${addressIn(code, path)}"/>`,
      )
      .join('');
    return languages.map(
      ({ code }) =>
        `<url><loc>${addressIn(code, path)}</loc>${changed ? `<lastmod>${day(changed)}</lastmod>` : ''}${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The list of parts: one for the pages, and those from the first product's to the last one's. */
export function sitemapIndex(
  origin: string,
  ids: { readonly first: number; readonly last: number } | undefined,
): string {
  const start = partOf(ids?.first ?? 0);
  const parts = [
    'pages',
    ...Array.from(
      { length: ids ? partOf(ids.last) - start + 1 : 0 },
      (_, at) => `products-${start + at}`,
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.map((part) => `<sitemap><loc>${escaped(`${origin}/sitemaps/${part}.xml`)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`;
}

export const asXml = (text: string): Response =>
  new Response(text, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    },
  });
