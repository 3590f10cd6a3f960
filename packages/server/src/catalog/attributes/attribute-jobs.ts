import type { Db } from '../../db/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { createJobTarget } from '../products/rerender-products.ts';
import { rerenderSharedPart, type SharedPart } from '../products/rerender-shared-part.ts';
import { bumpVersion } from '../products/store/catalog-version.ts';
import { lockProductRows } from '../products/store/find-products.ts';
import { bulkWriteOptions } from '../products/write-products.ts';
import { RERENDER_PRODUCTS_OF_ATTRIBUTE } from './change-attributes.ts';
import { brandKind, infoSectionKind, ribbonKind } from './kinds.ts';
import { type LinkedTable, listProductIds } from './store/attributes.ts';

const PRODUCTS_PER_BATCH = 200;

const kinds: Readonly<Record<LinkedTable['table'], { table: LinkedTable; part: SharedPart }>> = {
  brand: brandKind,
  ribbon: ribbonKind,
  info_section: infoSectionKind,
};

/** Renders the products of a brand, ribbon or info section again after it has changed. */
export function attributeJobs(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly siteUrl: string;
}) {
  const { db } = deps;
  const targetOf = createJobTarget(deps);
  return {
    tasks: {
      [RERENDER_PRODUCTS_OF_ATTRIBUTE]: async (payload: unknown): Promise<void> => {
        // Only this folder enqueues it.
        const { siteId, table, id } = payload as {
          siteId: string;
          table: LinkedTable['table'];
          id: string;
        };
        const target = await targetOf(siteId);
        if (!target) return;
        const kind = kinds[table];
        for (let after: string | null = null; ;) {
          const page: { after: string | null; limit: number } = {
            after,
            limit: PRODUCTS_PER_BATCH,
          };
          const ids: string[] = await db.tx(async (tx) => {
            const productIds = await listProductIds(tx, kind.table, siteId, id, page);
            if (productIds.length === 0) return productIds;
            await lockProductRows(tx, siteId, productIds);
            await rerenderSharedPart(tx, target, productIds, kind.part);
            await bumpVersion(tx, siteId);
            return productIds;
          }, bulkWriteOptions);
          const last = ids.at(-1);
          if (last === undefined) return;
          after = last;
        }
      },
    },
    schedule: [],
  };
}
