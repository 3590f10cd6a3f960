import { redirect } from 'react-router';
import type { Route } from './+types/collections-cells';
import { collectionList } from '../../admin/collections/definition.ts';
import { saveCollectionCells } from '../../admin/collections/save-cells.server.ts';
import { readCellEdits } from '../../admin/grid/cell-edits.ts';
import { translateGrid } from '../../admin/messages.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';

/** Saves cells of the grid. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const edits = readCellEdits(formText(await request.formData(), 'edits'));
  const t = await translateGrid(page);
  return asStaff(page, request, async (userSession) =>
    Response.json(await saveCollectionCells({ userSession, t }, edits)),
  );
}

export const loader = () => redirect(collectionList.path);
