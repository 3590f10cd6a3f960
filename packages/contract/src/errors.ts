/**
 * Errors on the wire. The official client reads `details.validationError` first, then
 * `details.applicationError`. Codes are strings. Without a `data` object in a violation, the client
 * fails.
 */

export const violationRules = [
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
  'REQUIRED_ONE_OF_FIELD',
] as const;
export type ViolationRule = (typeof violationRules)[number];

export interface FieldViolation {
  readonly field: string;
  readonly description: string;
  readonly violatedRule: ViolationRule;
  /** The name of a rule that belongs to one call. */
  readonly ruleName?: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ApplicationErrorBody {
  readonly code: string;
  readonly description: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface WireError {
  readonly message: string;
  readonly details:
    | { readonly applicationError: ApplicationErrorBody }
    | { readonly validationError: { readonly fieldViolations: readonly FieldViolation[] } }
    | Readonly<Record<string, never>>;
}

/** The message for violations: quoted fields with their descriptions, sorted by field. */
export function violationsMessage(violations: readonly FieldViolation[]): string {
  const sorted = [...violations].sort((a, b) =>
    a.field < b.field ? -1 : a.field > b.field ? 1 : 0,
  );
  return `INVALID_ARGUMENT: ${sorted.map(({ field, description }) => `"${field}" ${description}`).join(', ')}`;
}

/** Codes that the client's login and register functions read; always strings. */
export const identityErrors = {
  missingCaptchaToken: '-19971',
  invalidCaptchaToken: '-19970',
  emailAlreadyExists: '-19995',
  invalidPassword: '-19976',
  resetPassword: '-19973',
} as const;
