import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Call } from '@shopwright/contract/call';

/**
 * Writes src/routes.generated.ts: the method and path of each call our modules use, with its types from the contract.
 * The contract's calls carry their schemas; importing them at run time would put every schema into a browser bundle.
 * With --check, says whether the file is current instead.
 */
const used: Readonly<Record<string, readonly string[]>> = {
  'catalog/read': ['products.queryProducts', 'products.getProduct', 'collections.queryCollections', 'collections.getCollectionBySlug'],
  'oauth/tokens': ['oauth.token'],
  'settings/store': ['store.getStore'],
};

const target = new URL('./src/routes.generated.ts', import.meta.url);

export async function generatedRoutes(): Promise<string> {
  const files = await Promise.all(Object.entries(used).map(async ([file, names]) => routesOf(file, names)));
  const lines = files.flatMap(({ lines }) => lines);
  const imports = files.map(({ importLine }) => importLine);
  return [
    '// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.',
    ...imports,
    "import type { RouteOf } from './route.ts';",
    '',
    ...lines,
    '',
  ].join('\n');
}

export const writtenRoutes = (): Promise<string> => readFile(target, 'utf8');

async function routesOf(file: string, names: readonly string[]) {
  const exported: Record<string, unknown> = await import(`@shopwright/contract/${file}`);
  const alias = file.replace(/\W(\w)/g, (_, letter: string) => letter.toUpperCase());
  const lines = names.map((name) => {
    const found = Object.entries(exported).find((entry): entry is [string, Call] => isCall(entry[1]) && entry[1].name === name);
    if (found === undefined) throw new Error(`The contract's ${file} has no call named ${name}.`);
    const [exportName, call] = found;
    const facts = { name, method: call.method, path: call.path, ...(call.postFallback ? { postFallback: true } : {}) };
    const text = Object.entries(facts).map(([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`).join(', ');
    return `export const ${constantName(name)}: RouteOf<typeof ${alias}.${exportName}> = { ${text} };`;
  });
  return { lines, importLine: `import type * as ${alias} from '@shopwright/contract/${file}';` };
}

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** `products.getProduct` and `collections.getProduct` would be different calls: the module's name stays in. */
const constantName = (name: string): string => name.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase());

async function main(): Promise<void> {
  const text = await generatedRoutes();
  if (!process.argv.includes('--check')) return writeFile(target, text);
  if (await writtenRoutes() === text) return;
  console.error('packages/sdk/src/routes.generated.ts is not what the contract says. Run: npm run generate -w @shopwright/sdk');
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
