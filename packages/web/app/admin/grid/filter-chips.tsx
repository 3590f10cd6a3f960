import { Link } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatCell, type CellFormat } from './cell-text.ts';
import { toConditions, toFilter, type Condition } from './conditions.ts';
import { listPath, type ListDefinition, type ListState } from './list-state.ts';

interface FilterChipsProps {
  readonly state: ListState;
  readonly definition: ListDefinition;
  readonly format: CellFormat;
}

/** The conditions of the filter, each with a link that removes it. */
export function FilterChips({ state, definition, format }: FilterChipsProps) {
  const t = useTranslations('adminGrid');
  if (state.invalidFilter !== undefined)
    return (
      <Notice kind="error">
        {t('filterInvalid')}{' '}
        <Link to={listPath({ ...state, invalidFilter: undefined }, definition)}>
          {t('removeFilter')}
        </Link>
      </Notice>
    );
  if (!state.filter) return null;
  const given = toConditions(state.filter, definition.columns);
  const without = (filter: ListState['filter']) => listPath({ ...state, filter }, definition);
  const textOf = ({ column: key, operator, value }: Condition): string => {
    const column = definition.columns.find((one) => one.key === key);
    const kind = column?.kind ?? 'text';
    const shown =
      kind === 'boolean'
        ? formatCell(kind, value === 'true', format)
        : kind === 'date'
          ? value
          : formatCell(kind, kind === 'choices' ? [value] : value, format);
    const sign = t(`operator_${kind === 'date' ? 'date_' : ''}${operator}` as 'operator_eq');
    return `${column ? t(column.label) : key} ${sign} ${shown}`.trim();
  };
  return (
    <ul className="filter-chips" aria-label={t('filter')}>
      {given ? (
        given.conditions.map((condition, index) => (
          <Chip
            key={textOf(condition)}
            text={textOf(condition)}
            to={without(
              toFilter(
                { ...given, conditions: given.conditions.filter((_, other) => other !== index) },
                definition.columns,
              ),
            )}
          />
        ))
      ) : (
        <Chip text={t('customFilter')} to={without(undefined)} />
      )}
    </ul>
  );
}

function Chip({ text, to }: { readonly text: string; readonly to: string }) {
  const t = useTranslations('adminGrid');
  return (
    <li>
      <Link to={to} className="filter-chip">
        <span>{text}</span>
        <span aria-hidden="true">×</span>
        <span className="sr-only">{t('remove')}</span>
      </Link>
    </li>
  );
}
