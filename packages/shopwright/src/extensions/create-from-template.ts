import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { findConfigFile } from './load-extensions.ts';

const templates = join(import.meta.dirname, '..', '..', 'templates', 'extension');

const NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** The extension, its test, and what stands in for the service that it calls. */
const ENDINGS = ['.ts', '.test.ts', '-service.ts'];

export interface NewExtension {
  readonly name: string;
  readonly kind: string;
  readonly directory: string;
}

/** Options that a template needs to start; the author replaces them. */
const EXAMPLE_OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payment: {
    apiUrl: 'https://api.provider.example',
    apiKey: 'replace-me',
    webhookSecret: 'replace-me',
  },
  mail: { apiUrl: 'https://api.provider.example/send', from: 'shop@example.com' },
  events: { url: 'https://receiver.example/orders' },
};

export async function createFromTemplate({ name, kind, directory }: NewExtension): Promise<{
  readonly files: readonly string[];
  readonly configFile: string;
  /** False when the config file is a program, which the author changes. */
  readonly isNamed: boolean;
}> {
  if (!NAME.test(name))
    throw new Refusal(
      `"${name}" cannot be the name of an extension: use 1 to 40 lower-case letters, digits and hyphens, beginning with a letter.`,
    );
  const endings = ENDINGS.filter((ending) => existsSync(join(templates, `${kind}${ending}`)));
  const files = endings.map((ending) => `extensions/${name}${ending}`);
  const existing = files.find((file) => existsSync(join(directory, file)));
  if (existing !== undefined)
    throw new Refusal(`${existing} exists already. Choose another name, or delete it first.`);
  await mkdir(join(directory, 'extensions'), { recursive: true });
  for (const [index, ending] of endings.entries()) {
    const template = await readFile(join(templates, `${kind}${ending}`), 'utf8');
    const text = template
      .replaceAll(`example-${kind}`, name)
      .replaceAll(`'./${kind}.ts'`, `'./${name}.ts'`)
      .replaceAll(`'./${kind}-service.ts'`, `'./${name}-service.ts'`);
    await writeFile(join(directory, files[index] ?? ''), text);
  }
  const configFile =
    findConfigFile(undefined, directory) ?? join(directory, 'shopwright.config.json');
  const isNamed = configFile.endsWith('.json');
  if (isNamed) await nameIn(configFile, `./extensions/${name}.ts`, EXAMPLE_OPTIONS[kind]);
  return { files, configFile, isNamed };
}

async function nameIn(
  configFile: string,
  module: string,
  options: Readonly<Record<string, string>> | undefined,
): Promise<void> {
  const config = (existsSync(configFile) ? JSON.parse(await readFile(configFile, 'utf8')) : {}) as {
    extensions?: unknown[];
  };
  const entry = options ? { module, options } : module;
  const changed = { ...config, extensions: [...(config.extensions ?? []), entry] };
  await writeFile(configFile, `${JSON.stringify(changed, undefined, 2)}\n`);
}
