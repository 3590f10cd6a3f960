import type { productManagement } from '@shopwright/sdk';
import { plainCell, type CellFormat } from '../grid/cell-text.ts';
import { blankValues, normalize, type EditorValues, type OptionValue } from './values.ts';
import type { StoredVariant } from './variant-rows.ts';

type Editable = productManagement.EditableProduct;

const ALL_PRODUCTS_ID = '00000000-000000-000000-000000000001';

/** Whether choices make variants with a price and a stock of their own. */
export const hasVariants = ({ product, options = [] }: Editable): boolean =>
  product?.manageVariants === true && options.length > 0;

/** The fields of a stored product as the editor shows them. */
export function valuesOf(editable: Editable, format: CellFormat): EditorValues {
  const { product = {}, options = [], variants = [], infoSections = [], barcode } = editable;
  const { discount, costAndProfitData, pricePerUnitData: unit, seoData } = product;
  const money = (value: number | null | undefined) => plainCell('money', value ?? null, format);
  const number = (value: number | null | undefined) => plainCell('number', value ?? null, format);
  const only = hasVariants(editable) ? undefined : variants[0]?.stock;
  const tags = seoData?.tags ?? [];
  return {
    ...blankValues,
    name: product.name ?? '',
    description: normalize(product.description ?? ''),
    visible: product.visible === false ? '' : 'true',
    productType: product.productType === 'digital' ? 'digital' : 'physical',
    price: money(product.priceData?.price),
    discountType:
      discount?.type === 'AMOUNT' || discount?.type === 'PERCENT' ? discount.type : 'NONE',
    discountValue: discount?.value ? number(discount.value) : '',
    cost: money(costAndProfitData?.itemCost),
    unitTotal: number(unit?.totalQuantity),
    unitTotalUnit: unit?.totalMeasurementUnit ?? '',
    unitBase: number(unit?.baseQuantity),
    unitBaseUnit: unit?.baseMeasurementUnit ?? '',
    weight: number(product.weight),
    sku: product.sku ?? '',
    barcode: barcode ?? '',
    tracked: (variants[0]?.stock?.trackQuantity ?? false) ? 'true' : '',
    quantity: only?.trackQuantity ? String(only.quantity ?? 0) : '',
    inStock: only?.inStock === false && !only.trackQuantity ? '' : 'true',
    ribbon: product.ribbon ?? '',
    brand: product.brand ?? '',
    collections: (product.collectionIds ?? [])
      .filter((id) => id !== ALL_PRODUCTS_ID)
      .toSorted()
      .join(' '),
    textFields: JSON.stringify(
      (editable.customTextFields ?? []).map(
        ({ title = '', maxLength = 500, mandatory = false }) => ({
          title,
          maxLength: String(maxLength),
          mandatory,
        }),
      ),
    ),
    infoSections: JSON.stringify(
      infoSections
        .filter((section) => !isShared(section))
        .map(({ title = '', description = '' }) => ({
          title,
          description: normalize(description),
        })),
    ),
    sharedSections: infoSections
      .filter(isShared)
      .map(({ _id = '' }) => _id)
      .toSorted()
      .join(' '),
    slug: product.slug ?? '',
    seoTitle: tags.find(({ type }) => type === 'title')?.children ?? '',
    seoDescription: contentOf(tags.find(isDescription)),
    manageVariants: options.length === 0 || product.manageVariants ? 'true' : '',
    options: JSON.stringify(
      options.map(({ name, optionType, choices }): OptionValue => ({
        name,
        previousName: name,
        choices: choices.map(({ description, value = '' }) =>
          optionType === 'color' ? { description, value } : { description },
        ),
      })),
    ),
  };
}

/** Whether products share the section: only those have a name of their own. */
export const isShared = ({ uniqueName }: productManagement.EditableInfoSection): boolean =>
  (uniqueName ?? null) !== null;

const contentOf = (tag: { props?: Record<string, unknown> | null } | undefined): string => {
  const content = tag?.props?.['content'];
  return typeof content === 'string' ? content : '';
};

export const isDescription = ({
  type,
  props,
}: {
  type?: string;
  props?: Record<string, unknown> | null;
}): boolean => type === 'meta' && props?.['name'] === 'description';

/** The variants with their own values; without options a product has none to show. */
export function storedVariants(editable: Editable): StoredVariant[] {
  if (!hasVariants(editable)) return [];
  const names = (editable.options ?? []).map(({ name }) => name);
  return (editable.variants ?? []).map(
    ({ choices, price, sku, stock, weight, visible, cost, barcode }) => ({
      choices: names.map((name) => choices[name] ?? ''),
      cells: {
        price: price ?? null,
        sku: sku ?? null,
        stock: stock?.trackQuantity ? (stock.quantity ?? 0) : null,
        weight: weight ?? null,
        visible: visible ?? true,
        cost: cost ?? null,
        barcode: barcode ?? null,
      },
    }),
  );
}
