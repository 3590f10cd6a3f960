import {
  violationsMessage,
  errorMessage,
  type FieldViolation,
  type WireError,
} from '@shopwright/contract';
import { refuse, type AnyRefusal } from '../kernel/outcome.ts';

/** Refusals and errors in the format of the official client. */

export function wireError(refusal: AnyRefusal): WireError {
  switch (refusal.refused) {
    case 'bare':
      return { message: refusal.description, details: {} };
    case 'validation':
      return {
        message: violationsMessage(refusal.violations),
        details: { validationError: { fieldViolations: [...refusal.violations].sort(byField) } },
      };
    case 'application':
      return {
        message: refusal.description,
        details: {
          applicationError: {
            code: refusal.code,
            description: refusal.description,
            data: refusal.data,
          },
        },
      };
  }
}

const byField = (a: FieldViolation, b: FieldViolation): number =>
  a.field < b.field ? -1 : a.field > b.field ? 1 : 0;

/** An internal error: the request id leads to the log entry. */
export function systemError(requestId: string): WireError {
  const description = errorMessage('INTERNAL', { requestId });
  return {
    message: description,
    details: { applicationError: { code: 'INTERNAL', description, data: { requestId } } },
  };
}

/**
 * A transient error. Never 400 or 401: a client that cannot refresh its token becomes a new visitor
 * and loses its cart.
 */
export const transientRefusal = (): AnyRefusal => refuse('UNAVAILABLE');

/** Errors of Fastify and Node before a call is reached. */
export function refuseFrameworkError(error: {
  statusCode?: number;
  code?: string;
  message: string;
}): AnyRefusal | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('PAYLOAD_TOO_LARGE');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse('UNSUPPORTED_MEDIA_TYPE');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return refuse('URI_TOO_LONG');
    case 'FST_ERR_HANDLER_TIMEOUT':
      return transientRefusal();
    default:
      if (error.statusCode === undefined || error.statusCode < 400 || error.statusCode >= 500)
        return undefined;
      return { ...refuse('MALFORMED_REQUEST', error.message), status: error.statusCode };
  }
}
