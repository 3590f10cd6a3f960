import type { ReportedTrouble } from '@shopwright/server/catalog/index';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

export interface ReportFile {
  add(trouble: ReportedTrouble): Promise<void>;
  close(): Promise<void>;
}

const columns = ['line', 'product', 'field', 'reason', 'outcome'] as const;
const cell = (value: string | number): string => (/[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value));

/** Everything that was not taken over, one line each: a table when the file is called so, JSON otherwise. */
export function openReport(path: string): ReportFile {
  const file = createWriteStream(path);
  const opened = once(file, 'open');
  // Told to whoever writes next, or closes.
  opened.catch(() => undefined);
  const write = async (text: string): Promise<void> => {
    await opened;
    if (!file.write(text)) await once(file, 'drain');
  };
  const isTable = path.toLowerCase().endsWith('.csv');
  if (isTable) void write(`${columns.join()}\n`).catch(() => undefined);
  return {
    add: (trouble) => write(isTable ? `${columns.map((column) => cell(trouble[column])).join()}\n` : `${JSON.stringify(trouble)}\n`),
    async close() {
      await opened;
      file.end();
      await once(file, 'close');
    },
  };
}
