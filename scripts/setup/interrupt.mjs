import { onParentExit } from './parent-exit.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @type {Set<() => void>} */
const cleanUps = new Set();
let stopWatching = () => {};

/**
 * Runs a cleanup when the user presses Ctrl-C, or the process is signaled, during the setup.
 * @param {() => void} cleanUp
 * @returns {() => void} removes the cleanup
 */
export function onInterrupt(cleanUp) {
  if (cleanUps.size === 0) {
    for (const signal of SIGNALS) process.on(signal, interrupt);
    stopWatching = onParentExit(() => interrupt('SIGTERM'));
  }
  cleanUps.add(cleanUp);
  return () => {
    cleanUps.delete(cleanUp);
    if (cleanUps.size > 0) return;
    for (const signal of SIGNALS) process.off(signal, interrupt);
    stopWatching();
  };
}

/** @param {NodeJS.Signals} signal */
function interrupt(signal) {
  for (const cleanUp of cleanUps) cleanUp();
  process.exit(signal === 'SIGINT' ? 130 : 143);
}
