/** Spreadsheets run a cell that begins like a formula; an apostrophe makes it text. */
const FORMULA_START = /^[=+\-@\t\r]/;
const isNumber = (cell: string): boolean => /^[-+]?[\d.,\s\u00a0]+$/.test(cell);

export const toCsvRow = (cells: readonly string[]): string =>
  `${cells
    .map((cell) => (FORMULA_START.test(cell) && !isNumber(cell) ? `'${cell}` : cell))
    .map((cell) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')}\r\n`;

/** Streams a CSV file page by page, so that a long list needs no more memory than a short one. */
export function csvResponse(
  fileName: string,
  heading: readonly string[],
  pages: AsyncIterator<readonly (readonly string[])[]>,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // Spreadsheets read a file with a byte order mark as UTF-8.
      controller.enqueue(encoder.encode(`\uFEFF${toCsvRow(heading)}`));
    },
    async pull(controller) {
      const page = await pages.next();
      if (page.done) controller.close();
      else controller.enqueue(encoder.encode(page.value.map(toCsvRow).join('')));
    },
    async cancel() {
      await pages.return?.();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  });
}
