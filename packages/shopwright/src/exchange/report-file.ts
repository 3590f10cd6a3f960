import type { ReportedTrouble } from '@shopwright/server/catalog/index';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { Refusal } from '../refusal.ts';
import { writeTrouble } from './file-trouble.ts';

export interface ReportFile {
  add(trouble: ReportedTrouble): Promise<void>;
  close(): Promise<void>;
}

const columns = ['line', 'product', 'field', 'reason', 'outcome'] as const;
const cell = (value: string | number): string => (/[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value));

/** Everything that was not taken over, one line each: a table when the file is called so, JSON otherwise. */
export async function openReport(path: string): Promise<ReportFile> {
  const file = createWriteStream(path);
  await once(file, 'open').catch((error: unknown) => {
    throw new Refusal(writeTrouble(error, path));
  });
  const write = async (text: string): Promise<void> => {
    if (!file.write(text)) await once(file, 'drain');
  };
  const isTable = path.toLowerCase().endsWith('.csv');
  if (isTable) await write(`${columns.join()}\n`);
  return {
    add: (trouble) => write(isTable ? `${columns.map((column) => cell(trouble[column])).join()}\n` : `${JSON.stringify(trouble)}\n`),
    async close() {
      file.end();
      await once(file, 'close');
    },
  };
}
