import type { OrderBuyerInfo } from '@shopwright/contract/orders/order';

/** A member's contact id equals the member id, so their orders are found by either. */
export function withContact<Buyer extends OrderBuyerInfo>(buyer: Buyer): Buyer {
  return buyer.memberId ? { ...buyer, contactId: buyer.memberId } : buyer;
}
