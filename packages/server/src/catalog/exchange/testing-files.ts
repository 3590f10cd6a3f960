/** Test files, streamed as from a disk. */
import { createCurrency } from '../../kernel/money.ts';
import type { Entry } from './entries.ts';
import { openFile } from './read-file.ts';
import type { Format } from './rules/formats.ts';

export const reading = { currency: createCurrency('USD', 'en-US'), weightUnit: 'KG' };

/** In small chunks, so that a chunk may end anywhere. */
export async function* inPieces(text: string, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function readText(
  text: string,
  { size = 1000, format }: { size?: number; format?: Format } = {},
): Promise<{ format: Format; unknownColumns: readonly string[]; entries: Entry[] }> {
  const opened = await openFile(inPieces(text, size), reading, { format });
  if ('unknown' in opened) throw new Error(opened.unknown);
  const entries: Entry[] = [];
  for await (const entry of opened.entries) entries.push(entry);
  return { format: opened.format, unknownColumns: opened.unknownColumns, entries };
}

export const products = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.kind === 'product' ? [entry.product] : []));
export const refused = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.kind === 'refused' ? entry.problems : []));
