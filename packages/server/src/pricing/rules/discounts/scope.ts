import { isDiscountable, type OpenLine } from '../open-lines.ts';
import type { Discount, Scope } from './discount.ts';

/** The lines a scope takes in, of those that discounts may touch at all. */
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

/** There is one delivery, so no two of it to buy for a third. */
export const isForShipping = ({ effect, scope }: Pick<Discount, 'effect' | 'scope'>): boolean =>
  effect.type === 'FREE_SHIPPING' || (scope.type === 'SHIPPING' && effect.type !== 'BUY_X_GET_Y');

/** In the wire's words. Units given away are always particular ones. */
export function discountTypeOf({
  effect,
  scope,
}: Pick<Discount, 'effect' | 'scope'>): 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING' {
  if (effect.type === 'FREE_SHIPPING') return 'SHIPPING';
  return effect.type === 'BUY_X_GET_Y' && scope.type !== 'SHIPPING' ? 'SPECIFIC_ITEMS' : scope.type;
}
