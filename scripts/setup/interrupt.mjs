import { onStarterGone } from './starter.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @type {Set<() => void>} */
const cleanUps = new Set();
let stopLooking = () => {};

/**
 * Undoes something when the user presses Ctrl-C (or the process is signaled to stop) while the
 * set-up runs.
 * @param {() => void} cleanUp
 * @returns {() => void} call it when there is nothing left to undo
 */
export function onInterrupt(cleanUp) {
  if (cleanUps.size === 0) {
    for (const signal of SIGNALS) process.on(signal, interrupt);
    stopLooking = onStarterGone(() => interrupt('SIGTERM'));
  }
  cleanUps.add(cleanUp);
  return () => {
    cleanUps.delete(cleanUp);
    if (cleanUps.size > 0) return;
    for (const signal of SIGNALS) process.off(signal, interrupt);
    stopLooking();
  };
}

/** @param {NodeJS.Signals} signal */
function interrupt(signal) {
  for (const cleanUp of cleanUps) cleanUp();
  process.exit(signal === 'SIGINT' ? 130 : 143);
}
