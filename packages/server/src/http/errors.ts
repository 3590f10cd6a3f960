import {
  systemErrorMessage,
  violationsMessage,
  type CommonError,
  commonErrors,
  type FieldViolation,
  type WireError,
} from '@shopwright/contract';
import { refuse, type Refusal } from '../kernel/outcome.ts';

/** Refusals and faults in the shapes the official client reads. */

export function wireError(refusal: Refusal): WireError {
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

export function refuseCommon(code: CommonError, description: string): Refusal {
  return refuse(commonErrors[code], code, description);
}

/** A bug or a fault we cannot name to the caller: the request id leads to the log. */
export function systemError(requestId: string): WireError {
  const description = `${systemErrorMessage}, request-id: ${requestId}`;
  return {
    message: description,
    details: { applicationError: { code: 'INTERNAL', description, data: { requestId } } },
  };
}

/** Trouble that will pass. Never 400 or 401: a client that fails to renew its token becomes a new visitor and loses its cart. */
export const passingTrouble = (): Refusal =>
  refuse(
    503,
    'UNAVAILABLE',
    'The shop is busy or restarting. Nothing was lost; please try again in a moment.',
  );

/** What Fastify and Node refuse by themselves, before any call of ours is reached. */
export function fromFramework(error: {
  statusCode?: number;
  code?: string;
  message: string;
}): Refusal | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuseCommon('PAYLOAD_TOO_LARGE', 'The body is larger than 1 MiB.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuseCommon('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.');
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return refuse(414, 'URI_TOO_LONG', 'A part of the address is longer than 512 characters.');
    case 'FST_ERR_HANDLER_TIMEOUT':
      return passingTrouble();
    default:
      if (error.statusCode === undefined || error.statusCode < 400 || error.statusCode >= 500)
        return undefined;
      return refuse(error.statusCode, 'MALFORMED_REQUEST', error.message);
  }
}
