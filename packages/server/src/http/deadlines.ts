/**
 * Answers for calls that hang. One interval for all calls in progress costs less than a timer for
 * each of them.
 */
export interface Visit<T> {
  readonly started: number;
  readonly subject: T;
}

export interface Deadlines<T> {
  readonly begin: (subject: T) => Visit<T>;
  readonly end: (visit: Visit<T>) => void;
}

export const CHECK_INTERVAL_MS = 1000;

export function createDeadlines<T>(limitMs: number, onLate: (subject: T) => void): Deadlines<T> {
  // A set iterates in insertion order: the first visit that has time left ends the check.
  const visits = new Set<Visit<T>>();
  let timer: NodeJS.Timeout | undefined;

  const check = (): void => {
    const latestStart = performance.now() - limitMs;
    for (const visit of visits) {
      if (visit.started > latestStart) break;
      visits.delete(visit);
      onLate(visit.subject);
    }
    if (visits.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    begin(subject) {
      const visit = { started: performance.now(), subject };
      visits.add(visit);
      timer ??= setInterval(check, CHECK_INTERVAL_MS).unref();
      return visit;
    },
    end: (visit) => void visits.delete(visit),
  };
}
