import type { FindCatalogItems } from '../catalog/index.ts';
import type { Db } from '../db/index.ts';
import type { LoadTypefaces } from '../documents/index.ts';
import {
  createFindGiftCards,
  createGiftCardSales,
  giftCardJobs,
  giftCardRoutes,
} from '../gift-cards/index.ts';
import type { Route } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { createSales, type Sales } from '../offerings/index.ts';
import {
  createBenefitSales,
  createFindPlans,
  createPlanSales,
  membershipRoutes,
  planJobs,
  planRoutes,
  type Charging,
} from '../plans/index.ts';
import {
  bookingRoutes,
  type BookingRouteDeps,
  createFindServices,
  createHolidays,
  createServiceSales,
  serviceJobs,
  serviceRoutes,
} from '../services/index.ts';
import type { Sites } from '../settings/index.ts';
import {
  createFindTickets,
  createOrderTickets,
  createTicketPages,
  createTicketSales,
  eventRoutes,
  type OrderTickets,
  ticketJobs,
  ticketRoutes,
} from '../tickets/index.ts';
import type { Jobs } from './worker.ts';

/**
 * Plans, services, tickets and gift cards: their calls, their jobs, and what carts and orders need
 * of them.
 */
export interface Offerings {
  readonly routes: readonly Route[];
  readonly jobs: readonly Jobs[];
  readonly sales: Sales;
  readonly orderTickets: OrderTickets;
  readonly items: readonly {
    readonly appIds: readonly string[];
    readonly find: FindCatalogItems;
  }[];
}

/** What bookings need of the orders they were bought with. */
export type OrdersOfBookings = Pick<
  BookingRouteDeps,
  'guestOrderPath' | 'opensOrder' | 'changesOrder' | 'refundOf'
>;

export function buildOfferings({
  db,
  clock,
  sites,
  publicUrl,
  findProducts,
  charging,
  orders,
  typefaces,
}: {
  db: Db;
  clock: Clock;
  sites: Sites;
  publicUrl: string;
  findProducts: FindCatalogItems;
  charging: Charging;
  orders: OrdersOfBookings;
  typefaces: LoadTypefaces;
}): Offerings {
  const services = { db, clock, sites, publicUrl, holidaysOf: createHolidays(sites), ...orders };
  const plans = { db, clock, sites, charging };
  const tickets = { db, clock, sites, publicUrl, renderTickets: createTicketPages(typefaces) };
  return {
    routes: [
      ...planRoutes(plans),
      ...membershipRoutes(plans),
      ...serviceRoutes(services),
      ...bookingRoutes(services),
      ...eventRoutes(tickets),
      ...ticketRoutes(tickets),
      ...giftCardRoutes(tickets),
    ],
    jobs: [
      planJobs({ db, clock }),
      serviceJobs({ db, clock }),
      ticketJobs(tickets),
      giftCardJobs(tickets),
    ],
    sales: createSales([
      createBenefitSales(),
      createPlanSales(plans),
      createServiceSales(services),
      createTicketSales(),
      createGiftCardSales(tickets),
    ]),
    orderTickets: createOrderTickets(tickets),
    items: [
      createFindPlans({ publicUrl }),
      createFindServices(services),
      createFindTickets(tickets),
      createFindGiftCards({ findProducts }),
    ],
  };
}
