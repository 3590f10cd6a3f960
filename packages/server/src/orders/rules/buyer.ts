import type { OrderBuyerInfo } from '@shopwright/contract/orders/order';

/** A member is their own contact: orders of members are found by either id. */
export function withContact<Buyer extends OrderBuyerInfo>(buyer: Buyer): Buyer {
  return buyer.memberId ? { ...buyer, contactId: buyer.memberId } : buyer;
}
