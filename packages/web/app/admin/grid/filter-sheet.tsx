import { useMemo } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useShortcuts } from '../shell/shortcuts.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { Choices } from './columns.ts';
import { ConditionList } from './condition-list.tsx';
import type { ListDefinition, ListState } from './list-state.ts';
import { StateFields } from './state-fields.tsx';

export const FILTER_SHEET = 'list-filter';

interface FilterSheetProps {
  readonly state: ListState;
  readonly definition: ListDefinition;
  readonly choices: Choices;
}

/** The filter of a list as conditions, or as text in the query language. */
export function FilterSheet({ state, definition, choices }: FilterSheetProps) {
  const t = useTranslations('adminGrid');
  const label = t('filter');
  useShortcuts(
    useMemo(
      () => [{ key: 'f', label, run: () => document.getElementById(FILTER_SHEET)?.showPopover() }],
      [label],
    ),
  );
  const json = state.invalidFilter ?? JSON.stringify(state.filter ?? {}, undefined, 2);
  return (
    <Sheet id={FILTER_SHEET} heading={label} intro={t('filterIntro')}>
      <Builder key={json} state={state} definition={definition} choices={choices} />
      <details open={state.invalidFilter !== undefined}>
        <summary>{t('filterText')}</summary>
        <Form action={definition.path} className="grid gap-2">
          <StateFields state={state} definition={definition} set="filter" />
          <label className="field">
            <span className="field-label">{t('filterTextLabel')}</span>
            <textarea
              key={json}
              name="json"
              rows={8}
              spellCheck={false}
              className="field-input font-mono"
              defaultValue={json}
            />
          </label>
          <p>
            <button className="button button-quiet">{t('applyFilter')}</button>
          </p>
        </Form>
      </details>
    </Sheet>
  );
}

function Builder({ state, definition, choices }: FilterSheetProps) {
  const t = useTranslations('adminGrid');
  return (
    <Form action={definition.path} className="grid gap-3">
      <StateFields state={state} definition={definition} set="filter" />
      <ConditionList
        filter={state.filter}
        columns={definition.columns}
        choices={choices}
        matchLabel={t('match')}
      />
      <p>
        <button className="button">{t('applyFilter')}</button>
      </p>
    </Form>
  );
}
