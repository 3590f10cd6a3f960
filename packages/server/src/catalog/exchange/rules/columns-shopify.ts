/** The columns of Shopify's product tables, in its order; without those for markets and shopping channels. */

export const SHOPIFY_OPTIONS = 3;
export const shopifyOption = (number: number) =>
  ({ name: `Option${number} Name`, value: `Option${number} Value` }) as const;

export const shopifyColumns: readonly string[] = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  'Variant Image',
  'Variant Weight Unit',
  'Variant Tax Code',
  'Cost per item',
  'Collection',
  'Status',
];

/** What stands for a product that has nothing to choose. */
export const NO_OPTION = 'Title';
export const NO_CHOICE = 'Default Title';

const GRAMS: Readonly<Record<string, number>> = { KG: 1000, LB: 453.592_37 };

/** Between Shopify's grams and the store's own unit, with the decimals a weight is stored with. */
export const fromGrams = (grams: number, unit: string): number =>
  Math.round((grams / (GRAMS[unit] ?? 1000)) * 10_000) / 10_000;
export const toGrams = (weight: number, unit: string): number =>
  Math.round(weight * (GRAMS[unit] ?? 1000) * 1000) / 1000;
