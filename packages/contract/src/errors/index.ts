import { cartErrors } from './cart.ts';
import { catalogErrors } from './catalog.ts';
import { changePlansErrors } from './change-plans.ts';
import { savedViewsErrors } from './saved-views.ts';
import { checkoutErrors } from './checkout.ts';
import { commonErrors } from './common.ts';
import { discountsErrors } from './discounts.ts';
import { giftCardsErrors } from './gift-cards.ts';
import { httpErrors } from './http.ts';
import { identityErrors } from './identity.ts';
import { mediaErrors } from './media.ts';
import { membersErrors } from './members.ts';
import { oauthErrors } from './oauth.ts';
import { ordersErrors } from './orders.ts';
import { paymentsErrors } from './payments.ts';
import { plansErrors } from './plans.ts';
import { redirectsErrors } from './redirects.ts';
import { servicesErrors } from './services.ts';
import { ticketsErrors } from './tickets.ts';
import { webhooksErrors } from './webhooks.ts';
import type { ErrorEntry, ParameterName } from './entry.ts';

/**
 * Every error that the API answers, with its status and message. A call lists the codes it may
 * answer.
 */
export const errors = {
  ...commonErrors,
  ...httpErrors,
  ...cartErrors,
  ...catalogErrors,
  ...changePlansErrors,
  ...savedViewsErrors,
  ...checkoutErrors,
  ...discountsErrors,
  ...giftCardsErrors,
  ...identityErrors,
  ...mediaErrors,
  ...membersErrors,
  ...oauthErrors,
  ...ordersErrors,
  ...paymentsErrors,
  ...plansErrors,
  ...redirectsErrors,
  ...servicesErrors,
  ...ticketsErrors,
  ...webhooksErrors,
} as const;

export type ErrorCode = keyof typeof errors;
export type CommonError = keyof typeof commonErrors;

/** The statuses of an error, usually one. */
export type ErrorStatus<Code extends ErrorCode> = StatusOf<(typeof errors)[Code]['status']>;
type StatusOf<Status extends number | readonly number[]> = Status extends readonly number[]
  ? Status[number]
  : Extract<Status, number>;

/** Errors that always have the same status. */
export type SingleStatusError = {
  [Code in ErrorCode]: (typeof errors)[Code]['status'] extends number ? Code : never;
}[ErrorCode];

export type ErrorParameter = string | number | null | undefined;

/** The values for the names in braces of an error's message. */
export type ErrorParameters<Code extends ErrorCode> = {
  readonly [Name in ParameterName<(typeof errors)[Code]['message']>]: ErrorParameter;
};

/** The message of an error with its parameters filled in. */
export function errorMessage(
  code: ErrorCode,
  parameters: Readonly<Record<string, ErrorParameter>> = {},
): string {
  return errors[code].message.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(parameters[name]),
  );
}

/** The statuses of an error, usually one. */
export function errorStatuses(code: ErrorCode): readonly number[] {
  const { status }: ErrorEntry = errors[code];
  return typeof status === 'number' ? [status] : status;
}

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

export const commonErrorCodes = Object.keys(commonErrors) as CommonError[];

export const isCommonError = (code: string): code is CommonError =>
  Object.hasOwn(commonErrors, code);
