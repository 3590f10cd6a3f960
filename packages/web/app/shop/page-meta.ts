import type { MetaDescriptor } from 'react-router';
import type { PictureImage } from '../ui/picture.tsx';
import { sizedUrl } from '../ui/sized.ts';
import { languages } from '../i18n/language.ts';
import { inLanguage } from './language-path.ts';
import { shortened } from './plain-text.ts';

interface PageMeta {
  readonly title: string;
  readonly description?: string;
  /** Absolute URL; a page without one is marked noindex. */
  readonly canonical?: string;
  /** The same page in every language. */
  readonly alternates?: readonly Alternate[];
  readonly picture?: PictureImage | undefined;
  /** The Open Graph type. */
  readonly type?: 'website' | 'product';
  readonly siteName?: string;
}

interface Alternate {
  readonly language: string;
  readonly address: string;
}

interface Site {
  readonly origin: string;
  readonly prefix: string;
  readonly ownLanguage: string;
}

/** The URLs of a page in its own and all other languages. */
export function addressesOf(
  { origin, prefix, ownLanguage }: Site,
  path: string,
): { canonical: string; alternates: Alternate[] } {
  const at = (language: string): string =>
    origin + inLanguage(language === ownLanguage ? '' : `/${language}`, path);
  return {
    canonical: origin + inLanguage(prefix, path),
    alternates: [
      ...languages.map(({ code }) => ({ language: code, address: at(code) })),
      { language: 'x-default', address: at(ownLanguage) },
    ],
  };
}

/** Wide enough for every card that shows it. */
const sharedWidth = 1200;

export function pageMeta({
  title,
  description,
  canonical,
  alternates = [],
  picture,
  type = 'website',
  siteName,
}: PageMeta): MetaDescriptor[] {
  const summary = description ? shortened(description, 160) : undefined;
  const image =
    picture && canonical
      ? new URL(sizedUrl(picture, Math.min(sharedWidth, picture.width), 'jpeg'), canonical).href
      : undefined;
  return [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:type', content: type },
    ...(siteName ? [{ property: 'og:site_name', content: siteName }] : []),
    ...(summary
      ? [
          { name: 'description', content: summary },
          { property: 'og:description', content: summary },
        ]
      : []),
    ...(image && picture
      ? [
          { property: 'og:image', content: image },
          { property: 'og:image:alt', content: picture.altText },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(canonical
      ? [
          { tagName: 'link', rel: 'canonical', href: canonical },
          { property: 'og:url', content: canonical },
          ...alternates.map(({ language, address }) => ({
            tagName: 'link',
            rel: 'alternate',
            hrefLang: language,
            href: address,
          })),
        ]
      : [{ name: 'robots', content: 'noindex' }]),
  ];
}
