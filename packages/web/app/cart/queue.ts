import type { CartView, ChangeAnswer } from './cart-view.ts';
import { newLineId, withChange, type Change } from './change.ts';

export interface CartState {
  /** The cart with all unanswered changes; undefined until the server has answered. */
  readonly cart: CartView | null | undefined;
  /** Changes without an answer: sums are old as long as there are any. */
  readonly pending: number;
  /** The server does not answer; the change is being retried. */
  readonly waiting: boolean;
  /** Why the last change was not made. */
  readonly refused: string | undefined;
  /** The intent of the change that was refused: its form shows the reason. */
  readonly refusedIntent: string | undefined;
}

export interface QueueOptions {
  /**
   * Rejects when no answer was had: the change may or may not have been made, and is sent again
   * with its key.
   */
  readonly send: (change: Change) => Promise<ChangeAnswer>;
  /** Shown after the last retry failed. */
  readonly unreachable: () => string;
  /** Before the second try, the third and so on. */
  readonly pause: (tries: number) => Promise<void>;
  readonly onChange: (state: CartState) => void;
  /** A change was answered; other tabs want to know. */
  readonly onAnswer?: (cart: CartView | null) => void;
}

const MAX_TRIES = 7;

/**
 * The one state of the cart: the server's last word, and over it the changes it has not answered,
 * which are sent one after the other in the order they were made. So the cookie of a new visitor is
 * there before the second change goes out.
 */
export function createQueue({ send, unreachable, pause, onChange, onAnswer }: QueueOptions) {
  let truth: CartView | null | undefined;
  let changes: readonly Change[] = [];
  let sending: Change | undefined;
  let waiting = false;
  let refused: string | undefined;
  let refusedIntent: string | undefined;
  const ends: ((fine: boolean) => void)[] = [];

  const notify = (): void =>
    onChange({
      cart: changes.reduce(
        (cart: CartView | null | undefined, change) => withChange(cart ?? null, change),
        truth,
      ),
      pending: changes.length,
      waiting,
      refused,
      refusedIntent: refused === undefined ? undefined : refusedIntent,
    });

  async function answerOf(change: Change): Promise<ChangeAnswer | undefined> {
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      try {
        return await send(change);
      } catch {
        if (!waiting) {
          waiting = true;
          notify();
        }
        if (tries < MAX_TRIES) await pause(tries);
      }
    }
    return undefined;
  }

  async function work(): Promise<void> {
    while (changes[0] !== undefined) {
      sending = changes[0];
      const answer = await answerOf(sending);
      if (answer === undefined) {
        // None of the changes is certain: resets to the server's last cart, which stays uncertain
        // until the server confirms it.
        changes = [];
        refused = unreachable();
        refusedIntent = undefined;
      } else {
        waiting = false;
        truth = answer.cart;
        if (answer.refused !== undefined) {
          refused = answer.refused;
          refusedIntent = sending.fields['intent'];
        }
        changes = changes.slice(1).flatMap((change) => resolved(change, sending, answer.cart));
        onAnswer?.(answer.cart);
      }
      notify();
    }
    sending = undefined;
    for (const resolveIdle of ends.splice(0)) resolveIdle(isFine());
  }

  const isFine = (): boolean => refused === undefined && !waiting && truth?.canCheckOut === true;

  return {
    /** Resolves when every change is answered: whether all succeeded and the cart can be bought. */
    settled: (): Promise<boolean> =>
      sending === undefined
        ? Promise.resolve(isFine())
        : new Promise((resolve) => {
            ends.push(resolve);
          }),
    push(change: Change): void {
      refused = undefined;
      const last = changes.at(-1);
      // Many clicks on one line are one change, as long as the first of them is not on its way.
      const replaces =
        last !== undefined &&
        last !== sending &&
        change.fields['intent'] === 'update' &&
        last.fields['intent'] === 'update' &&
        last.fields['line'] === change.fields['line'];
      changes = [...(replaces ? changes.slice(0, -1) : changes), change];
      notify();
      if (sending === undefined) {
        sending = change;
        void work();
      }
    },
    /**
     * A cart from another source. While changes are pending, their answers are newer, so an older
     * cart is ignored.
     */
    adopt(cart: CartView | null): void {
      if (
        changes.length > 0 ||
        (cart && truth && cart.id === truth.id && cart.revision < truth.revision)
      )
        return;
      truth = cart;
      waiting = false;
      notify();
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;

/**
 * A change of a line that was new when it was made names the line the server has given it; with a
 * refused line its changes go.
 */
function resolved(change: Change, answered: Change | undefined, truth: CartView | null): Change[] {
  if (answered === undefined || change.fields['line'] !== newLineId(answered.key)) return [change];
  const line = truth?.lines.find(({ item }) => item === answered.fields['item']);
  return line ? [{ ...change, fields: { ...change.fields, line: line.id } }] : [];
}
