import { violationRules } from '../errors.ts';
import type { Json } from './schema.ts';

/** Errors in the wire's shapes, for every operation. */

const free: Json = { type: 'object', additionalProperties: true };

export const errorSchemas: Json = {
  WireError: {
    title: 'WireError',
    type: 'object',
    required: ['message', 'details'],
    properties: {
      message: { type: 'string' },
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
      description: { type: 'string' },
      data: free,
    },
  },
  WireValidationError: {
    title: 'WireValidationError',
    type: 'object',
    required: ['fieldViolations'],
    properties: {
      fieldViolations: {
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
      description: { type: 'string' },
      violatedRule: { type: 'string', enum: violationRules },
      ruleName: { type: 'string' },
      data: free,
    },
  },
};

const requestIdHeader: Json = { 'X-Wix-Request-Id': { $ref: '#/components/headers/RequestId' } };

const says: Readonly<Record<string, string>> = {
  BadRequest:
    'The request cannot be read, or breaks a rule of a field (`INVALID_ARGUMENT`), or of this call.',
  Unauthenticated: 'The access token is missing, unknown or expired.',
  PermissionDenied: 'The caller is known, and this call is not for them.',
  NotFound: "There is no such thing, or none of the caller's.",
  TooManyRequests: 'Too many of these calls; `Retry-After` says when to try again.',
  Unavailable: 'Trouble that will pass; nothing was stored. `Retry-After` says when to try again.',
  Error: 'Any other refusal or fault.',
};

export const errorResponses: Json = Object.fromEntries(
  Object.entries(says).map(([name, description]) => [
    name,
    {
      description,
      headers: requestIdHeader,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/WireError' } } },
    },
  ]),
);

/** The responses of a call beside its answer. */
export function errorsOf(isPublic: boolean, namesSomething: boolean): Json {
  const at = (name: string): Json => ({ $ref: `#/components/responses/${name}` });
  return {
    400: at('BadRequest'),
    ...(isPublic ? {} : { 401: at('Unauthenticated'), 403: at('PermissionDenied') }),
    ...(namesSomething ? { 404: at('NotFound') } : {}),
    429: at('TooManyRequests'),
    503: at('Unavailable'),
    default: at('Error'),
  };
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
