/**
 * `npm run record -w @shopwright/conformance -- @wix/stores@1.0.141 ...`: records which paths
 * releases of the provider's packages call. Each release is installed into `.cache`, every function
 * of it is called with placeholders, and what it sends is written to `packages/contract/recorded/`:
 * methods and paths only, nothing of the provider's code.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { addRelease, genericPath, type RecordedTable } from './kit/recorded-table.ts';

const root = join(import.meta.dirname, '..', '..');
const recorded = join(root, 'packages', 'contract', 'recorded');
const placeholder = 'aaaaaaaa-0000-4000-8000-000000000000';

type Module = Readonly<Record<string, unknown>>;

async function install(release: string): Promise<string> {
  const folder = join(root, '.cache', 'recorded-releases', release.replaceAll('/', '-'));
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'recorded-release', private: true }),
  );
  await promisify(execFile)(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', release],
    { cwd: folder },
  );
  return folder;
}

/** What every function of the package sends, as `METHOD /path/{}`. */
async function callsOf(name: string, folder: string): Promise<Set<string>> {
  const seen = new Set<string>();
  const fetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const method = (
      init?.method ?? (input instanceof Request ? input.method : 'GET')
    ).toUpperCase();
    seen.add(`${method} ${genericPath(url.pathname, placeholder)}`);
    return Response.json({}, { status: 200 });
  };
  try {
    const entry = createRequire(join(folder, 'package.json')).resolve(name);
    const exported = (await import(pathToFileURL(entry).href)) as { default?: Module } & Module;
    for (const module of Object.values(exported.default ?? exported)) await callAll(module);
  } finally {
    globalThis.fetch = fetch;
  }
  return seen;
}

const isModule = (value: unknown): value is Module => typeof value === 'object' && value !== null;

async function callAll(module: unknown): Promise<void> {
  if (!isModule(module)) return;
  const tokens = {
    accessToken: { value: 'token', expiresAt: 9_999_999_999 },
    refreshToken: { value: 'refresh', role: 'visitor' },
  };
  // The types of a package that is only known when this runs.
  const client = createClient({
    modules: { module: module as never },
    auth: OAuthStrategy({ clientId: placeholder, tokens }),
  }) as unknown as { readonly module: Module };
  for (const call of Object.values(client.module)) {
    if (typeof call !== 'function') continue;
    // A function that expects other arguments fails before it sends anything.
    for (const argument of [placeholder, { _id: placeholder, id: placeholder }]) {
      try {
        const answer: unknown = await call(argument, argument, argument, argument);
        if (isModule(answer) && typeof answer['find'] === 'function') await answer['find']();
      } catch {}
    }
  }
}

const read = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(join(recorded, name), 'utf8')) as T;
/** One line for each key, so that a difference can be read. */
const write = (name: string, table: object): Promise<void> =>
  writeFile(
    join(recorded, name),
    `{\n${Object.entries(table)
      .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n')}\n}\n`,
  );

let table: RecordedTable = {
  releases: await read('recorded-releases.json'),
  paths: await read('called-paths.json'),
};
for (const release of process.argv.slice(2)) {
  const at = release.lastIndexOf('@');
  const [name, version] = [release.slice(0, at), release.slice(at + 1)];
  if (at <= 0 || !/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(`${release} is not a release. Write it like @wix/stores@1.0.141.`);
  const calls = await callsOf(name, await install(release));
  table = addRelease(table, { name, version, calls });
  process.stdout.write(`${release} calls ${calls.size} paths.\n`);
}
await write('recorded-releases.json', table.releases);
await write('called-paths.json', table.paths);
