import type { Route } from './+types/products-rows';
import { readListState } from '../../admin/grid/list-state.ts';
import { productList } from '../../admin/products/definition.ts';
import { readProducts } from '../../admin/products/rows.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';

/** The next page of rows, for the grid. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const state = readListState(url.searchParams, productList);
  return asStaff(context.get(pageContext), request, async (userSession) => {
    const { rows, next } = await readProducts(userSession, state, url.searchParams.get('cursor'));
    return Response.json({ rows, next });
  });
}
