/**
 * Rejects when the work takes longer. The signal is aborted then, so that the work can stop; work
 * that ignores it goes on, and its outcome is discarded.
 */
export async function withTimeout<Result>(
  work: (signal: AbortSignal) => Promise<Result> | Result,
  timeoutMs: number,
  describeTimeout: () => Error,
): Promise<Result> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = describeTimeout();
      reject(error);
      abort.abort(error);
    }, timeoutMs);
  });
  try {
    // In a function, so that work which throws at once is handled like work which rejects.
    return await Promise.race([(async () => work(abort.signal))(), late]);
  } finally {
    clearTimeout(timer);
  }
}
