import { allPersonalData, type Config, type Db } from '@shopwright/server';
import { storeContext } from '@shopwright/server/catalog/index';
import type { Site } from '@shopwright/server/settings/index';
import { addressOf } from './shop/address.ts';

/** Shared by the commands that export and erase personal data. */
export function privacyOf({ db, site, config }: { db: Db; site: Site; config: Config }) {
  const publicUrl = addressOf(config, config.port);
  const orders = {
    clock: () => new Date(),
    sites: { find: async () => site },
    publicUrl,
    contextOf: async () => storeContext(site, publicUrl),
  };
  return { db, personalData: allPersonalData(orders) };
}

/** Whether every part is empty. */
export const hasNoData = (data: Readonly<Record<string, unknown>>): boolean =>
  Object.values(data).every(
    (part) =>
      part === null ||
      (Array.isArray(part)
        ? part.length === 0
        : typeof part === 'object' && hasNoData(Object.fromEntries(Object.entries(part)))),
  );

/** The number of records in each non-empty part, shown before erasure. */
export function countParts(data: Readonly<Record<string, unknown>>): Record<string, number> {
  const counted = Object.entries(data).map(([name, part]) => [name, countOf(part)] as const);
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

function countOf(part: unknown): number {
  if (part === null || part === undefined) return 0;
  if (Array.isArray(part)) return part.length;
  if (typeof part !== 'object') return 1;
  const inner = Object.values(part).filter((value) => value !== null && value !== undefined);
  return inner.some((value) => Array.isArray(value))
    ? inner.reduce<number>((sum, value) => sum + countOf(value), 0)
    : inner.length > 0
      ? 1
      : 0;
}
