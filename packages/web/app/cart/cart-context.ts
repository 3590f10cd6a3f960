import { createContext, use } from 'react';
import type { SessionView } from './cart-view.ts';
import type { ChangeFields, Preview } from './change.ts';
import type { CartState, Queue } from './queue.ts';

export interface CartContent extends CartState {
  readonly member: SessionView['member'];
  /** Makes a change: the fields of a form of the cart. */
  readonly send: (fields: ChangeFields, preview?: Preview) => void;
  readonly adopt: Queue['adopt'];
  readonly settled: Queue['settled'];
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

export const initialCartState: CartState = {
  cart: undefined,
  pending: 0,
  waiting: false,
  refused: undefined,
  refusedIntent: undefined,
};
const nothing = (): void => undefined;

/** The cart of a page; undefined outside its provider. */
export const CartContext = createContext<CartContent>({
  ...initialCartState,
  member: null,
  send: nothing,
  adopt: nothing,
  settled: () => Promise.resolve(false),
  isOpen: false,
  open: nothing,
  close: nothing,
});

export const useCart = (): CartContent => use(CartContext);
