import type { catalogImports } from '@shopwright/sdk';
import type { PageContext } from '../../page-context.server.ts';

export type ImportState = catalogImports.CatalogImportState;

export interface ImportFigures {
  readonly products: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly warnings: number;
}

/** An import as its pages show it. */
export async function viewImport(page: PageContext, row: catalogImports.CatalogImport) {
  const { locale } = await page.pageLanguage();
  const date = row._createdDate;
  return {
    id: row._id ?? '',
    fileName: row.fileName ?? '',
    state: row.state ?? 'READY',
    format: row.format ?? 'SHOPWRIGHT_CSV',
    isStarted: Boolean(row.startedDate),
    percent: row.progressPercent ?? 0,
    failure: row.failure ?? '',
    updateExisting: row.updateExisting ?? false,
    fetchImages: row.fetchImages ?? false,
    fields: row.availableFields ?? [],
    columns: (row.columns ?? []).map(({ position = 0, name = '', field, samples = [] }) => ({
      position,
      name,
      field: field ?? '',
      samples,
    })),
    validation: row.validation ? figuresOf(row.validation) : undefined,
    result: row.result ? figuresOf(row.result) : undefined,
    date: date
      ? new Intl.DateTimeFormat(locale, {
          dateStyle: 'medium',
          timeStyle: 'short',
          timeZone: 'UTC',
        }).format(date)
      : '',
  };
}

export type ImportView = Awaited<ReturnType<typeof viewImport>>;

const figuresOf = ({
  products = 0,
  created = 0,
  updated = 0,
  unchanged = 0,
  rejected = 0,
  warnings = 0,
}: catalogImports.CatalogImportCounts): ImportFigures => ({
  products,
  created,
  updated,
  unchanged,
  rejected,
  warnings,
});
