import type { DiscountEffect, DiscountScope } from '@shopwright/contract/discounts/discount';
import type { Tx } from '../db/index.ts';
import {
  deleteDiscount,
  insertDiscount,
  lockDiscount,
  notifyDiscountsChanged,
  saveDiscount,
} from './store/discounts.ts';
import { compact } from '../kernel/compact.ts';

/** An automatic discount that another domain manages, such as the member discount of a plan. */
export interface ManagedRule {
  readonly id: string;
  readonly name: string;
  readonly effect: DiscountEffect;
  readonly scope: DiscountScope;
  readonly groups: readonly string[];
  /** A buyer gets only the best of all rules in the same group. */
  readonly oneOf?: string;
  readonly now: Date;
}

export async function saveManagedRule(
  tx: Tx,
  siteId: string,
  { id, name, effect, scope, groups, oneOf, now }: ManagedRule,
): Promise<void> {
  const before = await lockDiscount(tx, siteId, id);
  const definition = {
    effect,
    scope,
    groups: [...groups],
    ...compact({ oneOf }),
  };
  if (before)
    await saveDiscount(tx, siteId, {
      ...before,
      name,
      definition,
      revision: before.revision + 1,
      updatedAt: now,
    });
  else {
    await insertDiscount(tx, siteId, {
      discountId: id,
      revision: 1,
      kind: 'RULE',
      code: null,
      name,
      active: true,
      startsAt: null,
      endsAt: null,
      usageLimit: null,
      limitPerCustomer: null,
      stackable: true,
      priority: 0,
      definition,
      createdAt: now,
      updatedAt: now,
    });
  }
  await notifyDiscountsChanged(tx, siteId);
}

export async function removeRule(tx: Tx, siteId: string, id: string): Promise<void> {
  if (await deleteDiscount(tx, siteId, id)) await notifyDiscountsChanged(tx, siteId);
}
