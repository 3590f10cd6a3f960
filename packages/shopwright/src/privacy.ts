import { allPersonalData, type Config, type Db } from '@shopwright/server';
import { storeContext } from '@shopwright/server/catalog/index';
import type { Site } from '@shopwright/server/settings/index';
import { addressOf } from './shop/address.ts';

/** What the commands about a person's data hang on. */
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

/** Somebody of whom nothing is kept: every part is an empty list, or nothing. */
export const isNobody = (data: Readonly<Record<string, unknown>>): boolean =>
  Object.values(data).every(
    (part) =>
      part === null ||
      (Array.isArray(part)
        ? part.length === 0
        : typeof part === 'object' && isNobody(Object.fromEntries(Object.entries(part)))),
  );

/** How many things each part holds, without the parts that hold none: what a person sees before they are erased. */
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
