import type { CatalogImportProblemCode } from '@shopwright/contract/catalog/catalog-imports';
import type { AnyRefusal } from '../../kernel/outcome.ts';
import type { BatchOutcome } from './apply-batch.ts';
import { lineOf, type RefusedEntry } from './entries.ts';
import { problemsOf, type RowProblem } from './rules/cells.ts';
import { valueAt } from './rules/value-at.ts';

/** One line of the report. */
export interface ReportedProblem {
  readonly line: number;
  readonly product: string;
  readonly field: string;
  readonly reason: string;
  /** Rejected: the product was not imported. Noted: it was, except for the value in question. */
  readonly outcome: 'rejected' | 'noted';
  readonly code: CatalogImportProblemCode;
  /** The value that was refused, shortened; empty when the problem is not about one value. */
  readonly value: string;
}

export interface ImportCounts {
  /** Products that the file holds. */
  readonly products: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly collections: number;
}

export interface SavedBatch {
  /** Entries of the file: products, collections and those that could not be read. */
  readonly entries: number;
  readonly counts: ImportCounts;
  readonly problems: readonly ReportedProblem[];
}

export type Counts = { -readonly [Key in keyof ImportCounts]: ImportCounts[Key] };

export const noCounts = (): Counts => ({
  products: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  rejected: 0,
  collections: 0,
});

interface ReportedEntry {
  readonly line: number;
  readonly variantLines: readonly number[];
  readonly product: { readonly slug?: string; readonly name?: string };
}

/** What happened to the entries of one batch before it was written. */
export interface BatchReport {
  readonly entries: number;
  readonly counts: Counts;
  readonly problems: readonly ReportedProblem[];
  readonly refused: (entry: ReportedEntry, refusal: AnyRefusal) => void;
  readonly unreadable: (entry: RefusedEntry) => void;
  readonly note: (entry: ReportedEntry, note: RowProblem) => void;
}

export function createReport(entries: number): BatchReport {
  const counts = noCounts();
  const problems: ReportedProblem[] = [];
  return {
    entries,
    counts,
    problems,
    refused(entry, refusal) {
      counts.rejected += 1;
      problems.push(...describeRefusal(entry, refusal));
    },
    unreadable({ name, problems: found }) {
      counts.products += 1;
      counts.rejected += 1;
      problems.push(...found.map((problem) => toReported(problem, name, 'rejected')));
    },
    note: (entry, note) => void problems.push(toReported(note, nameOf(entry), 'noted')),
  };
}

/** The whole outcome of a batch: what was refused before and during the write. */
export function summarize(
  { entries, counts, problems }: BatchReport,
  { created, changed, unchanged, rejected }: BatchOutcome,
): SavedBatch {
  return {
    entries,
    counts: { ...counts, created, changed, unchanged, rejected: counts.rejected + rejected.length },
    problems: [
      ...problems,
      ...rejected.flatMap(({ pending, refusal }) => describeRefusal(pending.entry, refusal)),
    ],
  };
}

const nameOf = ({ product: { slug, name } }: ReportedEntry): string => slug || name || '';

const describeRefusal = (entry: ReportedEntry, refusal: AnyRefusal): ReportedProblem[] =>
  problemsOf(refusal).map((problem) =>
    toReported(
      {
        value: valueAt(entry.product, problem.field) ?? '',
        ...problem,
        line: lineOf(problem.field, entry.line, entry.variantLines),
      },
      nameOf(entry),
      'rejected',
    ),
  );

const toReported = (
  { line, field, reason, code, value = '' }: RowProblem,
  product: string,
  outcome: ReportedProblem['outcome'],
): ReportedProblem => ({
  line,
  product,
  field,
  reason,
  outcome,
  code: code ?? (outcome === 'noted' ? 'ADJUSTED' : field === '' ? 'UNREADABLE' : 'INVALID_VALUE'),
  value,
});
