import { isDiscountable, type OpenLine } from '../open-lines.ts';
import type { Discount, Scope } from './discount.ts';

/** The lines in scope, out of those that can be discounted. */
export function linesIn(scope: Scope, lines: readonly OpenLine[]): OpenLine[] {
  return lines.filter((open) => isDiscountable(open) && isIn(scope, open));
}

function isIn(scope: Scope, { line }: OpenLine): boolean {
  if (scope.type === 'GLOBAL') return true;
  if (scope.type === 'SHIPPING') return false;
  return (
    (line.productId !== undefined && scope.productIds.includes(line.productId)) ||
    (line.variantId !== undefined && scope.variantIds.includes(line.variantId)) ||
    line.collectionIds.some((id) => scope.collectionIds.includes(id))
  );
}

/** There is only one delivery, so offers by quantity do not apply. */
export const isForShipping = ({ effect, scope }: Pick<Discount, 'effect' | 'scope'>): boolean =>
  effect.type === 'FREE_SHIPPING' || (scope.type === 'SHIPPING' && effect.type !== 'BUY_X_GET_Y');

/** The level in the API's terms. Free units always belong to specific items. */
export function discountTypeOf({
  effect,
  scope,
}: Pick<Discount, 'effect' | 'scope'>): 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING' {
  if (effect.type === 'FREE_SHIPPING') return 'SHIPPING';
  return effect.type === 'BUY_X_GET_Y' && scope.type !== 'SHIPPING' ? 'SPECIFIC_ITEMS' : scope.type;
}
