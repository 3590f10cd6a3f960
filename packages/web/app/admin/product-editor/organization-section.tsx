import { useTranslations } from '../../i18n/use-translations.tsx';
import { Card } from '../ui/card.tsx';
import { EditorField, SectionError, type SectionProps } from './fields.tsx';

/** Where shoppers find the product: brand, ribbon and collections. */
export function OrganizationSection(section: SectionProps) {
  const t = useTranslations('adminEditor');
  const { choices, values, errors } = section;
  const chosen = values.collections.split(' ');
  const collections = Object.entries(choices.collections);
  return (
    <Card heading={t('organization')}>
      <EditorField name="brand" section={section} maxLength={50} suggestions={choices.brands} />
      <EditorField name="ribbon" section={section} maxLength={30} suggestions={choices.ribbons} />
      <fieldset className="editor-boxes">
        <legend className="field-label">{t('collections')}</legend>
        <input type="hidden" name="section" value="collections" />
        {collections.length === 0 && <p className="text-quiet">{t('noCollections')}</p>}
        {collections.map(([id, name]) => (
          <label key={id} className="checkbox">
            <input
              type="checkbox"
              name="collection"
              value={id}
              defaultChecked={chosen.includes(id)}
            />{' '}
            <span>{name}</span>
          </label>
        ))}
        {/* Collections beyond the list must not be left when the form is saved. */}
        {chosen
          .filter((id) => id !== '' && choices.collections[id] === undefined)
          .map((id) => (
            <input key={id} type="hidden" name="collection" value={id} />
          ))}
        <SectionError>{errors.collections}</SectionError>
      </fieldset>
    </Card>
  );
}
