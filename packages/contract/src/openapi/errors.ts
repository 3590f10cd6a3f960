import { pathParameters, type Call } from '../call.ts';
import { violationRules } from '../errors.ts';
import { commonErrorCodes, errors, errorStatuses, type ErrorCode } from '../errors/index.ts';
import type { ErrorEntry } from '../errors/entry.ts';
import type { Json } from './schema.ts';

/** Error schemas and responses of every operation. */

const free: Json = { type: 'object', additionalProperties: true };

export const errorSchemas: Json = {
  WireError: {
    title: 'WireError',
    type: 'object',
    required: ['message', 'details'],
    properties: {
      message: { type: 'string', description: 'What went wrong, for developers and logs.' },
      details: {
        description:
          'The fields that were refused, or an error with a code, or nothing more than the status and the message.',
        type: 'object',
        properties: {
          validationError: { $ref: '#/components/schemas/WireValidationError' },
          applicationError: { $ref: '#/components/schemas/WireApplicationError' },
        },
        maxProperties: 1,
      },
    },
  },
  WireApplicationError: {
    title: 'WireApplicationError',
    type: 'object',
    required: ['code', 'description', 'data'],
    properties: {
      code: { type: 'string', description: 'Always text, also where it looks like a number.' },
      description: { type: 'string', description: 'What went wrong, in one sentence.' },
      data: { ...free, description: 'Facts of the error, which differ by code.' },
    },
  },
  WireValidationError: {
    title: 'WireValidationError',
    type: 'object',
    required: ['fieldViolations'],
    properties: {
      fieldViolations: {
        description: 'Every field of the request that was refused.',
        type: 'array',
        minItems: 1,
        items: { $ref: '#/components/schemas/WireFieldViolation' },
      },
    },
  },
  WireFieldViolation: {
    title: 'WireFieldViolation',
    type: 'object',
    required: ['field', 'description', 'violatedRule', 'data'],
    properties: {
      field: {
        type: 'string',
        description: 'Dotted path, with the position in lists: lineItems[0].quantity',
      },
      description: { type: 'string', description: 'Why the field was refused, in words.' },
      violatedRule: {
        type: 'string',
        enum: violationRules,
        description: 'Rule that the field breaks.',
      },
      ruleName: { type: 'string', description: 'Name of the rule, if `violatedRule` is `OTHER`.' },
      data: { ...free, description: 'Bounds of the rule, such as its `threshold`.' },
    },
  },
};

const requestIdHeader: Json = { 'X-Wix-Request-Id': { $ref: '#/components/headers/RequestId' } };

const commonDescriptions: Readonly<Record<string, string>> = {
  BadRequest: 'The request cannot be parsed, or a field is invalid (`INVALID_ARGUMENT`).',
  Unauthenticated: 'The access token is missing, unknown or expired.',
  PermissionDenied: 'The token is valid, but the caller may not make this call.',
  NotFound: 'The object does not exist, or belongs to another caller.',
  TooManyRequests: 'Too many requests. Repeat the request after the time in `Retry-After`.',
  Unavailable:
    'A transient error; nothing was stored. Repeat the request after the time in `Retry-After`.',
  Error: 'Any other error.',
};

const withDescription = (description: string): Json => ({
  description,
  headers: requestIdHeader,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/WireError' } } },
});

/** The name of the common response with a status. */
const commonResponses: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'PermissionDenied',
  404: 'NotFound',
  429: 'TooManyRequests',
  503: 'Unavailable',
};

/** One error as the reference shows it. */
const describeError = (code: ErrorCode): string => {
  const { message, description }: ErrorEntry = errors[code];
  return `\`${code}\`: ${message} ${description}`;
};

function withErrors(description: string | undefined, codes: readonly ErrorCode[]): string {
  const list = codes.map((code) => `- ${describeError(code)}`);
  return [...(description ? [description] : []), ...list].join('\n');
}

/** The responses that every call may have, with the common errors at their statuses. */
export const errorResponses: Json = Object.fromEntries(
  Object.entries(commonDescriptions).map(([name, description]) => {
    const codes = commonErrorCodes.filter((code) => {
      const [status = 0] = errorStatuses(code);
      return (commonResponses[status] ?? 'Error') === name;
    });
    return [name, withDescription(withErrors(description, codes))];
  }),
);

/** The responses of a call in addition to its answer, with the errors it lists at their statuses. */
export function errorsOf(call: Call): Json {
  const statuses = new Set([400, 429, 503, ...call.errors.flatMap(errorStatuses)]);
  if (call.who !== 'public') statuses.add(401).add(403);
  if (pathParameters(call.path).length > 0) statuses.add(404);
  const responses = [...statuses].map((status) => [status, responseOf(call, status)] as const);
  return {
    ...Object.fromEntries(responses),
    default: { $ref: '#/components/responses/Error' },
  };
}

function responseOf(call: Call, status: number): Json {
  const common = commonResponses[status];
  const own = call.errors.filter((code) => errorStatuses(code).includes(status));
  if (own.length === 0) return { $ref: `#/components/responses/${common}` };
  return withDescription(withErrors(common === undefined ? '' : commonDescriptions[common], own));
}

export const answerHeaders: Json = {
  ...requestIdHeader,
  'X-Wix-Consistent': { $ref: '#/components/headers/Consistent' },
};

export const headerComponents: Json = {
  RequestId: {
    description: 'Names this request in the log of the server.',
    schema: { type: 'string' },
  },
  Consistent: {
    description: 'Send it back with later requests to read what was written.',
    schema: { type: 'string' },
  },
};
