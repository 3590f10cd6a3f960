import { useId, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Checkbox, Field } from '../../ui/field.tsx';
import { Card } from '../ui/card.tsx';
import { detailNames, type Details } from './details.ts';
import { SearchPreview } from './search-preview.tsx';
import { TextArea } from '../ui/text-area.tsx';

interface DetailsFormProps {
  /** What is stored; the fields show what was entered after an error. */
  readonly details: Details;
  readonly answer: FormAnswer | undefined;
  /** The address of the store, for the preview. */
  readonly origin: string;
  readonly storeName: string;
  readonly isNew?: boolean;
  readonly mayEdit: boolean;
}

/** Name, description, visibility, address and search engines of a collection. */
export function DetailsForm({
  details,
  answer,
  origin,
  storeName,
  isNew = false,
  mayEdit,
}: DetailsFormProps) {
  const t = useTranslations('adminCollections');
  const entered = answer?.intent === 'save' ? answer.values : undefined;
  const shown: Details = entered ? { ...details, visible: '', ...entered } : details;
  const [typed, setTyped] = useState<Partial<Details>>({});
  const preview = { ...shown, ...typed };
  const error = (name: keyof Details) => (entered ? answer?.errors?.[name] : undefined);
  const isSaving = useNavigation().formData?.get('intent') === 'save';
  const visibleHint = useId();
  return (
    <Form
      method="post"
      className="collection-form"
      onInput={({ currentTarget }) => {
        const form = new FormData(currentTarget);
        const values = detailNames.map((name) => {
          const value = form.get(name);
          return [name, typeof value === 'string' ? value : ''];
        });
        setTyped(Object.fromEntries(values) as Partial<Details>);
      }}
    >
      {!isNew &&
        detailNames.map((name) => (
          <input key={name} type="hidden" name={`seen-${name}`} value={details[name]} />
        ))}
      <fieldset disabled={!mayEdit} className="contents">
        <Card heading={t('details')}>
          <FormNotice answer={answer} intent="save" />
          <Field
            label={t('name')}
            name="name"
            required
            maxLength={50}
            defaultValue={shown.name}
            error={error('name')}
          />
          <TextArea
            label={t('description')}
            name="description"
            rows={4}
            maxLength={600}
            defaultValue={shown.description}
            hint={t('descriptionHint')}
            error={error('description')}
          />
          <div className="field">
            <Checkbox
              label={t('visible')}
              name="visible"
              defaultChecked={shown.visible === 'on'}
              aria-describedby={visibleHint}
            />
            <p id={visibleHint} className="field-hint">
              {error('visible') ?? t('visibleHint')}
            </p>
          </div>
        </Card>
        <Card heading={t('seo')} intro={t('seoIntro')}>
          <SearchPreview details={preview} origin={origin} storeName={storeName} />
          <Field
            label={t('seoTitle')}
            name="seoTitle"
            maxLength={200}
            defaultValue={shown.seoTitle}
            hint={t('seoTitleHint')}
            error={error('seoTitle')}
          />
          <TextArea
            label={t('seoDescription')}
            name="seoDescription"
            rows={3}
            maxLength={500}
            defaultValue={shown.seoDescription}
            hint={t('seoDescriptionHint')}
            error={error('seoDescription')}
          />
          <Field
            label={t('slug')}
            name="slug"
            maxLength={100}
            defaultValue={shown.slug}
            hint={t(isNew ? 'slugNewHint' : 'slugHint')}
            error={error('slug')}
          />
        </Card>
        {mayEdit && (
          <p>
            <button className="button" name="intent" value="save" aria-disabled={isSaving}>
              {t(isNew ? 'create' : 'save')}
            </button>
          </p>
        )}
      </fieldset>
    </Form>
  );
}
