import type { Cart } from '@shopwright/contract/cart/cart';
import type { LineItem } from '@shopwright/contract/cart/line-item';
import type { MultiCurrencyPrice } from '@shopwright/contract/shared/money';
import type { CatalogItem, ItemReference } from '../../catalog/items/rules/catalog-item.ts';
import { withCountryNames } from '../../kernel/address-lines.ts';
import { toNumber, toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE, type Currency } from '../../kernel/money.ts';
import type { PricedLine, PricedPurchase } from '../../pricing/rules/priced-purchase.ts';
import { WEIGHT_SCALE, type Purchase, type StoreWeightUnit } from '../../pricing/rules/purchase.ts';
import { discountsToCart } from '../../pricing/rules/wire/discounts.ts';
import { linePricesToWire } from '../../pricing/rules/wire/lines.ts';
import type { PriceWriter } from '../../pricing/rules/wire/prices.ts';
import type { CartState } from './cart-state.ts';
import type { CatalogLine, CustomLine, Seen } from './shop-line.ts';
import { customType, type ViewedLine } from './view-lines.ts';

/** The part of a quote that a cart shows. */
interface ShownQuote {
  readonly purchase: Pick<Purchase, 'tax'>;
  readonly priced: PricedPurchase;
  readonly prices: PriceWriter;
  readonly terms: {
    readonly currency: Pick<Currency, 'code'>;
    readonly conversion?: { readonly currency: Pick<Currency, 'code'> };
    readonly weightUnit: StoreWeightUnit;
    readonly language: string;
  };
}

/** A cart in the form in which clients read it. */
export function cartToWire(
  cart: CartState,
  viewed: readonly ViewedLine[],
  { priced, prices, purchase, terms }: ShownQuote,
): Cart {
  const { info } = cart;
  const { price } = prices;
  const pricedLines = new Map(priced.lines.map((line) => [line.id, line]));
  const currency = terms.currency.code;
  const buyerLanguage = info.language ?? terms.language;
  // Discounts on delivery are not part of the cart.
  const discount = priced.lines.reduce((sum, { totalDiscount }) => sum + totalDiscount, 0n);
  return {
    id: cart.cartId,
    lineItems: viewed.map((line) => lineToWire(line, pricedLines.get(line.line.id), prices)),
    ...(info.buyerNote ? { buyerNote: info.buyerNote } : {}),
    buyerInfo: {
      ...(info.contactId ? { contactId: info.contactId } : {}),
      ...ownerToWire(cart),
      ...(info.email ? { email: info.email } : {}),
    },
    currency,
    conversionCurrency: terms.conversion?.currency.code ?? currency,
    paymentCurrency: currency,
    siteLanguage: terms.language,
    buyerLanguage,
    taxIncludedInPrices: purchase.tax.included,
    weightUnit: terms.weightUnit,
    ...(cart.checkoutId === null ? {} : { checkoutId: cart.checkoutId }),
    appliedDiscounts: discountsToCart(priced.discounts, prices),
    createdDate: cart.createdAt,
    updatedDate: cart.updatedAt,
    ...(info.contactInfo ? { contactInfo: withCountryNames(info.contactInfo, buyerLanguage) } : {}),
    ...(info.overrideCheckoutUrl ? { overrideCheckoutUrl: info.overrideCheckoutUrl } : {}),
    ...(info.selectedShippingOption ? { selectedShippingOption: info.selectedShippingOption } : {}),
    ...(info.extendedFields ? { extendedFields: info.extendedFields } : {}),
    ...(info.businessLocationId ? { businessLocationId: info.businessLocationId } : {}),
    purchaseFlowId: cart.cartId,
    revision: String(cart.revision),
    subtotal: price(priced.summary.subtotal),
    subtotalAfterDiscounts: price(priced.summary.subtotal - discount),
    discount: price(discount),
  };
}

/** A member is their own contact. */
function ownerToWire({
  owner: { kind, id },
}: CartState): Pick<
  NonNullable<Cart['buyerInfo']>,
  'visitorId' | 'memberId' | 'userId' | 'contactId'
> {
  return kind === 'visitor'
    ? { visitorId: id }
    : kind === 'member'
      ? { memberId: id, contactId: id }
      : { userId: id };
}

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
