import type { FieldViolation } from '@shopwright/contract';
import type { CustomLineItem } from '@shopwright/contract/cart/custom-line-item';
import type { LineItem } from '@shopwright/contract/cart/line-item';
import type {
  CatalogItem,
  FoundItem,
  ItemReference,
} from '../../catalog/items/rules/catalog-item.ts';
import { toText } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';
import { refuse, refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';
import type { CatalogLine, CustomLine, ShopLine } from './shop-line.ts';

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
