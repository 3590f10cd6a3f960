import { cleanEnvironment } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { launch } from './launch.mjs';
import { inRoot, node24, root } from './root.mjs';
import { runMain } from './terminal.mjs';
import { ensureWebBuilt } from './web.mjs';

export function bench() {
  return runMain(async () => {
    await ensureInstalled({ dev: true });
    await ensureWebBuilt();
    const env = { ...cleanEnvironment(), NODE_ENV: 'production' };
    return launch(node24, [inRoot('bench', 'main.ts'), ...process.argv.slice(2)], {
      cwd: root,
      env,
    });
  });
}
