import type { Entry } from './entries.ts';
import type { Format } from './rules/formats.ts';

export interface OpenedFile {
  readonly format: Format;
  /** Columns that mean nothing to us. */
  readonly unknownColumns: readonly string[];
  readonly entries: AsyncIterable<Entry>;
}

export interface UnknownFile {
  readonly unknown: string;
}
