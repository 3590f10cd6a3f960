import { ConfigError } from '@shopwright/server/config/index';
import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFromTemplate } from './create-from-template.ts';
import { loadExtensions } from './load-extensions.ts';

let folder: string;
const lines: unknown[] = [];
const log = { info: (fields: unknown) => void lines.push(fields), warn() {}, error() {} };

beforeEach(async () => {
  // A path with a space is a path like any other.
  folder = await mkdtemp(join(tmpdir(), 'extensions of '));
  lines.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (files: Readonly<Record<string, string>>) =>
  Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
const load = (configFile?: string) =>
  loadExtensions({ configFile, env: 'development' }, log, folder);
const names = async (configFile?: string) => (await load(configFile)).map(({ name }) => name);

const tax = (name: string) =>
  `export default ({ options, env }) => ({ name: options.name ?? '${name}', tax: { rates: async () => ({ status: 'FAILED', env }) } });`;

test('a store without a config file has no extensions', async () => {
  expect(await load()).toEqual([]);
});

test('loads the modules that a JSON file names, with their options', async () => {
  await write({
    'tax.mjs': tax('from-file'),
    'shopwright.config.json': JSON.stringify({
      extensions: [{ module: './tax.mjs', options: { name: 'from-options' } }],
    }),
  });
  expect(await names()).toEqual(['from-options']);
  expect(lines).toEqual([
    { event: 'extension.loaded', extension: 'from-options', module: './tax.mjs' },
  ]);
});

test('loads a TypeScript config file, which may contain the extension itself', async () => {
  await write({
    'shopwright.config.ts': `const name: string = 'inline';
      export default { extensions: [() => ({ name, mail: { send: async (): Promise<void> => {} } })] };`,
  });
  expect(await names()).toEqual(['inline']);
});

test('loads a package that is installed next to the config file', async () => {
  await mkdir(join(folder, 'node_modules', 'acme-tax'), { recursive: true });
  await write({
    'node_modules/acme-tax/package.json':
      '{ "name": "acme-tax", "type": "module", "exports": "./index.js" }',
    'node_modules/acme-tax/index.js': tax('acme-tax'),
    'other.config.json': '{ "extensions": ["acme-tax"] }',
  });
  expect(await names('other.config.json')).toEqual(['acme-tax']);
});

const mistakes: [what: string, files: Record<string, string>, sentence: string][] = [
  ['JSON that is none', { 'shopwright.config.json': '{' }, 'is not valid JSON'],
  [
    'a misspelled field',
    { 'shopwright.config.json': '{ "extension": [] }' },
    'unknown field "extension"',
  ],
  [
    'a list that is none',
    { 'shopwright.config.json': '{ "extensions": {} }' },
    '"extensions" must be a list',
  ],
  [
    'an entry without a module',
    { 'shopwright.config.json': '{ "extensions": [{}] }' },
    'extensions[0] must be the path',
  ],
  [
    'options that are none',
    { 'shopwright.config.json': '{ "extensions": [{ "module": "./a.mjs", "options": 1 }] }' },
    'extensions[0].options must be an object',
  ],
  [
    'a missing file',
    { 'shopwright.config.json': '{ "extensions": ["./a.mjs"] }' },
    'there is no file',
  ],
  [
    'a missing package',
    { 'shopwright.config.json': '{ "extensions": ["acme"] }' },
    'the package cannot be found',
  ],
  [
    'a module that does not load',
    {
      'shopwright.config.json': '{ "extensions": ["./a.mjs"] }',
      'a.mjs': 'throw new Error("no key")',
    },
    'Extension ./a.mjs',
  ],
  [
    'a module without a default export',
    { 'shopwright.config.json': '{ "extensions": ["./a.mjs"] }', 'a.mjs': 'export const a = 1' },
    'its default export must be a function',
  ],
  [
    'an extension that cannot be created',
    {
      'shopwright.config.json': '{ "extensions": ["./a.mjs"] }',
      'a.mjs': 'export default () => { throw new Error("the option x is missing") }',
    },
    'could not be created: the option x is missing',
  ],
  [
    'an extension without its functions',
    {
      'shopwright.config.json': '{ "extensions": ["./a.mjs"] }',
      'a.mjs': 'export default () => ({ name: "a", tax: {} })',
    },
    '"tax.rates" is missing',
  ],
  [
    'two tax providers',
    {
      'shopwright.config.json': '{ "extensions": ["./a.mjs", "./b.mjs"] }',
      'a.mjs': tax('a'),
      'b.mjs': tax('b'),
    },
    './a.mjs and ./b.mjs both have a tax provider',
  ],
];

test.each(mistakes)('refuses %s', async (_what, files, sentence) => {
  await write(files);
  await expect(load()).rejects.toThrow(sentence);
  await expect(load()).rejects.toBeInstanceOf(ConfigError);
});

test('refuses a configured file that is not there', async () => {
  await expect(load('none.json')).rejects.toThrow('there is no such file');
});

test('a template is written once, named in the config file, and loads', async () => {
  const create = (kind: string) =>
    createFromTemplate({ name: `my-${kind}`, kind, directory: folder });
  // So that the templates find the package as they do next to an installed one.
  await mkdir(join(folder, 'node_modules'));
  await symlink(join(import.meta.dirname, '..', '..'), join(folder, 'node_modules', 'shopwright'));
  for (const kind of ['payment', 'tax', 'shipping', 'mail', 'events'])
    expect(await create(kind)).toMatchObject({ isNamed: true });
  expect(await names()).toEqual(['my-payment', 'my-tax', 'my-shipping', 'my-mail', 'my-events']);
  await expect(create('tax')).rejects.toThrow('extensions/my-tax.ts exists already');
  await expect(
    createFromTemplate({ name: '../x', kind: 'tax', directory: folder }),
  ).rejects.toThrow('cannot be the name of an extension');
});
