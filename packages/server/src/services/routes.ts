import {
  createService,
  createStaff,
  deleteService,
  deleteStaff,
  getService,
  getServiceBySlug,
  listSlots,
  listStaff,
  queryServices,
  updateService,
  updateStaff,
} from '@shopwright/contract/services/services';
import type { ServiceSlot, ServiceStaff } from '@shopwright/contract/services/service';
import {
  getServicesSettings,
  updateServicesSettings,
} from '@shopwright/contract/settings/services';
import type { Db } from '../db/index.ts';
import { emptyAnswer, route, type Route } from '../http/index.ts';
import { daysAfter, isDate, localTimeAt, momentOf, zoneOf } from '../kernel/calendar.ts';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { isRefusal, notFound, refuse, refuseFields, violation } from '../kernel/outcome.ts';
import {
  changeOffering,
  createOffering,
  listOfferings,
  removeOffering,
  seeOffering,
  type Offering,
} from '../offerings/index.ts';
import { readArea, type Sites } from '../settings/index.ts';
import { servicesArea, type HolidaysOf } from './holidays.ts';
import { newService, patchService, type ServiceFacts } from './rules/service.ts';
import { openSlots } from './rules/open-slots.ts';
import { localStart, serviceToWire } from './rules/to-wire.ts';
import { serviceKind } from './service-kind.ts';
import { serviceIsBooked } from './store/bookings.ts';
import { listOccupiedSeats } from './store/sessions.ts';
import {
  deleteStaffRow,
  insertStaff,
  listStaffRows,
  lockStaff,
  saveStaff,
  staffIsBooked,
  type Staff,
} from './store/staff.ts';

export interface ServiceRouteDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly publicUrl: string;
  readonly holidaysOf: HolidaysOf;
}

const DAY_MS = 86_400_000;
const MAX_RANGE_DAYS = 62;

export function serviceRoutes({
  db,
  clock,
  sites,
  publicUrl,
  holidaysOf,
}: ServiceRouteDeps): Route[] {
  const toWire = (service: Offering<ServiceFacts>) => serviceToWire(service, publicUrl);
  const deps = { db, kind: serviceKind, toWire };
  const now = () => clock().toISOString();
  const storeZone = async (siteId: string) => zoneOf((await sites.find(siteId))?.store.timeZone);

  return [
    route(createService, async ({ actor: { siteId }, request }) => {
      const service = await createOffering(
        deps,
        siteId,
        newService(request.service, { id: newId(), now: now(), timeZone: await storeZone(siteId) }),
      );
      return isRefusal(service) ? service : { service };
    }),
    route(updateService, async ({ actor: { siteId }, request: { service: said } }) => {
      const service = await changeOffering(deps, siteId, said.id ?? '', (before) =>
        patchService(before, said, now()),
      );
      return isRefusal(service) ? service : { service };
    }),
    route(deleteService, ({ actor: { siteId }, request: { id } }) =>
      removeOffering(deps, siteId, id, async (tx) =>
        (await serviceIsBooked(tx, siteId, id, clock())) ? refuse('SERVICE_IS_BOOKED') : undefined,
      ),
    ),
    route(getService, async ({ actor, request: { id } }) => {
      const found = await seeOffering<ServiceFacts>(db, serviceKind, actor, { id });
      return isRefusal(found) ? found : { service: toWire(found) };
    }),
    route(getServiceBySlug, async ({ actor, request: { slug } }) => {
      const found = await seeOffering<ServiceFacts>(db, serviceKind, actor, { slug });
      return isRefusal(found) ? found : { service: toWire(found) };
    }),
    route(queryServices, async ({ actor, request }) => {
      const page = await listOfferings(deps, actor, request.query);
      return isRefusal(page) ? page : { services: page.items, metadata: page.metadata };
    }),

    route(listSlots, async ({ actor, request: { id, from: fromDate, to: toDate } }) => {
      const found = await seeOffering<ServiceFacts>(db, serviceKind, actor, { id });
      if (isRefusal(found)) return found;
      const { facts } = found;
      const moment = clock();
      const first = fromDate ?? localTimeAt(moment.getTime(), facts.timeZone).date;
      const last = toDate ?? daysAfter(isDate(first) ? first : '2000-01-01', 13);
      const unreal = [
        ['from', first],
        ['to', last],
      ].find(([, date]) => !isDate(date ?? ''));
      if (unreal)
        return refuseFields(violation(unreal[0] ?? '', 'FORMAT', 'must be a day of the calendar'));
      const from = momentOf({ date: first, time: '00:00' }, facts.timeZone);
      const to = momentOf({ date: daysAfter(last, 1), time: '00:00' }, facts.timeZone);
      if (to - from > (MAX_RANGE_DAYS + 1) * DAY_MS)
        return refuseFields(
          violation('to', 'MAX', `must be within ${MAX_RANGE_DAYS} days of from`),
        );
      const taken = await listOccupiedSeats(db, actor.siteId, {
        serviceId: id,
        staffIds: facts.staffIds,
        from,
        to: to + DAY_MS,
        now: moment,
      });
      const staff = new Map(
        (await listStaffRows(db, actor.siteId)).map(({ staffId, name }) => [staffId, name]),
      );
      const slots = openSlots(found, {
        from,
        to,
        holidays: await holidaysOf(actor.siteId),
        taken,
        now: moment.getTime(),
      });
      return {
        timeZone: facts.timeZone,
        slots: slots.map(({ start, end, staffId, ...rest }): ServiceSlot => ({
          start: new Date(start).toISOString(),
          end: new Date(end).toISOString(),
          localStart: localStart(start, facts.timeZone),
          ...rest,
          ...(staffId === undefined ? {} : { staffId, staffName: staff.get(staffId) ?? '' }),
        })),
      };
    }),

    route(listStaff, async ({ actor: { siteId } }) => ({
      staff: (await listStaffRows(db, siteId)).map(staffToWire),
    })),
    route(
      createStaff,
      async ({
        actor: { siteId },
        request: {
          staff: { name = '', description = '' },
        },
      }) => {
        if (name.trim() === '')
          return refuseFields(violation('staff.name', 'REQUIRED_FIELD', 'must not be empty'));
        const made: Staff = { staffId: newId(), name: name.trim(), description };
        await db.tx((tx) => insertStaff(tx, siteId, made, now()));
        return { staff: staffToWire(made) };
      },
    ),
    route(
      updateStaff,
      async ({
        actor: { siteId },
        request: {
          staff: { id = '', name, description },
        },
      }) => {
        const saved = await db.tx((tx) => saveStaff(tx, siteId, id, { name, description }));
        return saved
          ? { staff: staffToWire(saved) }
          : notFound(`No staff member has the ID ${id}.`);
      },
    ),
    route(deleteStaff, async ({ actor: { siteId }, request: { id } }) =>
      db.tx(async (tx) => {
        if (!(await lockStaff(tx, siteId, id)))
          return notFound(`No staff member has the ID ${id}.`);
        if (await staffIsBooked(tx, siteId, id)) return refuse('STAFF_IS_BOOKED');
        await deleteStaffRow(tx, siteId, id);
        return emptyAnswer;
      }),
    ),

    route(getServicesSettings, async ({ actor }) => ({
      services: readArea(await sites.find(actor.siteId), servicesArea),
    })),
    route(updateServicesSettings, async ({ actor: { siteId }, request: { services } }) => {
      const unreal = services.holidays?.findIndex((date) => !isDate(date)) ?? -1;
      if (unreal >= 0)
        return refuseFields(
          violation(`services.holidays[${unreal}]`, 'FORMAT', 'must be a day of the calendar'),
        );
      const site = await sites.changeArea(siteId, servicesArea, (before) => ({
        ...before,
        ...services,
      }));
      return isRefusal(site) ? site : { services: readArea(site, servicesArea) };
    }),
  ];
}

const staffToWire = ({ staffId, name, description }: Staff): ServiceStaff => ({
  id: staffId,
  name,
  description,
});
