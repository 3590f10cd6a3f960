import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a section of the guide tells a reader to do. */
export interface GuideSection {
  /** Commands that end. */
  readonly run: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** The command that serves the storefront. */
  readonly serve: string;
}

const block = /^```(\w+) (run|serve|file=(\S+))\n([\s\S]*?)^```$/gm;

/** Reads the blocks of a section of docs/migrating.md: those marked `run`, `serve` and `file=...`, in their order. */
export async function readGuide(heading: string): Promise<GuideSection> {
  const guide = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'migrating.md'), 'utf8');
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`The guide has no section "${heading}".`);
  const blocks = [...section.matchAll(block)].map(([, , mark = '', file, text = '']) => ({ mark, file, text }));
  const commands = (kind: string): string[] => blocks.filter(({ mark }) => mark === kind).flatMap(({ text }) => text.trim().split('\n'));
  const [serve = ''] = commands('serve');
  return { run: commands('run'), serve, files: Object.fromEntries(blocks.flatMap(({ file, text }) => (file === undefined ? [] : [[file, text]]))) };
}
