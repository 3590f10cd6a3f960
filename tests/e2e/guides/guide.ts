import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The steps of a document. */
export interface GuideSection {
  /** Commands that end. */
  readonly run: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** The command that serves the storefront. */
  readonly serve: string;
}

const block = /^```(\w+) (run|serve|file=(\S+))\n([\s\S]*?)^```$/gm;

/** Reads the marked blocks of a text: `run`, `serve` and `file=...`, in their order. */
export function readBlocks(text: string): GuideSection {
  const blocks = [...text.matchAll(block)].map(([, , mark = '', file, content = '']) => ({
    mark,
    file,
    content,
  }));
  const commands = (kind: string): string[] =>
    blocks.filter(({ mark }) => mark === kind).flatMap(({ content }) => content.trim().split('\n'));
  const [serve = ''] = commands('serve');
  return {
    run: commands('run'),
    serve,
    files: Object.fromEntries(
      blocks.flatMap(({ file, content }) => (file === undefined ? [] : [[file, content]])),
    ),
  };
}

/**
 * The blocks of a section of docs/migrating.md; a heading may be of any level, and a section ends
 * at the next one of its level.
 */
export async function readGuide(heading: string): Promise<GuideSection> {
  const guide = await readFile(
    join(import.meta.dirname, '..', '..', '..', 'docs', 'migrating.md'),
    'utf8',
  );
  for (const level of ['## ', '### ']) {
    const section = guide
      .split(new RegExp(`^${level}`, 'm'))
      .find((text) => text.startsWith(`${heading}\n`));
    if (section !== undefined) return readBlocks(section.split(/^## /m)[0] ?? '');
  }
  throw new Error(`The guide has no section "${heading}".`);
}

/** A storefront of our own that is written for the provider, from `storefronts/`. */
export async function readStorefront(name: string): Promise<GuideSection> {
  return readBlocks(await readFile(join(import.meta.dirname, 'storefronts', `${name}.md`), 'utf8'));
}
