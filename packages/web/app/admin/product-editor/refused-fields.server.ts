import type { ApiError, productManagement } from '@shopwright/sdk';
import type { TranslateArea } from '../../i18n/translate.ts';
import type { FieldErrors } from './to-edits.server.ts';
import type { FieldName } from './values.ts';

/** From the beginning of the platform's field to the field of the form, the longest first. */
const fields: readonly (readonly [start: string, field: FieldName])[] = [
  ['product.name', 'name'],
  ['product.slug', 'slug'],
  ['product.description', 'description'],
  ['product.priceData', 'price'],
  ['product.discount', 'discountValue'],
  ['product.costAndProfitData', 'cost'],
  ['product.pricePerUnitData.total', 'unitTotal'],
  ['product.pricePerUnitData', 'unitBase'],
  ['product.additionalInfoSections', 'infoSections'],
  ['product.weight', 'weight'],
  ['product.sku', 'sku'],
  ['product.ribbon', 'ribbon'],
  ['product.brand', 'brand'],
  ['product.seoData', 'seoTitle'],
  ['barcode', 'barcode'],
  ['options', 'options'],
  ['variants', 'variantEdits'],
  ['customTextFields', 'textFields'],
];

/** A refusal of the platform at the fields it is about. */
export function refusedFields(
  error: ApiError,
  t: TranslateArea<'adminEditor'>,
  { variants = [] }: productManagement.EditableProduct,
): { readonly message: string; readonly errors: FieldErrors } {
  const errors: FieldErrors = {};
  const byCode: Readonly<Record<string, readonly [FieldName, string]>> = {
    VARIANTS_EXIST: ['options', t('variantsExist')],
    NEGATIVE_VARIANT_PRICE: ['price', t('negativeVariantPrice')],
  };
  const coded = byCode[String(error.code)];
  if (coded) errors[coded[0]] = coded[1];
  for (const { field = '', description = '' } of error.details.validationError?.fieldViolations ??
    []) {
    const path = field.replace(/^editable\./, '');
    const found = fields.find(([start]) => path.startsWith(start));
    const index = Number(/^variants\[(\d+)\]/.exec(path)?.[1] ?? -1);
    const variant = Object.values(variants[index]?.choices ?? {}).join(' / ');
    const problem = t('fieldRefused', { problem: description });
    if (found) errors[found[1]] ??= variant === '' ? problem : `${variant}: ${problem}`;
  }
  return {
    message: Object.keys(errors).length > 0 ? t('notSaved') : error.summary,
    errors,
  };
}
