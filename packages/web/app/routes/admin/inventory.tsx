import { redirect, useNavigation, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/inventory';
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
import { ADJUST_SHEET, AdjustSheet } from '../../admin/inventory/adjust-sheet.tsx';
import { adjustStock } from '../../admin/inventory/adjust.server.ts';
import { inventoryList } from '../../admin/inventory/definition.ts';
import { translateInventory } from '../../admin/inventory/messages.server.ts';
import { countInventory, readInventory } from '../../admin/inventory/rows.server.ts';
import { SETTINGS_SHEET, SettingsSheet } from '../../admin/inventory/settings-sheet.tsx';
import { loadStockSettings, saveStockSettings } from '../../admin/inventory/settings.server.ts';
import { stateNames } from '../../admin/inventory/state-names.ts';
import { StateTabs } from '../../admin/inventory/state-tabs.tsx';
import { translateGrid } from '../../admin/messages.server.ts';
import { AdminPage } from '../../admin/page.tsx';
import { hasRight } from '../../admin/shell/areas.ts';
import { formValues } from '../../admin/staff/form-values.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { EmptyState } from '../../admin/ui/empty-state.tsx';
import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { Notice } from '../../ui/notice.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const requested = readListForm(url.searchParams, inventoryList);
  if (requested) throw redirect(listPath(requested, inventoryList));
  const state = readListState(url.searchParams, inventoryList);
  return asStaff(page, request, async (userSession) => {
    const [{ currency }, items, total, settings, views] = await Promise.all([
      page.store(),
      readInventory(userSession, state, url.searchParams.get('cursor')),
      countInventory(userSession, state),
      loadStockSettings(userSession),
      loadViews(userSession, 'INVENTORY', inventoryList),
    ]);
    const done = /^(\d{1,3}|settings)\.\w+$/.exec(url.searchParams.get('done') ?? '');
    return { state, items, total, settings, views, currency, done: done?.[1], doneId: done?.[0] };
  });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const state = readListState(url.searchParams, inventoryList);
  const [t, inventory] = await Promise.all([translateGrid(page), translateInventory(page)]);
  const intent = formText(form, 'intent');
  // The id makes each outcome an address of its own, so that the list is loaded from its start.
  const leave = (done: string) => {
    const path = listPath(state, inventoryList);
    const id = Date.now().toString(36);
    return redirect(`${path}${path.includes('?') ? '&' : '?'}done=${done}.${id}`);
  };
  return asStaff(page, request, async (userSession) => {
    if (intent === 'adjust') {
      const ids = formValues(form, 'id');
      const refused = await adjustStock(userSession, form, ids, inventory);
      return refused ?? leave(String(ids.length));
    }
    if (intent === 'settings')
      return (await saveStockSettings(userSession, form, inventory)) ?? leave('settings');
    return changeViews(userSession, {
      form,
      list: 'INVENTORY',
      definition: inventoryList,
      state,
      t,
    });
  });
}

export default function Inventory({ loaderData, actionData }: Route.ComponentProps) {
  const { state, items, total, settings, views, currency, done, doneId } = loaderData;
  const t = useTranslations('adminGrid');
  const inventory = useTranslations('adminInventory');
  const { locale } = useLanguage();
  const layout = useRouteLoaderData<typeof layoutLoader>('routes/admin/layout');
  const rights = layout?.shell.rights ?? [];
  const selection = useSelection();
  const isBusy = useNavigation().state === 'loading';
  const answer: FormAnswer | undefined = actionData;
  const states = stateNames(inventory);
  const format: CellFormat = { locale, currency, yes: t('yes'), no: t('no'), choices: states };
  const mayEdit = hasRight(rights, 'WIX_STORES.MODIFY_INVENTORY');
  const mayConfigure = hasRight(rights, 'SHOPWRIGHT.MANAGE_SETTINGS');
  const view = views.find(({ id }) => id === state.viewId);
  const isFiltered = state.filter !== undefined || state.query !== '';
  return (
    <AdminPage
      isWide
      actions={
        mayConfigure && (
          <button type="button" className="admin-tool" popoverTarget={SETTINGS_SHEET}>
            {inventory('lowStock')}
          </button>
        )
      }
    >
      <StateTabs state={state} />
      <ListToolbar state={state} definition={inventoryList} viewName={view?.name}>
        {mayEdit && (
          <button type="button" className="button" popoverTarget={ADJUST_SHEET}>
            {selection.ids.size > 0
              ? inventory('adjustSelected', { count: selection.ids.size })
              : inventory('adjustStock')}
          </button>
        )}
      </ListToolbar>
      <FilterChips state={state} definition={inventoryList} format={format} />
      {answer?.message && <Notice kind="error">{answer.message}</Notice>}
      {done !== undefined && !answer && (
        <Notice key={doneId} kind="done">
          {done === 'settings'
            ? inventory('settingsSaved')
            : inventory('stockAdjusted', { count: Number(done) })}
        </Notice>
      )}
      {items.problem !== undefined && <Notice kind="error">{items.problem}</Notice>}
      <p className="grid-total" role="status">
        {total.isExact
          ? inventory('totalVariants', { count: total.count })
          : inventory('manyVariants', { count: total.count })}
        {settings.threshold !== null &&
          ` · ${inventory('levelNow', { count: settings.threshold })}`}
      </p>
      {items.rows.length === 0 ? (
        <EmptyState icon="product" heading={inventory('noVariants')}>
          {inventory(isFiltered ? 'noVariantsMatch' : 'noVariantsHint')}
        </EmptyState>
      ) : (
        <div aria-busy={isBusy} className="grid-box">
          <Grid
            key={`${listPath({ ...state, viewId: undefined }, inventoryList)} ${doneId ?? ''}`}
            label={inventory('inventory')}
            definition={inventoryList}
            state={state}
            page={{ ...items, total: total.isExact ? total.count : undefined }}
            format={format}
            selection={selection}
            isEditable={mayEdit}
          />
        </div>
      )}
      <FilterSheet state={state} definition={inventoryList} choices={states} />
      <ColumnsSheet state={state} definition={inventoryList} />
      <ViewsSheet
        state={state}
        definition={inventoryList}
        views={views}
        mayShare={mayConfigure}
        answer={answer}
      />
      {mayEdit && <AdjustSheet state={state} selected={[...selection.ids]} answer={answer} />}
      {mayConfigure && <SettingsSheet state={state} settings={settings} answer={answer} />}
    </AdminPage>
  );
}
