/** The columns of the provider's product tables, in its order. */

export const wixOption = (number: number) =>
  ({
    name: `productOptionName${number}`,
    type: `productOptionType${number}`,
    choices: `productOptionDescription${number}`,
  }) as const;
export const wixInfo = (number: number) =>
  ({
    title: `additionalInfoTitle${number}`,
    description: `additionalInfoDescription${number}`,
  }) as const;
export const wixText = (number: number) =>
  ({
    title: `customTextField${number}`,
    limit: `customTextCharLimit${number}`,
    mandatory: `customTextMandatory${number}`,
  }) as const;

export const WIX_OPTIONS = 6;
export const WIX_INFO_SECTIONS = 6;
export const WIX_TEXT_FIELDS = 2;

export const numbers = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

export const wixColumns: readonly string[] = [
  'handleId',
  'fieldType',
  'name',
  'description',
  'productImageUrl',
  'collection',
  'sku',
  'ribbon',
  'price',
  'surcharge',
  'visible',
  'discountMode',
  'discountValue',
  'inventory',
  'weight',
  'cost',
  ...numbers(WIX_OPTIONS)
    .map(wixOption)
    .flatMap(({ name, type, choices }) => [name, type, choices]),
  ...numbers(WIX_INFO_SECTIONS)
    .map(wixInfo)
    .flatMap(({ title, description }) => [title, description]),
  ...numbers(WIX_TEXT_FIELDS)
    .map(wixText)
    .flatMap(({ title, limit, mandatory }) => [title, limit, mandatory]),
  'brand',
];
