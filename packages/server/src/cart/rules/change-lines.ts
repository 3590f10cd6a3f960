import type { FieldViolation } from '@shopwright/contract';
import type { CustomLineItem } from '@shopwright/contract/cart/custom-line-item';
import type { LineItem, LineItemQuantityUpdate } from '@shopwright/contract/cart/line-item';
import type {
  CatalogItem,
  FoundItem,
  ItemReference,
} from '../../catalog/items/rules/catalog-item.ts';
import { toText } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';
import { refuse, refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';
import { same } from '../../kernel/same.ts';
import {
  MAX_LINES,
  MAX_UNITS_PER_LINE,
  type CatalogLine,
  type CustomLine,
  type ShopLine,
} from './shop-line.ts';

export interface AskedLines {
  readonly lineItems?: readonly LineItem[];
  readonly customLineItems?: readonly CustomLineItem[];
}

const MAX_OPTIONS_LENGTH = 4_000;

/** The references of the requested lines, or the violations in them. */
export function readReferences({
  lineItems = [],
  customLineItems = [],
}: AskedLines): ItemReference[] | Refusal {
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

export interface LineContext {
  readonly createId: () => string;
}

/** New lines from the requested ones and the items found for them, or the reason why one is refused. */
export function takeLines(
  { lineItems = [], customLineItems = [] }: AskedLines,
  found: readonly FoundItem[],
  { createId }: LineContext,
): ShopLine[] | Refusal {
  const lines: ShopLine[] = [];
  for (const [index, asked] of lineItems.entries()) {
    const item = found[index];
    if (!item) continue;
    if ('missing' in item)
      return refuse(
        item.missing.code === 'INVALID_ITEM_OPTIONS' ? 400 : 404,
        item.missing.code,
        item.missing.description,
        whichOne(asked, index),
      );
    if (item.found.available !== null && item.found.available <= 0) {
      return refuse(409, 'ITEM_NOT_AVAILABLE', `"${item.found.name}" is out of stock.`, {
        ...whichOne(asked, index),
        quantityAvailable: 0,
      });
    }
    const line = takeCatalogLine(asked, item.found, createId);
    if (asked.selectedMembership && !paysWithMembership(line, item.found)) {
      return refuse(
        400,
        'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
        `"${item.found.name}" is not paid for with a membership.`,
        whichOne(asked, index),
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

const whichOne = ({ catalogReference }: LineItem, index: number) => ({
  lineItem: index,
  catalogItemId: catalogReference?.catalogItemId,
});

function takeCatalogLine(asked: LineItem, item: CatalogItem, createId: () => string): CatalogLine {
  const {
    catalogReference: { appId = '', catalogItemId = '', options } = {},
    quantity = 1,
    catalogOverrideFields: override,
  } = asked;
  return {
    kind: 'catalog',
    id: createId(),
    quantity,
    key: item.key,
    reference: { appId, catalogItemId, ...(options ? { options } : {}) },
    seen: seenOf(item),
    ...(override && Object.keys(override).length > 0 ? { override } : {}),
    ...(asked.selectedMembership ? { selectedMembership: asked.selectedMembership } : {}),
    ...(asked.taxableAddress ? { taxableAddress: asked.taxableAddress } : {}),
    ...(asked.extendedFields ? { extendedFields: asked.extendedFields } : {}),
  };
}

export function seenOf({
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
): readonly ShopLine[] | Refusal {
  let next = lines;
  for (const line of added) {
    const twin =
      line.kind === 'catalog'
        ? next.find((other): other is CatalogLine => isTwin(other, line))
        : undefined;
    if (twin && line.kind === 'catalog') {
      if (twin.quantity + line.quantity > MAX_UNITS_PER_LINE) return tooMany(line);
      next = next.map((other) =>
        other === twin
          ? { ...twin, quantity: twin.quantity + line.quantity, seen: line.seen }
          : other,
      );
    } else next = [...next, line];
  }
  if (next.length > MAX_LINES)
    return refuse(
      400,
      'TOO_MANY_LINE_ITEMS',
      `A cart holds ${MAX_LINES} lines; this one would have ${next.length}.`,
      { threshold: MAX_LINES },
    );
  return next;
}

const tooMany = ({ seen }: CatalogLine): Refusal =>
  refuse(
    400,
    'QUANTITY_LIMIT_EXCEEDED',
    `One line holds ${MAX_UNITS_PER_LINE} units at most; there would be more of "${seen.name}".`,
    { threshold: MAX_UNITS_PER_LINE },
  );

function isTwin(other: ShopLine, line: CatalogLine): boolean {
  return (
    other.kind === 'catalog' &&
    other.key === line.key &&
    same(other.override, line.override) &&
    same(other.selectedMembership, line.selectedMembership) &&
    same(other.extendedFields, line.extendedFields) &&
    same(other.taxableAddress, line.taxableAddress)
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
): readonly ShopLine[] | Refusal {
  const wanted = new Map<string, number>();
  for (const [index, { id, quantity }] of updates.entries()) {
    if (id === undefined)
      return refuseFields(violation(`lineItems[${index}].id`, 'REQUIRED_FIELD', 'is required'));
    if (quantity === undefined)
      return refuseFields(
        violation(`lineItems[${index}].quantity`, 'REQUIRED_FIELD', 'is required'),
      );
    const line = lines.find((each) => each.id === id.toLowerCase());
    if (!line)
      return refuse(404, 'LINE_ITEM_NOT_FOUND', `The cart has no line with the id ${id}.`, {
        lineItemId: id,
      });
    if (line.kind === 'custom' && line.custom.fixedQuantity && quantity !== line.quantity)
      return refuse(400, 'FIXED_QUANTITY', 'The quantity of this line cannot be changed.', {
        lineItemId: id,
      });
    wanted.set(line.id, quantity);
  }
  if (lines.every(({ id, quantity }) => (wanted.get(id) ?? quantity) === quantity)) return lines;
  return lines.map((line) => ({ ...line, quantity: wanted.get(line.id) ?? line.quantity }));
}
