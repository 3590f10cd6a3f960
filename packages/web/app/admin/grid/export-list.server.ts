import type { TranslateArea } from '../../i18n/translate.ts';
import { plainCell, type CellFormat } from './cell-text.ts';
import { csvResponse } from './csv.server.ts';
import type { ListDefinition, ListState } from './list-state.ts';
import type { RowPage } from './use-rows.ts';

interface ExportedList {
  readonly fileName: string;
  readonly definition: ListDefinition;
  readonly state: ListState;
  readonly format: CellFormat;
  readonly t: TranslateArea<'adminGrid'>;
  readonly first: RowPage;
  readonly readPage: (cursor: string) => Promise<RowPage>;
}

/** A list as it is shown, all its pages: filter, order and columns. */
export function exportList({
  fileName,
  definition,
  state,
  format,
  t,
  first,
  readPage,
}: ExportedList): Response {
  const columns = state.columns.flatMap(
    (key) => definition.columns.find((column) => column.key === key) ?? [],
  );
  const lines = async function* () {
    for await (const rows of allPages(first, readPage))
      yield rows.map(({ cells }) =>
        columns.map(({ key, kind }) => plainCell(kind, cells[key] ?? null, format)),
      );
  };
  return csvResponse(
    fileName,
    columns.map(({ label }) => t(label)),
    lines(),
  );
}

async function* allPages(first: RowPage, readPage: ExportedList['readPage']) {
  let current = first;
  yield current.rows;
  while (current.next !== null) {
    current = await readPage(current.next);
    yield current.rows;
  }
}
