import { ConfigError } from '@shopwright/server/config/index';
import type { Config } from '@shopwright/server';
import type { CreateExtension, Extension } from '@shopwright/server/kernel/extend/extension';
import type { Log } from '@shopwright/server/kernel/log';
import { withTimeout } from '@shopwright/server/kernel/with-timeout';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { whyNoExtension, whyNoCombination, type LoadedExtension } from './check-extension.ts';

const FILE_NAMES = ['ts', 'mts', 'js', 'mjs', 'json'].map((end) => `shopwright.config.${end}`);

/** An extension that waits for a service must not keep the shop from starting. */
const CREATE_TIMEOUT_MS = 15_000;

/**
 * Loads the extensions of the config file: SHOPWRIGHT_CONFIG, or shopwright.config.* in the working
 * directory. Any mistake stops the start with a sentence that names the module.
 */
export async function loadExtensions(
  { configFile, env }: Pick<Config, 'configFile' | 'env'>,
  log: Log,
  workingDirectory = process.cwd(),
): Promise<readonly Extension[]> {
  const file = findConfigFile(configFile, workingDirectory);
  if (file === undefined) return [];
  const loaded: LoadedExtension[] = [];
  for (const entry of await readEntries(file))
    loaded.push({ module: entry.name, extension: await createOne(file, entry, env, log) });
  const clash = whyNoCombination(loaded);
  if (clash !== undefined) throw new ConfigError(`${file}: ${clash}`);
  for (const { module, extension } of loaded)
    log.info({ event: 'extension.loaded', extension: extension.name, module }, 'Extension loaded');
  return loaded.map(({ extension }) => extension);
}

export function findConfigFile(
  configured: string | undefined,
  workingDirectory: string,
): string | undefined {
  if (configured === undefined)
    return FILE_NAMES.map((name) => join(workingDirectory, name)).find((file) => existsSync(file));
  const file = isAbsolute(configured) ? configured : resolve(workingDirectory, configured);
  if (!existsSync(file))
    throw new ConfigError(`SHOPWRIGHT_CONFIG is "${configured}", but there is no such file.`);
  return file;
}

interface Entry {
  /** For messages. */
  readonly name: string;
  readonly module: string | CreateExtension;
  readonly options: Readonly<Record<string, unknown>>;
}

async function readEntries(file: string): Promise<Entry[]> {
  const config: unknown = file.endsWith('.json')
    ? parseJson(file, await readFile(file, 'utf8'))
    : await importDefault(file, file);
  if (!isObject(config)) throw new ConfigError(`${file} must export an object as its default.`);
  const unknown = Object.keys(config).find((key) => key !== 'extensions');
  if (unknown !== undefined)
    throw new ConfigError(
      `${file} has the unknown field "${unknown}". Its only field is "extensions".`,
    );
  const { extensions = [] } = config;
  if (!Array.isArray(extensions)) throw new ConfigError(`${file}: "extensions" must be a list.`);
  return extensions.map((entry: unknown, index) => readEntry(file, entry, index));
}

function readEntry(file: string, entry: unknown, index: number): Entry {
  const { module, options = {} } = isObject(entry) ? entry : { module: entry };
  const at = `extensions[${index}]`;
  if ((typeof module !== 'string' || module === '') && !isCreate(module))
    throw new ConfigError(
      `${file}: ${at} must be the path or package name of a module, or an object with "module".`,
    );
  if (!isObject(options)) throw new ConfigError(`${file}: ${at}.options must be an object.`);
  return { name: typeof module === 'string' ? module : at, module, options };
}

async function createOne(
  file: string,
  { name, module, options }: Entry,
  env: Config['env'],
  log: Log,
): Promise<Extension> {
  const where = `Extension ${name} (${file})`;
  const create =
    typeof module === 'string' ? await importDefault(locate(file, module, where), where) : module;
  if (!isCreate(create))
    throw new ConfigError(
      `${where}: its default export must be a function. Use defineExtension of "shopwright/extend".`,
    );
  const created: unknown = await withTimeout(
    () =>
      create({
        options,
        env,
        log: (message, fields = {}) =>
          log.info({ event: 'extension.message', extension: name, ...fields }, message),
      }),
    CREATE_TIMEOUT_MS,
    () => new Error(`it was not created within ${CREATE_TIMEOUT_MS / 1000} seconds.`),
  ).catch((error: unknown) => {
    throw new ConfigError(`${where} could not be created: ${messageOf(error)}`);
  });
  const wrong = whyNoExtension(created);
  if (wrong !== undefined) throw new ConfigError(`${where}: ${wrong}`);
  // Checked above.
  return created as Extension;
}

/** Relative to the config file, or a package that is installed next to it. */
function locate(file: string, module: string, where: string): string {
  if (module.startsWith('.') || isAbsolute(module)) {
    const path = resolve(file, '..', module);
    if (existsSync(path)) return path;
    throw new ConfigError(`${where}: there is no file ${path}.`);
  }
  try {
    return createRequire(file).resolve(module);
  } catch (error) {
    throw new ConfigError(
      `${where}: the package cannot be found (${messageOf(error)}). Install it next to the config file, or write a path that begins with "./".`,
    );
  }
}

async function importDefault(path: string, where: string): Promise<unknown> {
  try {
    const loaded = (await import(pathToFileURL(path).href)) as { readonly default?: unknown };
    return loaded.default;
  } catch (error) {
    throw new ConfigError(`${where} could not be loaded: ${messageOf(error)}`);
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`${file} is not valid JSON: ${messageOf(error)}`);
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCreate = (value: unknown): value is CreateExtension => typeof value === 'function';

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
