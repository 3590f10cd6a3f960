import type { Route } from './+types/products-export';
import { plainCell, type CellFormat } from '../../admin/grid/cell-text.ts';
import { csvResponse } from '../../admin/grid/csv.server.ts';
import { readListState, type ListState } from '../../admin/grid/list-state.ts';
import { translateGrid } from '../../admin/messages.server.ts';
import { productList } from '../../admin/products/definition.ts';
import { loadCollections, readProducts } from '../../admin/products/rows.server.ts';
import { asStaff, staffSession } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';

/** The list as it is shown, all its pages: filter, order and columns. */
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
    const columns = state.columns.flatMap(
      (key) => productList.columns.find((column) => column.key === key) ?? [],
    );
    const format: CellFormat = { locale, currency, yes: t('yes'), no: t('no'), choices };
    // Its calls are not recorded: a long list has thousands.
    const pages = allPages(staffSession(page), state, first);
    const lines = async function* () {
      for await (const rows of pages)
        yield rows.map(({ cells }) =>
          columns.map(({ key, kind }) => plainCell(kind, cells[key] ?? null, format)),
        );
    };
    return csvResponse(
      'products.csv',
      columns.map(({ label }) => t(label)),
      lines(),
    );
  });
}

type Page = Awaited<ReturnType<typeof readProducts>>;

async function* allPages(userSession: UserSession, state: ListState, first: Page) {
  let current = first;
  yield current.rows;
  while (current.next !== null) {
    current = await readProducts(userSession, state, current.next);
    yield current.rows;
  }
}
