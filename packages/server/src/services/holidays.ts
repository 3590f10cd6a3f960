import type { ServicesSettings } from '@shopwright/contract/settings/services';
import { readArea, settingsArea, type Sites } from '../settings/index.ts';

export const servicesArea = settingsArea<Required<ServicesSettings>>('services', { holidays: [] });

/** The days on which the store is closed. */
export type HolidaysOf = (siteId: string) => Promise<ReadonlySet<string>>;

export const createHolidays =
  (sites: Pick<Sites, 'find'>): HolidaysOf =>
  async (siteId) =>
    new Set(readArea(await sites.find(siteId), servicesArea).holidays);
