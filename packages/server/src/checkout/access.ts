import { isMerchant, type Actor } from '../http/index.ts';
import type { CheckoutRow } from './store/checkouts.ts';

export type Owner = Pick<CheckoutRow, 'ownerKind' | 'ownerId'>;

export function ownerFor({ role, id }: Actor): Owner {
  return { ownerKind: role === 'visitor' || role === 'member' ? role : 'merchant', ownerId: id };
}

/**
 * The shop sees all checkouts. A buyer sees their own, those from before they signed in, and those
 * that the shop created for anyone with the link: a checkout's id cannot be guessed.
 */
export const canAccess = (owner: Owner, actor: Actor): boolean =>
  isMerchant(actor) || isBuyers(owner, actor);

function isBuyers({ ownerKind, ownerId }: Owner, { role, id, visitorId }: Actor): boolean {
  if (ownerKind === 'merchant' || (ownerKind === role && ownerId === id)) return true;
  return role === 'member' && ownerKind === 'visitor' && visitorId === ownerId;
}

/** The first buyer who continues a checkout that the shop created owns it from then on. */
export function ownerAfter(row: Owner, actor: Actor): Owner {
  const buyer = actor.role === 'visitor' || actor.role === 'member';
  return buyer && isBuyers(row, actor)
    ? ownerFor(actor)
    : { ownerKind: row.ownerKind, ownerId: row.ownerId };
}

/** The shop disabled offline payment for this checkout. */
export const isOfflinePaymentDisabled = (
  { choices }: Pick<CheckoutRow, 'choices'>,
  actor: Actor,
): boolean => !isMerchant(actor) && choices.customSettings?.disabledManualPayment === true;
