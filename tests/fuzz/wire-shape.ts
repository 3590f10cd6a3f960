import { violationRules } from '@shopwright/contract';
import type { Answered } from '../kit/raw-http.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

/** What is wrong with an answer to bad input: undefined if it is a refusal in the wire's shape. */
export function whatIsWrong({ status, text }: Answered): string | undefined {
  const notBuilt = status === 501 && text.includes('"NOT_IMPLEMENTED"');
  if (!notBuilt && (status < 400 || status > 499)) return `status ${status}: ${text.slice(0, 200)}`;
  const body = parse(text);
  if (!isObject(body) || Object.keys(body).join() !== 'message,details')
    return `not {message, details}: ${text.slice(0, 200)}`;
  if (!isText(body['message']) || body['message'] === '' || !isObject(body['details']))
    return `message or details: ${text.slice(0, 200)}`;
  const { applicationError, validationError, ...rest } = body['details'];
  if (Object.keys(rest).length > 0 || (applicationError && validationError))
    return `details: ${text.slice(0, 200)}`;
  if (applicationError !== undefined) return wrongApplicationError(applicationError);
  return validationError === undefined
    ? undefined
    : wrongValidationError(validationError, body['message']);
}

function wrongApplicationError(error: unknown): string | undefined {
  const right =
    isObject(error) &&
    isText(error['code']) &&
    isText(error['description']) &&
    isObject(error['data']);
  return right ? undefined : `application error: ${JSON.stringify(error)}`;
}

function wrongValidationError(error: unknown, message: string): string | undefined {
  const violations =
    isObject(error) && Array.isArray(error['fieldViolations']) ? error['fieldViolations'] : [];
  if (violations.length === 0 || !message.startsWith('INVALID_ARGUMENT: "'))
    return `validation error: ${JSON.stringify(error)}`;
  const rules: readonly string[] = violationRules;
  const wrong = violations.find(
    (entry: unknown) =>
      !isObject(entry) ||
      !isText(entry['field']) ||
      !isText(entry['description']) ||
      !isObject(entry['data']) ||
      !isText(entry['violatedRule']) ||
      !rules.includes(entry['violatedRule']),
  );
  return wrong === undefined ? undefined : `violation: ${JSON.stringify(wrong)}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
