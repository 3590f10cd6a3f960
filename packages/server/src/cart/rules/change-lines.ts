import type { LineItemQuantityUpdate } from '@shopwright/contract/cart/line-item';
import { same } from '../../kernel/same.ts';
import { refuse, refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';
import { MAX_LINES, MAX_UNITS_PER_LINE, type CatalogLine, type ShopLine } from './shop-line.ts';

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
