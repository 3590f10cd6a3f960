import { ensureClientPackage } from './client-package.mjs';
import { cleanEnvironment } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { launch } from './launch.mjs';
import { inRoot, node24, root } from './root.mjs';
import { runMain } from './terminal.mjs';
import { ensureWebBuilt } from './web.mjs';

export function start() {
  return runMain(async () => {
    await ensureInstalled({ dev: false });
    await Promise.all([ensureWebBuilt(), ensureClientPackage()]);
    const program = inRoot('packages', 'shopwright', 'bin', 'shopwright.mjs');
    // React selects its build by NODE_ENV; SHOPWRIGHT_ENV selects development or production mode.
    const env = {
      ...cleanEnvironment(),
      NODE_ENV: 'production',
      SHOPWRIGHT_STARTER: String(process.pid),
    };
    return launch(node24, [program, 'start', ...process.argv.slice(2)], { cwd: root, env });
  });
}
