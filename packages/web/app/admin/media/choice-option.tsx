import { useTranslations } from '../../i18n/use-translations.tsx';
import { Select } from '../../ui/field.tsx';
import type { OptionView } from './product-media-view.ts';
import { OPTION_FORM } from './product-media-forms.tsx';

/** Chooses the option whose choices get pictures; without JavaScript by the address. */
export function ChoiceOption({
  options,
  chosen,
  onChoose,
}: {
  readonly options: readonly OptionView[];
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
}) {
  const t = useTranslations('adminMedia');
  return (
    <div className="media-search">
      <Select
        label={t('choiceOption')}
        name="option"
        form={OPTION_FORM}
        defaultValue={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <button form={OPTION_FORM} className="button button-quiet without-scripts">
        {t('find')}
      </button>
    </div>
  );
}
