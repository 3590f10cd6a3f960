import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBundled } from './bundle.mjs';
import { cleanEnvironment } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { findNpm, quietly } from './npm.mjs';
import { releaseNotes } from './release-notes.mjs';
import { inRoot, root } from './root.mjs';
import { run } from './run.mjs';
import { Refusal, runMain, print, withProgress } from './terminal.mjs';

/** Builds the tarballs of `shopwright` and `@shopwright/sdk`, SHA256SUMS and RELEASE-NOTES.md. */
export function release() {
  return runMain(async () => {
    const { values } = parseArgs({ options: { out: { type: 'string', default: 'release' } } });
    const out = path.resolve(root, values.out);
    await ensureInstalled({ dev: true });
    await ensureBundled();
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    const npm = findNpm(cleanEnvironment());
    await withProgress('packing', () =>
      runStep(
        npm.program,
        [...npm.args, 'pack', '--ignore-scripts', '--pack-destination', out, ...quietly],
        inRoot('packages', 'shopwright', 'dist'),
      ),
    );
    const client = inRoot('packages', 'sdk', 'build');
    for (const file of tarballsIn(client))
      copyFileSync(path.join(client, file), path.join(out, file));

    const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
    const changelog = readFileSync(inRoot('CHANGELOG.md'), 'utf8');
    writeFileSync(path.join(out, 'RELEASE-NOTES.md'), releaseNotes(changelog, version));
    const sums = tarballsIn(out).map((file) => `${sha256(path.join(out, file))}  ${file}\n`);
    writeFileSync(path.join(out, 'SHA256SUMS'), sums.join(''));
    print(`released ${version} into ${out}: ${tarballsIn(out).join(', ')}`);
    return 0;
  });
}

/** @param {string} program @param {string[]} args @param {string} cwd */
async function runStep(program, args, cwd) {
  const { code, output } = await run(program, args, { cwd, env: cleanEnvironment() });
  if (code !== 0) throw new Refusal(`${output.trim()}\nThe release failed. See the output above.`);
}

/** @param {string} folder */
const tarballsIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tgz'))
    .sort();

/** @param {string} file */
const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
