import { isMerchant, type Actor } from '../http/index.ts';
import { notFound, type Refusal } from '../kernel/outcome.ts';
import type { CheckoutRow } from './store/checkouts.ts';

export type Owner = Pick<CheckoutRow, 'ownerKind' | 'ownerId'>;

export function ownerFor({ role, id }: Actor): Owner {
  return { ownerKind: role === 'visitor' || role === 'member' ? role : 'merchant', ownerId: id };
}

/**
 * The shop sees all. A buyer sees his own, what was his before he signed in, and what the shop made for whoever has its address:
 * a checkout's id cannot be guessed.
 */
export const mayReach = (owner: Owner, actor: Actor): boolean =>
  isMerchant(actor) || isBuyers(owner, actor);

function isBuyers({ ownerKind, ownerId }: Owner, { role, id, visitorId }: Actor): boolean {
  if (ownerKind === 'merchant' || (ownerKind === role && ownerId === id)) return true;
  return role === 'member' && ownerKind === 'visitor' && visitorId === ownerId;
}

/** Whoever of the buyers goes on with it: it is his from then on. */
export function ownerAfter(row: Owner, actor: Actor): Owner {
  const buyer = actor.role === 'visitor' || actor.role === 'member';
  return buyer && isBuyers(row, actor)
    ? ownerFor(actor)
    : { ownerKind: row.ownerKind, ownerId: row.ownerId };
}

export const checkoutNotFound = (id: string): Refusal =>
  notFound(`There is no checkout with the id ${id}.`);
