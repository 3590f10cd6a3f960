import { notFound, refuse, type Refusal } from '../kernel/outcome.ts';

export const checkoutNotFound = (id: string): Refusal =>
  notFound(`There is no checkout with the id ${id}.`);

export const paymentInProgress = (data?: {
  readonly attemptId: string;
}): Refusal<'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'> =>
  refuse('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS', {}, data);

export const checkoutCompleted: Refusal<'CHECKOUT_IS_COMPLETE'> = refuse('CHECKOUT_IS_COMPLETE');
