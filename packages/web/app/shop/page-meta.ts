import type { MetaDescriptor } from 'react-router';
import type { PictureImage } from '../ui/picture.tsx';
import { shortened } from './plain-text.ts';

interface PageMeta {
  readonly title: string;
  readonly description?: string;
  /** Whole address; a page without one asks not to be indexed. */
  readonly canonical?: string;
  readonly picture?: PictureImage | undefined;
}

export function pageMeta({ title, description, canonical, picture }: PageMeta): MetaDescriptor[] {
  const summary = description ? shortened(description, 160) : undefined;
  const image = picture && canonical ? new URL(picture.url, canonical).href : undefined;
  return [
    { title },
    { property: 'og:title', content: title },
    ...(summary ? [{ name: 'description', content: summary }, { property: 'og:description', content: summary }] : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(canonical
      ? [{ tagName: 'link', rel: 'canonical', href: canonical }, { property: 'og:url', content: canonical }]
      : [{ name: 'robots', content: 'noindex' }]),
  ];
}
