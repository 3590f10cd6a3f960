import type { Route } from './+types/collections-export';
import { collectionList } from '../../admin/collections/definition.ts';
import { readCollections } from '../../admin/collections/rows.server.ts';
import { plainCell, type CellFormat } from '../../admin/grid/cell-text.ts';
import { csvResponse } from '../../admin/grid/csv.server.ts';
import { readListState } from '../../admin/grid/list-state.ts';
import { translateGrid } from '../../admin/messages.server.ts';
import { asStaff, staffSession } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';

/** The list as it is shown, all its pages: filter, order and columns. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const state = readListState(url.searchParams, collectionList);
  return asStaff(page, request, async (userSession) => {
    const [t, { locale }, { currency }, first] = await Promise.all([
      translateGrid(page),
      page.pageLanguage(),
      page.store(),
      readCollections(userSession, state, null),
    ]);
    const columns = state.columns.flatMap(
      (key) => collectionList.columns.find((column) => column.key === key) ?? [],
    );
    const format: CellFormat = {
      locale,
      currency,
      yes: t('yes'),
      no: t('no'),
      choices: { RULE: t('byRule') },
    };
    const lines = async function* () {
      for (let current = first; ;) {
        yield current.rows.map(({ cells }) =>
          columns.map(({ key, kind }) => plainCell(kind, cells[key] ?? null, format)),
        );
        if (current.next === null) return;
        // Not recorded as calls of the page: a long list has many.
        current = await readCollections(staffSession(page), state, current.next);
      }
    };
    return csvResponse(
      'collections.csv',
      columns.map(({ label }) => t(label)),
      lines(),
    );
  });
}
