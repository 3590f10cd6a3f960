import { ApiError } from '@shopwright/sdk';
import { data } from 'react-router';
import { isTransient } from '../http/finish-response.server.ts';
import type { TranslateBooking } from './format.server.ts';

/** The state of a submitted form, with the entered values. */
export interface BookingAnswer {
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  /** Signing in may help. */
  readonly signIn?: boolean;
  /** A plan is needed: the way to the plans is shown. */
  readonly seePlans?: boolean;
}

const typed = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

export const refused = (
  form: FormData,
  message: string,
  more: Omit<BookingAnswer, 'message' | 'values'> = {},
  status = 400,
) => data<BookingAnswer>({ message, values: typed(form), ...more }, { status });

const sentences = {
  SLOT_IS_FULL: 'slotTaken',
  SLOT_NOT_FOUND: 'slotGone',
  TOO_LATE_TO_BOOK: 'slotTooLate',
  TOO_EARLY_TO_BOOK: 'slotTooEarly',
  TOO_LATE_TO_CHANGE: 'notChangeable',
  BOOKING_IS_NOT_CONFIRMED: 'notChangeable',
  TICKETS_SOLD_OUT: 'ticketsGone',
  TICKETS_NOT_ON_SALE: 'ticketsNotOnSale',
  TOO_MANY_TICKETS: 'tooManyTickets',
  TICKET_TYPE_NOT_FOUND: 'ticketsNotOnSale',
  MEMBERS_ONLY_ITEM: 'membersOnly',
  NO_WAITING_LIST: 'noWaiting',
  TICKETS_ON_SALE: 'ticketsOnSale',
  SITE_MUST_ACCEPT_PAYMENTS: 'closed',
  SITE_NOT_ACCEPTING_PAYMENTS: 'closed',
  STATUS_NOT_ALLOWED: 'statusNotAllowed',
  NOT_FOR_BUYERS: 'notForBuyers',
  FULL_OUT_OF_STOCK: 'slotTaken',
  PARTIAL_OUT_OF_STOCK: 'notEnoughSpots',
} as const satisfies Record<string, Parameters<TranslateBooking>[0]>;

/** Messages of the same codes for a seat and for a ticket. */
const ofKind = {
  place: {
    ITEM_NOT_AVAILABLE: 'slotTaken',
    ITEM_NOT_FOUND: 'slotGone',
    INVALID_ITEM_OPTIONS: 'slotGone',
  },
  ticket: {
    ITEM_NOT_AVAILABLE: 'ticketsGone',
    ITEM_NOT_FOUND: 'ticketsNotOnSale',
    INVALID_ITEM_OPTIONS: 'ticketsNotOnSale',
  },
} as const satisfies Record<string, Record<string, Parameters<TranslateBooking>[0]>>;

/** A message for a refusal of the platform; other errors are rethrown. */
export function refusal(
  error: unknown,
  form: FormData,
  t: TranslateBooking,
  kind: keyof typeof ofKind = 'place',
) {
  if (isTransient(error)) return refused(form, t('notReachable'), {}, 503);
  if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error;
  const { applicationError, validationError } = error.details;
  const sentence = Object.entries({ ...sentences, ...ofKind[kind] }).find(
    ([code]) => code === applicationError?.code,
  )?.[1];
  const isEmail =
    validationError?.fieldViolations.some(({ field }) => field.endsWith('email')) === true;
  return refused(
    form,
    t(sentence ?? (isEmail ? 'notSaved' : 'notTaken')),
    {
      ...(sentence === 'membersOnly' ? { signIn: true } : {}),
      ...(isEmail ? { errors: { email: t('emailWrong') } } : {}),
    },
    error.status === 404 ? 409 : error.status,
  );
}
