import { Link, redirect, useNavigation, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/products';
import type { loader as layoutLoader } from './layout.tsx';
import type { FormAnswer } from '../../account/form-errors.server.ts';
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
import { BULK_SHEET, BulkSheet } from '../../admin/products/bulk-sheet.tsx';
import { createPlan } from '../../admin/products/create-plan.server.ts';
import { productList } from '../../admin/products/definition.ts';
import { loadCollections, readProducts } from '../../admin/products/rows.server.ts';
import { hasRight } from '../../admin/shell/areas.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { EmptyState } from '../../admin/ui/empty-state.tsx';
import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';
import { Notice } from '../../ui/notice.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const requested = readListForm(url.searchParams, productList);
  if (requested) throw redirect(listPath(requested, productList));
  const state = readListState(url.searchParams, productList);
  return asStaff(page, request, async (userSession) => {
    const [{ currency }, products, collections, views] = await Promise.all([
      page.store(),
      readProducts(userSession, state, url.searchParams.get('cursor')),
      loadCollections(userSession),
      loadViews(userSession, 'PRODUCTS', productList),
    ]);
    return { state, page: products, collections, views, currency };
  });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const state = readListState(url.searchParams, productList);
  const [t, { locale }] = await Promise.all([translateGrid(page), page.pageLanguage()]);
  return asStaff(
    page,
    request,
    async (userSession) =>
      (await changeViews(userSession, {
        form,
        list: 'PRODUCTS',
        definition: productList,
        state,
        t,
      })) ?? createPlan(userSession, { form, state, locale, t }),
  );
}

export default function Products({ loaderData, actionData }: Route.ComponentProps) {
  const { state, page, collections, views, currency } = loaderData;
  const t = useTranslations('adminGrid');
  const { locale } = useLanguage();
  const layout = useRouteLoaderData<typeof layoutLoader>('routes/admin/layout');
  const rights = layout?.shell.rights ?? [];
  const selection = useSelection();
  const isBusy = useNavigation().state === 'loading';
  const answer: FormAnswer | undefined = actionData;
  const format: CellFormat = { locale, currency, yes: t('yes'), no: t('no'), choices: collections };
  const mayEdit = hasRight(rights, 'WIX_STORES.MODIFY_PRODUCTS');
  const mayPlan = mayEdit && hasRight(rights, 'SHOPWRIGHT.MANAGE_CHANGE_PLANS');
  const view = views.find(({ id }) => id === state.viewId);
  const address = listPath({ ...state, viewId: undefined }, productList);
  return (
    <AdminPage
      isWide
      actions={
        mayEdit && (
          <Link className="button" to="/admin/products/new">
            {t('newProduct')}
          </Link>
        )
      }
    >
      <ListToolbar state={state} definition={productList} viewName={view?.name}>
        {mayPlan && (
          <button type="button" className="button" popoverTarget={BULK_SHEET}>
            {selection.ids.size > 0
              ? t('changeSelected', { count: selection.ids.size })
              : t('bulkChange')}
          </button>
        )}
      </ListToolbar>
      <FilterChips state={state} definition={productList} format={format} />
      {answer?.message && <Notice kind="error">{answer.message}</Notice>}
      {page.problem !== undefined && <Notice kind="error">{page.problem}</Notice>}
      <p className="grid-total" role="status">
        {t('totalRows', { count: page.total })}
      </p>
      {page.rows.length === 0 ? (
        <EmptyState icon="product" heading={t('noProducts')}>
          {t(state.filter || state.query !== '' ? 'noProductsMatch' : 'noProductsHint')}
        </EmptyState>
      ) : (
        <div aria-busy={isBusy} className="grid-box">
          <Grid
            key={address}
            label={t('products')}
            definition={productList}
            state={state}
            page={page}
            format={format}
            selection={selection}
            isEditable={mayEdit}
          />
        </div>
      )}
      <FilterSheet state={state} definition={productList} choices={collections} />
      <ColumnsSheet state={state} definition={productList} />
      <ViewsSheet
        state={state}
        definition={productList}
        views={views}
        mayShare={hasRight(rights, 'SHOPWRIGHT.MANAGE_SETTINGS')}
        answer={answer}
      />
      {mayPlan && (
        <BulkSheet
          state={state}
          total={page.total}
          selected={[...selection.ids]}
          collections={collections}
          answer={answer}
        />
      )}
    </AdminPage>
  );
}
