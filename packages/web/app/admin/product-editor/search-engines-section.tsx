import { useTranslations } from '../../i18n/use-translations.tsx';
import { Card } from '../ui/card.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { EditorField, type SectionProps } from './fields.tsx';

const MAX_SHOWN_TITLE = 60;
const MAX_SHOWN_DESCRIPTION = 160;

const shorten = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max).trimEnd()} …` : text;

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Title, description and address for search engines, and how they show the product. */
export function SearchEnginesSection(section: SectionProps & { readonly pageUrl: string }) {
  const t = useTranslations('adminEditor');
  const { values, live, errors, pageUrl } = section;
  const title = live.seoTitle || live.name || t('unnamed');
  const description = live.seoDescription || plainText(live.description);
  return (
    <Card heading={t('searchEngines')} intro={t('searchEnginesHint')}>
      <div className="editor-result" role="group" aria-label={t('searchPreview')}>
        <p className="editor-result-url">{pageUrl + (live.slug || '…')}</p>
        <p className="editor-result-title">{shorten(title, MAX_SHOWN_TITLE)}</p>
        <p className="editor-result-text">
          {shorten(description, MAX_SHOWN_DESCRIPTION) || t('noDescription')}
        </p>
      </div>
      <EditorField name="seoTitle" section={section} maxLength={200} />
      <TextArea
        label={t('seoDescription')}
        name="seoDescription"
        defaultValue={values.seoDescription}
        error={errors.seoDescription}
        maxLength={400}
        rows={3}
      />
      <EditorField name="slug" section={section} maxLength={100} hint={t('slugHint')} />
    </Card>
  );
}
