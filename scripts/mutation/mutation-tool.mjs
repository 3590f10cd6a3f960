import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { cleanEnvironment } from '../setup/environment.mjs';
import { fingerprint } from '../setup/fingerprint.mjs';
import { npmFailure } from '../setup/npm-failure.mjs';
import { findNpm, quietly, registryAnswers } from '../setup/npm.mjs';
import { inRoot } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';
import { Refusal, withProgress } from '../setup/terminal.mjs';
import { readStamp, writeStamp } from '../setup/stamp.mjs';
import { withFileLock } from '../setup/file-lock.mjs';

const toolFolder = inRoot('scripts', 'mutation', 'tool');
const installed = inRoot('.cache', 'mutation-tool');
const stampFile = path.join(installed, '.installed.json');

/** Stryker, at the versions and checksums of scripts/mutation/tool. Below the project, so that it finds the project's Vitest. */
export const stryker = path.join(
  installed,
  'node_modules',
  '@stryker-mutator',
  'core',
  'bin',
  'stryker.js',
);

export async function ensureMutationTool() {
  const lock = fingerprint(toolFolder, ['package.json', 'package-lock.json']);
  if (readStamp(stampFile).lock === lock) return;
  await withFileLock(inRoot('.cache', 'setup.lock'), () =>
    withProgress('installing the mutation tool', async () => {
      mkdirSync(installed, { recursive: true });
      for (const file of ['package.json', 'package-lock.json'])
        copyFileSync(path.join(toolFolder, file), path.join(installed, file));
      const env = cleanEnvironment();
      const npm = findNpm(env);
      const args = [...npm.args, 'ci', '--ignore-scripts', '--legacy-peer-deps', ...quietly];
      if (!(await registryAnswers(npm, env))) args.push('--offline');
      const { code, output } = await run(npm.program, args, { cwd: installed, env });
      if (code !== 0) throw new Refusal(npmFailure(output));
      writeStamp(stampFile, { lock });
    }),
  );
}
