import { ApiError, inventory, products } from '@shopwright/sdk';
import type { TranslateArea } from '../../i18n/translate.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import {
  MAX_EDITED_ROWS,
  type CellEdit,
  type CellProblem,
  type SavedCells,
} from '../grid/cell-edits.ts';
import type { GridRow } from '../grid/columns.ts';
import { computeFormulas } from './compute-formulas.server.ts';
import { productList } from './definition.ts';
import { toRow } from './rows.server.ts';

/** The variant of a product without options. */
const DEFAULT_VARIANT_ID = '00000000-0000-0000-0000-000000000000';

interface SaveContext {
  readonly userSession: UserSession;
  readonly t: TranslateArea<'adminGrid'>;
}

/**
 * Saves cells that were edited in place, only the changed fields. A cell that has another value by now
 * than the editor saw is left alone and named.
 */
export async function saveProductCells(
  context: SaveContext,
  edits: readonly CellEdit[],
): Promise<SavedCells> {
  const ids = [...new Set(edits.map(({ id }) => id))].slice(0, MAX_EDITED_ROWS);
  if (ids.length === 0) return { rows: [], problems: [] };
  const { products: found = [] } = await context.userSession.use(products).queryProducts({
    filter: { id: { $in: ids } },
    cursorPaging: { limit: MAX_EDITED_ROWS },
  });
  const current = found.map(toRow);
  const computed = await computeFormulas(context.userSession, edits, current);
  const outcomes: SavedCells[] = [{ rows: [], problems: computed.problems }];
  for (const id of ids) {
    const row = current.find((one) => one.id === id);
    const own = computed.edits.filter((edit) => edit.id === id);
    outcomes.push(
      row
        ? await saveRow(context, row, own)
        : { rows: [], problems: own.map((edit) => problem(edit, context.t('rowGone'))) },
    );
  }
  return {
    rows: outcomes.flatMap(({ rows }) => rows),
    problems: outcomes.flatMap(({ problems }) => problems),
  };
}

const problem = ({ id, column }: CellEdit, message: string): CellProblem => ({
  id,
  column,
  message,
});

async function saveRow(
  { userSession, t }: SaveContext,
  current: GridRow,
  edits: readonly CellEdit[],
): Promise<SavedCells> {
  const problems: CellProblem[] = [];
  const accepted = edits.filter((edit) => {
    const column = productList.columns.find(({ key }) => key === edit.column);
    const now = current.cells[edit.column] ?? null;
    if (!column?.isEditable) problems.push(problem(edit, t('notEditable')));
    else if (current.locked?.includes(edit.column)) problems.push(problem(edit, t('hasVariants')));
    else if (now !== edit.before && now !== edit.value)
      problems.push(problem(edit, t('changedMeanwhile', { value: String(now ?? '–') })));
    else return true;
    return false;
  });
  let row = current;
  const attempt = async (columns: readonly CellEdit[], save: () => Promise<GridRow>) => {
    if (columns.length === 0) return;
    try {
      row = await save();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error;
      const message = error.status === 403 ? t('notPermitted') : error.summary;
      problems.push(...columns.map((edit) => problem(edit, message)));
    }
  };
  const ofProduct = accepted.filter(({ column }) => column !== 'stock');
  await attempt(ofProduct, async () => {
    const { product = {} } = await userSession
      .use(products)
      .updateProduct(current.id, Object.assign({}, ...ofProduct.map(toPatch)));
    return toRow(product);
  });
  const ofStock = accepted.filter(({ column }) => column === 'stock');
  await attempt(ofStock, async () => {
    const quantity = Number(ofStock[0]?.value);
    await userSession.use(inventory).updateInventoryVariants(current.id, {
      trackQuantity: true,
      variants: [{ variantId: DEFAULT_VARIANT_ID, quantity }],
    });
    return { ...row, cells: { ...row.cells, stock: quantity } };
  });
  return { rows: [row], problems };
}

function toPatch({ column, value }: CellEdit): products.Product {
  switch (column) {
    case 'price':
      return { priceData: { price: Number(value) } };
    case 'visible':
      return { visible: value === true };
    // An empty text clears the field.
    default:
      return { [column]: value === null ? '' : String(value) };
  }
}
