import { findChromium } from './chromium.mjs';
import { cleanEnvironment } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { launch } from './launch.mjs';
import { inRoot, node24, root } from './root.mjs';
import { runMain } from './terminal.mjs';
import { ensureWebBuilt } from './web.mjs';

/** Runs one of the programs in tests/look. @param {'shots' | 'lighthouse'} program */
export function look(program) {
  return runMain(async () => {
    await ensureInstalled({ dev: true });
    await ensureWebBuilt();
    const env = cleanEnvironment();
    env.SHOPWRIGHT_CHROMIUM = await findChromium(env);
    return launch(node24, [inRoot('tests', 'look', `${program}.ts`), ...process.argv.slice(2)], {
      cwd: root,
      env,
    });
  });
}
