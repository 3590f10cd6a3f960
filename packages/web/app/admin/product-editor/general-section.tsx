import { useTranslations } from '../../i18n/use-translations.tsx';
import { Select } from '../../ui/field.tsx';
import { Card } from '../ui/card.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { EditorField, EditorSwitch, type SectionProps } from './fields.tsx';

const MAX_DESCRIPTION_LENGTH = 8000;

export function GeneralSection(section: SectionProps) {
  const t = useTranslations('adminEditor');
  const { values, errors } = section;
  return (
    <Card heading={t('general')}>
      <EditorField name="name" section={section} maxLength={80} required />
      <RichText
        label={t('description')}
        name="description"
        html={values.description}
        error={errors.description}
        maxLength={MAX_DESCRIPTION_LENGTH}
      />
      <div className="editor-pair">
        <Select label={t('productType')} name="productType" defaultValue={values.productType}>
          <option value="physical">{t('physical')}</option>
          <option value="digital">{t('digital')}</option>
        </Select>
        <EditorSwitch name="visible" section={section} />
      </div>
    </Card>
  );
}
