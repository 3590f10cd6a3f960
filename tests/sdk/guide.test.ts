import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as sdk from '@shopwright/sdk';
import { rolldown } from 'rolldown';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readGuide } from '../e2e/guides/guide.ts';
import { packedSdk, removePackedSdk } from './built-package.ts';

/** The quick part of docs/migrating.md. A slow test follows it whole, in a browser. */

afterAll(removePackedSdk);

test.each(['Vite', 'Next.js', 'Astro'])(
  'the section on %s is complete, and imports only what there is',
  async (framework) => {
    const { run, serve, files } = await readGuide(framework);
    expect(
      run.some(
        (command) => command.startsWith('npm install') && command.includes('@shopwright/sdk'),
      ),
    ).toBe(true);
    expect(serve).toMatch(/--port \d+$/);
    const imported = Object.values(files).flatMap((text) =>
      [...text.matchAll(/import \{ ([^}]+) \} from '@shopwright\/sdk'/g)].flatMap(
        ([, names = '']) => names.split(', '),
      ),
    );
    expect(imported.length).toBeGreaterThan(3);
    expect(imported.filter((name) => !(name in sdk))).toEqual([]);
  },
);

test("a bundler finds the store URL under each framework's variable, without code", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shopwright-guide-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'node_modules', '@shopwright'), { recursive: true });
  await symlink((await packedSdk()).unpacked, join(folder, 'node_modules', '@shopwright', 'sdk'));
  const page = join(folder, 'page.js');
  await mkdir(dirname(page), { recursive: true });
  await writeFile(
    page,
    "import { media } from '@shopwright/sdk';\nexport const url = media.getImageUrl('wix:image://v1/a~mv2.png/a.png#originWidth=1&originHeight=1').url;\n",
  );
  const names = [
    'process.env.SHOPWRIGHT_URL',
    'process.env.NEXT_PUBLIC_SHOPWRIGHT_URL',
    'import.meta.env.VITE_SHOPWRIGHT_URL',
    'import.meta.env.PUBLIC_SHOPWRIGHT_URL',
  ];
  // Another test file of the same worker may have created a client with a host, which comes first.
  Reflect.deleteProperty(globalThis, Symbol.for('@shopwright/sdk host of the client'));
  for (const name of names) {
    const bundle = await rolldown({
      input: page,
      platform: 'browser',
      logLevel: 'silent',
      transform: { define: { [name]: '"https://store.test"' } },
    });
    const { output } = await bundle.generate({ format: 'esm' });
    const file = join(folder, `${names.indexOf(name)}.mjs`);
    await writeFile(file, output[0].code);
    const made = (await import(/* @vite-ignore */ file)) as { url: string };
    expect(made.url, name).toBe('https://store.test/media/a~mv2.png');
  }
});
