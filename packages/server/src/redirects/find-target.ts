import type { ErrorCode } from '@shopwright/contract';
import type { RedirectTargetError } from '@shopwright/contract/errors/groups';
import { findProductBySlug } from '../catalog/index.ts';
import { findCheckout, canAccess } from '../checkout/index.ts';
import type { Actor } from '../http/index.ts';
import { isGuid } from '../kernel/guid.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import { findOfferingBySlug, findOfferings, type OfferingKind } from '../offerings/index.ts';
import { planKind } from '../plans/index.ts';
import { serviceKind } from '../services/index.ts';
import { eventKind } from '../tickets/index.ts';
import type { RedirectDeps } from './deps.ts';
import { targetObjects, type NewSession, type TargetObject } from './rules/targets.ts';

const missing = {
  CHECKOUT: 'CHECKOUT_NOT_FOUND',
  PRODUCT: 'PRODUCT_NOT_FOUND',
  SERVICE: 'SERVICE_NOT_FOUND',
  EVENT: 'EVENT_NOT_FOUND',
  PLAN: 'PLAN_NOT_FOUND',
} as const satisfies Record<TargetObject['kind'], ErrorCode>;

/**
 * Refuses a target whose object is missing: otherwise the customer would reach an error page, and
 * the client would never know.
 */
export async function missingTarget(
  { db }: Pick<RedirectDeps, 'db'>,
  actor: Actor,
  request: NewSession,
): Promise<Refusal<RedirectTargetError> | undefined> {
  for (const object of targetObjects(request)) {
    if (await isThere(db, actor, object)) continue;
    const { field, kind, name } = object;
    return refuse(
      missing[kind],
      { id: name.slice(0, 200), field },
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
      // Another owner's checkout is answered as missing.
      return row !== undefined && canAccess(row, actor);
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

/**
 * The page is opened by a visitor, so a hidden offering is missing there even for the shop's own
 * session.
 */
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
