/**
 * A call that hangs is answered for. A timer for each request would cost more than most requests do:
 * one for all of them looks around once a second.
 */
export interface Visit<T> {
  readonly started: number;
  readonly subject: T;
}

export interface Deadlines<T> {
  readonly begin: (subject: T) => Visit<T>;
  readonly end: (visit: Visit<T>) => void;
}

const lookEveryMs = 1000;

export function createDeadlines<T>(limitMs: number, onLate: (subject: T) => void): Deadlines<T> {
  // In the order of their beginning, so that looking stops at the first that has time left.
  const running = new Set<Visit<T>>();
  let timer: NodeJS.Timeout | undefined;

  const look = (): void => {
    const latest = performance.now() - limitMs;
    for (const visit of running) {
      if (visit.started > latest) break;
      running.delete(visit);
      onLate(visit.subject);
    }
    if (running.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    begin(subject) {
      const visit = { started: performance.now(), subject };
      running.add(visit);
      timer ??= setInterval(look, lookEveryMs).unref();
      return visit;
    },
    end: (visit) => void running.delete(visit),
  };
}
