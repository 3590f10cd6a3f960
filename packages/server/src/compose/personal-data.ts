import { cartsOfPerson } from '../cart/index.ts';
import { checkoutsOfPerson } from '../checkout/index.ts';
import type { PersonalData } from '../db/index.ts';
import { deliveriesOfPerson } from '../gift-cards/index.ts';
import { identityOfPerson } from '../identity/index.ts';
import { rolesOfPerson } from '../members/index.ts';
import { messagesOfPerson } from '../messages/index.ts';
import { ordersOfPerson, requestsOfPerson } from '../orders/index.ts';
import { membershipsOfPerson } from '../plans/index.ts';
import { redemptionsOfPerson } from '../pricing/index.ts';
import { bookingsOfPerson } from '../services/index.ts';
import { subscriptionsOfPerson } from '../subscriptions/index.ts';
import { ticketsOfPerson } from '../tickets/index.ts';

/** All stores of personal data. The account comes last, because the others are found by it. */
export const allPersonalData = (
  orders: Parameters<typeof ordersOfPerson>[0],
): readonly PersonalData[] => [
  ordersOfPerson(orders),
  requestsOfPerson,
  checkoutsOfPerson,
  cartsOfPerson,
  redemptionsOfPerson,
  subscriptionsOfPerson,
  membershipsOfPerson,
  bookingsOfPerson,
  ticketsOfPerson,
  deliveriesOfPerson,
  messagesOfPerson,
  rolesOfPerson,
  identityOfPerson,
];
