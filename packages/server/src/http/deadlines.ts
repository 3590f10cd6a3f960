/**
 * A call that hangs is answered for. A timer for each request would cost more than most requests do:
 * one for all of them looks around once a second.
 */
export interface Visit<T> {
  readonly started: number;
  readonly subject: T;
  earlier: Visit<T> | undefined;
  later: Visit<T> | undefined;
}

export interface Deadlines<T> {
  readonly begin: (subject: T) => Visit<T>;
  readonly end: (visit: Visit<T>) => void;
}

export const LOOK_EVERY_MS = 1000;

export function createDeadlines<T>(limitMs: number, onLate: (subject: T) => void): Deadlines<T> {
  // A chain in the order of their beginning, so that looking stops at the first that has time left. Not a Set:
  // with one, what calls held outlived young collections long after them (docs/speed.md).
  let first: Visit<T> | undefined;
  let last: Visit<T> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const leave = (visit: Visit<T>): void => {
    const { earlier, later } = visit;
    if (earlier) earlier.later = later;
    else if (first === visit) first = later;
    if (later) later.earlier = earlier;
    else if (last === visit) last = earlier;
    visit.earlier = undefined;
    visit.later = undefined;
  };

  const look = (): void => {
    const latest = performance.now() - limitMs;
    while (first && first.started <= latest) {
      const visit = first;
      leave(visit);
      onLate(visit.subject);
    }
    if (first) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    begin(subject) {
      const visit: Visit<T> = {
        started: performance.now(),
        subject,
        earlier: last,
        later: undefined,
      };
      if (last) last.later = visit;
      else first = visit;
      last = visit;
      timer ??= setInterval(look, LOOK_EVERY_MS).unref();
      return visit;
    },
    end: leave,
  };
}
