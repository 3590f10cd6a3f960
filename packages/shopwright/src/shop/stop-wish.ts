/** When and why a long-running command should end. */
export interface StopWish {
  readonly signal: AbortSignal;
  /** Comes true with the wish; `true` when whoever started us is gone and nobody waits for a tidy end. */
  readonly wished: Promise<{ readonly abandoned: boolean }>;
}

// One Ctrl-C can arrive more than once: from the terminal, and passed on by npm and by whoever started us.
const SAME_WISH_MS = 1_000;
const LOOK_FOR_STARTER_MS = 200;

/** The first signal asks for a clean stop; another one, later, ends the process at once. */
export function listenForStop(): StopWish {
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<{ abandoned: boolean }>();
  let first: number | undefined;

  const wish = (abandoned: boolean) => {
    controller.abort();
    resolve({ abandoned });
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (first !== undefined && performance.now() - first > SAME_WISH_MS)
        process.exit(name === 'SIGINT' ? 130 : 143);
      first ??= performance.now();
      wish(false);
    });
  }
  watchStarter(() => wish(true));
  return { signal: controller.signal, wished: promise };
}

/**
 * A starter that was killed outright (npm, or the older Node that handed over to us) cannot tell us. Without it we would
 * go on unseen, hold the port and the data, and the next start would be refused.
 */
function watchStarter(onGone: () => void): void {
  const { SHOPWRIGHT_STARTER: named, npm_lifecycle_event: npm } = process.env;
  const starter = process.ppid;
  if (npm === undefined && named !== String(starter)) return;
  const timer = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(timer);
    onGone();
  }, LOOK_FOR_STARTER_MS);
  timer.unref();
}
