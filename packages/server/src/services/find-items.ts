import { itemApps } from '@shopwright/contract/shared/apps';
import type { PaymentOptionType } from '@shopwright/contract/shared/enums';
import type { DescriptionLine } from '@shopwright/contract/shared/item';
import type { FindCatalogItems, FoundItem } from '../catalog/index.ts';
import { formatMoment } from '../kernel/calendar.ts';
import type { Clock } from '../kernel/clock.ts';
import { toUnits } from '../kernel/decimal.ts';
import { isGuid } from '../kernel/guid.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import { findOfferings, pictureOf, type Offering } from '../offerings/index.ts';
import type { Sites } from '../settings/index.ts';
import type { HolidaysOf } from './holidays.ts';
import { seatsLeft } from './rules/open-slots.ts';
import type { ServiceFacts } from './rules/service.ts';
import { findSlots, whyNotBookable, type Slot } from './rules/slots.ts';
import { readSelection, type BookingSelection } from './rules/booking-selection.ts';
import { serviceKind } from './service-kind.ts';
import { listOccupiedSeats, type Taken } from './store/sessions.ts';

export interface FindDeps {
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'find'>;
  readonly publicUrl: string;
  readonly holidaysOf: HolidaysOf;
}

type Service = Offering<ServiceFacts>;

const missing = (
  code: 'ITEM_NOT_FOUND' | 'INVALID_ITEM_OPTIONS',
  description: string,
): FoundItem => ({ missing: { code, description } });

/**
 * Seats in classes and appointments as cart items: a service, with the start of the slot in its
 * options.
 */
export function createFindServices({ clock, sites, publicUrl, holidaysOf }: FindDeps): {
  appIds: readonly string[];
  find: FindCatalogItems;
} {
  return {
    appIds: [itemApps.services],
    find: async (reader, siteId, references) => {
      const services = await findOfferings<ServiceFacts>(
        reader,
        serviceKind,
        siteId,
        references.map(({ catalogItemId }) => catalogItemId).filter(isGuid),
      );
      const [now, holidays] = [clock(), await holidaysOf(siteId)];
      const locale = (await sites.find(siteId))?.store.locale ?? 'en-US';
      return Promise.all(
        references.map(async ({ catalogItemId, options }): Promise<FoundItem> => {
          const service = services.get(catalogItemId.toLowerCase());
          if (!service?.facts.visible)
            return missing(
              'ITEM_NOT_FOUND',
              `There is no service with the id ${catalogItemId} to book.`,
            );
          const selection = readSelection(options ?? {});
          if (!selection)
            return missing(
              'INVALID_ITEM_OPTIONS',
              "Say when it begins: options.start, as one of the service's slots has it.",
            );
          const slots = findSlots(service.facts, {
            start: selection.start,
            staffId: selection.staffId,
            holidays,
          });
          const [slot] = slots;
          if (!slot)
            return missing(
              'INVALID_ITEM_OPTIONS',
              `"${service.facts.name}" has nothing at this time.`,
            );
          const bookable =
            whyNotBookable(service.facts, selection.start, now.getTime()) === undefined;
          const taken = bookable
            ? await listOccupiedSeats(reader, siteId, {
                serviceId: service.id,
                staffIds: slots.flatMap(({ staffId }) => staffId ?? []),
                from: slot.start,
                to: slot.end,
                now,
              })
            : [];
          return toItem(service, selection, slot, {
            available: bookable ? maxSeatsLeft(service, slots, taken) : 0,
            publicUrl,
            locale,
            option: options?.['paymentOption'],
          });
        }),
      );
    },
  };
}

const maxSeatsLeft = (service: Service, slots: readonly Slot[], taken: readonly Taken[]): number =>
  Math.max(0, ...slots.map((slot) => seatsLeft(service, slot, taken)));

function toItem(
  { id, facts }: Service,
  selection: BookingSelection,
  slot: Slot,
  {
    available,
    publicUrl,
    locale,
    option,
  }: { available: number; publicUrl: string; locale: string; option: unknown },
): FoundItem {
  const wrong = Object.entries(selection.choices).find(
    ([name, choice]) =>
      facts.options.find((declared) => declared.name === name)?.choices.includes(choice) !== true,
  );
  if (wrong)
    return missing(
      'INVALID_ITEM_OPTIONS',
      `"${facts.name}" has no choice "${wrong[1]}" of "${wrong[0]}".`,
    );
  const paymentOption = readPaymentOption(facts, option);
  if (paymentOption === undefined)
    return missing('INVALID_ITEM_OPTIONS', `"${facts.name}" is not paid for by ${String(option)}.`);
  const price = toUnits(facts.price, MONEY_SCALE);
  const image = pictureOf(facts.media, publicUrl);
  const line = (name: string, text: string): DescriptionLine => ({
    name: { original: name },
    plainText: { original: text },
    lineType: 'PLAIN_TEXT',
  });
  return {
    found: {
      productId: id,
      key: JSON.stringify([
        'service',
        id,
        slot.start,
        selection.staffId ?? null,
        selection.choices,
        paymentOption,
      ]),
      name: facts.name,
      price,
      fullPrice: price,
      url: { relativePath: `/services/${facts.slug}`, url: `${publicUrl}/services/${facts.slug}` },
      ...(image ? { image } : {}),
      descriptionLines: [
        line('When', formatMoment(slot.start, facts.timeZone, locale)),
        ...Object.entries(selection.choices).map(([name, choice]) => line(name, choice)),
      ],
      itemType: 'SERVICE',
      collectionIds: [],
      available,
      paymentOption,
      ...(paymentOption === 'DEPOSIT_ONLINE' && facts.deposit
        ? { depositAmount: toUnits(facts.deposit, MONEY_SCALE) }
        : {}),
      serviceProperties: {
        scheduledDate: new Date(slot.start).toISOString(),
        endDate: new Date(slot.end).toISOString(),
        timeZone: facts.timeZone,
      },
    },
  };
}

/** The buyer's choice among the service's payment options; the first by default. */
function readPaymentOption(
  { paymentOptions }: ServiceFacts,
  option: unknown,
): PaymentOptionType | undefined {
  if (option === undefined || option === null) return paymentOptions[0] ?? 'FULL_PAYMENT_ONLINE';
  return paymentOptions.find((offered) => offered === option);
}
