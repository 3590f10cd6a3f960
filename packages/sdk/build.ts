import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';

/**
 * Builds dist/, the published package: ES modules and CommonJS, both with types. The workspace
 * itself runs from src and never reads dist.
 */
const home = fileURLToPath(new URL('.', import.meta.url));
const root = join(home, '..', '..');

/**
 * The entry points and their files in src, including the provider's own subpaths.
 */
const entries: Readonly<Record<string, string>> = {
  '.': 'index',
  './client': 'index',
  './context': 'request-context',
  './media': 'media',
  './stores': 'stores',
  './ecom': 'ecom',
  './members': 'members',
  './identity': 'identity',
  './redirects': 'redirects',
  './auth/oauth2': 'oauth-strategy',
  './auth/api-key': 'api-key-strategy',
  './auth/wix-app-oauth': 'app-strategy',
};
const preload = 'node/redirect';

export async function build(dist = join(home, 'dist')): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  await mkdir(join(dist, 'cjs'), { recursive: true });
  await modules(dist);
  await commonJs(dist, [...new Set(Object.values(entries))]);
  await cp(join(dist, 'esm'), join(dist, 'cjs'), {
    recursive: true,
    filter: (path) => !path.endsWith('.js'),
  });
  await writeFile(join(dist, 'cjs', 'package.json'), '{ "type": "commonjs" }\n');
  await writeFile(join(dist, 'package.json'), await manifest());
  await cp(join(home, 'README.md'), join(dist, 'README.md'));
  await cp(join(root, 'LICENSE'), join(dist, 'LICENSE'));
}

/**
 * Built from the ES modules file by file, so that exported namespaces stay tree-shakable.
 */
async function commonJs(dist: string, names: readonly string[]): Promise<void> {
  const bundle = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, join(dist, 'esm', `${name}.js`)])),
    platform: 'neutral',
    transform: { define: { 'import.meta': '{}' } },
  });
  await bundle.write({
    dir: join(dist, 'cjs'),
    format: 'cjs',
    preserveModules: true,
    preserveModulesRoot: join(dist, 'esm'),
    entryFileNames: '[name].js',
    exports: 'named',
  });
  await bundle.close();
}

async function modules(dist: string): Promise<void> {
  const project = join(dist, 'tsconfig.json');
  await writeFile(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rootDir: join(home, 'src'),
        outDir: join(dist, 'esm'),
        types: ['node'],
        typeRoots: [join(root, 'node_modules', '@types')],
        rewriteRelativeImportExtensions: true,
      },
      include: [join(home, 'src')],
      exclude: [join(home, 'src/**/*.test.ts'), join(home, 'src/fake-platform.ts')],
    }),
  );
  await promisify(execFile)('tsc', ['-p', project], {
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}` },
  }).catch((error: { stdout?: string }) => {
    throw new Error(`The ES modules could not be built:\n${error.stdout ?? ''}`);
  });
  await rm(project);
  for (const file of await readdir(join(dist, 'esm'), { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(dist, 'esm', file);
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      text.replace(/(from |import\()(['"])(\.{1,2}\/[^'"]+)\.ts\2/g, '$1$2$3.js$2'),
    );
  }
}

async function manifest(): Promise<string> {
  const { name, version, description, license } = JSON.parse(
    await readFile(join(home, 'package.json'), 'utf8'),
  ) as Record<string, string>;
  const both = (file: string) => ({
    import: { types: `./esm/${file}.d.ts`, default: `./esm/${file}.js` },
    require: { types: `./cjs/${file}.d.ts`, default: `./cjs/${file}.js` },
  });
  const exports = {
    ...Object.fromEntries(Object.entries(entries).map(([path, file]) => [path, both(file)])),
    './redirect': `./esm/${preload}.js`,
    './package.json': './package.json',
  };
  const published = {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: [`./esm/${preload}.js`],
    main: './cjs/index.js',
    module: './esm/index.js',
    types: './esm/index.d.ts',
    exports,
    engines: { node: '>=20' },
  };
  return `${JSON.stringify(published, null, 2)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
