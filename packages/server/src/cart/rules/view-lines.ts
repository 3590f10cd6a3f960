import type { CustomLineItem } from '@shopwright/contract/cart/custom-line-item';
import type {
  ItemAvailabilityInfo,
  SubscriptionOptionInfo,
} from '@shopwright/contract/shared/item';
import type { CatalogItem, FoundItem } from '../../catalog/items/rules/catalog-item.ts';
import type { MissingItem } from '../../catalog/items/rules/item-options.ts';
import { toUnits } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';
import {
  type Modifier,
  type Period,
  type Subscription,
  WEIGHT_SCALE,
} from '../../pricing/rules/purchase.ts';
import type { QuoteLine } from '../../pricing/rules/quote-line.ts';
import type { CatalogLine, CustomLine, ShopLine } from './shop-line.ts';

/** A line with the item it sells, as that is now. */
export interface ViewedLine {
  readonly line: ShopLine;
  readonly item?: CatalogItem;
  readonly missing?: MissingItem;
  readonly availability: ItemAvailabilityInfo;
  /** For the quote; a line that cannot be sold has none. */
  readonly quoteLine?: QuoteLine;
}

/**
 * Stock held by checkouts is already subtracted. Two lines of one variant share the stock, the
 * earlier line first.
 */
export function viewLines(
  lines: readonly ShopLine[],
  found: (line: CatalogLine) => FoundItem | undefined,
): ViewedLine[] {
  const taken = new Map<string, number>();
  return lines.map((line): ViewedLine => {
    if (line.kind === 'custom') {
      const availability = availabilityOf(line.quantity, line.custom.quantityAvailable ?? null);
      return {
        line,
        availability,
        ...(isSold(availability) ? { quoteLine: customToQuote(line) } : {}),
      };
    }
    const foundItem = found(line);
    if (!foundItem || 'missing' in foundItem)
      return {
        line,
        availability: { status: 'NOT_FOUND' },
        ...(foundItem ? { missing: foundItem.missing } : {}),
      };
    const item = foundItem.found;
    const stock = item.variantId ?? item.key;
    const before = taken.get(stock) ?? 0;
    taken.set(stock, before + line.quantity);
    const availability = availabilityOf(
      line.quantity,
      item.available === null ? null : Math.max(0, item.available - before),
    );
    return {
      line,
      item,
      availability,
      ...(isSold(availability) ? { quoteLine: catalogToQuote(line, item) } : {}),
    };
  });
}

function availabilityOf(requested: number, available: number | null): ItemAvailabilityInfo {
  if (available === null) return { status: 'AVAILABLE' };
  return {
    status:
      available <= 0
        ? 'NOT_AVAILABLE'
        : available < requested
          ? 'PARTIALLY_AVAILABLE'
          : 'AVAILABLE',
    quantityAvailable: available,
  };
}

const isSold = ({ status }: ItemAvailabilityInfo): boolean =>
  status === 'AVAILABLE' || status === 'PARTIALLY_AVAILABLE';

const money = (text: string): bigint => toUnits(text, MONEY_SCALE);

function catalogToQuote(line: CatalogLine, item: CatalogItem): QuoteLine {
  const { override = {} } = line;
  const price = typeof override.price === 'string' ? money(override.price) : item.price;
  const deposit =
    typeof override.depositAmount === 'string' ? money(override.depositAmount) : item.depositAmount;
  const weight =
    typeof override.physicalProperties?.weight === 'number'
      ? toUnits(override.physicalProperties.weight, WEIGHT_SCALE)
      : item.weight;
  const shippable = override.physicalProperties?.shippable;
  const subscription = subscriptionOf(item.subscription);
  return {
    id: line.id,
    quantity: line.quantity,
    price,
    fullPrice: typeof override.fullPrice === 'string' ? money(override.fullPrice) : item.fullPrice,
    modifiers: [],
    productId: item.productId,
    collectionIds: item.collectionIds,
    itemType: item.itemType,
    paymentOption: override.paymentOption?.value ?? item.paymentOption ?? 'FULL_PAYMENT_ONLINE',
    ...(item.variantId === undefined ? {} : { variantId: item.variantId }),
    ...(weight === undefined ? {} : { weight }),
    ...(shippable === undefined ? {} : { shippable }),
    ...(deposit === undefined ? {} : { depositAmount: deposit }),
    ...(item.taxGroupId === undefined ? {} : { taxGroupId: item.taxGroupId }),
    ...(subscription ? { subscription } : {}),
    ...ownTerms(line),
  };
}

const ownTerms = ({
  selectedMembership,
  taxableAddress,
}: ShopLine): Pick<QuoteLine, 'membershipId' | 'addressType'> => ({
  ...(selectedMembership?.id === undefined ? {} : { membershipId: selectedMembership.id }),
  ...(taxableAddress?.addressType === undefined ? {} : { addressType: taxableAddress.addressType }),
});

function customToQuote(line: CustomLine): QuoteLine {
  const { custom } = line;
  const price = custom.priceUndetermined ? 0n : money(custom.price ?? '0');
  const subscription = subscriptionOf(custom.subscriptionOptionInfo);
  const { weight, shippable } = custom.physicalProperties ?? {};
  return {
    id: line.id,
    quantity: line.quantity,
    price,
    fullPrice: typeof custom.fullPrice === 'string' ? money(custom.fullPrice) : price,
    modifiers: modifiersOf(custom),
    collectionIds: [],
    itemType: customType(custom),
    paymentOption: custom.paymentOption ?? 'FULL_PAYMENT_ONLINE',
    ...(typeof weight === 'number' ? { weight: toUnits(weight, WEIGHT_SCALE) } : {}),
    ...(shippable === undefined ? {} : { shippable }),
    ...(typeof custom.depositAmount === 'string'
      ? { depositAmount: money(custom.depositAmount) }
      : {}),
    ...(typeof custom.taxGroupId === 'string' ? { taxGroupId: custom.taxGroupId } : {}),
    ...(subscription ? { subscription } : {}),
    ...ownTerms(line),
  };
}

/** A custom type counts as physical if it can be shipped. */
export function customType({
  itemType,
  physicalProperties,
}: CustomLineItem): QuoteLine['itemType'] {
  const preset = itemType?.preset;
  if (preset !== undefined && preset !== 'UNRECOGNISED') return preset;
  return physicalProperties?.shippable ? 'PHYSICAL' : 'SERVICE';
}

function modifiersOf({ modifierGroups = [] }: CustomLineItem): Modifier[] {
  return modifierGroups.flatMap(({ id: groupId = '', modifiers = [] }) =>
    modifiers.map(({ id = '', quantity, price }) => ({
      id,
      groupId,
      quantity: quantity ?? 1,
      price: money(price ?? '0'),
    })),
  );
}

function subscriptionOf(info: SubscriptionOptionInfo | undefined): Subscription | undefined {
  const settings = info?.subscriptionSettings;
  const period = periodOf(settings);
  if (!settings || !period) return undefined;
  const trial = periodOf(settings.freeTrialPeriod);
  return {
    ...period,
    autoRenewal: settings.autoRenewal ?? false,
    ...(typeof settings.billingCycles === 'number'
      ? { billingCycles: settings.billingCycles }
      : {}),
    ...(trial ? { freeTrial: trial } : {}),
    ...(typeof settings.startDate === 'string'
      ? { startDate: Date.parse(settings.startDate) }
      : {}),
  };
}

function periodOf(
  period: { frequency?: string; interval?: number | null } | undefined,
): Period | undefined {
  const { frequency, interval } = period ?? {};
  return frequency === 'DAY' ||
    frequency === 'WEEK' ||
    frequency === 'MONTH' ||
    frequency === 'YEAR'
    ? { frequency, interval: interval ?? 1 }
    : undefined;
}
