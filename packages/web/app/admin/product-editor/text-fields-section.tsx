import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Field } from '../../ui/field.tsx';
import { Card } from '../ui/card.tsx';
import { SectionError, type SectionProps } from './fields.tsx';
import { textFieldsIn, type TextFieldValue } from './values.ts';

const EMPTY_ROWS = 1;
const blankField: TextFieldValue = { title: '', maxLength: '100', mandatory: false };

/** Texts that shoppers add to the product, such as an engraving. An empty title removes a row. */
export function TextFieldsSection({ values, errors }: SectionProps) {
  const t = useTranslations('adminEditor');
  const [extra, setExtra] = useState(EMPTY_ROWS);
  const rows = [...textFieldsIn(values), ...Array.from({ length: extra }, () => blankField)];
  return (
    <Card heading={t('textFields')} intro={t('textFieldsHint')}>
      <input type="hidden" name="section" value="textFields" />
      <SectionError>{errors.textFields}</SectionError>
      {rows.map(({ title, maxLength, mandatory }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no other name and are only added
        <fieldset key={index} className="editor-pair">
          <legend className="sr-only">{t('textField', { number: index + 1 })}</legend>
          <Field label={t('textTitle')} name="textTitle" defaultValue={title} maxLength={100} />
          <Field
            label={t('textMaxLength')}
            name="textMaxLength"
            inputMode="numeric"
            defaultValue={maxLength}
          />
          <label className="checkbox">
            <input
              type="checkbox"
              name="textMandatory"
              value={String(index)}
              defaultChecked={mandatory}
            />{' '}
            <span>{t('textMandatory')}</span>
          </label>
        </fieldset>
      ))}
      <p className="needs-scripts">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => setExtra((count) => count + 1)}
        >
          {t('addTextField')}
        </button>
      </p>
    </Card>
  );
}
