/**
 * Checks a recorded history of concurrent operations: is there an order, one operation after the
 * other, that explains every answer and in which no operation comes before one that had ended when
 * it began? (Wing and Gong's search.)
 */

export interface Operation<Input, Output> {
  readonly input: Input;
  readonly output: Output;
  /** When the request was sent and when its answer had arrived, on one clock. */
  readonly began: number;
  readonly ended: number;
}

export interface HistoryModel<State, Input, Output> {
  readonly initial: State;
  /** The state after the operation, or undefined when this answer is impossible in this state. */
  readonly step: (state: State, input: Input, output: Output) => State | undefined;
  /** Equal states have equal keys. */
  readonly key: (state: State) => string;
}

/** A legal serial order, or undefined when there is none. */
export function findSerialOrder<State, Input, Output>(
  history: readonly Operation<Input, Output>[],
  { initial, step, key }: HistoryModel<State, Input, Output>,
): readonly Operation<Input, Output>[] | undefined {
  const dead = new Set<string>();

  const search = (
    state: State,
    remaining: readonly Operation<Input, Output>[],
  ): readonly Operation<Input, Output>[] | undefined => {
    if (remaining.length === 0) return [];
    const visited = `${key(state)} ${remaining.map((operation) => history.indexOf(operation)).join()}`;
    if (dead.has(visited)) return undefined;
    const firstEnd = Math.min(...remaining.map(({ ended }) => ended));
    for (const operation of remaining) {
      // It began after another one had ended, so it cannot come first.
      if (operation.began > firstEnd) continue;
      const next = step(state, operation.input, operation.output);
      const rest =
        next === undefined
          ? undefined
          : search(
              next,
              remaining.filter((other) => other !== operation),
            );
      if (rest) return [operation, ...rest];
    }
    dead.add(visited);
    return undefined;
  };
  return search(initial, history);
}

/** Runs operations as they come and writes down what was asked, what was answered and when. */
export function createRecorder<Input, Output>(): {
  readonly history: Operation<Input, Output>[];
  readonly record: (input: Input, run: () => Promise<Output>) => Promise<Output>;
} {
  const history: Operation<Input, Output>[] = [];
  return {
    history,
    async record(input, run) {
      const began = performance.now();
      const output = await run();
      history.push({ input, output, began, ended: performance.now() });
      return output;
    },
  };
}
