import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Details } from './details.ts';

interface SearchPreviewProps {
  readonly details: Details;
  readonly origin: string;
  readonly storeName: string;
}

/** About as much as results show before they cut the text. */
const MAX_TITLE_LENGTH = 60;
const MAX_DESCRIPTION_LENGTH = 160;

/** The page of a collection as a search engine would show it. */
export function SearchPreview({ details, origin, storeName }: SearchPreviewProps) {
  const t = useTranslations('adminCollections');
  const title = `${details.seoTitle || details.name || t('name')} | ${storeName}`;
  const description = details.seoDescription || details.description;
  const slug = details.slug || details.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return (
    <figure className="search-preview">
      <figcaption className="field-hint">{t('preview')}</figcaption>
      <div className="search-preview-result" dir="auto">
        <p className="search-preview-address">
          {`${new URL(origin).host} › collections › ${slug.replaceAll(/^-|-$/g, '')}`}
        </p>
        <p className="search-preview-title">{shorten(title, MAX_TITLE_LENGTH)}</p>
        <p>{shorten(description, MAX_DESCRIPTION_LENGTH) || t('previewEmpty')}</p>
      </div>
    </figure>
  );
}

const shorten = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 2).trimEnd()} …`;
