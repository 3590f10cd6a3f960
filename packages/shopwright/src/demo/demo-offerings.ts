import type { Plan } from '@shopwright/contract/plans/plan';
import type { Service } from '@shopwright/contract/services/service';
import type { StoreImage } from '@shopwright/contract/settings/store';
import type { StoreEvent } from '@shopwright/contract/tickets/event';
import {
  demoPicture,
  type Demo,
  type DemoEvent,
  type DemoPicture,
  type DemoPlan,
  type DemoService,
} from './demo.ts';

/**
 * The demo's classes, events and plans in the contract's words. What names another by its slug gets
 * its id.
 */

type Ids = ReadonlyMap<string, string>;

const imageOf = ({ file, alt, width, height }: DemoPicture): StoreImage => ({
  url: demoPicture(file).url,
  width,
  height,
  altText: alt,
});
const amount = (value: number): string => String(value);
const idOf = (ids: Ids, slug: string): string => {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo names "${slug}", which is not in it.`);
  return id;
};

export function demoService(service: DemoService): Service {
  const {
    slug,
    name,
    type,
    price,
    durationMinutes,
    capacity,
    location,
    bookingWindowDays,
    cancellationHours,
    payment,
    deposit,
    description,
    media,
    slots,
    options,
    seo,
  } = service;
  return {
    slug,
    name,
    type,
    price: amount(price),
    deposit: amount(deposit),
    durationMinutes,
    capacity,
    location,
    bookingWindowDays,
    cancelMinutes: cancellationHours * 60,
    paymentOptions: [...payment],
    description,
    media: media.map(imageOf),
    timeZone: slots.timeZone,
    weekly: slots.pattern.map((opening) => ({ ...opening })),
    days: slots.exceptDates.map((date) => ({ date })),
    options: options.map((option) => ({ name: option.name, choices: [...option.choices] })),
    seo,
  };
}

export function demoPlan(
  {
    slug,
    name,
    price,
    frequency,
    interval,
    trialDays = 0,
    description,
    perks,
    discountPercent,
    includesBookings,
  }: DemoPlan,
  services: Ids,
): Plan {
  return {
    slug,
    name,
    price: amount(price),
    kind: 'RECURRING',
    period: { frequency, interval },
    trialDays,
    description,
    perks: [...perks],
    buyerMayPause: true,
    benefits: [
      ...(discountPercent === undefined
        ? []
        : [{ kind: 'DISCOUNT' as const, percent: amount(discountPercent) }]),
      ...(includesBookings
        ? [
            {
              kind: 'BOOKINGS' as const,
              serviceIds: [idOf(services, includesBookings.service)],
              perCycle: includesBookings.perCycle,
            },
          ]
        : []),
      { kind: 'ACCESS' as const, flag: slug },
    ],
  };
}

export function demoEvent(
  { slug, name, start, end, location, capacity, description, media, tickets, seo }: DemoEvent,
  plans: Ids,
  { timeZone }: Demo['store'],
): StoreEvent {
  return {
    slug,
    name,
    start,
    end,
    timeZone,
    location,
    capacity,
    description,
    media: media.map(imageOf),
    waitingList: true,
    seo,
    tickets: tickets.map(({ name: type, price, quantity, perOrder, requiresPlan }) => ({
      name: type,
      price: amount(price),
      quantity,
      perOrder,
      ...(requiresPlan === undefined
        ? {}
        : { requiresPlanIds: [idOf(plans, requiresPlan)], perMember: perOrder }),
    })),
  };
}
