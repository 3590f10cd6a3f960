import type { changePlans } from '@shopwright/sdk';

/** What a plan does, as its titles and buttons name it. */
export function planKind({
  entity = 'PRODUCT',
  productChange,
  memberChange,
}: changePlans.ChangePlan) {
  if (productChange?.deleteProducts) return 'deletion' as const;
  return memberChange?.action ?? entity;
}
