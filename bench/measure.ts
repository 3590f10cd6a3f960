import type { BenchServer } from './server.ts';

/** One line of the report. */
export interface Measure {
  readonly name: string;
  readonly value: string;
  /** Against the bare server in the same run; more is better. */
  readonly ratio?: number;
  readonly aim?: number;
  readonly note?: string;
  /** Why this figure fails the run: a guarantee that a slow machine does not excuse. */
  readonly failure?: string;
}

export interface Bench {
  readonly shop: BenchServer;
  /** A place with a migrated database in it. */
  readonly dataDir: string;
  readonly repeats: number;
  readonly seconds: number;
}

/** Measures one thing; a file in cases/ for each. */
export type Case = (bench: Bench) => Promise<Measure[]>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const round = (value: number): string => Math.round(value).toLocaleString('en-US');
