import { execFile } from 'node:child_process';
import { mkdtemp, readdir, symlink, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from '@shopwright/sdk/build';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const modules = join(root, 'node_modules');

export interface Project {
  readonly folder: string;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** By npm, from the packed archive, under that name. */
  install(name: string): Promise<void>;
  /** A package of the workspace, as if it were installed too. */
  link(name: string): Promise<void>;
  /** A program of the project by its own Node, or the compiler's. */
  node(...args: string[]): Promise<{ stdout: string; stderr: string }>;
  compile(): Promise<void>;
  remove(): Promise<void>;
}

let packed: Promise<{ archive: string; unpacked: string }> | undefined;

/** The package as npm would publish it, and unpacked: built once for a test file. */
export function packedSdk(): Promise<{ archive: string; unpacked: string }> {
  packed ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shopwright-sdk-'));
    await build(join(folder, 'dist'));
    await run('npm', ['pack', '--silent', '--pack-destination', folder], {
      cwd: join(folder, 'dist'),
    });
    const [archive = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
    await run('tar', ['-xzf', join(folder, archive), '-C', folder]);
    return { archive: join(folder, archive), unpacked: join(folder, 'package') };
  })();
  return packed;
}

export async function removePackedSdk(): Promise<void> {
  const removed = packed;
  // Another test file of the same worker shares this module, and builds its own.
  packed = undefined;
  if (removed !== undefined)
    await rm(dirname((await removed).archive), { recursive: true, force: true });
}

/**
 * An empty folder, outside the workspace, with our package installed under the given name and
 * others linked from the workspace.
 */
export async function consumerProject({
  sdkAs,
  others = [],
}: {
  sdkAs?: string;
  others?: readonly string[];
}): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'shopwright-consumer-'));
  const link = async (name: string, target: string): Promise<void> => {
    await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true });
    await symlink(target, join(folder, 'node_modules', name));
  };
  if (sdkAs !== undefined) await link(sdkAs, (await packedSdk()).unpacked);
  for (const name of others) await link(name, join(modules, name));
  const binaries = {
    env: { ...process.env, PATH: `${join(modules, '.bin')}:${process.env['PATH']}` },
    cwd: folder,
  };
  return {
    folder,
    async write(files) {
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    },
    async install(name) {
      await run(
        'npm',
        [
          'install',
          '--offline',
          '--no-audit',
          '--no-fund',
          '--ignore-scripts',
          `${name}@file:${(await packedSdk()).archive}`,
        ],
        { cwd: folder },
      );
    },
    link: (name) => link(name, join(modules, name)),
    node: (...args) => run(process.execPath, args, binaries),
    async compile() {
      await run('tsc', ['-p', '.'], binaries).catch((error: { stdout?: string }) => {
        throw new Error(`It does not compile:\n${error.stdout ?? ''}`);
      });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
