import { refuse, type Refusal } from '../kernel/outcome.ts';

/** Work of one kind on one thing, one after the other in the order it came; on other things at the same time. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result | Refusal>;

/** Far more than one person's clicks and tabs. */
const MOST_WAITING = 500;

const nobody: Promise<unknown> = Promise.resolve();

export function createTurns(): Turns {
  const lines = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { waiting: 0, last: nobody };
    if (line.waiting >= MOST_WAITING)
      return refuse(
        429,
        'TOO_MANY_REQUESTS',
        'Too many changes of one cart at once. Wait for their answers.',
      );
    lines.set(key, line);
    // How the work before it ended is not this one's concern.
    const turn = line.waiting === 0 ? work() : line.last.then(work, work);
    line.waiting += 1;
    line.last = turn;
    try {
      return await turn;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) {
        lines.delete(key);
        // Maps hold what was in them for longer than it is there (docs/speed.md): this, and not the last answer.
        line.last = nobody;
      }
    }
  };
}
