import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as sdk from '@shopwright/sdk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '@shopwright/contract';

/**
 * Every example of the documentation is run, against a platform that knows every call and has
 * nothing in it.
 */
const docs = join(import.meta.dirname, '..', '..', 'docs', 'sdk');
const pages = (await readdir(docs)).filter((name) => name.endsWith('.md')).sort();
const examplesIn = (text: string): string[] =>
  [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');

/**
 * What was asked, as the contract names it. A path of words comes before one with places to fill.
 */
let requests: string[] = [];
const matchers = [...calls]
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map((call) => ({
    name: call.name,
    method: call.method,
    patterns: [call.path, ...call.aliases].map(
      (path) =>
        new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`),
    ),
  }));
const emptyPlatform: typeof fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input));
  const method = init?.method ?? 'GET';
  const call = matchers.find(
    (candidate) =>
      candidate.method === method && candidate.patterns.some((pattern) => pattern.test(pathname)),
  );
  if (call === undefined) return new Response('{}', { status: 404 });
  requests.push(call.name);
  if (call.name === 'oauth.token')
    return Response.json({
      access_token: 'a',
      refresh_token: 'r',
      expires_in: 14400,
      token_type: 'Bearer',
    });
  if (call.name === 'redirects.createRedirectSession')
    return Response.json({
      redirectSession: { fullUrl: 'https://shop.example/authorize', urlDetails: {} },
    });
  return Response.json({
    state: 'SUCCESS',
    products: [{ id: '1', name: 'Tea' }],
    metadata: { total: 3 },
  });
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, '.examples-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', emptyPlatform);
  vi.stubEnv('SHOPWRIGHT_URL', 'https://shop.example');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe.each(pages.filter((name) => name !== 'README.md'))('%s', (page) => {
  const module = page.replace('.md', '');

  test('has a working example for each function', async () => {
    const text = await readFile(join(docs, page), 'utf8');
    const functions = Object.entries(
      (sdk as unknown as Record<string, Record<string, unknown>>)[module] ?? {},
    )
      .filter(([name, value]) => typeof value === 'function' && !name.startsWith('on'))
      .map(([name]) => name);
    const sections = new Map(
      text
        .split(/^## /m)
        .slice(1)
        .map((section) => [section.split('\n')[0] ?? '', examplesIn(section)[0] ?? '']),
    );
    expect([...sections.keys()].sort()).toEqual(functions.sort());

    const file = join(folder, `${module}.ts`);
    await writeFile(
      file,
      `export const examples: Record<string, (client: any) => Promise<void>> = {\n${[...sections].map(([name, code]) => `  async ${name}(client) {\n${code}  },`).join('\n')}\n};\n`,
    );
    const { examples } = (await import(/* @vite-ignore */ file)) as {
      examples: Record<string, (client: unknown) => Promise<void>>;
    };
    const client = sdk.createClient({
      modules: { [module]: (sdk as unknown as Record<string, object>)[module] },
      retry: false,
    });
    for (const [name, run] of Object.entries(examples)) {
      requests = [];
      await run(client);
      expect(requests, name).toEqual([`${module}.${name}`]);
    }
  });
});

test('every example compiles in strict mode', { timeout: 300_000 }, async () => {
  const modules = pages
    .filter((name) => name !== 'README.md')
    .map((name) => name.replace('.md', ''));
  for (const module of modules) {
    const text = await readFile(join(docs, `${module}.md`), 'utf8');
    const bodies = text
      .split(/^## /m)
      .slice(1)
      .map(
        (section) =>
          `export async function ${section.split('\n')[0]}Example() {\n${examplesIn(section)[0] ?? ''}}\n`,
      );
    await writeFile(
      join(folder, `compiled-${module}.ts`),
      `import { createClient, ${module} } from '@shopwright/sdk';\nconst client = createClient({ modules: { ${module} } });\n${bodies.join('')}`,
    );
  }
  for (const [at, code] of examplesIn(await readFile(join(docs, 'README.md'), 'utf8')).entries())
    await writeFile(join(folder, `compiled-guide-${at}.ts`), `${code}\nexport {};\n`);
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2024',
        lib: ['ES2024', 'DOM'],
        module: 'NodeNext',
        moduleResolution: 'NodeNext',
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        allowImportingTsExtensions: true,
        noEmit: true,
        skipLibCheck: true,
        types: ['node'],
      },
      include: ['compiled-*.ts'],
    }),
  );
  const compiled = await promisify(execFile)(
    join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'tsc'),
    ['-p', folder],
  ).catch((error: { stdout?: string }) => error);
  expect(compiled.stdout).toBe('');
});

describe('the guide', async () => {
  const examples = examplesIn(await readFile(join(docs, 'README.md'), 'utf8'));

  test.each(
    examples.map(
      (code, at) => [/^import .*$/m.exec(code)?.[0] ?? `example ${at}`, code, at] as const,
    ),
  )('%s', async (_name, code, at) => {
    const file = join(folder, `guide-${at}.ts`);
    await writeFile(file, `${code}\nexport {};\n`);
    await import(/* @vite-ignore */ file);
  });
});
