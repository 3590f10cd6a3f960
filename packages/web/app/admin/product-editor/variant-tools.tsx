import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { CellEdit } from '../grid/cell-edits.ts';
import type { CellFormat } from '../grid/cell-text.ts';
import { editOf } from '../grid/edits-of.ts';
import type { Selection } from '../grid/selection.ts';
import { Disclosure } from '../staff/disclosure.tsx';
import { TriStateBox } from '../ui/tri-state-box.tsx';
import type { OptionValue } from './values.ts';
import { variantColumns, type VariantRow } from './variant-rows.ts';

interface VariantToolsProps {
  readonly options: readonly OptionValue[];
  readonly rows: readonly VariantRow[];
  readonly selected: readonly VariantRow[];
  readonly selection: Selection;
  readonly format: CellFormat;
  readonly onFill: (edits: readonly CellEdit[]) => void;
}

const fillable = variantColumns.filter(({ isEditable }) => isEditable);

/** Selects variants by their choices, and fills a column of the selected ones. */
export function VariantTools({
  options,
  rows,
  selected,
  selection,
  format,
  onFill,
}: VariantToolsProps) {
  const t = useTranslations('adminEditor');
  const grid = useTranslations('adminGrid');
  const [columnKey, setColumnKey] = useState('price');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const column = fillable.find(({ key }) => key === columnKey);
  const fill = (): void => {
    const edits = selected.flatMap((row) =>
      column ? (editOf(row, column, text, format) ?? []) : [],
    );
    setWrong(edits.length < selected.length);
    onFill(edits);
  };
  return (
    <>
      <Disclosure summary={t('selectByChoice')}>
        {options.map((option, position) => (
          <fieldset key={option.name} className="variant-choices">
            <legend className="field-label">{option.name}</legend>
            {option.choices.map(({ description }) => {
              const own = rows.filter(({ choices }) => choices[position] === description);
              const chosen = own.filter(({ id }) => selection.has(id));
              return (
                <TriStateBox
                  key={description}
                  label={description}
                  count={chosen.length}
                  total={own.length}
                  onChange={(isOn) =>
                    selection.toggle(
                      (isOn ? own.filter(({ id }) => !selection.has(id)) : own).map(({ id }) => id),
                    )
                  }
                >
                  {description}
                </TriStateBox>
              );
            })}
          </fieldset>
        ))}
      </Disclosure>
      <div className="variant-fill">
        <select
          className="field-input"
          aria-label={t('fillColumn')}
          value={columnKey}
          onChange={(event) => setColumnKey(event.target.value)}
        >
          {fillable.map(({ key, label }) => (
            <option key={key} value={key}>
              {grid(label)}
            </option>
          ))}
        </select>
        <input
          className="field-input"
          aria-label={t('fillValue')}
          aria-invalid={isWrong || undefined}
          placeholder={column?.kind === 'boolean' ? `${format.yes} / ${format.no}` : t('fillValue')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter fills; it must not submit the form of the product.
            event.preventDefault();
            fill();
          }}
        />
        <button
          type="button"
          className="button button-quiet"
          disabled={selected.length === 0}
          onClick={fill}
        >
          {t('fillSelected', { count: selected.length })}
        </button>
      </div>
    </>
  );
}
