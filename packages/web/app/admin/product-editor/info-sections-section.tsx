import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Field } from '../../ui/field.tsx';
import { Card } from '../ui/card.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SectionError, type SectionProps } from './fields.tsx';
import { idsIn, infoSectionsIn, type InfoSectionValue } from './values.ts';

const MAX_LENGTH = 16_000;
const blankSection: InfoSectionValue = { title: '', description: '' };

/** Texts below the product, such as care instructions. An empty title and text remove a section. */
export function InfoSectionsSection(section: SectionProps) {
  const { values, errors } = section;
  const t = useTranslations('adminEditor');
  const [extra, setExtra] = useState(1);
  const rows = [...infoSectionsIn(values), ...Array.from({ length: extra }, () => blankSection)];
  return (
    <Card heading={t('infoSections')} intro={t('infoSectionsHint')}>
      <SharedSections {...section} />
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

/** Sections that several products show. Their text is changed once for all of them. */
function SharedSections({ values, errors, choices }: SectionProps) {
  const t = useTranslations('adminEditor');
  const chosen = idsIn(values.sharedSections);
  const listed = Object.entries(choices.infoSections);
  return (
    <fieldset className="editor-boxes">
      <legend className="field-label">{t('sharedSections')}</legend>
      <input type="hidden" name="section" value="sharedSections" />
      {listed.map(([id, label]) => (
        <label key={id} className="checkbox">
          <input
            type="checkbox"
            name="sharedSection"
            value={id}
            defaultChecked={chosen.includes(id)}
          />{' '}
          <span>{label}</span>
        </label>
      ))}
      {/* Sections beyond the list must not be left when the form is saved. */}
      {chosen
        .filter((id) => choices.infoSections[id] === undefined)
        .map((id) => (
          <input key={id} type="hidden" name="sharedSection" value={id} />
        ))}
      <p className="field-hint">
        {t(listed.length === 0 ? 'noSharedSections' : 'sharedSectionsHint')}{' '}
        <Link className="link" to="/admin/info-sections">
          {t('editSharedSections')}
        </Link>
      </p>
      <SectionError>{errors.sharedSections}</SectionError>
    </fieldset>
  );
}
