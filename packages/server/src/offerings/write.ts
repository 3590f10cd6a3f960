import type { ErrorCode } from '@shopwright/contract';
import type { Db, Tx } from '../db/index.ts';
import { created, deleted, publish, updated } from '../events/index.ts';
import { emptyAnswer, isMerchant, type Actor } from '../http/index.ts';
import { isGuid } from '../kernel/guid.ts';
import { isRefusal, notFound, type Refusal } from '../kernel/outcome.ts';
import { pageOf, parseQuery, toSql } from '../query/index.ts';
import type { Offering, OfferingFacts, OfferingKind } from './offering.ts';
import {
  deleteOffering,
  findOfferingBySlug,
  findOfferings,
  lockOffering,
  offeringQuery,
  queryOfferings,
  saveOffering,
} from './store.ts';

/** The common calls of every kind of offering. `toWire` renders the answer. */
export interface OfferingDeps<Facts extends OfferingFacts, Wire extends object> {
  readonly db: Db;
  readonly kind: OfferingKind;
  readonly toWire: (offering: Offering<Facts>) => Wire;
  /** Updates dependent rows in the same transaction. */
  readonly onSaved?: (tx: Tx, siteId: string, saved: Offering<Facts>) => Promise<void>;
}

export const offeringNotFound = ({ word }: OfferingKind, id: string): Refusal =>
  notFound(`There is no ${word} ${id}.`);

const eventEntityOf = ({ word }: OfferingKind, siteId: string, entityId: string) => ({
  siteId,
  entityType: `shopwright.v1.${word}`,
  entityId,
});

export async function addOffering<Facts extends OfferingFacts, Wire extends object>(
  tx: Tx,
  { kind, toWire, onSaved }: Omit<OfferingDeps<Facts, Wire>, 'db'>,
  siteId: string,
  made: Offering<Facts>,
): Promise<Offering<Facts>> {
  const saved = await saveOffering(tx, kind, siteId, undefined, made);
  await onSaved?.(tx, siteId, saved);
  await publish(tx, {
    ...eventEntityOf(kind, siteId, saved.id),
    type: `shopwright.v1.${kind.word}_created`,
    body: created(toWire(saved)),
  });
  return saved;
}

export async function createOffering<
  Facts extends OfferingFacts,
  Wire extends object,
  Code extends ErrorCode = never,
>(
  deps: OfferingDeps<Facts, Wire>,
  siteId: string,
  made: Offering<Facts> | Refusal<Code>,
): Promise<Wire | Refusal<Code>> {
  if (isRefusal(made)) return made;
  return deps.toWire(await deps.db.tx((tx) => addOffering(tx, deps, siteId, made)));
}

export async function changeOffering<
  Facts extends OfferingFacts,
  Wire extends object,
  Code extends ErrorCode = never,
>(
  { db, kind, toWire, onSaved }: OfferingDeps<Facts, Wire>,
  siteId: string,
  id: string,
  change: (before: Offering<Facts>) => Offering<Facts> | Refusal<Code>,
): Promise<Wire | Refusal<Code>> {
  if (!isGuid(id)) return offeringNotFound(kind, id);
  return db.tx(async (tx) => {
    const before = await lockOffering<Facts>(tx, kind, siteId, id);
    if (!before) return offeringNotFound(kind, id);
    const after = change(before);
    if (isRefusal(after)) return after;
    const saved = await saveOffering(tx, kind, siteId, before, after);
    await onSaved?.(tx, siteId, saved);
    await publish(tx, {
      ...eventEntityOf(kind, siteId, saved.id),
      type: `shopwright.v1.${kind.word}_updated`,
      body: updated(toWire(saved)),
    });
    return toWire(saved);
  });
}

/**
 * Deletes it permanently, unless a customer still has something of it. A missing one counts as
 * deleted.
 */
export async function removeOffering<
  Facts extends OfferingFacts,
  Wire extends object,
  Code extends ErrorCode = never,
>(
  { db, kind }: OfferingDeps<Facts, Wire>,
  siteId: string,
  id: string,
  whyNot: (tx: Tx) => Promise<Refusal<Code> | undefined>,
): Promise<Record<string, never> | Refusal<Code>> {
  return db.tx(async (tx) => {
    const before = await lockOffering<Facts>(tx, kind, siteId, id);
    if (!before) return offeringNotFound(kind, id);
    const refusal = await whyNot(tx);
    if (refusal) return refusal;
    await deleteOffering(tx, kind, siteId, id);
    await publish(tx, {
      ...eventEntityOf(kind, siteId, id),
      type: `shopwright.v1.${kind.word}_deleted`,
      body: deleted(),
    });
    return emptyAnswer;
  });
}

/** Hidden offerings exist for the shop only. */
export async function seeOffering<Facts extends OfferingFacts>(
  db: Pick<Db, 'query'> | Tx,
  kind: OfferingKind,
  actor: Actor,
  by: { id: string } | { slug: string },
): Promise<Offering<Facts> | Refusal> {
  const found =
    'slug' in by
      ? await findOfferingBySlug<Facts>(db, kind, actor.siteId, by.slug)
      : (await findOfferings<Facts>(db, kind, actor.siteId, [by.id])).get(by.id.toLowerCase());
  if (!found || !(found.facts.visible || isMerchant(actor)))
    return offeringNotFound(kind, 'slug' in by ? by.slug : by.id);
  return found;
}

export async function listOfferings<Facts extends OfferingFacts, Wire extends object>(
  { db, kind, toWire }: OfferingDeps<Facts, Wire>,
  actor: Actor,
  wireQuery: Parameters<typeof parseQuery>[0],
) {
  const merchant = isMerchant(actor);
  const query = parseQuery(wireQuery, offeringQuery, { merchant });
  if (isRefusal(query)) return query;
  const { total, rows } = await queryOfferings<Facts>(
    db,
    kind,
    actor.siteId,
    merchant,
    toSql(query),
  );
  const page = pageOf(query, rows);
  if (isRefusal(page)) return page;
  const metadata = {
    count: page.rows.length,
    total,
    ...(query.page.by === 'offset' ? { offset: query.page.offset } : { cursors: page.cursors }),
  };
  return { items: page.rows.map(toWire), metadata };
}
