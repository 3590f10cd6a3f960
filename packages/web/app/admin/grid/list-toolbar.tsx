import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Icon } from '../shell/icon.tsx';
import { COLUMNS_SHEET } from './columns-sheet.tsx';
import { FILTER_SHEET } from './filter-sheet.tsx';
import { listPath, type ListDefinition, type ListState } from './list-state.ts';
import { StateFields } from './state-fields.tsx';
import { VIEWS_SHEET } from './views-sheet.tsx';

interface ListToolbarProps {
  readonly state: ListState;
  readonly definition: ListDefinition;
  readonly viewName: string | undefined;
  /** More buttons, such as bulk changes. */
  readonly children?: ReactNode;
}

/** Search, filter, views, columns and export of a list. */
export function ListToolbar({ state, definition, viewName, children }: ListToolbarProps) {
  const t = useTranslations('adminGrid');
  const searchLabel = t(definition.searchLabel ?? 'searchList');
  return (
    <div className="list-toolbar">
      <Form action={definition.path} role="search" className="list-search">
        <StateFields state={state} definition={definition} set="search" />
        <Icon name="search" />
        <input
          key={state.query}
          type="search"
          name="q"
          aria-label={searchLabel}
          placeholder={searchLabel}
          defaultValue={state.query}
          maxLength={200}
        />
      </Form>
      <button type="button" className="admin-tool" popoverTarget={FILTER_SHEET}>
        {t('filter')}
      </button>
      <button type="button" className="admin-tool" popoverTarget={VIEWS_SHEET}>
        {viewName === undefined ? t('views') : t('openView', { name: viewName })}
      </button>
      <button type="button" className="admin-tool" popoverTarget={COLUMNS_SHEET}>
        {t('columns')}
      </button>
      <a className="admin-tool" href={listPath(state, definition, '/shown')} download>
        {t('export')}
      </a>
      {children}
    </div>
  );
}
