import { service } from '../call.ts';
import {
  boolean,
  list,
  map,
  message,
  number,
  of,
  required,
  string,
  type Static,
} from '../field.ts';
import { patchProductErrors, variantErrors } from '../errors/groups.ts';
import { ProductDownloadLimits } from './download-limits.ts';
import { CustomTextField, OptionType, Product } from './products.ts';
import { VariantStock } from './variants.ts';

/** Calls of our own: a product with all that an editor changes, read and saved as a whole. */
const call = service(['/stores']);

const MAX_OPTIONS = 6;
const MAX_CHOICES = 100;
const MAX_VARIANTS = 1000;
const MAX_TEXT_FIELDS = 50;
const MAX_AMOUNT = 999999999.99;
const MAX_BARCODE_LENGTH = 100;
const MAX_INFO_SECTIONS = 20;

export const EditableChoice = message('EditableChoice', {
  description: required(string({ minLength: 1, maxLength: 50 })),
  value: string({ minLength: 1, maxLength: 50 }),
  previousDescription: string({ maxLength: 50 }),
});
export type EditableChoice = Static<typeof EditableChoice>;

export const EditableOption = message('EditableOption', {
  name: required(string({ minLength: 1, maxLength: 50 })),
  previousName: string({ maxLength: 50 }),
  optionType: OptionType,
  choices: required(list(EditableChoice, { minItems: 1, maxItems: MAX_CHOICES })),
});
export type EditableOption = Static<typeof EditableOption>;

export const EditableVariant = message('EditableVariant', {
  id: string({ format: 'GUID', readOnly: true }),
  choices: required(map(string())),
  price: number({ nullable: true, maximum: MAX_AMOUNT }),
  cost: number({ nullable: true, maximum: MAX_AMOUNT }),
  weight: number({ nullable: true, maximum: MAX_AMOUNT }),
  sku: string({ nullable: true, maxLength: 40 }),
  barcode: string({ nullable: true, maxLength: MAX_BARCODE_LENGTH }),
  visible: boolean(),
  stock: of(VariantStock, { readOnly: true }),
});
export type EditableVariant = Static<typeof EditableVariant>;

export const EditableInfoSection = message('EditableInfoSection', {
  id: string({ format: 'GUID', readOnly: true }),
  uniqueName: string({ nullable: true, readOnly: true }),
  title: string({ readOnly: true }),
  description: string({ readOnly: true }),
});
export type EditableInfoSection = Static<typeof EditableInfoSection>;

export const EditableProduct = message('EditableProduct', {
  product: Product,
  revision: string({ readOnly: true }),
  barcode: string({ nullable: true, maxLength: MAX_BARCODE_LENGTH }),
  options: list(EditableOption, { maxItems: MAX_OPTIONS }),
  variants: list(EditableVariant, { maxItems: MAX_VARIANTS }),
  customTextFields: list(CustomTextField, { maxItems: MAX_TEXT_FIELDS }),
  infoSections: list(EditableInfoSection, { maxItems: MAX_INFO_SECTIONS, readOnly: true }),
  giftCard: boolean({ readOnly: true }),
  downloadLimits: of(ProductDownloadLimits, { readOnly: true }),
});
export type EditableProduct = Static<typeof EditableProduct>;

export const getEditableProduct = call({
  name: 'productManagement.getEditableProduct',
  method: 'GET',
  path: '/v1/products/{id}/editable',
  who: 'merchant',
  permission: 'WIX_STORES.READ_PRODUCTS',
  request: message('ProductsGetEditableProductRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('ProductsGetEditableProductAnswer', { editable: EditableProduct }),
});

export const saveProduct = call({
  name: 'productManagement.saveProduct',
  method: 'POST',
  path: '/v1/products/save',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsSaveProductRequest', {
    id: string({ format: 'GUID' }),
    revision: string({ maxLength: 20 }),
    editable: required(EditableProduct),
    removePricePerUnit: boolean(),
  }),
  answer: message('ProductsSaveProductAnswer', { editable: EditableProduct }),
  errors: ['REVISION_CONFLICT', ...patchProductErrors, ...variantErrors],
});
