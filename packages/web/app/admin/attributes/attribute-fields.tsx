import { useTranslations } from '../../i18n/use-translations.tsx';
import { Field } from '../../ui/field.tsx';
import { RichText } from '../ui/rich-text.tsx';
import {
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  maxNameLengths,
  type AttributeKind,
  type ListedAttribute,
} from './kind.ts';

interface AttributeFieldsProps {
  readonly kind: AttributeKind;
  readonly values: Partial<Record<keyof ListedAttribute, string | number>>;
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

export function AttributeFields({ kind, values, errors = {} }: AttributeFieldsProps) {
  const t = useTranslations('adminAttributes');
  const isSection = kind === 'infoSections';
  return (
    <>
      <Field
        label={isSection ? t('uniqueName') : t('name')}
        name="name"
        required
        maxLength={maxNameLengths[kind]}
        autoComplete="off"
        defaultValue={values.name}
        error={errors['name']}
        hint={isSection ? t('uniqueNameHint') : undefined}
      />
      {isSection && (
        <>
          <Field
            label={t('sectionTitle')}
            name="title"
            required
            maxLength={MAX_TITLE_LENGTH}
            defaultValue={values.title}
            error={errors['title']}
            hint={t('sectionTitleHint')}
          />
          <RichText
            label={t('text')}
            name="text"
            html={String(values.text ?? '')}
            error={errors['text']}
            maxLength={MAX_TEXT_LENGTH}
          />
        </>
      )}
    </>
  );
}
