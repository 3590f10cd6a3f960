export interface FieldViolation {
  readonly field: string;
  readonly description: string;
  readonly violatedRule?: string;
  readonly data?: unknown;
}

export interface ErrorDetails {
  readonly applicationError?: { readonly code: string | number; readonly description: string; readonly data?: unknown };
  readonly validationError?: { readonly fieldViolations: readonly FieldViolation[] };
  readonly requestId?: string;
}

/** The platform answered, and the answer is not a success. The message is the provider's: JSON with the details in it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly details: ErrorDetails;
  readonly requestId: string | undefined;

  constructor(status: number, summary: string, details: ErrorDetails) {
    super(JSON.stringify({ message: summary, details }, null, 2));
    this.status = status;
    this.details = details;
    this.requestId = details.requestId;
  }
}

/** No answer of the platform was had: it may or may not have done what was asked. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

export interface Refusal {
  readonly status: number;
  readonly statusText: string;
  readonly requestId: string | undefined;
  /** The parsed JSON, or undefined when there was none. */
  readonly body: unknown;
}

export function apiError({ status, statusText, requestId, body }: Refusal): ApiError {
  const message = stringAt(body, 'message');
  const details = objectAt(body, 'details');
  const withId = requestId === undefined ? {} : { requestId };

  const violations = violationsIn(details);
  if (violations !== undefined) {
    const sorted = violations.toSorted((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0));
    const text = sorted.map(({ field, description }) => `"${field}" ${description}`).join(', ');
    return new ApiError(status, `INVALID_ARGUMENT: ${text}`, { validationError: { fieldViolations: sorted }, ...withId });
  }

  const application = objectAt(details, 'applicationError');
  if (application !== undefined) {
    const code = application['code'];
    const description = stringAt(application, 'description') ?? '';
    const summary = [...new Set([message, description])].filter((part) => part !== undefined && part !== '').join(': ');
    const applicationError = {
      description,
      code: typeof code === 'string' || typeof code === 'number' ? code : status,
      ...('data' in application ? { data: application['data'] } : {}),
    };
    return new ApiError(status, summary, { applicationError, ...withId });
  }

  const description = message || statusText;
  const applicationError = { description, code: status, data: { ...withId, details: body ?? null } };
  return new ApiError(status, description, { applicationError, ...withId });
}

function violationsIn(details: Record<string, unknown> | undefined): FieldViolation[] | undefined {
  const list = objectAt(details, 'validationError')?.['fieldViolations'];
  if (!Array.isArray(list)) return undefined;
  return list.filter(isObject).map((violation) => ({
    ...violation,
    field: stringAt(violation, 'field') ?? '',
    description: stringAt(violation, 'description') ?? '',
  }));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function objectAt(value: unknown, key: string): Record<string, unknown> | undefined {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : undefined;
}

function stringAt(value: unknown, key: string): string | undefined {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}
