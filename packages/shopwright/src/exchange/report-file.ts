import { guardFormula, type ReportedProblem } from '@shopwright/server/catalog/index';
import { openForWriting } from '../files/write-file.ts';

export interface ReportFile {
  add(problem: ReportedProblem): Promise<void>;
  close(): Promise<void>;
}

const columns = ['line', 'product', 'field', 'reason', 'outcome'] as const;
const cell = (value: string | number): string => {
  const text = guardFormula(String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Everything that was not taken over, one line each: a table when the file is called so, JSON
 * otherwise.
 */
export async function openReport(path: string): Promise<ReportFile> {
  const { write, close } = await openForWriting(path);
  const isTable = path.toLowerCase().endsWith('.csv');
  if (isTable) await write(`${columns.join()}\n`);
  return {
    add: (problem) =>
      write(
        isTable
          ? `${columns.map((column) => cell(problem[column])).join()}\n`
          : `${JSON.stringify(problem)}\n`,
      ),
    close,
  };
}
