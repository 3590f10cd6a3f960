import type { LineItem } from '@shopwright/contract/cart/line-item';
import type { MultiCurrencyPrice } from '@shopwright/contract/shared/money';
import type { CatalogItem, ItemReference } from '../../catalog/items/rules/catalog-item.ts';
import { toNumber, toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';
import type { PricedLine } from '../../pricing/rules/priced-purchase.ts';
import { WEIGHT_SCALE } from '../../pricing/rules/purchase.ts';
import { linePricesToWire } from '../../pricing/rules/wire/lines.ts';
import type { PriceWriter } from '../../pricing/rules/wire/prices.ts';
import type { CatalogLine, CustomLine, Seen } from './shop-line.ts';
import { customType, type ViewedLine } from './view-lines.ts';

/** A line in the form in which clients read it, with the prices of its quote. */
export function lineToWire(
  viewed: ViewedLine,
  priced: PricedLine | undefined,
  prices: PriceWriter,
): LineItem {
  return {
    ...ownToWire(viewed),
    ...soldToWire(viewed, prices),
    ...pricesToWire(viewed, priced, prices),
  };
}

/** The fields that belong to the line, not to its item. */
function ownToWire({ line, availability }: ViewedLine): LineItem {
  return {
    id: line.id,
    quantity: line.quantity,
    availability,
    ...(line.selectedMembership ? { selectedMembership: line.selectedMembership } : {}),
    ...(line.taxableAddress ? { taxableAddress: line.taxableAddress } : {}),
    ...(line.extendedFields ? { extendedFields: line.extendedFields } : {}),
    ...(line.kind === 'catalog' ? { catalogReference: referenceToWire(line.reference) } : {}),
  };
}

const referenceToWire = ({ catalogItemId, appId, options }: ItemReference) => ({
  catalogItemId,
  appId,
  ...(options ? { options: { ...options } } : {}),
});

const soldToWire = ({ line, item }: ViewedLine, prices: PriceWriter): LineItem =>
  line.kind === 'custom'
    ? customToWire(line, prices)
    : catalogToWire(line.seen, item, line.override);

type LinePrices = Partial<
  Record<
    | 'price'
    | 'fullPrice'
    | 'priceBeforeDiscounts'
    | 'lineItemPrice'
    | 'modifiersTotalPrice'
    | 'depositAmount',
    MultiCurrencyPrice
  >
>;

const pricesToWire = (
  viewed: ViewedLine,
  priced: PricedLine | undefined,
  prices: PriceWriter,
): LinePrices => (priced ? linePricesToWire(priced, prices) : unsoldPrices(viewed, prices));

/** The last known prices of a line that cannot be sold. */
function unsoldPrices({ line, item }: ViewedLine, { price }: PriceWriter): LinePrices {
  const seen =
    line.kind === 'custom'
      ? {
          price: line.custom.price ?? '0',
          fullPrice: line.custom.fullPrice ?? line.custom.price ?? '0',
        }
      : line.seen;
  const [unit, full] = [
    item?.price ?? toUnits(seen.price, MONEY_SCALE),
    item?.fullPrice ?? toUnits(seen.fullPrice, MONEY_SCALE),
  ];
  return {
    price: price(unit),
    fullPrice: price(full),
    priceBeforeDiscounts: price(unit),
    lineItemPrice: price(unit * BigInt(line.quantity)),
  };
}

function catalogToWire(
  seen: Pick<Seen, 'name' | 'url' | 'image' | 'itemType' | 'productId'>,
  item: CatalogItem | undefined,
  override: CatalogLine['override'],
): LineItem {
  const shown = item ?? seen;
  const image = override?.image ?? shown.image;
  const weight =
    override?.physicalProperties?.weight ??
    (item?.weight === undefined ? undefined : toNumber(item.weight, WEIGHT_SCALE));
  const sku = override?.physicalProperties?.sku ?? item?.sku;
  const paymentOption =
    override?.paymentOption?.value ?? item?.paymentOption ?? 'FULL_PAYMENT_ONLINE';
  return {
    productName: override?.productName ?? { original: shown.name, translated: shown.name },
    url: { ...shown.url },
    descriptionLines: [...(override?.descriptionLines ?? item?.descriptionLines ?? [])],
    ...(image ? { image } : {}),
    physicalProperties: {
      ...(weight === undefined ? {} : { weight }),
      ...(sku === undefined ? {} : { sku }),
      shippable: override?.physicalProperties?.shippable ?? shown.itemType === 'PHYSICAL',
      ...(item?.productDimensions ? { productDimensions: item.productDimensions } : {}),
      ...(item?.packageDimensions ? { packageDimensions: item.packageDimensions } : {}),
    },
    itemType: { preset: shown.itemType },
    ...(item?.subscription ? { subscriptionOptionInfo: item.subscription } : {}),
    ...(item?.serviceProperties ? { serviceProperties: item.serviceProperties } : {}),
    paymentOption,
    rootCatalogItemId: shown.productId,
    ...(item?.taxGroupId === undefined ? {} : { taxGroupId: item.taxGroupId }),
    ...(override ? { catalogOverrideFields: override } : {}),
    customLineItem: false,
    priceUndetermined: false,
    fixedQuantity: override?.fixedQuantity ?? false,
    savePaymentMethod: override?.savePaymentMethod ?? false,
    membersOnly: false,
    modifierGroups: [],
  };
}

function customToWire({ custom }: CustomLine, { price }: PriceWriter): LineItem {
  const {
    price: _price,
    fullPrice: _full,
    depositAmount: _deposit,
    quantity: _quantity,
    media,
    modifierGroups = [],
    quantityAvailable: _available,
    id: _id,
    digitalFile: _file,
    ...shown
  } = custom;
  return {
    ...shown,
    productName: custom.productName ?? { original: 'Item' },
    itemType: custom.itemType ?? { preset: customType(custom) },
    descriptionLines: custom.descriptionLines ?? [],
    ...(media ? { image: media } : {}),
    physicalProperties: {
      ...custom.physicalProperties,
      shippable: custom.physicalProperties?.shippable ?? customType(custom) === 'PHYSICAL',
    },
    paymentOption: custom.paymentOption ?? 'FULL_PAYMENT_ONLINE',
    customLineItem: true,
    priceUndetermined: custom.priceUndetermined ?? false,
    fixedQuantity: custom.fixedQuantity ?? false,
    savePaymentMethod: false,
    membersOnly: custom.membersOnly ?? false,
    modifierGroups: modifierGroups.map(({ modifiers = [], ...group }) => ({
      ...group,
      modifiers: modifiers.map((modifier) => ({
        ...modifier,
        price: price(toUnits(modifier.price ?? '0', MONEY_SCALE)),
      })),
    })),
  };
}
