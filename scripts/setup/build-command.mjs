import { ensureInstalled } from './install.mjs';
import { runMain, say } from './say.mjs';
import { ensureWebBuilt } from './web.mjs';

export function build() {
  return runMain(async () => {
    await ensureInstalled({ dev: false });
    await ensureWebBuilt();
    say('built: packages/web/build is current');
    return 0;
  });
}
