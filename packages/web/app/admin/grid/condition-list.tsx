import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useScripts } from '../../ui/use-scripts.ts';
import { isFilterable, type Choices, type GridColumn } from './columns.ts';
import {
  needsValue,
  operatorsOf,
  toConditions,
  type Condition,
  type Filter,
  type Operator,
} from './conditions.ts';

/** A condition while it is edited. */
type ConditionRow = Omit<Condition, 'operator'> & {
  readonly id: number;
  readonly operator: Operator | '';
};
const emptyRow = (id: number): ConditionRow => ({ id, column: '', operator: '', value: '' });

interface ConditionListProps {
  readonly filter: Filter | undefined;
  readonly columns: readonly GridColumn[];
  readonly choices: Choices;
  readonly matchLabel: string;
}

/** Fields of a form for the conditions of a filter, and whether all or any of them must match. */
export function ConditionList({ filter, columns, choices, matchLabel }: ConditionListProps) {
  const t = useTranslations('adminGrid');
  const given = toConditions(filter, columns);
  const [rows, setRows] = useState<readonly ConditionRow[]>(() => {
    const conditions = (given?.conditions ?? []).map((condition, id) => ({ id, ...condition }));
    return [...conditions, emptyRow(conditions.length)];
  });
  const change = (id: number, changes: Partial<ConditionRow>): void =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  return (
    <>
      {given === undefined && <p className="text-quiet">{t('filterNotShown')}</p>}
      <label className="field">
        <span className="field-label">{matchLabel}</span>
        <select name="match" className="field-input" defaultValue={given?.match ?? 'all'}>
          <option value="all">{t('matchAll')}</option>
          <option value="any">{t('matchAny')}</option>
        </select>
      </label>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.id} className="filter-row">
            <ConditionFields
              row={row}
              columns={columns.filter(isFilterable)}
              choices={choices}
              onChange={(changes) => change(row.id, changes)}
            />
            <button
              type="button"
              className="admin-tool needs-scripts"
              onClick={() => setRows((before) => before.filter(({ id }) => id !== row.id))}
            >
              {t('remove')}
            </button>
          </li>
        ))}
      </ul>
      <p className="needs-scripts">
        <button
          type="button"
          className="button button-quiet"
          onClick={() =>
            setRows((before) => [
              ...before,
              emptyRow(Math.max(-1, ...before.map(({ id }) => id)) + 1),
            ])
          }
        >
          {t('addCondition')}
        </button>
      </p>
    </>
  );
}

interface ConditionFieldsProps {
  readonly row: ConditionRow;
  readonly columns: readonly GridColumn[];
  readonly choices: Choices;
  readonly onChange: (changes: Partial<ConditionRow>) => void;
}

const allOperators = [...new Set(Object.values(operatorsOf).flat())];

function ConditionFields({ row, columns, choices, onChange }: ConditionFieldsProps) {
  const t = useTranslations('adminGrid');
  const hasScripts = useScripts();
  const column = columns.find(({ key }) => key === row.column);
  // Without JavaScript, the operators cannot follow the chosen column.
  const operators: readonly Operator[] =
    column && hasScripts ? operatorsOf[column.kind] : hasScripts ? [] : allOperators;
  return (
    <>
      <select
        name="field"
        aria-label={t('column')}
        className="field-input"
        value={row.column}
        onChange={({ target }) => {
          const chosen = columns.find(({ key }) => key === target.value);
          const [operator] = chosen ? operatorsOf[chosen.kind] : [];
          const value = chosen?.kind === 'boolean' ? 'true' : '';
          onChange({ column: target.value, operator: operator ?? '', value });
        }}
      >
        <option value="">{t('chooseColumn')}</option>
        {columns.map(({ key, label }) => (
          <option key={key} value={key}>
            {t(label)}
          </option>
        ))}
      </select>
      <select
        name="operator"
        aria-label={t('operator')}
        className="field-input"
        value={row.operator}
        onChange={({ target }) =>
          onChange({ operator: operators.find((one) => one === target.value) ?? '' })
        }
      >
        {row.operator === '' && <option value="">{t('chooseOption')}</option>}
        {operators.map((operator) => (
          <option key={operator} value={operator}>
            {t(`operator_${column?.kind === 'date' ? 'date_' : ''}${operator}` as 'operator_eq')}
          </option>
        ))}
      </select>
      {row.operator !== '' && !needsValue(row.operator) ? (
        <input type="hidden" name="value" value="" />
      ) : (
        <ValueField row={row} column={column} choices={choices} onChange={onChange} />
      )}
    </>
  );
}

function ValueField({
  row,
  column,
  choices,
  onChange,
}: Omit<ConditionFieldsProps, 'columns'> & { readonly column: GridColumn | undefined }) {
  const t = useTranslations('adminGrid');
  const field = {
    name: 'value',
    'aria-label': t('value'),
    className: 'field-input',
    value: row.value,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ value: target.value }),
  };
  const options =
    column?.kind === 'boolean'
      ? { true: t('yes'), false: t('no') }
      : column?.optionFilters
        ? Object.fromEntries(
            Object.keys(column.optionFilters).map((value) => [value, choices[value] ?? value]),
          )
        : column?.kind === 'choices'
          ? choices
          : undefined;
  if (options)
    return (
      <select {...field}>
        {column?.kind !== 'boolean' && <option value="">{t('chooseOption')}</option>}
        {Object.entries(options).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    );
  const isNumber = column?.kind === 'number' || column?.kind === 'money';
  return (
    <input
      {...field}
      type={column?.kind === 'date' ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      maxLength={500}
    />
  );
}
