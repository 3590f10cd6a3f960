import type { GridColumn } from '../grid/columns.ts';
import {
  operatorsOf,
  parseFilter,
  toFilter,
  type Condition,
  type Filter,
} from '../grid/conditions.ts';

/** The fields that rules can name, for the conditions of the visual builder. */
export const ruleColumns: readonly GridColumn[] = [
  { key: 'price', label: 'price', kind: 'money', filterField: 'price' },
  {
    key: 'discountedPrice',
    label: 'discountedPrice',
    kind: 'money',
    filterField: 'price.discountedPrice',
  },
  { key: 'onSale', label: 'onSale', kind: 'boolean', filterField: 'onSale' },
  { key: 'name', label: 'name', kind: 'text', filterField: 'name' },
  { key: 'brand', label: 'brand', kind: 'text', filterField: 'brand' },
  { key: 'ribbon', label: 'ribbon', kind: 'text', filterField: 'ribbon' },
  { key: 'inStock', label: 'inStock', kind: 'boolean', filterField: 'stock.inStock' },
  { key: 'productType', label: 'productType', kind: 'choices', filterField: 'productType' },
  { key: 'created', label: 'created', kind: 'date', filterField: 'createdDate' },
];

const MAX_CONDITIONS = 20;

/** The filter of a submitted rule; undefined without a condition. */
export function readRuleForm(form: FormData): Filter | undefined {
  const texts = (name: string): string[] =>
    form.getAll(name).map((value) => (typeof value === 'string' ? value : ''));
  const [json] = texts('json');
  if (json !== undefined) return parseFilter(json);
  const [operators, values] = [texts('operator'), texts('value')];
  const conditions = texts('field')
    .slice(0, MAX_CONDITIONS)
    .flatMap((key, index): Condition | [] => {
      const column = ruleColumns.find((one) => one.key === key);
      if (!column) return [];
      const offered: readonly Condition['operator'][] = operatorsOf[column.kind];
      // Without JavaScript, the comparisons of all kinds are offered for every column.
      const operator = offered.find((one) => one === operators[index]) ?? offered[0];
      const typed = values[index] ?? '';
      return operator
        ? {
            column: key,
            operator,
            value: column.kind === 'boolean' && typed === '' ? 'true' : typed,
          }
        : [];
    });
  return toFilter({ match: texts('match')[0] === 'any' ? 'any' : 'all', conditions }, ruleColumns);
}
