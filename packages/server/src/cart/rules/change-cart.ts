import type { updateCurrentCart } from '@shopwright/contract/cart/current-cart';
import type { Static } from '@shopwright/contract/field';
import type { FieldViolation } from '@shopwright/contract';
import type { CustomLineItem } from '@shopwright/contract/cart/custom-line-item';
import type { LineItem, LineItemQuantityUpdate } from '@shopwright/contract/cart/line-item';
import type { LineLimitError, NewLineError } from '@shopwright/contract/errors/groups';
import type {
  CatalogItem,
  FoundItem,
  ItemReference,
} from '../../catalog/items/rules/catalog-item.ts';
import { isRefusal, type Refusal, refuse, refuseFields, violation } from '../../kernel/outcome.ts';
import { patchInfo, useLocation } from './cart-info.ts';
import type { CartState } from './cart-state.ts';
import { toText } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';
import { isDeepEqual } from '../../kernel/is-deep-equal.ts';
import {
  type CatalogLine,
  type CustomLine,
  MAX_LINES,
  MAX_UNITS_PER_LINE,
  type ShopLine,
} from './shop-line.ts';

interface UpdateContext extends LineContext {
  readonly isMerchant: boolean;
}

export interface AddToCart extends RequestedLines {
  readonly businessLocationId?: string | null;
}

export function addToCart(
  cart: CartState,
  request: AddToCart,
  found: readonly FoundItem[],
  context: LineContext,
):
  | CartState
  | Refusal<NewLineError | LineLimitError | 'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION'> {
  const located =
    typeof request.businessLocationId === 'string'
      ? useLocation(cart, request.businessLocationId)
      : cart;
  if (isRefusal(located)) return located;
  const added = toLines(request, found, context);
  if (isRefusal(added)) return added;
  const lines = addLines(located.lines, added);
  if (isRefusal(lines)) return lines;
  return added.length === 0 ? located : { ...located, lines };
}

export type UpdateCart = Static<(typeof updateCurrentCart)['request']>;

/** Adds the lines; the other given fields replace the stored ones. */
export function updateCart(
  cart: CartState,
  { cartInfo = {}, couponCode, merchantDiscounts, ...request }: UpdateCart,
  found: readonly FoundItem[],
  { isMerchant, createId }: UpdateContext,
):
  | CartState
  | Refusal<
      | NewLineError
      | LineLimitError
      | 'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER'
      | 'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION'
    > {
  const patched = patchInfo(cart, cartInfo, isMerchant);
  if (isRefusal(patched)) return patched;
  const filled = addToCart(patched, request, found, { createId });
  if (isRefusal(filled)) return filled;
  const coupon =
    couponCode === undefined
      ? filled.couponCode
      : couponCode === null || couponCode.trim() === ''
        ? null
        : couponCode.trim();
  const granted = merchantDiscounts?.map(({ amount }) => ({ id: createId(), amount }));
  if (coupon === filled.couponCode && !granted) return filled;
  return { ...filled, couponCode: coupon, ...(granted ? { merchantDiscounts: granted } : {}) };
}

/**
 * Merges the lines of both carts; the same item becomes one line with both quantities. Other fields
 * come from the member's cart, and from the visitor's where the member's has none.
 */
export function mergeInto(memberCart: CartState, visitorCart: CartState): CartState {
  return {
    ...memberCart,
    // A line above the limit is dropped: that is better than a sign-in that fails.
    lines: visitorCart.lines.reduce((lines, line) => {
      const added = addLines(lines, [line]);
      return isRefusal(added) ? lines : added;
    }, memberCart.lines),
    couponCode: memberCart.couponCode ?? visitorCart.couponCode,
    merchantDiscounts: [...memberCart.merchantDiscounts, ...visitorCart.merchantDiscounts],
    info: { ...visitorCart.info, ...memberCart.info },
    checkoutId: memberCart.checkoutId ?? visitorCart.checkoutId,
  };
}

export interface RequestedLines {
  readonly lineItems?: readonly LineItem[];
  readonly customLineItems?: readonly CustomLineItem[];
}

const MAX_OPTIONS_LENGTH = 4_000;

/** The references of the requested lines, or the violations in them. */
export function readReferences({
  lineItems = [],
  customLineItems = [],
}: RequestedLines): ItemReference[] | Refusal {
  const wrong: FieldViolation[] = [];
  const references = lineItems.flatMap(({ catalogReference }, index): ItemReference[] => {
    const { appId, catalogItemId, options } = catalogReference ?? {};
    const at = `lineItems[${index}].catalogReference`;
    if (appId === undefined) wrong.push(violation(`${at}.appId`, 'REQUIRED_FIELD', 'is required'));
    if (catalogItemId === undefined)
      wrong.push(violation(`${at}.catalogItemId`, 'REQUIRED_FIELD', 'is required'));
    if (options && JSON.stringify(options).length > MAX_OPTIONS_LENGTH)
      wrong.push(
        violation(
          `${at}.options`,
          'MAX_LENGTH',
          `must not be longer than ${MAX_OPTIONS_LENGTH} characters`,
          { threshold: MAX_OPTIONS_LENGTH },
        ),
      );
    return appId === undefined || catalogItemId === undefined
      ? []
      : [{ appId, catalogItemId, ...(options ? { options } : {}) }];
  });
  customLineItems.forEach(({ price, productName, priceUndetermined }, index) => {
    if (price === undefined && priceUndetermined !== true)
      wrong.push(violation(`customLineItems[${index}].price`, 'REQUIRED_FIELD', 'is required'));
    if (productName?.original === undefined)
      wrong.push(
        violation(
          `customLineItems[${index}].productName.original`,
          'REQUIRED_FIELD',
          'is required',
        ),
      );
  });
  if (wrong.length > 0) return refuseFields(...wrong);
  return references;
}

interface LineContext {
  readonly createId: () => string;
}

/**
 * New lines from the requested ones and the items found for them, or the reason why one is refused.
 */
export function toLines(
  { lineItems = [], customLineItems = [] }: RequestedLines,
  found: readonly FoundItem[],
  { createId }: LineContext,
): ShopLine[] | Refusal<NewLineError> {
  const lines: ShopLine[] = [];
  for (const [index, requested] of lineItems.entries()) {
    const item = found[index];
    if (!item) continue;
    if ('missing' in item)
      return refuse(item.missing.code, item.missing.description, errorDataOf(requested, index));
    if (item.found.available !== null && item.found.available <= 0) {
      return refuse(
        'ITEM_NOT_AVAILABLE',
        { name: item.found.name },
        {
          ...errorDataOf(requested, index),
          quantityAvailable: 0,
        },
      );
    }
    const line = toCatalogLine(requested, item.found, createId);
    if (requested.selectedMembership && !paysWithMembership(line, item.found)) {
      return refuse(
        'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
        { name: item.found.name },
        errorDataOf(requested, index),
      );
    }
    lines.push(line);
  }
  return [
    ...lines,
    ...customLineItems.map((custom): CustomLine => ({
      kind: 'custom',
      id: createId(),
      quantity: custom.quantity ?? 1,
      custom,
      ...(custom.taxableAddress ? { taxableAddress: custom.taxableAddress } : {}),
    })),
  ];
}

const errorDataOf = ({ catalogReference }: LineItem, index: number) => ({
  lineItem: index,
  catalogItemId: catalogReference?.catalogItemId,
});

function toCatalogLine(
  requested: LineItem,
  item: CatalogItem,
  createId: () => string,
): CatalogLine {
  const {
    catalogReference: { appId = '', catalogItemId = '', options } = {},
    quantity = 1,
    catalogOverrideFields: override,
  } = requested;
  return {
    kind: 'catalog',
    id: createId(),
    quantity,
    key: item.key,
    reference: { appId, catalogItemId, ...(options ? { options } : {}) },
    seen: seenOf(item),
    ...(override && Object.keys(override).length > 0 ? { override } : {}),
    ...(requested.selectedMembership ? { selectedMembership: requested.selectedMembership } : {}),
    ...(requested.taxableAddress ? { taxableAddress: requested.taxableAddress } : {}),
    ...(requested.extendedFields ? { extendedFields: requested.extendedFields } : {}),
  };
}

function seenOf({
  productId,
  variantId,
  name,
  itemType,
  url,
  image,
  price,
  fullPrice,
}: CatalogItem): CatalogLine['seen'] {
  return {
    productId,
    name,
    itemType,
    url,
    price: toText(price, MONEY_SCALE),
    fullPrice: toText(fullPrice, MONEY_SCALE),
    ...(variantId === undefined ? {} : { variantId }),
    ...(image ? { image } : {}),
  };
}

function paysWithMembership({ override }: CatalogLine, item: CatalogItem): boolean {
  return (override?.paymentOption?.value ?? item.paymentOption ?? '').startsWith('MEMBERSHIP');
}

/** Adds lines; the same item with the same choices and terms becomes one line. */
export function addLines(
  lines: readonly ShopLine[],
  added: readonly ShopLine[],
): readonly ShopLine[] | Refusal<LineLimitError> {
  let next = lines;
  for (const line of added) {
    const existing =
      line.kind === 'catalog'
        ? next.find((other): other is CatalogLine => isSameItem(other, line))
        : undefined;
    if (existing && line.kind === 'catalog') {
      if (existing.quantity + line.quantity > MAX_UNITS_PER_LINE) return tooMany(line);
      next = next.map((other) =>
        other === existing
          ? { ...existing, quantity: existing.quantity + line.quantity, seen: line.seen }
          : other,
      );
    } else next = [...next, line];
  }
  if (next.length > MAX_LINES)
    return refuse(
      'TOO_MANY_LINE_ITEMS',
      { max: MAX_LINES, count: next.length },
      { threshold: MAX_LINES },
    );
  return next;
}

const tooMany = ({ seen }: CatalogLine): Refusal<'QUANTITY_LIMIT_EXCEEDED'> =>
  refuse(
    'QUANTITY_LIMIT_EXCEEDED',
    { max: MAX_UNITS_PER_LINE, name: seen.name },
    { threshold: MAX_UNITS_PER_LINE },
  );

function isSameItem(other: ShopLine, line: CatalogLine): boolean {
  return (
    other.kind === 'catalog' &&
    other.key === line.key &&
    isDeepEqual(other.override, line.override) &&
    isDeepEqual(other.selectedMembership, line.selectedMembership) &&
    isDeepEqual(other.extendedFields, line.extendedFields) &&
    isDeepEqual(other.taxableAddress, line.taxableAddress)
  );
}

/** Ids of lines that do not exist are ignored. */
export function removeLines(
  lines: readonly ShopLine[],
  lineIds: readonly string[],
): readonly ShopLine[] {
  const removed = new Set(lineIds.map((id) => id.toLowerCase()));
  const remaining = lines.filter(({ id }) => !removed.has(id));
  return remaining.length === lines.length ? lines : remaining;
}

export function setQuantities(
  lines: readonly ShopLine[],
  updates: readonly LineItemQuantityUpdate[],
): readonly ShopLine[] | Refusal<'FIXED_QUANTITY' | 'LINE_ITEM_NOT_FOUND'> {
  const quantities = new Map<string, number>();
  for (const [index, { id, quantity }] of updates.entries()) {
    if (id === undefined)
      return refuseFields(violation(`lineItems[${index}].id`, 'REQUIRED_FIELD', 'is required'));
    if (quantity === undefined)
      return refuseFields(
        violation(`lineItems[${index}].quantity`, 'REQUIRED_FIELD', 'is required'),
      );
    const line = lines.find((each) => each.id === id.toLowerCase());
    if (!line)
      return refuse('LINE_ITEM_NOT_FOUND', `The cart has no line with the id ${id}.`, {
        lineItemId: id,
      });
    if (line.kind === 'custom' && line.custom.fixedQuantity && quantity !== line.quantity)
      return refuse(
        'FIXED_QUANTITY',
        {},
        {
          lineItemId: id,
        },
      );
    quantities.set(line.id, quantity);
  }
  if (lines.every(({ id, quantity }) => (quantities.get(id) ?? quantity) === quantity))
    return lines;
  return lines.map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity }));
}
