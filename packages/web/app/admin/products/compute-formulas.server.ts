import { ApiError, changePlans } from '@shopwright/sdk';
import type { UserSession } from '../../session/user-session.server.ts';
import type { CellEdit, CellProblem } from '../grid/cell-edits.ts';
import type { GridRow } from '../grid/columns.ts';
import { isFormula, parseFormula } from '../grid/price-formula.ts';

interface ComputedEdits {
  readonly edits: readonly CellEdit[];
  /** Formulas that were refused; their edits are left out. */
  readonly problems: readonly CellProblem[];
}

/** Replaces formulas in price cells by prices. The platform computes them as for bulk changes. */
export async function computeFormulas(
  userSession: UserSession,
  edits: readonly CellEdit[],
  rows: readonly GridRow[],
): Promise<ComputedEdits> {
  const found = edits.flatMap((edit) => {
    if (edit.column !== 'price' || !isFormula(edit.value)) return [];
    const price = rows.find(({ id }) => id === edit.id)?.cells['price'];
    const formula = parseFormula(edit.value, 'en');
    return typeof price === 'number' && formula ? [{ edit, price: String(price), formula }] : [];
  });
  if (found.length === 0) return { edits, problems: [] };
  const computed = await compute(
    userSession,
    found.map(({ price, formula }) => ({ price, formula })),
  );
  const outcomes = new Map(found.map(({ edit }, index) => [edit, computed[index] ?? {}]));
  return {
    edits: edits.flatMap((edit) => {
      const outcome = outcomes.get(edit);
      if (!outcome) return [edit];
      return outcome.price === undefined ? [] : [{ ...edit, value: Number(outcome.price) }];
    }),
    problems: [...outcomes].flatMap(([{ id, column }, { price, error }]) =>
      price === undefined ? [{ id, column, message: error?.description ?? '' }] : [],
    ),
  };
}

async function compute(
  userSession: UserSession,
  prices: changePlans.PriceToCompute[],
): Promise<readonly changePlans.ComputedPrice[]> {
  try {
    return (await userSession.use(changePlans).computePrices({ prices })).prices ?? [];
  } catch (error) {
    // A formula beyond its bounds, such as a thousandfold price.
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return prices.map(() => ({ error: { description: error.summary } }));
  }
}
