import type { Route } from './+types/products-export';
import { exportList } from '../../admin/grid/export-list.server.ts';
import { readListState } from '../../admin/grid/list-state.ts';
import { translateGrid } from '../../admin/messages.server.ts';
import { productList } from '../../admin/products/definition.ts';
import { loadCollections, readProducts } from '../../admin/products/rows.server.ts';
import { asStaff, staffSession } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';

/** The list of products as it is shown. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const state = readListState(url.searchParams, productList);
  return asStaff(page, request, async (userSession) => {
    const [t, { locale }, { currency }, choices, first] = await Promise.all([
      translateGrid(page),
      page.pageLanguage(),
      page.store(),
      loadCollections(userSession),
      readProducts(userSession, state, null),
    ]);
    return exportList({
      fileName: 'products.csv',
      definition: productList,
      state,
      format: { locale, currency, yes: t('yes'), no: t('no'), choices },
      t,
      first,
      // Its calls are not recorded: a long list has thousands.
      readPage: (cursor) => readProducts(staffSession(page), state, cursor),
    });
  });
}
