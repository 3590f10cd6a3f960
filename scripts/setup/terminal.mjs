// The setup logs to stderr: stdout belongs to the started command (`start --json`).

/**
 * An expected failure: its message is one sentence for the user, without a stack trace.
 */
export class Refusal extends Error {}

/** @param {string} line */
export function print(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {number} since milliseconds, from performance.now() */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Prints the start of a task, its progress every ten seconds, and how long it took.
 * @template T
 * @param {string} doing @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function withProgress(doing, work) {
  const since = performance.now();
  print(`${doing} ...`);
  const beat = setInterval(() => print(`${doing} ... ${seconds(since)}`), 10_000);
  try {
    const result = await work();
    print(`${doing}: done in ${seconds(since)}`);
    return result;
  } finally {
    clearInterval(beat);
  }
}

/**
 * Runs the main function of a command: prints a refusal as one sentence, and any other error with
 * its stack.
 * @param {() => Promise<number>} main returns the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    print(
      error instanceof Refusal ? error.message : `${error instanceof Error ? error.stack : error}`,
    );
    process.exitCode = 1;
  }
}
