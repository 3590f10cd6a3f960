import type { Choices } from '../grid/columns.ts';
import { formatCell, type CellFormat } from '../grid/cell-text.ts';
import type { TranslateArea } from '../../i18n/translate.ts';

/** The fields of a plan's row as text. */

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
  onHand: 'onHand',
  available: 'available',
  preorders: 'preorders',
  deleted: 'deleted',
  updatedDate: 'updatedDate',
  status: 'memberStatus',
  awaitsApproval: 'awaitsApproval',
} as const;

const memberStatuses = ['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const;

/** The changed fields of a row. What can be sold is shown only where reservations make it differ. */
export function changedFields({
  before,
  after,
}: {
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
}): string[] {
  const isSame = [before, after].every((values) => values?.['available'] === values?.['onHand']);
  return Object.keys(after ?? before ?? {}).filter((name) => name !== 'available' || !isSame);
}

/** Why a row was not changed, in the reader's language. */
const reasons = [
  'VALUE_CHANGED',
  'NOT_FOUND',
  'VARIANT_NOT_FOUND',
  'NEGATIVE_VALUE',
  'VALUE_TOO_LARGE',
  'INSUFFICIENT_INVENTORY',
  'INVENTORY_QUANTITY_NOT_TRACKED',
  'MAX_QUANTITY_LIMIT_REACHED',
  'MEMBER_IS_OFFLINE',
  'OWNER_MEMBER_BLOCK_FORBIDDEN',
  'ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN',
  'CONTENT_ASSIGNEE',
] as const;

export function reasonText(
  { code, description = '' }: { readonly code?: string; readonly description?: string },
  t: FieldContext['t'],
): string {
  const translated = reasons.find((reason) => reason === code);
  return translated ? t(`reason_${translated}`) : description;
}

const isField = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name);

export const fieldLabel = (field: string, t: FieldContext['t']): string =>
  isField(field) ? t(labels[field]) : field;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export function fieldText(field: string, value: unknown, { t, format }: FieldContext): string {
  if (value === null && field === 'price') return t('likeProduct');
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
    case 'onHand':
    case 'available':
    case 'preorders':
      return new Intl.NumberFormat(format.locale).format(Number(value));
    case 'updatedDate':
      return dateText(value, format.locale);
    case 'status': {
      const status = memberStatuses.find((one) => one === value);
      return status ? t(`member_${status}`) : t('none');
    }
    case 'deleted':
    case 'awaitsApproval':
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

const dateText = (value: unknown, locale: string): string =>
  typeof value === 'string'
    ? new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'medium',
        timeZone: 'UTC',
      }).format(new Date(value))
    : '';

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
