import { Form } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { ListDefinition, ListState } from './list-state.ts';
import { StateFields } from './state-fields.tsx';

export const COLUMNS_SHEET = 'list-columns';

/** Which columns a list shows, and in which order. */
export function ColumnsSheet({
  state,
  definition,
}: {
  readonly state: ListState;
  readonly definition: ListDefinition;
}) {
  const t = useTranslations('adminGrid');
  const labelOf = (key: string): string => {
    const column = definition.columns.find((one) => one.key === key);
    return column ? t(column.label) : key;
  };
  const hidden = definition.columns
    .map(({ key }) => key)
    .filter((key) => !state.columns.includes(key));
  return (
    <Sheet id={COLUMNS_SHEET} heading={t('columns')} intro={t('columnsIntro')}>
      <Form key={state.columns.join()} action={definition.path} className="grid gap-3">
        <StateFields state={state} definition={definition} set="columns" />
        <ul className="admin-list">
          {[...state.columns, ...hidden].map((key, index) => (
            <li key={key} className="column-row">
              <label className="checkbox">
                <input
                  type="checkbox"
                  name="column"
                  value={key}
                  defaultChecked={state.columns.includes(key)}
                />{' '}
                <span>{labelOf(key)}</span>
              </label>
              {state.columns.includes(key) && (
                <span className="column-moves">
                  <button
                    className="admin-tool"
                    name="move"
                    value={`${key}:-1`}
                    disabled={index === 0}
                  >
                    <span aria-hidden="true">↑</span>
                    <span className="sr-only">{t('moveUp', { name: labelOf(key) })}</span>
                  </button>
                  <button
                    className="admin-tool"
                    name="move"
                    value={`${key}:1`}
                    disabled={index === state.columns.length - 1}
                  >
                    <span aria-hidden="true">↓</span>
                    <span className="sr-only">{t('moveDown', { name: labelOf(key) })}</span>
                  </button>
                </span>
              )}
            </li>
          ))}
        </ul>
        <p>
          <button className="button">{t('applyColumns')}</button>
        </p>
      </Form>
    </Sheet>
  );
}
