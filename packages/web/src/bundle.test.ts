import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * What the build put into the browser's files. Fails where the site is not built: run `npm run
 * build`.
 */

const root = join(import.meta.dirname, '..');
const build = process.env['SHOPWRIGHT_SITE_BUILD'] ?? join(root, 'build');

const clientModules = (): string[] =>
  JSON.parse(readFileSync(join(build, 'client', 'client-modules.json'), 'utf8')) as string[];

/** Modules that only the server may run. Sentences are sent with a page, in its language only. */
const isServerOnly = (path: string): boolean =>
  /\.server\.tsx?$|^app\/i18n\/(?:en|de)\//.test(path);

/** Whether anything of a module is left when it runs. */
const hasCode = (path: string): boolean =>
  path.endsWith('.tsx') ||
  stripTypeScriptTypes(readFileSync(join(root, path), 'utf8'))
    .replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
    .trim() !== '';

test('no server-only module is in the browser bundle', () => {
  const modules = clientModules();
  expect(modules).toContain('app/root.tsx');
  expect(modules.filter(isServerOnly)).toEqual([]);
});

test('every server-only module is named .server', () => {
  const inBrowser = new Set(clientModules());
  const unnamed = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) =>
      !/\.test\.tsx?$|^app\/routes(?:\.ts$|\/)|^app\/entry\./.test(path) &&
      !inBrowser.has(path) &&
      !isServerOnly(path) &&
      hasCode(path),
  );
  expect(unnamed).toEqual([]);
});
