/** A request to stop a long-running command. */
export interface StopRequest {
  readonly signal: AbortSignal;
  /**
   * Resolves with the stop request. `abandoned`: the parent process is gone, so no clean shutdown
   * is awaited.
   */
  readonly requested: Promise<{ readonly abandoned: boolean }>;
}

// One Ctrl-C can arrive more than once: from the terminal, and forwarded by npm or the parent
// process.
const SAME_SIGNAL_MS = 1_000;
const PARENT_POLL_MS = 200;

/** The first signal requests a clean shutdown; a later one exits at once. */
export function listenForStop(): StopRequest {
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<{ abandoned: boolean }>();
  let first: number | undefined;

  const stop = (abandoned: boolean) => {
    controller.abort();
    resolve({ abandoned });
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (first !== undefined && performance.now() - first > SAME_SIGNAL_MS)
        process.exit(name === 'SIGINT' ? 130 : 143);
      first ??= performance.now();
      stop(false);
    });
  }
  watchStarter(() => stop(true));
  return { signal: controller.signal, requested: promise };
}

/**
 * A parent process that was killed (npm, or the older Node that spawned us) cannot notify us.
 * Without this check we would keep the port and the data, and the next start would fail.
 */
function watchStarter(onGone: () => void): void {
  const { SHOPWRIGHT_STARTER: named, npm_lifecycle_event: npm } = process.env;
  const starter = process.ppid;
  if (npm === undefined && named !== String(starter)) return;
  const timer = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(timer);
    onGone();
  }, PARENT_POLL_MS);
  timer.unref();
}
