import {
  adminSearch,
  getOverview,
  type AdminMemberHit,
  type AdminOrderHit,
  type AdminProductHit,
  type AdminSearchKind,
} from '@shopwright/contract/admin/admin';
import { MAX_OVERVIEW_COUNT } from '@shopwright/contract/admin/limits';
import type { Permission } from '@shopwright/contract';
import { searchProductsForStaff } from '../catalog/index.ts';
import type { Db } from '../db/index.ts';
import { hasPermission, route, type Actor, type Route } from '../http/index.ts';
import { compact } from '../kernel/compact.ts';
import { refuse } from '../kernel/outcome.ts';
import { countMembersWaiting, searchMembersForStaff } from '../members/index.ts';
import { countOrdersToFulfill, searchOrdersForStaff } from '../orders/index.ts';
import { savedViewRoutes } from '../saved-views/index.ts';
import { countFailedDeliveries, readableEvents } from '../webhooks/index.ts';

/** What the admin shows on every page, over several areas: each part needs the permission of its area. */

const MAX_HITS_PER_KIND = 8;

const noStaff = refuse(
  'STAFF_REQUIRED',
  'Sign in as the owner or a collaborator, or send an API key or the token of an app.',
);
const isStaff = ({ role }: Actor): boolean => role === 'owner' || role === 'app';

/** Reads a part of the answer only for a caller with the permission of its area. */
const ifPermitted = async <Part>(
  actor: Actor,
  permission: Permission,
  read: () => Promise<Part>,
): Promise<Part | undefined> => (hasPermission(actor, permission) ? read() : undefined);

export function adminRoutes({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: () => Date;
}): Route[] {
  return [
    ...savedViewRoutes({ db, clock }),

    route(getOverview, async ({ actor }) => {
      if (!isStaff(actor)) return noStaff;
      const { siteId } = actor;
      const [ordersToFulfill, membersWaiting, failedDeliveries] = await Promise.all([
        ifPermitted(actor, 'ECOM.READ_ORDERS', () =>
          countOrdersToFulfill(db, siteId, MAX_OVERVIEW_COUNT),
        ),
        ifPermitted(actor, 'MEMBERS.MEMBER_READ', () =>
          countMembersWaiting(db, siteId, MAX_OVERVIEW_COUNT),
        ),
        ifPermitted(actor, 'SHOPWRIGHT.MANAGE_WEBHOOKS', () =>
          countFailedDeliveries(db, siteId, readableEvents(actor), MAX_OVERVIEW_COUNT),
        ),
      ]);
      return { overview: compact({ ordersToFulfill, membersWaiting, failedDeliveries }) };
    }),

    route(adminSearch, async ({ actor, request: { query, kinds = [] } }) => {
      if (!isStaff(actor)) return noStaff;
      const { siteId } = actor;
      const find = async <Hit>(
        kind: AdminSearchKind,
        permission: Permission,
        read: () => Promise<Hit[]>,
      ): Promise<Hit[]> =>
        kinds.length > 0 && !kinds.includes(kind)
          ? []
          : ((await ifPermitted(actor, permission, read)) ?? []);
      const [products, orders, members] = await Promise.all([
        find('PRODUCT', 'WIX_STORES.READ_PRODUCTS', () =>
          searchProductsForStaff(db, siteId, query, MAX_HITS_PER_KIND),
        ),
        find('ORDER', 'ECOM.READ_ORDERS', () =>
          searchOrdersForStaff(db, siteId, query, MAX_HITS_PER_KIND),
        ),
        find('MEMBER', 'MEMBERS.MEMBER_READ', () =>
          searchMembersForStaff(db, siteId, query, MAX_HITS_PER_KIND),
        ),
      ]);
      return {
        products: products.map(toProductHit),
        orders: orders.map(toOrderHit),
        members: members.map(toMemberHit),
      };
    }),
  ];
}

type Row<Search extends (...given: never[]) => Promise<unknown[]>> = Awaited<
  ReturnType<Search>
>[number];

const toProductHit = ({
  productId,
  sku,
  ...hit
}: Row<typeof searchProductsForStaff>): AdminProductHit => ({
  id: productId,
  ...hit,
  ...(sku === null ? {} : { sku }),
});

const toOrderHit = ({
  orderId,
  number,
  email,
  buyerName,
  purchasedAt,
  ...hit
}: Row<typeof searchOrdersForStaff>): AdminOrderHit => ({
  id: orderId,
  number: String(number),
  ...hit,
  ...(email === null ? {} : { email }),
  ...(buyerName === null ? {} : { buyerName }),
  purchasedDate: purchasedAt.toISOString(),
});

const toMemberHit = ({
  memberId,
  email,
  nickname,
  firstName,
  lastName,
  status,
}: Row<typeof searchMembersForStaff>): AdminMemberHit => ({
  id: memberId,
  status,
  name: [firstName, lastName].filter(Boolean).join(' ') || (nickname ?? ''),
  ...(email === null ? {} : { email }),
});
