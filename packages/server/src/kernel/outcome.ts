import type { FieldViolation, ViolationRule } from '@shopwright/contract';

/**
 * An expected "no", as a value: the caller sees it, nothing is logged as a fault.
 * What is thrown instead is a bug or a fault.
 */
export type Refusal = ApplicationRefusal | ValidationRefusal | BareRefusal;

interface ApplicationRefusal {
  readonly refused: 'application';
  readonly status: number;
  readonly code: string;
  readonly description: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface ValidationRefusal {
  readonly refused: 'validation';
  readonly status: 400;
  readonly violations: readonly FieldViolation[];
}

/** An error without details: the client makes an error with the numeric status of it. */
interface BareRefusal {
  readonly refused: 'bare';
  readonly status: number;
  readonly description: string;
}

export function refuse(
  status: number,
  code: string,
  description: string,
  data: Record<string, unknown> = {},
): Refusal {
  return { refused: 'application', status, code, description, data };
}

export function refuseFields(...violations: readonly FieldViolation[]): Refusal {
  return { refused: 'validation', status: 400, violations };
}

export function refuseBare(status: number, description: string): Refusal {
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

/** Missing, and whatever must look as if it were missing. */
export const notFound = (description: string): Refusal => refuse(404, 'NOT_FOUND', description);

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
