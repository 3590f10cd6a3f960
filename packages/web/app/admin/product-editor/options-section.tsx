import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Field } from '../../ui/field.tsx';
import { Card } from '../ui/card.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { EditorSwitch, SectionError, type SectionProps } from './fields.tsx';
import { optionsIn, writeChoices, type OptionValue } from './values.ts';
import { countVariants, MAX_VARIANTS } from './variant-rows.ts';

const MAX_OPTIONS = 6;
const blankOption: OptionValue = { name: '', previousName: '', choices: [] };

/** What shoppers choose, such as a size and a color. Every combination is a variant. */
export function OptionsSection(section: SectionProps) {
  const t = useTranslations('adminEditor');
  const { values, live, errors } = section;
  const stored = optionsIn(values);
  const [extra, setExtra] = useState(1);
  const rows = [...stored, ...Array.from({ length: extra }, () => blankOption)].slice(
    0,
    MAX_OPTIONS,
  );
  const options = optionsIn(live);
  const count = countVariants(options);
  return (
    <Card heading={t('options')} intro={t('optionsHint')}>
      <input type="hidden" name="section" value="options" />
      <SectionError>{errors.options}</SectionError>
      {rows.map((option, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no other name and are only added
        <fieldset key={index} className="editor-option">
          <legend className="sr-only">{t('option', { number: index + 1 })}</legend>
          <input type="hidden" name="optionPrevious" value={option.previousName} />
          <Field
            label={t('optionName')}
            name="optionName"
            defaultValue={option.name}
            maxLength={50}
            hint={t('optionNameHint')}
          />
          <div>
            <TextArea
              label={t('choices')}
              name="optionChoices"
              defaultValue={writeChoices(option.choices)}
              rows={Math.max(3, Math.min(8, option.choices.length + 1))}
              hint={t('choicesHint')}
            />
            <Swatches option={options.find((one) => one.name === option.name) ?? option} />
          </div>
        </fieldset>
      ))}
      {rows.length < MAX_OPTIONS && (
        <p className="needs-scripts">
          <button
            type="button"
            className="button button-quiet"
            onClick={() => setExtra((before) => before + 1)}
          >
            {t('addOption')}
          </button>
        </p>
      )}
      <EditorSwitch name="manageVariants" section={section} />
      {options.length > 0 && (
        <p role="status" className={count > MAX_VARIANTS ? 'field-error' : 'text-quiet'}>
          {count > MAX_VARIANTS
            ? t('tooManyVariants', { count, max: MAX_VARIANTS })
            : t('variantCount', { count })}
        </p>
      )}
    </Card>
  );
}

function Swatches({ option: { choices } }: { readonly option: OptionValue }) {
  const colors = choices.filter(({ value }) => value !== undefined);
  return colors.length === 0 ? null : (
    <ul className="editor-swatches">
      {colors.map(({ description, value = '' }) => (
        <li key={description}>
          <span
            aria-hidden="true"
            className="editor-swatch"
            ref={(swatch) => swatch?.style.setProperty('background', value)}
          />
          {description}
        </li>
      ))}
    </ul>
  );
}
