import { findProductBySlug } from '../catalog/index.ts';
import { findCheckout, mayReach } from '../checkout/index.ts';
import type { Actor } from '../http/index.ts';
import { isGuid } from '../kernel/guid.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import { findOfferingBySlug, findOfferings, type OfferingKind } from '../offerings/index.ts';
import { planKind } from '../plans/index.ts';
import { serviceKind } from '../services/index.ts';
import { eventKind } from '../tickets/index.ts';
import type { RedirectDeps } from './deps.ts';
import { targetObjects, type NewSession, type TargetObject } from './rules/targets.ts';

const missing: Readonly<
  Record<TargetObject['kind'], { readonly code: string; readonly word: string }>
> = {
  CHECKOUT: { code: 'CHECKOUT_NOT_FOUND', word: 'checkout' },
  PRODUCT: { code: 'PRODUCT_NOT_FOUND', word: 'product' },
  SERVICE: { code: 'SERVICE_NOT_FOUND', word: 'service' },
  EVENT: { code: 'EVENT_NOT_FOUND', word: 'event' },
  PLAN: { code: 'PLAN_NOT_FOUND', word: 'plan' },
};

/** Refuses a target whose object is missing: otherwise the customer would reach an error page, and the client would never know. */
export async function missingTarget(
  { db }: Pick<RedirectDeps, 'db'>,
  actor: Actor,
  request: NewSession,
): Promise<Refusal | undefined> {
  for (const object of targetObjects(request)) {
    if (await isThere(db, actor, object)) continue;
    const { field, kind, name } = object;
    const { code, word } = missing[kind];
    return refuse(
      404,
      code,
      `This store has no visible ${word} "${name.slice(0, 200)}". Check ${field}.`,
      { field, value: name.slice(0, 200) },
    );
  }
  return undefined;
}

async function isThere(
  db: RedirectDeps['db'],
  actor: Actor,
  { kind, name }: TargetObject,
): Promise<boolean> {
  const { siteId } = actor;
  switch (kind) {
    case 'CHECKOUT': {
      const row = await findCheckout(db, siteId, name);
      // A foreign checkout answers like a missing one.
      return row !== undefined && mayReach(row, actor);
    }
    case 'PRODUCT':
      return (await findProductBySlug(db, siteId, name, { visible: true })) !== undefined;
    case 'SERVICE':
      return isShown(db, serviceKind, siteId, name);
    case 'PLAN':
      return isShown(db, planKind, siteId, name);
    case 'EVENT':
      return (await findOfferingBySlug(db, eventKind, siteId, name))?.facts.visible === true;
  }
}

/** The page is opened by a visitor, so a hidden offering is missing there even for the shop's own session. */
async function isShown(
  db: RedirectDeps['db'],
  kind: OfferingKind,
  siteId: string,
  id: string,
): Promise<boolean> {
  return (
    isGuid(id) &&
    (await findOfferings(db, kind, siteId, [id])).get(id.toLowerCase())?.facts.visible === true
  );
}
