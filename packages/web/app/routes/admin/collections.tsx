import { Link, redirect, useNavigation, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/collections';
import type { loader as layoutLoader } from './layout.tsx';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { collectionList } from '../../admin/collections/definition.ts';
import { readCollections } from '../../admin/collections/rows.server.ts';
import type { CellFormat } from '../../admin/grid/cell-text.ts';
import { ColumnsSheet } from '../../admin/grid/columns-sheet.tsx';
import { FilterChips } from '../../admin/grid/filter-chips.tsx';
import { FilterSheet } from '../../admin/grid/filter-sheet.tsx';
import { Grid } from '../../admin/grid/grid.tsx';
import { listPath, readListForm, readListState } from '../../admin/grid/list-state.ts';
import { ListToolbar } from '../../admin/grid/list-toolbar.tsx';
import { useSelection } from '../../admin/grid/selection.ts';
import { changeViews, loadViews } from '../../admin/grid/views.server.ts';
import { ViewsSheet } from '../../admin/grid/views-sheet.tsx';
import { translateGrid } from '../../admin/messages.server.ts';
import { AdminPage } from '../../admin/page.tsx';
import { hasRight } from '../../admin/shell/areas.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { EmptyState } from '../../admin/ui/empty-state.tsx';
import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';
import { Notice } from '../../ui/notice.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const requested = readListForm(url.searchParams, collectionList);
  if (requested) throw redirect(listPath(requested, collectionList));
  const state = readListState(url.searchParams, collectionList);
  return asStaff(page, request, async (userSession) => {
    const [{ currency }, rows, views] = await Promise.all([
      page.store(),
      readCollections(userSession, state, url.searchParams.get('cursor')),
      loadViews(userSession, 'COLLECTIONS', collectionList),
    ]);
    return { state, page: rows, views, currency };
  });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const state = readListState(url.searchParams, collectionList);
  const t = await translateGrid(page);
  return asStaff(page, request, async (userSession) =>
    changeViews(userSession, { form, list: 'COLLECTIONS', definition: collectionList, state, t }),
  );
}

export default function Collections({ loaderData, actionData }: Route.ComponentProps) {
  const { state, page, views, currency } = loaderData;
  const t = useTranslations('adminCollections');
  const grid = useTranslations('adminGrid');
  const { locale } = useLanguage();
  const layout = useRouteLoaderData<typeof layoutLoader>('routes/admin/layout');
  const rights = layout?.shell.rights ?? [];
  const selection = useSelection();
  const isBusy = useNavigation().state === 'loading';
  const answer: FormAnswer | undefined = actionData;
  const choices = { RULE: grid('byRule') };
  const format: CellFormat = { locale, currency, yes: grid('yes'), no: grid('no'), choices };
  const mayEdit = hasRight(rights, 'WIX_STORES.MODIFY_PRODUCTS');
  const view = views.find(({ id }) => id === state.viewId);
  const isNarrowed = state.filter !== undefined || state.query !== '';
  return (
    <AdminPage isWide>
      <ListToolbar state={state} definition={collectionList} viewName={view?.name}>
        {mayEdit && (
          <Link className="button" to="/admin/collections/new">
            {t('create')}
          </Link>
        )}
      </ListToolbar>
      <FilterChips state={state} definition={collectionList} format={format} />
      {page.problem !== undefined && <Notice kind="error">{page.problem}</Notice>}
      <p className="grid-total" role="status">
        {t('total', { count: page.total })}
      </p>
      {page.rows.length === 0 ? (
        <EmptyState icon="product" heading={t(isNarrowed ? 'noneMatch' : 'none')}>
          {t(isNarrowed ? 'noneMatchHint' : 'noneHint')}
        </EmptyState>
      ) : (
        <div aria-busy={isBusy} className="grid-box">
          <Grid
            key={listPath({ ...state, viewId: undefined }, collectionList)}
            label={grid('collections')}
            definition={collectionList}
            state={state}
            page={page}
            format={format}
            selection={selection}
            isEditable={mayEdit}
          />
        </div>
      )}
      <FilterSheet state={state} definition={collectionList} choices={{}} />
      <ColumnsSheet state={state} definition={collectionList} />
      <ViewsSheet
        state={state}
        definition={collectionList}
        views={views}
        mayShare={hasRight(rights, 'SHOPWRIGHT.MANAGE_SETTINGS')}
        answer={answer}
      />
    </AdminPage>
  );
}
