import type { Route } from './+types/inventory-export';
import { exportList } from '../../admin/grid/export-list.server.ts';
import { readListState } from '../../admin/grid/list-state.ts';
import { inventoryList } from '../../admin/inventory/definition.ts';
import { translateInventory } from '../../admin/inventory/messages.server.ts';
import { readInventory } from '../../admin/inventory/rows.server.ts';
import { stateNames } from '../../admin/inventory/state-names.ts';
import { translateGrid } from '../../admin/messages.server.ts';
import { asStaff, staffSession } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';

/** The inventory as it is shown. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const state = readListState(url.searchParams, inventoryList);
  return asStaff(page, request, async (userSession) => {
    const [t, inventory, { locale }, { currency }, first] = await Promise.all([
      translateGrid(page),
      translateInventory(page),
      page.pageLanguage(),
      page.store(),
      readInventory(userSession, state, null),
    ]);
    return exportList({
      fileName: 'inventory.csv',
      definition: inventoryList,
      state,
      format: { locale, currency, yes: t('yes'), no: t('no'), choices: stateNames(inventory) },
      t,
      first,
      // Its calls are not recorded: a long list has thousands.
      readPage: (cursor) => readInventory(staffSession(page), state, cursor),
    });
  });
}
