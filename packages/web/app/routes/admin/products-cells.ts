import { redirect } from 'react-router';
import type { Route } from './+types/products-cells';
import { readCellEdits } from '../../admin/grid/cell-edits.ts';
import { translateGrid } from '../../admin/messages.server.ts';
import { productList } from '../../admin/products/definition.ts';
import { saveProductCells } from '../../admin/products/save-cells.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';

/** Saves cells of the grid. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const edits = readCellEdits(formText(await request.formData(), 'edits'));
  const t = await translateGrid(page);
  return asStaff(page, request, async (userSession) =>
    Response.json(await saveProductCells({ userSession, t }, edits)),
  );
}

export const loader = () => redirect(productList.path);
