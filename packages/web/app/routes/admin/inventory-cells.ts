import { redirect } from 'react-router';
import type { Route } from './+types/inventory-cells';
import { readCellEdits } from '../../admin/grid/cell-edits.ts';
import { inventoryList } from '../../admin/inventory/definition.ts';
import { translateInventory } from '../../admin/inventory/messages.server.ts';
import { saveInventoryCells } from '../../admin/inventory/save-cells.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';

/** Saves cells of the inventory. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const edits = readCellEdits(formText(await request.formData(), 'edits'));
  const t = await translateInventory(page);
  return asStaff(page, request, async (userSession) =>
    Response.json(await saveInventoryCells({ userSession, t }, edits)),
  );
}

export const loader = () => redirect(inventoryList.path);
