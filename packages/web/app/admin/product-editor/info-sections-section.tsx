import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Field } from '../../ui/field.tsx';
import { Card } from '../ui/card.tsx';
import { SectionError, type SectionProps } from './fields.tsx';
import { RichText } from './rich-text.tsx';
import { infoSectionsIn, type InfoSectionValue } from './values.ts';

const MAX_LENGTH = 16_000;
const blankSection: InfoSectionValue = { title: '', description: '' };

/** Texts below the product, such as care instructions. An empty title and text remove a section. */
export function InfoSectionsSection({ values, errors }: SectionProps) {
  const t = useTranslations('adminEditor');
  const [extra, setExtra] = useState(1);
  const rows = [...infoSectionsIn(values), ...Array.from({ length: extra }, () => blankSection)];
  return (
    <Card heading={t('infoSections')} intro={t('infoSectionsHint')}>
      <input type="hidden" name="section" value="infoSections" />
      <SectionError>{errors.infoSections}</SectionError>
      {rows.map(({ title, description }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no other name and are only added
        <fieldset key={index} className="editor-info">
          <legend className="sr-only">{t('infoSection', { number: index + 1 })}</legend>
          <Field label={t('infoTitle')} name="infoTitle" defaultValue={title} maxLength={50} />
          <RichText
            label={t('infoText')}
            name="infoDescription"
            html={description}
            maxLength={MAX_LENGTH}
          />
        </fieldset>
      ))}
      <p className="needs-scripts">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => setExtra((count) => count + 1)}
        >
          {t('addInfoSection')}
        </button>
      </p>
    </Card>
  );
}
