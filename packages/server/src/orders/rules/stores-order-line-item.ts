import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { OrderState } from './order-state.ts';
import type {
  StoresLineItem,
  StoresLineItemType,
} from '@shopwright/contract/orders/stores-order-line-item';
import { omitAbsent } from './stores-order-source.ts';

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

const lineTypes: Readonly<Record<string, StoresLineItemType>> = {
  PHYSICAL: 'PHYSICAL',
  DIGITAL: 'DIGITAL',
};

export function lineOf(line: OrderLineItem, index: number, { terms }: OrderState): StoresLineItem {
  const { catalogReference: reference, image, taxInfo } = line;
  const shelf = terms.shelf?.[line.id ?? ''];
  const texts = reference?.options?.['customTextFields'];
  const isText = (name: string): boolean =>
    typeof texts === 'object' && texts !== null && Object.hasOwn(texts, name);
  const described = (line.descriptionLines ?? []).map(({ name, plainText, colorInfo }) => ({
    name: name?.original ?? '',
    value: plainText?.original ?? colorInfo?.original ?? '',
  }));
  const included = taxInfo?.taxIncludedInPrice ?? false;
  const variantId = shelf?.variantId ?? reference?.options?.['variantId'];
  const price = line.price?.amount;
  const totalPrice = (included ? line.totalPriceAfterTax : line.totalPriceBeforeTax)?.amount;
  const productId = reference?.appId === storesApp ? reference.catalogItemId : undefined;
  return omitAbsent<StoresLineItem>({
    index: index + 1,
    quantity: line.quantity,
    name: line.productName?.original,
    translatedName: line.productName?.translated,
    productId,
    lineItemType: reference
      ? (lineTypes[line.itemType?.preset ?? ''] ?? 'UNSPECIFIED_LINE_ITEM_TYPE')
      : 'CUSTOM_AMOUNT_ITEM',
    options: described
      .filter(({ name }) => !isText(name))
      .map(({ name, value }) => ({ option: name, selection: value })),
    customTextFields: described
      .filter(({ name }) => isText(name))
      .map(({ name, value }) => ({ title: name, value })),
    weight:
      line.physicalProperties?.weight === undefined || line.physicalProperties.weight === null
        ? undefined
        : String(line.physicalProperties.weight),
    mediaItem:
      image &&
      omitAbsent({
        mediaType: 'IMAGE' as const,
        url: image.url,
        width: image.width,
        height: image.height,
        mediaId: image.id,
        id: image.id,
        altText: image.altText,
      }),
    sku: line.physicalProperties?.sku,
    variantId: typeof variantId === 'string' ? variantId : undefined,
    fulfillerId: line.fulfillerId,
    discount: line.totalDiscount?.amount,
    tax: taxInfo?.taxAmount?.amount,
    taxGroupId: taxInfo?.taxGroupId,
    price,
    totalPrice,
    taxIncludedInPrice: included,
    priceData: omitAbsent({ taxIncludedInPrice: included, price, totalPrice }),
  });
}
