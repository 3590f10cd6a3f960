import type { Refusal } from '../../../kernel/outcome.ts';

/** What the rules say is wrong, in the words of a file. */
export function troublesOf(refusal: Refusal): { field: string; reason: string }[] {
  if (refusal.refused !== 'validation') return [{ field: '', reason: refusal.description }];
  return refusal.violations.map(({ field, description }) => ({
    field: fileField(field),
    reason: description,
  }));
}

/** The rules name fields as the wire does. */
const fileField = (field: string): string =>
  field
    .replace(/^product\./, '')
    .replace('priceData.price', 'price')
    .replace('costAndProfitData.itemCost', 'cost')
    .replace('productOptions', 'options')
    .replace('additionalInfoSections', 'infoSections');
