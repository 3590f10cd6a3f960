import type { Route } from './+types/inventory-rows';
import { readListState } from '../../admin/grid/list-state.ts';
import { inventoryList } from '../../admin/inventory/definition.ts';
import { readInventory } from '../../admin/inventory/rows.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';

/** The next page of rows, for the grid. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const state = readListState(url.searchParams, inventoryList);
  return asStaff(context.get(pageContext), request, async (userSession) => {
    const { rows, next } = await readInventory(userSession, state, url.searchParams.get('cursor'));
    return Response.json({ rows, next });
  });
}
