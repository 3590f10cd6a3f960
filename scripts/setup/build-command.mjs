import { ensureClientPackage } from './client-package.mjs';
import { ensureInstalled } from './install.mjs';
import { runMain, print } from './terminal.mjs';
import { ensureWebBuilt } from './web.mjs';

export function build() {
  return runMain(async () => {
    await ensureInstalled({ dev: false });
    await Promise.all([ensureWebBuilt(), ensureClientPackage()]);
    print('built: packages/web/build and packages/sdk/build are current');
    return 0;
  });
}
