import { ApiError, collections, products } from '@shopwright/sdk';
import type { TranslateArea } from '../../i18n/translate.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { MAX_EDITED_ROWS, type CellEdit, type SavedCells } from '../grid/cell-edits.ts';
import { loadRuled, toRow } from './rows.server.ts';

interface SaveContext {
  readonly userSession: UserSession;
  readonly t: TranslateArea<'adminGrid'>;
}

/**
 * Saves the visibility that was switched in the list. A collection that another person has switched
 * already is left alone and named.
 */
export async function saveCollectionCells(
  { userSession, t }: SaveContext,
  edits: readonly CellEdit[],
): Promise<SavedCells> {
  const outcomes: SavedCells[] = [];
  const ruled = await loadRuled(userSession);
  for (const { id, column, before, value } of edits.slice(0, MAX_EDITED_ROWS)) {
    const refused = (message: string): SavedCells => ({
      rows: [],
      problems: [{ id, column, message }],
    });
    try {
      const current = toRow(await userSession.use(collections).getCollection(id), ruled);
      const shown = current.cells['visible'] ?? null;
      if (column !== 'visible') outcomes.push(refused(t('notEditable')));
      else if (shown === value) outcomes.push({ rows: [current], problems: [] });
      else if (shown !== before)
        outcomes.push(refused(t('changedMeanwhile', { value: t(shown === true ? 'yes' : 'no') })));
      else {
        const { collection = {} } = await userSession
          .use(products)
          .updateCollection(id, { visible: value === true });
        outcomes.push({ rows: [toRow(collection, ruled)], problems: [] });
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error;
      outcomes.push(
        refused(
          error.status === 403
            ? t('notPermitted')
            : error.status === 404
              ? t('rowGone')
              : error.summary,
        ),
      );
    }
  }
  return {
    rows: outcomes.flatMap(({ rows }) => rows),
    problems: outcomes.flatMap(({ problems }) => problems),
  };
}
