import type { productManagement, products } from '@shopwright/sdk';
import type { TranslateArea } from '../../i18n/translate.ts';
import type { CellEdit } from '../grid/cell-edits.ts';
import { parseNumber } from '../grid/parse-number.ts';
import { isDescription, isShared } from './values-of.server.ts';
import {
  infoSectionsIn,
  optionsIn,
  textFieldsIn,
  type EditorValues,
  type FieldName,
  type InfoSectionValue,
} from './values.ts';
import { matchChoices, storedOptionOf, type VariantRow } from './variant-rows.ts';

type Editable = productManagement.EditableProduct;
export type FieldErrors = Partial<Record<FieldName, string>>;

export interface ProductEdits {
  readonly editable: Editable;
  readonly removePricePerUnit: boolean;
  readonly errors: FieldErrors;
}

interface Edited {
  readonly values: EditorValues;
  /** What is stored now. */
  readonly stored: EditorValues;
  readonly changed: readonly FieldName[];
  readonly cells: readonly CellEdit[];
  readonly rows: ReadonlyMap<string, VariantRow>;
  readonly tags: readonly products.Tag[];
  /** The stored info sections, shared ones among them. */
  readonly sections: readonly productManagement.EditableInfoSection[];
  readonly locale: string;
  readonly t: TranslateArea<'adminEditor'>;
}

const UNIT_FIELDS = ['unitTotal', 'unitTotalUnit', 'unitBase', 'unitBaseUnit'] as const;

/** The changed fields as the platform takes them, and what is wrong with those that it cannot take. */
export function toEdits(edited: Edited): ProductEdits {
  const { values, changed, locale, t } = edited;
  const errors: FieldErrors = {};
  const isChanged = (...fields: FieldName[]) => fields.some((field) => changed.includes(field));
  const number = (field: FieldName, text = values[field]): number | undefined => {
    const parsed = parseNumber(text, locale);
    if (parsed === undefined || parsed < 0) errors[field] = t('numberInvalid');
    return parsed;
  };
  const orNull = (field: FieldName): number | null | undefined =>
    values[field] === '' ? null : number(field);

  const product: products.Product = {};
  if (isChanged('name')) {
    if (values.name === '') errors.name = t('nameMissing');
    product.name = values.name;
  }
  for (const field of ['description', 'sku', 'ribbon', 'brand', 'slug'] as const)
    if (isChanged(field)) product[field] = values[field];
  if (isChanged('visible')) product.visible = values.visible === 'true';
  if (isChanged('productType'))
    product.productType = values.productType === 'digital' ? 'digital' : 'physical';
  if (isChanged('price')) {
    if (values.price === '') errors.price = t('priceMissing');
    else product.priceData = defined({ price: number('price') });
  }
  if (isChanged('cost')) product.costAndProfitData = defined({ itemCost: orNull('cost') });
  if (isChanged('weight')) Object.assign(product, defined({ weight: orNull('weight') }));
  if (isChanged('discountType', 'discountValue')) product.discount = discountOf(values, number);
  const isUnitEmpty = values.unitTotal === '' && values.unitBase === '';
  if (isChanged(...UNIT_FIELDS) && !isUnitEmpty) {
    if (values.unitTotalUnit === '') errors.unitTotal = t('unitMissing');
    if (values.unitBaseUnit === '') errors.unitBase = t('unitMissing');
    product.pricePerUnitData = unitOf(values, number);
  }
  if (isChanged('seoTitle', 'seoDescription'))
    product.seoData = { tags: seoTags(edited.tags, values) };
  if (isChanged('infoSections')) {
    const sections = infoSectionsIn(values);
    if (sections.some(({ title }) => title === '')) errors.infoSections = t('infoTitleMissing');
    product.additionalInfoSections = withShared(edited.sections, sections);
  }
  if (isChanged('manageVariants', 'options'))
    product.manageVariants = optionsIn(values).length > 0 && values.manageVariants === 'true';
  return {
    editable: {
      product,
      ...(isChanged('barcode') ? { barcode: values.barcode === '' ? null : values.barcode } : {}),
      ...(isChanged('options') ? { options: optionsOf(edited, errors) } : {}),
      ...(isChanged('textFields') ? { customTextFields: readTexts(values, errors, t) } : {}),
      ...(edited.cells.length > 0 ? { variants: variantsOf(edited) } : {}),
    },
    removePricePerUnit: isChanged(...UNIT_FIELDS) && isUnitEmpty,
    errors,
  };
}

/** The edited sections with the shared ones, which stay where they are and as they are. */
function withShared(
  stored: Edited['sections'],
  own: readonly InfoSectionValue[],
): products.AdditionalInfoSection[] {
  const left = [...own];
  const merged = stored.flatMap((section) => {
    if (!isShared(section)) return left.splice(0, 1);
    const { title = '', description = '' } = section;
    return [{ title, description }];
  });
  return [...merged, ...left];
}

/** Without the fields that are undefined: a refused number is not sent. */
const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

type ReadNumber = (field: FieldName) => number | undefined;

function discountOf(values: EditorValues, number: ReadNumber): products.Discount {
  const { discountType: type } = values;
  if (type !== 'AMOUNT' && type !== 'PERCENT') return { type: 'NONE', value: 0 };
  return { type, value: number('discountValue') ?? 0 };
}

function unitOf(values: EditorValues, number: ReadNumber): products.PricePerUnitData {
  // The platform checks the names of units.
  const unit = (text: string) => text as products.PricePerUnitData['baseMeasurementUnit'] & string;
  return {
    totalQuantity: number('unitTotal') ?? 0,
    totalMeasurementUnit: unit(values.unitTotalUnit),
    baseQuantity: number('unitBase') ?? 0,
    baseMeasurementUnit: unit(values.unitBaseUnit),
  };
}

/** Replaces the title and the description; other tags of the product stay. */
function seoTags(
  tags: readonly products.Tag[],
  { seoTitle, seoDescription }: EditorValues,
): products.Tag[] {
  return [
    ...tags.filter((tag) => tag.type !== 'title' && !isDescription(tag)),
    ...(seoTitle === '' ? [] : [{ type: 'title', children: seoTitle }]),
    ...(seoDescription === ''
      ? []
      : [{ type: 'meta', props: { name: 'description', content: seoDescription } }]),
  ];
}

function optionsOf(
  { values, stored, t }: Edited,
  errors: FieldErrors,
): productManagement.EditableOption[] {
  return optionsIn(values).map((option) => {
    if (option.name === '') errors.options = t('optionNameMissing');
    if (option.choices.length === 0) errors.options = t('choicesMissing', { option: option.name });
    const before = storedOptionOf(option, optionsIn(stored));
    const isColor = option.choices.every(({ value }) => value !== undefined);
    const names = matchChoices(option, before);
    return {
      name: option.name,
      ...(before ? { previousName: before.name } : {}),
      optionType: isColor ? 'color' : 'drop_down',
      choices: option.choices.map(({ description, value }, index) => ({
        description,
        value: value ?? description,
        previousDescription: names[index]?.previous ?? description,
      })),
    };
  });
}

function readTexts(
  values: EditorValues,
  errors: FieldErrors,
  t: Edited['t'],
): products.CustomTextField[] {
  return textFieldsIn(values).map(({ title, maxLength, mandatory }) => {
    const length = Number(maxLength);
    if (!Number.isInteger(length) || length < 1 || length > 500)
      errors.textFields = t('maxLengthInvalid', { title });
    return { title, maxLength: length, mandatory };
  });
}

/** The edited cells of each variant. Stock has calls of its own. */
function variantsOf({ values, cells, rows }: Edited): productManagement.EditableVariant[] {
  const names = optionsIn(values).map(({ name }) => name);
  const byRow = Map.groupBy(
    cells.filter(({ column }) => column !== 'stock'),
    ({ id }) => id,
  );
  return [...byRow].map(([id, edits]) => {
    const choices = rows.get(id)?.choices ?? [];
    return {
      choices: Object.fromEntries(names.map((name, index) => [name, choices[index] ?? ''])),
      ...Object.fromEntries(edits.map(({ column, value }) => [column, value])),
    };
  });
}
