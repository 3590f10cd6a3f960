import type { Permission } from '@shopwright/contract';
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
  type SavedView,
  type SavedViewList,
} from '@shopwright/contract/saved-views/saved-views';
import { isDuplicate, type Db, type Tx } from '../db/index.ts';
import { emptyAnswer, hasPermission, route, type Actor, type Route } from '../http/index.ts';
import { newId } from '../kernel/ids.ts';
import {
  isRefusal,
  notFound,
  refuse,
  refuseFields,
  violation,
  type Refusal,
} from '../kernel/outcome.ts';
import { countViews, deleteView, listViews, lockView, saveView, type View } from './store.ts';

const MAX_VIEWS_PER_LIST = 100;
const MAX_FILTER_LENGTH = 10_000;

const readPermissions: Readonly<Record<SavedViewList, Permission>> = {
  PRODUCTS: 'WIX_STORES.READ_PRODUCTS',
  INVENTORY: 'WIX_STORES.READ_PRODUCTS',
  COLLECTIONS: 'WIX_STORES.READ_PRODUCTS',
  ORDERS: 'ECOM.READ_ORDERS',
  MEMBERS: 'MEMBERS.MEMBER_READ',
};
const SHARE_PERMISSION = 'SHOPWRIGHT.MANAGE_SETTINGS';

const viewNotFound = notFound('There is no such view.');

export function savedViewRoutes({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: () => Date;
}): Route[] {
  const change = async <Answer>(work: (tx: Tx) => Promise<Answer>) => {
    try {
      return await db.tx(work);
    } catch (error) {
      if (isDuplicate(error)) return refuse('SAVED_VIEW_EXISTS');
      throw error;
    }
  };

  const save = async (tx: Tx, siteId: string, view: View, isNew: boolean) => {
    if (isNew && (await countViews(tx, siteId, view)) >= MAX_VIEWS_PER_LIST)
      return refuse('TOO_MANY_SAVED_VIEWS', { max: MAX_VIEWS_PER_LIST });
    await saveView(tx, siteId, view);
    return { view: toWire(view) };
  };

  return [
    route(listSavedViews, async ({ actor, request: { list } }) => {
      const refused = refuseCaller(actor, list);
      if (refused) return refused;
      const views = await listViews(db, actor.siteId, actor.id, list);
      return { views: views.map(toWire) };
    }),

    route(createSavedView, ({ actor, request }) => {
      const { list, name, shared = false, filter = null, sort = [], columns = [] } = request;
      const refused =
        refuseCaller(actor, list) ?? refuseSharing(actor, shared) ?? refuseFilter(filter);
      if (refused) return refused;
      const now = clock();
      const staffId = shared ? null : actor.id;
      const view: View = {
        viewId: newId(),
        list,
        name,
        staffId,
        filter,
        sort,
        columns,
        createdAt: now,
        updatedAt: now,
      };
      return change((tx) => save(tx, actor.siteId, view, true));
    }),

    route(updateSavedView, ({ actor, request: { viewId, ...changes } }) =>
      change(async (tx) => {
        const view = await lockChangeable(tx, actor, viewId);
        if (isRefusal(view)) return view;
        const { name = view.name, filter = view.filter, sort = view.sort } = changes;
        const { columns = view.columns, shared = view.staffId === null } = changes;
        const refused = refuseSharing(actor, shared) ?? refuseFilter(filter);
        if (refused) return refused;
        const staffId = shared ? null : actor.id;
        const updated = { ...view, name, staffId, filter, sort, columns, updatedAt: clock() };
        return save(tx, actor.siteId, updated, staffId !== view.staffId);
      }),
    ),

    route(deleteSavedView, ({ actor, request: { viewId } }) =>
      db.tx(async (tx) => {
        const view = await lockChangeable(tx, actor, viewId);
        if (isRefusal(view)) return view;
        await deleteView(tx, actor.siteId, viewId);
        return emptyAnswer;
      }),
    ),
  ];
}

const staffRequired = refuse('STAFF_REQUIRED');

/** A session distinguishes a staff member from an API key of the owner. */
const isSignedIn = ({ role, sessionId }: Actor): boolean =>
  role === 'owner' && sessionId !== undefined;

function refuseCaller(actor: Actor, list: SavedViewList): Refusal<'STAFF_REQUIRED'> | undefined {
  if (!isSignedIn(actor)) return staffRequired;
  const permission = readPermissions[list];
  return hasPermission(actor, permission)
    ? undefined
    : refuse('PERMISSION_DENIED', `This list needs the permission ${permission}.`);
}

/** A view that the caller may change. */
async function lockChangeable(
  tx: Tx,
  actor: Actor,
  viewId: string,
): Promise<View | Refusal<'STAFF_REQUIRED'>> {
  if (!isSignedIn(actor)) return staffRequired;
  const view = await lockView(tx, actor.siteId, actor.id, viewId);
  if (!view || !hasPermission(actor, readPermissions[view.list])) return viewNotFound;
  return refuseSharing(actor, view.staffId === null) ?? view;
}

const refuseSharing = (actor: Actor, shared: boolean): Refusal | undefined =>
  !shared || hasPermission(actor, SHARE_PERMISSION)
    ? undefined
    : refuse('PERMISSION_DENIED', `Shared views need the permission ${SHARE_PERMISSION}.`);

const refuseFilter = (filter: View['filter']): Refusal | undefined =>
  JSON.stringify(filter).length <= MAX_FILTER_LENGTH
    ? undefined
    : refuseFields(
        violation('filter', 'MAX_LENGTH', `must have at most ${MAX_FILTER_LENGTH} characters`),
      );

const toWire = ({
  viewId,
  staffId,
  sort,
  columns,
  createdAt,
  updatedAt,
  ...view
}: View): SavedView => ({
  id: viewId,
  ...view,
  shared: staffId === null,
  sort: [...sort],
  columns: [...columns],
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
});
