import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { calls } from '@shopwright/contract';
import { moduleFile, moduleOf } from './module-file.ts';
import { docsFiles } from './docs.ts';
import { isFunction } from './signature.ts';
import { createShapes } from './shapes.ts';

/**
 * Writes src/modules (one file for each module of the contract, the shapes they share and an index)
 * and docs/sdk. The contract's own calls include their schemas; importing them at run time would
 * put every schema into a browser bundle. With --check, reports stale files instead of writing them.
 */
const folder = new URL('../src/modules/', import.meta.url);

function generatedFiles(): ReadonlyMap<string, string> {
  const shapes = createShapes();
  const modules = [...new Set(calls.filter(isFunction).map(moduleOf))].sort();
  const files = new Map(
    modules.map((module) => [`${module}.generated.ts`, moduleFile(module, shapes)]),
  );
  const note =
    '// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.';
  files.set(
    'shapes.generated.ts',
    [note, "import type { Shape } from '../fields.ts';", '', ...shapes.lines, ''].join('\n'),
  );
  files.set(
    'index.generated.ts',
    [
      note,
      ...modules.map((module) => `export * as ${module} from './${module}.generated.ts';`),
      '',
    ].join('\n'),
  );
  return files;
}

const docsFolder = new URL('../../../docs/sdk/', import.meta.url);

interface Folder {
  readonly url: URL;
  readonly files: ReadonlyMap<string, string>;
  readonly isGenerated: (name: string, text: string) => boolean;
}

const folders = (): readonly Folder[] => [
  { url: folder, files: generatedFiles(), isGenerated: (name) => name.endsWith('.generated.ts') },
  {
    url: docsFolder,
    files: docsFiles(),
    isGenerated: (_name, text) => text.startsWith('<!-- Generated'),
  },
];

/**
 * The files that differ from the contract, with their expected content; undefined for files that
 * should not exist.
 */
export async function staleFiles(): Promise<{ url: URL; text: string | undefined }[]> {
  const stale = await Promise.all(
    folders().map(async ({ url, files, isGenerated }) => {
      await mkdir(url, { recursive: true });
      const texts = new Map(
        await Promise.all(
          (await readdir(url)).map(
            async (name) => [name, await readFile(new URL(name, url), 'utf8')] as const,
          ),
        ),
      );
      const changed = [...files].filter(([name, text]) => texts.get(name) !== text);
      const gone = [...texts]
        .filter(([name, text]) => isGenerated(name, text) && !files.has(name))
        .map(([name]) => [name, undefined] as const);
      return [...changed, ...gone].map(([name, text]) => ({ url: new URL(name, url), text }));
    }),
  );
  return stale.flat();
}

async function main(): Promise<void> {
  const stale = await staleFiles();
  if (process.argv.includes('--check')) {
    if (stale.length === 0) return;
    console.error(
      `${stale.map(({ url }) => url.pathname.split('/').slice(-2).join('/')).join(', ')}: out of date. Run: npm run generate -w @shopwright/sdk`,
    );
    process.exitCode = 1;
    return;
  }
  for (const { url, text } of stale) await (text === undefined ? rm(url) : writeFile(url, text));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
