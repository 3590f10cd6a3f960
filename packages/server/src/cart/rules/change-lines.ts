import type { LineItemQuantityUpdate } from '@shopwright/contract/cart/line-item';
import { same } from '../../kernel/same.ts';
import { refuse, refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';
import { MOST_LINES, MOST_UNITS, type CatalogLine, type ShopLine } from './shop-line.ts';

/** The same item with the same choices on the same terms is one line. */
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
      if (twin.quantity + line.quantity > MOST_UNITS) return tooMany(line);
      next = next.map((other) =>
        other === twin
          ? { ...twin, quantity: twin.quantity + line.quantity, seen: line.seen }
          : other,
      );
    } else next = [...next, line];
  }
  if (next.length > MOST_LINES)
    return refuse(
      400,
      'TOO_MANY_LINE_ITEMS',
      `A cart holds ${MOST_LINES} lines; this one would have ${next.length}.`,
      { threshold: MOST_LINES },
    );
  return next;
}

const tooMany = ({ seen }: CatalogLine): Refusal =>
  refuse(
    400,
    'QUANTITY_LIMIT_EXCEEDED',
    `One line holds ${MOST_UNITS} units at most; there would be more of "${seen.name}".`,
    { threshold: MOST_UNITS },
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

/** A line that is not there any more is removed already. */
export function removeLines(
  lines: readonly ShopLine[],
  lineIds: readonly string[],
): readonly ShopLine[] {
  const gone = new Set(lineIds.map((id) => id.toLowerCase()));
  const kept = lines.filter(({ id }) => !gone.has(id));
  return kept.length === lines.length ? lines : kept;
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
