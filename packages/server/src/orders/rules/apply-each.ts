import type { ErrorCode } from '@shopwright/contract';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import type { OrderState } from './order-state.ts';

/** Applies a rule once for each item, one after the other; the first refusal ends it. */
export function applyEach<Item, Code extends ErrorCode = never>(
  before: OrderState,
  items: Iterable<Item>,
  rule: (state: OrderState, item: Item, index: number) => OrderState | Refusal<Code>,
): OrderState | Refusal<Code> {
  let state = before;
  let index = 0;
  for (const item of items) {
    const after = rule(state, item, index);
    if (isRefusal(after)) return after;
    state = after;
    index += 1;
  }
  return state;
}
