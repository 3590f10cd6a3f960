import { argumentOf } from './arguments.ts';

export interface FieldViolation {
  readonly field: string;
  readonly description: string;
  readonly violatedRule?: string;
  readonly ruleName?: string;
  readonly data?: unknown;
}

export interface ErrorDetails {
  readonly applicationError?: {
    readonly code: string | number;
    readonly description: string;
    readonly data?: unknown;
  };
  readonly validationError?: { readonly fieldViolations: readonly FieldViolation[] };
  readonly requestId?: string | undefined;
}

/**
 * The platform answered with an error. The message has the provider's format: JSON with the
 * details. Programs should check `code`.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  status: number;
  details: ErrorDetails;
  requestId: string | undefined;
  /** A readable message without JSON and codes, for pages and logs. */
  summary: string;
  /** The response in the form that the provider's modules expect. */
  readonly response: {
    readonly status: number;
    readonly statusText: string;
    readonly data: unknown;
  };

  constructor(
    status: number,
    summary: string,
    details: ErrorDetails,
    response: Partial<ApiError['response']> = {},
  ) {
    super(messageOf(summary, details));
    this.status = status;
    this.details = details;
    this.requestId = details.requestId;
    this.summary = sentenceOf(details);
    this.response = { status, statusText: '', data: undefined, ...response };
    // Already in the details; logs need not repeat the whole response.
    Object.defineProperty(this, 'response', { enumerable: false });
  }

  /** The application's code, or INVALID_ARGUMENT when fields were refused. */
  get code(): string | number | undefined {
    return this.details.validationError === undefined
      ? this.details.applicationError?.code
      : 'INVALID_ARGUMENT';
  }
}

/** The platform did not answer: the call may or may not have taken effect. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
}

export interface Refusal {
  readonly status: number;
  readonly statusText: string;
  readonly requestId: string | undefined;
  /** The parsed JSON, or undefined when there was none. */
  readonly body: unknown;
}

export function apiError(refusal: Refusal): ApiError {
  const { status, body, requestId } = refusal;
  const statusText = refusal.statusText || `Status ${status}`;
  const given = objectAt(body, 'details') ?? {};
  const message = stringAt(body, 'message') ?? statusText;
  const json = (summary: string, details: ErrorDetails, base: object = given) =>
    new ApiError(status, summary, details, {
      status,
      statusText,
      data: { message, details: base },
    });

  const list = objectAt(given, 'validationError')?.['fieldViolations'];
  if (Array.isArray(list)) {
    const violations = list.filter(isObject).map((violation) => ({
      ...violation,
      field: stringAt(violation, 'field') ?? '',
      description: stringAt(violation, 'description') ?? '',
    }));
    const details = validationDetails(violations, requestId);
    return json(summaryOf(details), details);
  }

  const application = objectAt(given, 'applicationError');
  if (application !== undefined) {
    const code = application['code'];
    const description = stringAt(application, 'description') ?? statusText;
    const summary = [...new Set([message, description])].filter((part) => part !== '').join(': ');
    const applicationError = {
      description,
      code: typeof code === 'string' || typeof code === 'number' ? code : status,
      data: application['data'] ?? {},
    };
    return json(summary, { applicationError, requestId });
  }

  // Storefronts compare with the number: the provider's client has it if the response has no code.
  const details = {
    applicationError: {
      description: message,
      code: status,
      data: { requestId, details: body ?? null },
    },
    requestId,
  };
  // The provider's modules create their own error from the response.
  const base = { ...given, applicationError: details.applicationError };
  if (status < 500) return json(message, details, base);
  const error = json(message, details, base);
  error.summary =
    requestId === undefined
      ? 'Something went wrong on the server.'
      : `Something went wrong on the server. The id of the request is ${requestId}.`;
  error.message =
    requestId === undefined
      ? `System error occurred: ${message}`
      : `System error occurred, request-id: ${requestId}`;
  return error;
}

/** Fields under the names of the arguments they came from. */
export function withArgumentNames(error: unknown, signature: string): unknown {
  if (!(error instanceof ApiError) || error.details.validationError === undefined) return error;
  const violations = error.details.validationError.fieldViolations.map((violation) => ({
    ...violation,
    field: argumentOf(signature, violation.field),
  }));
  error.details = validationDetails(violations, error.requestId);
  error.summary = sentenceOf(error.details);
  error.message = messageOf(summaryOf(error.details), error.details);
  return error;
}

/** "name" must not be empty, "price" must be a number. */
function sentenceOf({ validationError, applicationError }: ErrorDetails): string {
  if (validationError === undefined) return applicationError?.description ?? '';
  return `${validationError.fieldViolations.map(({ field, description }) => `"${field}" ${description}`).join(', ')}.`;
}

const messageOf = (message: string, details: ErrorDetails): string =>
  JSON.stringify({ message, details }, null, 2);

function validationDetails(
  violations: readonly FieldViolation[],
  requestId: string | undefined,
): ErrorDetails {
  return {
    validationError: {
      fieldViolations: [...violations].sort((a, b) =>
        a.field < b.field ? -1 : a.field > b.field ? 1 : 0,
      ),
    },
    requestId,
  };
}

const summaryOf = ({ validationError }: ErrorDetails): string =>
  `INVALID_ARGUMENT: ${validationError?.fieldViolations.map(({ field, description }) => `"${field}" ${description}`).join(', ')}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectAt(value: unknown, key: string): Record<string, unknown> | undefined {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : undefined;
}

function stringAt(value: unknown, key: string): string | undefined {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}
