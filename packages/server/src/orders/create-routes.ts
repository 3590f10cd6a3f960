import {
  bulkDeleteImportedOrders,
  importOrder,
  setOrderNumberCounter,
} from '@shopwright/contract/orders/import-orders';
import { createOrder, type OrderCreationSettings } from '@shopwright/contract/orders/orders';
import type { Order } from '@shopwright/contract/orders/order';
import { action, publishAll } from '../events/index.ts';
import type { FindCatalogItems } from '../catalog/index.ts';
import { route, shopCallerOf, type Actor, type Route } from '../http/index.ts';
import { isGuid } from '../kernel/guid.ts';
import { newId, newOrderedId } from '../kernel/ids.ts';
import { isRefusal, refuse, refuseFields, violation, type Refusal } from '../kernel/outcome.ts';
import { insertState } from './insert-order.ts';
import { withContact } from './rules/buyer.ts';
import { importedFulfillments, importedPayments } from './rules/import-history.ts';
import type { OrderState, OrderTerms } from './rules/order-state.ts';
import { firstStatus } from './rules/order-status.ts';
import { buildMerchantOrder } from './rules/merchant-order.ts';
import { lockOrders } from './store/load.ts';
import { lockCounter, saveCounter } from './store/numbers.ts';
import { deleteOrders } from './store/save.ts';
import { saveOrder, storeOf, type OrderWriteDeps } from './write.ts';

export interface CreateDeps extends OrderWriteDeps {
  readonly findCatalogItems: FindCatalogItems;
}

export function orderCreateRoutes(deps: CreateDeps): Route[] {
  const { db, clock } = deps;

  return [
    route(createOrder, async ({ actor, request: { order, settings = {} } }) => {
      const { siteId } = actor;
      const now = clock();
      if (order.purchasedDate && Date.parse(order.purchasedDate) > now.getTime())
        return refuse('PURCHASED_DATE_CANNOT_BE_IN_FUTURE');
      const made = await stateOf(deps, siteId, order, { strict: true, now: now.toISOString() });
      if (isRefusal(made)) return made;
      const terms: OrderTerms = {
        ...made.terms,
        approval: settings.orderApprovalStrategy ?? 'DEFAULT',
        notify: notifyOf(settings),
        shelf: await shelfOf(deps, siteId, made),
      };
      const status =
        order.status === 'APPROVED' || order.status === 'INITIALIZED'
          ? order.status
          : firstStatus({ ...made, terms });
      const state = {
        ...made,
        terms,
        status,
        doc: { ...made.doc, createdBy: order.createdBy ?? authorOf(actor), ...editorsOf(settings) },
      };
      const inserted = await db.tx((tx) =>
        insertState(tx, deps, siteId, state, order.checkoutId ?? undefined),
      );
      return { order: inserted.order };
    }),

    route(importOrder, async ({ actor: { siteId }, request: { order } }) => {
      const id = order.id ?? newOrderedId();
      if (!isGuid(id)) return refuseFields(violation('order.id', 'FORMAT', 'must be a GUID'));
      if (order.number !== undefined && !/^\d{1,15}$/.test(order.number))
        return refuseFields(violation('order.number', 'FORMAT', 'must be a whole number'));
      const made = await stateOf(deps, siteId, order, {
        strict: false,
        now: clock().toISOString(),
      });
      if (isRefusal(made)) return made;
      return db.tx(async (tx) => {
        const existing = (await lockOrders(tx, siteId, [id.toLowerCase()])).get(id.toLowerCase());
        if (existing && !existing.state.imported)
          return refuse('CANNOT_OVERWRITE_NON_IMPORTED_ORDER');
        if (existing) await deleteOrders(tx, siteId, [existing.state.orderId]);
        const own = order.number === undefined ? existing?.state.number : Number(order.number);
        const next = own === undefined ? await lockCounter(tx, siteId) : undefined;
        if (next !== undefined) await saveCounter(tx, siteId, next + 1);
        const state: OrderState = {
          ...made,
          orderId: id.toLowerCase(),
          number: own ?? next ?? 0,
          imported: true,
          status: order.status ?? 'APPROVED',
          createdAt: order.createdDate ?? made.purchasedAt,
        };
        return {
          order: (await saveOrder(tx, deps, siteId, undefined, state, { quiet: true })).order,
        };
      });
    }),

    route(setOrderNumberCounter, ({ actor: { siteId }, request: { counter, allowLowerCounter } }) =>
      db.tx(async (tx) => {
        const old = await lockCounter(tx, siteId);
        const next = Number(counter);
        if (next < old && allowLowerCounter !== true)
          return refuse('CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER', { next: old });
        await saveCounter(tx, siteId, next);
        return { oldCounter: String(old), newCounter: String(next) };
      }),
    ),

    route(bulkDeleteImportedOrders, ({ actor: { siteId }, request: { orderIds } }) =>
      db.tx(async (tx) => {
        const existing = [
          ...(
            await lockOrders(tx, siteId, [...new Set(orderIds.map((id) => id.toLowerCase()))])
          ).values(),
        ].filter(({ state }) => state.imported);
        await deleteOrders(
          tx,
          siteId,
          existing.map(({ state }) => state.orderId),
        );
        await publishAll(
          tx,
          siteId,
          existing.map(({ state, wire }) => ({
            type: 'wix.ecom.v1.order_imported_order_deleted' as const,
            entityType: 'wix.ecom.v1.order',
            entityId: state.orderId,
            body: action({ order: wire }),
          })),
        );
        return { jobId: newId() };
      }),
    ),
  ];
}

async function stateOf(
  deps: CreateDeps,
  siteId: string,
  order: Order,
  { strict, now }: { readonly strict: boolean; readonly now: string },
): Promise<OrderState | Refusal> {
  const { store, locale, currencyOf } = await storeOf(deps, siteId);
  const currency = currencyOf(order.currency ?? store.currency ?? 'USD');
  const taken = buildMerchantOrder(
    order,
    { currency, siteLanguage: locale.split('-')[0] ?? 'en', mint: newOrderedId },
    { strict },
  );
  if (isRefusal(taken)) return taken;
  const at = order.purchasedDate ?? order.createdDate ?? now;
  const making = { total: taken.total, at, mint: newOrderedId };
  const history = importedPayments(order, making);
  if (isRefusal(history)) return history;
  return {
    orderId: newOrderedId(),
    number: 0,
    status: 'INITIALIZED',
    imported: false,
    archived: order.archived ?? false,
    checkoutId: order.checkoutId ?? null,
    cartId: order.cartId ?? null,
    buyer: withContact(order.buyerInfo ?? {}),
    currency: currency.code,
    total: taken.total,
    doc: taken.doc,
    terms: {
      approval: 'DEFAULT',
      notify: { buyer: true, owner: true },
      dueNow: String(taken.total),
    },
    ...history,
    fulfillments: importedFulfillments(order, taken.doc.lineItems, making),
    activities: [],
    purchasedAt: at,
    createdAt: now,
    updatedAt: now,
  };
}

/** The variant whose stock each line came from, where the catalog has it. */
async function shelfOf(
  { db, findCatalogItems }: CreateDeps,
  siteId: string,
  { doc }: OrderState,
): Promise<NonNullable<OrderTerms['shelf']>> {
  const named = doc.lineItems.flatMap(({ id, catalogReference }) =>
    catalogReference?.catalogItemId && catalogReference.appId
      ? [
          {
            id,
            reference: {
              appId: catalogReference.appId,
              catalogItemId: catalogReference.catalogItemId,
              options: catalogReference.options ?? null,
            },
          },
        ]
      : [],
  );
  const found = await findCatalogItems(
    db,
    siteId,
    named.map(({ reference }) => reference),
  );
  return Object.fromEntries(
    named.flatMap(({ id }, index) => {
      const item = found[index];
      return item && 'found' in item && item.found.variantId !== undefined
        ? [[id, { productId: item.found.productId, variantId: item.found.variantId }]]
        : [];
    }),
  );
}

const notifyOf = ({ notifications = {} }: OrderCreationSettings): OrderTerms['notify'] => ({
  buyer: notifications.sendNotificationToBuyer ?? true,
  owner: notifications.sendNotificationsToBusiness ?? true,
});
const editorsOf = ({ editableByOwnerApps }: OrderCreationSettings) =>
  editableByOwnerApps ? { settings: { editableByOwnerApps } } : {};
const authorOf = (actor: Actor) => {
  const { role, id } = shopCallerOf(actor);
  return role === 'owner' ? { userId: id } : { appId: id };
};
