import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { readModule } from './read-module.mjs';

/**
 * @typedef {import('./read-module.mjs').Import & { target: string | undefined, builtin: boolean,
 * library: string | undefined }} Edge
 * @typedef {Omit<import('./read-module.mjs').Module, 'imports'> & { file: string, imports: Edge[]
 * }} Node
 * @typedef {Map<string, Node>} Graph files by their path below the root, with forward slashes
 */

const SOURCE = /\.(ts|tsx|mts|mjs|js|cjs)$/;
const NOT_SOURCE = new Set(['node_modules', 'build', 'dist', '.react-router', '.cache', 'public']);

/** @param {string} root @returns {Graph} */
export function readGraph(root) {
  const names = packageNames(root);
  /** @type {Graph} */
  const graph = new Map();
  for (const file of ['packages', 'tests', 'bench', 'scripts'].flatMap((folder) =>
    sourceFiles(root, folder),
  )) {
    const { imports, ...module } = readModule(file, readFileSync(path.join(root, file), 'utf8'));
    graph.set(file, {
      ...module,
      file,
      imports: imports.map((one) => ({ ...one, ...follow(root, file, one.specifier, names) })),
    });
  }
  return graph;
}

/** @param {string} root @param {string} folder @returns {string[]} */
export function sourceFiles(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const child = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) ? [] : sourceFiles(root, child);
    return SOURCE.test(entry.name) && !entry.name.endsWith('.d.ts') ? [child] : [];
  });
}

/**
 * @param {string} root
 * @returns {Map<string, { folder: string, exports: Record<string, string> }>}
 */
function packageNames(root) {
  const folders = existsSync(path.join(root, 'packages'))
    ? readdirSync(path.join(root, 'packages'))
    : [];
  return new Map(
    folders
      .map((name) => `packages/${name}`)
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
      .map((folder) => {
        const { name, exports = {} } = JSON.parse(
          readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
        );
        return [name, { folder, exports }];
      }),
  );
}

/**
 * @param {string} root
 * @param {string} from
 * @param {string} specifier
 * @param {ReturnType<typeof packageNames>} names
 * @returns {{ target: string | undefined, builtin: boolean, library: string | undefined }}
 */
function follow(root, from, specifier, names) {
  if (isBuiltin(specifier)) return { target: undefined, builtin: true, library: undefined };
  if (specifier.startsWith('.'))
    return file(existing(root, path.posix.join(path.posix.dirname(from), specifier)));
  if (specifier.startsWith('~/'))
    return file(existing(root, `packages/web/app/${specifier.slice(2)}`));
  const library = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const workspace = names.get(library);
  if (workspace === undefined) return { target: undefined, builtin: false, library };
  return {
    ...file(existing(root, exported(workspace, specifier.slice(library.length + 1)))),
    library,
  };
}

/** @param {string | undefined} target */
function file(target) {
  return { target, builtin: false, library: undefined };
}

/**
 * @param {{ folder: string, exports: Record<string, string> }} workspace
 * @param {string} subpath
 */
function exported({ folder, exports }, subpath) {
  const exact = exports[subpath === '' ? '.' : `./${subpath}`];
  return path.posix.join(folder, exact ?? (exports['./*'] ?? './*').replace('*', subpath));
}

/** A bundler lets the site leave the ending out. @param {string} root @param {string} target */
function existing(root, target) {
  const candidates = [
    target,
    `${target}.ts`,
    `${target}.tsx`,
    `${target}/index.ts`,
    `${target}/index.tsx`,
  ];
  return candidates.find(
    (candidate) => SOURCE.test(candidate) && existsSync(path.join(root, candidate)),
  );
}
