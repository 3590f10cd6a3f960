import {
  errorMessage,
  errors,
  type CommonError,
  type ErrorCode,
  type ErrorParameter,
  type ErrorParameters,
  type ErrorStatus,
  type FieldViolation,
  type SingleStatusError,
  type UnraisedError,
  type ViolationRule,
} from '@shopwright/contract';

/**
 * An expected "no" as a value: it is answered to the caller and not logged as an error. A bug or a
 * failure is thrown.
 *
 * `Refusal<'A' | 'B'>` has one of the errors A and B, or one of the common errors that every call
 * may answer. `Refusal` alone has only a common one.
 */
export type Refusal<Code extends ErrorCode = never> =
  | ApplicationRefusal<Code | CommonError>
  | ValidationRefusal
  | BareRefusal;

/** A refusal with any error of the contract, for code that only passes it on. */
export type AnyRefusal = Refusal<ErrorCode>;

export interface ApplicationRefusal<Code extends ErrorCode> {
  readonly refused: 'application';
  readonly status: number;
  readonly code: Code;
  readonly description: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface ValidationRefusal {
  readonly refused: 'validation';
  readonly status: 400;
  readonly violations: readonly FieldViolation[];
}

/** An error without details; the client reads its numeric status. */
interface BareRefusal {
  readonly refused: 'bare';
  readonly status: number;
  readonly description: string;
}

/**
 * Parameters of the contract's message, or a whole sentence where one case has more to say than the
 * message.
 */
type Wording<Code extends ErrorCode> = ErrorParameters<Code> | string;

/** Refuses with an error of the contract, which states its status and message. */
export function refuse<const Code extends Exclude<SingleStatusError, UnraisedError>>(
  code: Code,
  ...[wording, data = {}]: Record<never, never> extends ErrorParameters<Code>
    ? [wording?: Wording<Code>, data?: Record<string, unknown>]
    : [wording: Wording<Code>, data?: Record<string, unknown>]
): ApplicationRefusal<Code> {
  const { status } = errors[code];
  return { refused: 'application', status, code, description: describe(code, wording), data };
}

/** Refuses with an error that clients expect with different statuses. */
export function refuseWithStatus<const Code extends Exclude<ErrorCode, UnraisedError>>(
  status: ErrorStatus<Code>,
  code: Code,
  wording: Wording<Code>,
  data: Record<string, unknown> = {},
): ApplicationRefusal<Code> {
  return { refused: 'application', status, code, description: describe(code, wording), data };
}

const describe = (
  code: ErrorCode,
  wording: Readonly<Record<string, ErrorParameter>> | string | undefined,
): string => (typeof wording === 'string' ? wording : errorMessage(code, wording));

export function refuseFields(...violations: readonly FieldViolation[]): ValidationRefusal {
  return { refused: 'validation', status: 400, violations };
}

export function refuseBare(status: number, description: string): BareRefusal {
  return { refused: 'bare', status, description };
}

export function violation(
  field: string,
  violatedRule: ViolationRule,
  description: string,
  data: Record<string, unknown> = {},
): FieldViolation {
  return { field, violatedRule, description, data };
}

/** For missing objects, and for objects that must look missing to this caller. */
export const notFound = (description: string): Refusal => refuse('NOT_FOUND', description);

export function isRefusal(value: unknown): value is AnyRefusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
