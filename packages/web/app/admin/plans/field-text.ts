import type { Choices } from '../grid/columns.ts';
import { formatCell, type CellFormat } from '../grid/cell-text.ts';
import type { TranslateArea } from '../../i18n/translate.ts';

/** The fields of a plan's row in words. */

interface FieldContext {
  readonly t: TranslateArea<'adminGrid'>;
  readonly format: CellFormat;
}

const labels = {
  price: 'price',
  variantPrices: 'variantPrices',
  discount: 'discount',
  visible: 'visible',
  brand: 'brand',
  ribbon: 'ribbon',
  weight: 'weight',
  variantWeights: 'variantWeights',
  cost: 'cost',
  variantCosts: 'variantCosts',
  collections: 'collections',
} as const;

const isField = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name);

export const fieldLabel = (field: string, t: FieldContext['t']): string =>
  isField(field) ? t(labels[field]) : field;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export function fieldText(field: string, value: unknown, { t, format }: FieldContext): string {
  if (value === null || value === undefined || value === '') return t('none');
  const money = (amount: unknown): string =>
    amount === null ? t('likeProduct') : formatCell('money', Number(amount), format);
  switch (field) {
    case 'price':
    case 'cost':
      return money(value);
    case 'variantPrices':
    case 'variantCosts':
      return isObject(value) && Object.keys(value).length > 0
        ? [...new Set(Object.values(value).map(money))].join(', ')
        : t('likeProduct');
    case 'visible':
      return value === true ? t('yes') : t('no');
    case 'discount':
      return discountText(value, { t, format });
    case 'collections':
      return collectionsText(value, format.choices) || t('none');
    default:
      return typeof value === 'string' ? value : JSON.stringify(value);
  }
}

function discountText(value: unknown, { t, format }: FieldContext): string {
  if (!isObject(value) || value['type'] === 'NONE') return t('none');
  const number = Number(value['value']);
  return value['type'] === 'PERCENT'
    ? new Intl.NumberFormat(format.locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        number / 100,
      )
    : formatCell('money', number, format);
}

const collectionsText = (value: unknown, choices: Choices): string =>
  isObject(value)
    ? Object.entries(value)
        .filter(([, isIn]) => isIn === true)
        .map(([id]) => choices[id] ?? id)
        .join(', ')
    : '';
