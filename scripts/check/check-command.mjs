import { ensureInstalled } from '../setup/install.mjs';
import { runMain } from '../setup/terminal.mjs';
import { tallyLine } from '../setup/tally.mjs';
import { runChecks } from './run-checks.mjs';

export function check() {
  return runMain(async () => {
    await ensureInstalled({ dev: true });
    const tally = await runChecks(process.argv.slice(2));
    process.stdout.write(`${tallyLine(tally)}\n`);
    return tally.failed === 0 ? 0 : 1;
  });
}
