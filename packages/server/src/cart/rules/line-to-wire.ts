import type { LineItem } from '@shopwright/contract/cart/line-item';
import type { MultiCurrencyPrice } from '@shopwright/contract/shared/money';
import type { CatalogItem, ItemReference } from '../../catalog/items/rules/catalog-item.ts';
import { toNumber, toUnits } from '../../kernel/decimal.ts';
import { joinTexts, textOfKept } from '../../kernel/kept-text.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';
import type { PricedLine } from '../../pricing/rules/priced-purchase.ts';
import { WEIGHT_SCALE } from '../../pricing/rules/purchase.ts';
import { linePricesToWire } from '../../pricing/rules/wire/lines.ts';
import type { PriceWriter } from '../../pricing/rules/wire/prices.ts';
import type { CatalogLine, CustomLine, Seen, ShopLine } from './shop-line.ts';
import { customType, type ViewedLine } from './view-lines.ts';

/** A line as clients read it; its prices are those of the quote it is in. */
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

interface Written extends Pick<ViewedLine, 'availability'> {
  readonly item: CatalogItem | undefined;
  readonly priced: PricedLine | undefined;
  readonly prices: PriceWriter;
  readonly text: string;
}

const written = new WeakMap<ShopLine, Written>();

/** The same as JSON. A line that a change leaves alone, at the same prices, is not written again. */
export function lineToText(
  viewed: ViewedLine,
  priced: PricedLine | undefined,
  prices: PriceWriter,
): string {
  const known = written.get(viewed.line);
  if (
    known &&
    known.prices === prices &&
    looksTheSame(known, viewed) &&
    costsTheSame(known.priced, priced)
  )
    return known.text;
  const text = writeLine(viewed, priced, prices);
  written.set(viewed.line, {
    item: viewed.item,
    availability: viewed.availability,
    priced,
    prices,
    text,
  });
  return text;
}

/** All that is shown of a line but its prices hangs on this; the line itself never changes. */
const looksTheSame = (one: Written, other: ViewedLine): boolean =>
  one.item === other.item &&
  one.availability.status === other.availability.status &&
  one.availability.quantityAvailable === other.availability.quantityAvailable;

/** The prices of `linePricesToWire`. */
function costsTheSame(one: PricedLine | undefined, other: PricedLine | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.price === other.price &&
    one.fullPrice === other.fullPrice &&
    one.priceBeforeDiscounts === other.priceBeforeDiscounts &&
    one.lineItemPrice === other.lineItemPrice &&
    one.modifiers === other.modifiers &&
    one.deposit === other.deposit
  );
}

/** Most of it is what the catalog says of an item, and amounts that recur: those are not written again. */
function writeLine(
  viewed: ViewedLine,
  priced: PricedLine | undefined,
  prices: PriceWriter,
): string {
  const { line, item } = viewed;
  const sold =
    item && line.kind === 'catalog' && !line.override
      ? soldTextOf(item)
      : JSON.stringify(soldToWire(viewed, prices));
  return joinTexts(
    JSON.stringify(ownToWire(viewed)),
    sold,
    textOfKept(pricesToWire(viewed, priced, prices)),
  );
}

/** What this line has for itself. */
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

const soldTexts = new WeakMap<CatalogItem, string>();

/** What nobody says otherwise is the same for every line of an item. */
function soldTextOf(item: CatalogItem): string {
  const text = soldTexts.get(item) ?? JSON.stringify(catalogToWire(item, item, undefined));
  soldTexts.set(item, text);
  return text;
}

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

/** What it cost when it could last be had. */
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
    ...told
  } = custom;
  return {
    ...told,
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
