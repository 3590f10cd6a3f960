import type { BenchServer } from './server.ts';

/** One line of the report. */
export interface Measure {
  readonly name: string;
  readonly value: string;
  /** Against the bare server in the same run; more is better. */
  readonly ratio?: number;
  readonly target?: number;
  readonly note?: string;
  /** Why this result fails the run: a guarantee that does not depend on the machine. */
  readonly failure?: string;
}

export interface Bench {
  readonly shop: BenchServer;
  /** A data directory with a migrated database. */
  readonly dataDir: string;
  readonly repeats: number;
  readonly seconds: number;
}

/** A benchmark; one file in cases/ for each. */
export type Case = (bench: Bench) => Promise<Measure[]>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const round = (value: number): string => Math.round(value).toLocaleString('en-US');
