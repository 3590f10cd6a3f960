import type { Route } from './+types/collections-rows';
import { collectionList } from '../../admin/collections/definition.ts';
import { readCollections } from '../../admin/collections/rows.server.ts';
import { readListState } from '../../admin/grid/list-state.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';

/** The next page of rows, for the grid. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const state = readListState(url.searchParams, collectionList);
  return asStaff(context.get(pageContext), request, async (userSession) => {
    const cursor = url.searchParams.get('cursor');
    const { rows, next } = await readCollections(userSession, state, cursor);
    return Response.json({ rows, next });
  });
}
