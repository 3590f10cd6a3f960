import type { CellValue, GridColumn, GridRow } from '../grid/columns.ts';
import type { OptionValue } from './values.ts';

/** The variants of a product as rows: one for every combination of choices. */

export const variantColumns: readonly GridColumn[] = [
  { key: 'variant', label: 'variant', kind: 'text' },
  { key: 'price', label: 'price', kind: 'money', isEditable: true, isClearable: true },
  { key: 'sku', label: 'sku', kind: 'text', isEditable: true },
  { key: 'stock', label: 'stock', kind: 'number', isEditable: true },
  { key: 'weight', label: 'weight', kind: 'number', isEditable: true, isClearable: true },
  { key: 'visible', label: 'visible', kind: 'boolean', isEditable: true },
  { key: 'cost', label: 'cost', kind: 'money', isEditable: true, isClearable: true },
  { key: 'barcode', label: 'barcode', kind: 'text', isEditable: true },
];

/** Each call takes at most so many variants. */
export const MAX_VARIANTS = 1000;

/** A variant as it is stored. */
export interface StoredVariant {
  /** Names of its choices, in the order of the options. */
  readonly choices: readonly string[];
  readonly cells: Readonly<Record<string, CellValue>>;
}

export interface VariantRow extends GridRow {
  /** Names of its choices as the form has them now, in the order of the options. */
  readonly choices: readonly string[];
}

/** A variant that is not saved yet has no other name than its choices. */
export const variantKey = (choices: readonly string[]): string => JSON.stringify(choices);

export const countVariants = (options: readonly OptionValue[]): number =>
  options.reduce((product, { choices }) => product * Math.max(1, choices.length), 1);

/** A choice with its name in the store, if it was renamed in its place. */
interface NamedChoice {
  readonly description: string;
  readonly previous: string;
}

/**
 * In lines of names, a rename looks like a new name in the place of one that is gone. Every other new
 * name is a new choice.
 */
export function matchChoices(
  { choices }: OptionValue,
  stored: OptionValue | undefined,
): NamedChoice[] {
  const before = stored?.choices.map(({ description }) => description) ?? [];
  const now = choices.map(({ description }) => description);
  const isReplaced = before.length === now.length;
  return now.map((description, index) => {
    const same = before[index] ?? '';
    const isRename = isReplaced && !before.includes(description) && !now.includes(same);
    return { description, previous: isRename ? same : description };
  });
}

export const storedOptionOf = (
  { previousName }: OptionValue,
  stored: readonly OptionValue[],
): OptionValue | undefined =>
  previousName === '' ? undefined : stored.find(({ name }) => name === previousName);

const blankCells: GridRow['cells'] = {
  price: null,
  sku: null,
  stock: null,
  weight: null,
  visible: true,
  cost: null,
  barcode: null,
};

/**
 * The rows of these options. A variant that is stored under the same choices has its values. The id of a
 * row has the stored names of its choices, so that edited cells survive a rename.
 */
export function variantRows(
  options: readonly OptionValue[],
  storedOptions: readonly OptionValue[],
  stored: readonly StoredVariant[],
): VariantRow[] {
  if (options.length === 0 || countVariants(options) > MAX_VARIANTS) return [];
  const storedByKey = new Map(stored.map((variant) => [variantKey(variant.choices), variant]));
  const positions = options.map((option) =>
    storedOptions.findIndex((one) => one === storedOptionOf(option, storedOptions)),
  );
  const named = options.map((option) =>
    matchChoices(option, storedOptionOf(option, storedOptions)),
  );
  const combinations = named.reduce<NamedChoice[][]>(
    (made, choices) => made.flatMap((chosen) => choices.map((choice) => [...chosen, choice])),
    [[]],
  );
  return combinations.map((chosen) => {
    const before = storedOptions.map((_, at) => chosen[positions.indexOf(at)]?.previous ?? '');
    const found = storedByKey.get(variantKey(before));
    const choices = chosen.map(({ description }) => description);
    return {
      id: variantKey(chosen.map(({ previous }) => previous)),
      choices,
      cells: { ...blankCells, ...found?.cells, variant: choices.join(' / ') },
    };
  });
}
