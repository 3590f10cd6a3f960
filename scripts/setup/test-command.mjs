import { runChecks } from '../check/run-checks.mjs';
import { ensureBundled } from './bundle.mjs';
import { findChromium } from './chromium.mjs';
import { cleanEnvironment } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { Refusal, runMain, print } from './terminal.mjs';
import { addTallies, tallyLine } from './tally.mjs';
import { runVitest } from './vitest.mjs';

export function test() {
  return runMain(async () => {
    const args = process.argv.slice(2);
    const all = args.includes('--all');
    const filters = args.filter((arg) => arg !== '--all');
    await ensureInstalled({ dev: true });
    const env = cleanEnvironment();
    if (all) env.SHOPWRIGHT_TEST_ALL = '1';
    if (!process.stdout.isTTY) env.NO_COLOR ??= '1';

    const tallies = [];
    tallies.push(await step('build', ensureBundled));
    tallies.push(
      await step('chromium', async () => void (env.SHOPWRIGHT_CHROMIUM = await findChromium(env))),
    );
    // Running selected tests skips the checks.
    if (filters.length === 0) tallies.push(await runChecks());
    tallies.push(await runVitest(filters, env));

    const total = addTallies(tallies);
    process.stdout.write(`${tallyLine(total)}\n`);
    return total.failed === 0 ? 0 : 1;
  });
}

/**
 * Counts a failed setup step as a failed test and continues.
 * @param {string} name @param {() => Promise<void>} work
 */
async function step(name, work) {
  try {
    await work();
    return { passed: 0, failed: 0, skipped: 0 };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    print(`FAILED ${name}: ${error.message}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
