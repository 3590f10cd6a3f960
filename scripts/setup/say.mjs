// The setup logs to stderr: stdout belongs to the started command (`start --json`).

/**
 * A reason to stop that has one sentence for the person at the terminal, and needs no stack trace.
 */
export class Refusal extends Error {}

/** @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {number} since milliseconds, from performance.now() */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Says what is being done, that it is still being done (every ten seconds), and how long it took.
 * @template T
 * @param {string} doing @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function withProgress(doing, work) {
  const since = performance.now();
  say(`${doing} ...`);
  const beat = setInterval(() => say(`${doing} ... ${seconds(since)}`), 10_000);
  try {
    const result = await work();
    say(`${doing}: done in ${seconds(since)}`);
    return result;
  } finally {
    clearInterval(beat);
  }
}

/**
 * Runs a command's main function: a refusal is one sentence, anything else is a bug and keeps its
 * stack.
 * @param {() => Promise<number>} main gives the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    say(
      error instanceof Refusal ? error.message : `${error instanceof Error ? error.stack : error}`,
    );
    process.exitCode = 1;
  }
}
