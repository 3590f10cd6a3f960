import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { cleanEnvironment } from './environment.mjs';
import { withFileLock } from './file-lock.mjs';
import { fingerprint } from './fingerprint.mjs';
import { npmFailure } from './npm-failure.mjs';
import { findNpm, quietly, registryAnswers } from './npm.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { Refusal, withProgress } from './terminal.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

/**
 * Installs a tool that is no dependency of the workspace into .cache, at the versions and checksums
 * of a lockfile.
 * @param {{ name: string, toolFolder: string, installed: string }} tool
 */
export async function ensurePinnedTool({ name, toolFolder, installed }) {
  const stampFile = path.join(installed, '.installed.json');
  const lock = fingerprint(toolFolder, ['package.json', 'package-lock.json']);
  if (readStamp(stampFile).lock === lock) return;
  await withFileLock(inRoot('.cache', 'setup.lock'), () =>
    withProgress(`installing ${name}`, async () => {
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
