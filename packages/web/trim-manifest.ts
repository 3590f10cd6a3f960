import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const start = 'window.__reactRouterManifest=';

interface Manifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Every page carries the table of all routes. What is false or empty says nothing, and the files that every page has loaded
 * by the time it reads the table need not be named for each route again. One empty file is as good as another.
 */
export async function trimManifest(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!/^manifest-\w+\.js$/.test(name)) continue;
    const path = join(directory, name);
    const text = await readFile(path, 'utf8');
    if (!text.startsWith(start)) continue;
    const manifest = JSON.parse(text.slice(start.length).replace(/;\s*$/, '')) as Manifest;
    await writeFile(path, start + JSON.stringify(trimmed(manifest, await emptyFiles(directory))));
  }
}

/** What only answers on the server is a file with nothing in it. */
async function emptyFiles(directory: string): Promise<string[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
  return names
    .filter((_, at) => /^(?:export ?\{\};?)?\s*$/.test(texts[at] ?? ''))
    .map((name) => `/assets/${name}`);
}

function trimmed(manifest: Manifest, empty: readonly string[]): Manifest {
  const root = manifest.routes['root']?.['imports'];
  const loaded = new Set<unknown>([
    manifest.entry.module,
    ...manifest.entry.imports,
    ...(Array.isArray(root) ? root : []),
  ]);
  const trim = (route: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(route)
        .map(([name, value]) => [
          name,
          name === 'imports' && Array.isArray(value)
            ? value.filter((file) => !loaded.has(file))
            : name === 'module' && empty.includes(String(value))
              ? empty[0]
              : value,
        ])
        .filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0)),
    );
  return {
    ...manifest,
    routes: Object.fromEntries(
      Object.entries(manifest.routes).map(([id, route]) => [
        id,
        id === 'root' ? route : trim(route),
      ]),
    ),
  };
}
