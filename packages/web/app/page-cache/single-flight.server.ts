/** Lets concurrent callers that need the same result wait for one of them to produce it. */
export interface SingleFlight<Result> {
  /** The result that another caller is producing, if one is. */
  readonly pending: (key: string) => Promise<Result | undefined> | undefined;
  /**
   * Announces a result. A producer that fails, or has nothing to share, resolves the others with
   * undefined.
   */
  readonly announce: (key: string, producing: Promise<Result | undefined>) => void;
}

export function createSingleFlight<Result>(): SingleFlight<Result> {
  const inFlight = new Map<string, Promise<Result | undefined>>();
  return {
    pending: (key) => inFlight.get(key),
    announce(key, producing) {
      const shared = producing.catch(() => undefined);
      inFlight.set(key, shared);
      void shared.then(() => {
        if (inFlight.get(key) === shared) inFlight.delete(key);
      });
    },
  };
}
