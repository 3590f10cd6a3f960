import { Refusal, seconds } from '../setup/terminal.mjs';
import { CHECKS } from './checks.mjs';

// Compilers use both cores; running two checks at a time fills the gaps.
const AT_ONCE = 2;

/**
 * Runs the checks and prints one line for each, or what it found.
 * @param {string[]} [names] all of them, unless some are named
 * @returns {Promise<import('../setup/tally.mjs').Tally>}
 */
export async function runChecks(names = []) {
  const unknown = names.filter((name) => !(name in CHECKS));
  if (unknown.length > 0)
    throw new Refusal(
      `There is no check named ${unknown.join(', ')}: the checks are ${Object.keys(CHECKS).join(', ')}.`,
    );
  const waiting = Object.entries(CHECKS).filter(
    ([name]) => names.length === 0 || names.includes(name),
  );
  const tally = { passed: 0, failed: 0, skipped: 0 };
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      tally[(await runCheck(...next)) ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return tally;
}

/**
 * @param {string} name
 * @param {() => Promise<string>} check gives what it found: nothing, when all is well
 */
async function runCheck(name, check) {
  const since = performance.now();
  const findings = await check().catch(
    (error) => `the check itself failed: ${error instanceof Error ? error.stack : String(error)}`,
  );
  process.stdout.write(
    findings === ''
      ? `ok ${name} ${seconds(since)}\n`
      : `FAILED ${name} ${seconds(since)}\n${findings}\n\n`,
  );
  return findings === '';
}
