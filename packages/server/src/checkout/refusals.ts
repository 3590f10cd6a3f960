import { notFound, refuse, type Refusal } from '../kernel/outcome.ts';

export const checkoutNotFound = (id: string): Refusal =>
  notFound(`There is no checkout with the id ${id}.`);

export const paymentInProgress = (data?: { readonly attemptId: string }): Refusal =>
  refuse(
    409,
    'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
    'A payment for this checkout is in progress. Wait until it ends.',
    data,
  );

export const checkoutCompleted: Refusal = refuse(
  409,
  'CHECKOUT_IS_COMPLETE',
  'This checkout is completed and can no longer be changed.',
);
