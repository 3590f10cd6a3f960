import { Form } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Field, Select } from '../../ui/field.tsx';
import type { FileView } from './file-view.ts';

export const searchedKinds = ['IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'ARCHIVE'] as const;

interface LibrarySearchProps {
  readonly search: string;
  readonly kind: FileView['kind'] | undefined;
  readonly kinds?: readonly FileView['kind'][];
}

/** Search by name and kind, in the address of the page. */
export function LibrarySearch({ search, kind, kinds = searchedKinds }: LibrarySearchProps) {
  const t = useTranslations('adminMedia');
  return (
    <Form method="get" role="search" className="media-search">
      <Field
        label={t('searchFiles')}
        type="search"
        name="q"
        defaultValue={search}
        key={search}
        maxLength={200}
      />
      <Select label={t('kind')} name="kind" defaultValue={kind ?? ''} key={kind}>
        <option value="">{t('allKinds')}</option>
        {kinds.map((each) => (
          <option key={each} value={each}>
            {t(each)}
          </option>
        ))}
      </Select>
      <button className="button button-quiet">{t('find')}</button>
    </Form>
  );
}
