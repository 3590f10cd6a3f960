import type { changePlans } from '@shopwright/sdk';
import { formText } from '../../ui/form-text.server.ts';
import { parseNumber } from '../grid/parse-number.ts';
import { stockReasons } from './stock-reasons.ts';

/** The stock adjustment that the form asks for. Damaged pieces are entered without a sign. */
export function readStockForm(
  form: FormData,
  locale: string,
): changePlans.PlannedStockChange | undefined {
  const reason = stockReasons.find((one) => one === formText(form, 'stockReason'));
  const pieces = parseNumber(formText(form, 'stockPieces'), locale);
  if (!reason || pieces === undefined) return undefined;
  const note = formText(form, 'stockNote').trim();
  const count = Math.trunc(pieces);
  return {
    reason,
    ...(note === '' ? {} : { note }),
    ...(reason === 'COUNTED'
      ? { countedQuantity: count }
      : { changeBy: reason === 'DAMAGED' ? -Math.abs(count) : count }),
  };
}

/** What a bulk change form asks for; undefined if it asks for nothing. */
export function readPlanForm(
  form: FormData,
  locale: string,
): changePlans.ProductPlanChange | undefined {
  const number = (name: string): number | undefined => parseNumber(formText(form, name), locale);
  const change: changePlans.ProductPlanChange = {
    ...readPrice(form, number('priceValue')),
    ...readDiscount(form, number('discountValue')),
    ...readVisible(form),
    ...readText(form, 'brand'),
    ...readText(form, 'ribbon'),
    ...readCollection(form, 'addToCollection', 'addToCollectionIds'),
    ...readCollection(form, 'removeFromCollection', 'removeFromCollectionIds'),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}

type Change = changePlans.ProductPlanChange;

function readPrice(form: FormData, value: number | undefined): Pick<Change, 'price'> {
  const ending = formText(form, 'priceEnding');
  const endWith = /^0\.\d{1,3}$/.test(ending) ? { endWith: ending } : {};
  const amount = value === undefined ? undefined : decimal(value);
  const formulas: Readonly<Record<string, changePlans.PriceFormula | undefined>> =
    amount === undefined
      ? {}
      : {
          raisePercent: { addPercent: amount },
          lowerPercent: { addPercent: decimal(-Number(amount)) },
          raiseAmount: { addAmount: amount },
          lowerAmount: { addAmount: decimal(-Number(amount)) },
          set: { setTo: amount },
        };
  const formula = formulas[formText(form, 'priceChange')];
  if (formula) return { price: { ...formula, ...endWith } };
  // Only the ending: the price itself stays.
  return endWith.endWith && formText(form, 'priceChange') === '' ? { price: endWith } : {};
}

/** Without an exponent, at most four digits after the point. */
const decimal = (value: number): string => String(Number(value.toFixed(4)));

function readDiscount(form: FormData, value: number | undefined): Pick<Change, 'discount'> {
  const type = formText(form, 'discountChange');
  if (type === 'NONE') return { discount: { type } };
  return (type === 'PERCENT' || type === 'AMOUNT') && value !== undefined
    ? { discount: { type, value } }
    : {};
}

function readVisible(form: FormData): Pick<Change, 'visible'> {
  const visible = formText(form, 'visible');
  return visible === '' ? {} : { visible: visible === 'true' };
}

function readText<Name extends 'brand' | 'ribbon'>(form: FormData, name: Name): Partial<Change> {
  const text = formText(form, name);
  if (form.has(`${name}Clear`)) return { [name]: null };
  return text === '' ? {} : { [name]: text };
}

function readCollection(
  form: FormData,
  field: string,
  name: 'addToCollectionIds' | 'removeFromCollectionIds',
): Partial<Change> {
  const id = formText(form, field);
  return id === '' ? {} : { [name]: [id] };
}
