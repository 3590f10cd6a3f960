import { useId } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Field } from '../../ui/field.tsx';
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
  const textId = useId();
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
          <div className="field">
            <label htmlFor={textId} className="field-label">
              {t('text')}
            </label>
            <textarea
              id={textId}
              name="text"
              rows={6}
              maxLength={MAX_TEXT_LENGTH}
              className="field-input font-mono"
              defaultValue={values.text}
              aria-invalid={errors['text'] ? true : undefined}
              aria-describedby={`${textId}-hint`}
            />
            <p id={`${textId}-hint`} className="field-hint">
              {errors['text'] ?? t('textHint')}
            </p>
          </div>
        </>
      )}
    </>
  );
}
