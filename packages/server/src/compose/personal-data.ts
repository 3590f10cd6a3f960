import { cartPersonalData } from '../cart/index.ts';
import { checkoutPersonalData } from '../checkout/index.ts';
import type { PersonalData } from '../db/index.ts';
import { giftCardPersonalData } from '../gift-cards/index.ts';
import { accountPersonalData } from '../identity/index.ts';
import { memberPersonalData } from '../members/index.ts';
import { messagePersonalData } from '../messages/index.ts';
import { orderPersonalData, backInStockPersonalData } from '../orders/index.ts';
import { membershipPersonalData } from '../plans/index.ts';
import { redemptionPersonalData } from '../pricing/index.ts';
import { bookingPersonalData } from '../services/index.ts';
import { subscriptionPersonalData } from '../subscriptions/index.ts';
import { ticketPersonalData } from '../tickets/index.ts';

/** All stores of personal data. The account comes last, because the others are found by it. */
export const allPersonalData = (
  orders: Parameters<typeof orderPersonalData>[0],
): readonly PersonalData[] => [
  orderPersonalData(orders),
  backInStockPersonalData,
  checkoutPersonalData,
  cartPersonalData,
  redemptionPersonalData,
  subscriptionPersonalData,
  membershipPersonalData,
  bookingPersonalData,
  ticketPersonalData,
  giftCardPersonalData,
  messagePersonalData,
  memberPersonalData,
  accountPersonalData,
];
