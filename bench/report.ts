import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canPin } from './core.ts';
import type { Measure } from './measure.ts';

const file = fileURLToPath(new URL('../.cache/bench.json', import.meta.url));

/** Prints the results as a table and as JSON. Returns whether every guarantee holds. */
export function report(measures: readonly Measure[]): boolean {
  const rows = measures.map(({ name, value, ratio, target, note }) => [
    name,
    value,
    ratio === undefined ? '' : ratio.toFixed(2),
    target === undefined ? '' : target.toFixed(2),
    note ?? '',
  ]);
  const head = ['', 'measured', 'ratio', 'target', ''];
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ');
  console.log([line(head), ...rows.map(line), '', where()].join('\n'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), node: process.version, cpu: cpus()[0]?.model, pinned: canPin, measures }, null, 2)}\n`,
  );
  const failures = measures.flatMap(({ name, failure }) =>
    failure === undefined ? [] : [`FAILED ${name}: ${failure}`],
  );
  for (const failure of failures) console.error(failure);
  return failures.length === 0;
}

const where = (): string =>
  canPin
    ? "The servers on core 0, the load and PostgreSQL on core 1. Rates are per second of the server's own processor time; ratios are against bare Fastify in this run."
    : "Nothing could be held to a core here (no taskset, or one core only). Rates are per second of the server's own processor time; ratios are against bare Fastify in this run.";
