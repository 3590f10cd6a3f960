import { Form, useSubmit } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Select } from '../../ui/field.tsx';
import type { OptionView } from './product-media-view.ts';

/** Chooses the option whose choices have pictures; it stays in the address. */
export function ChoiceOption({
  options,
  chosen,
}: {
  readonly options: readonly OptionView[];
  readonly chosen: string | undefined;
}) {
  const t = useTranslations('adminMedia');
  const submit = useSubmit();
  return (
    <Form method="get" className="media-search">
      <Select
        label={t('choiceOption')}
        name="option"
        defaultValue={chosen}
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        {options.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <button className="button button-quiet without-scripts">{t('find')}</button>
    </Form>
  );
}
