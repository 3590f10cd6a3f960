import { cleanEnvironment } from '../setup/environment.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { inRoot, node24, root } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';
import { runMain } from '../setup/terminal.mjs';
import { FORMATTER } from './checks.mjs';

export function format() {
  return runMain(async () => {
    await ensureInstalled({ dev: true });
    const paths = process.argv.slice(2);
    const formatter = inRoot('node_modules', ...FORMATTER.split('/'));
    const { code, output } = await run(node24, [formatter, ...paths], {
      cwd: root,
      env: cleanEnvironment(),
    });
    process.stdout.write(output);
    return code ?? 1;
  });
}
