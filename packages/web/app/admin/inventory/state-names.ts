import type { Choices } from '../grid/columns.ts';
import type { StockState } from './definition.ts';

type StateMessage = 'state_OUT_OF_STOCK' | 'state_LOW' | 'state_IN_STOCK' | 'state_PREORDER';

/** The names of the states of stock, for the column and its filter. */
export const stateNames = (t: (name: StateMessage) => string): Choices =>
  ({
    OUT_OF_STOCK: t('state_OUT_OF_STOCK'),
    LOW: t('state_LOW'),
    IN_STOCK: t('state_IN_STOCK'),
    PREORDER: t('state_PREORDER'),
  }) satisfies Record<StockState, string>;
