import { ApiError, ConnectionError } from '@shopwright/sdk';
import { describe, expect, test } from 'vitest';
import { createTranslate } from '../../i18n/translate.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { sentenceOf } from './form-errors.server.ts';

const t = createTranslate(messagesOf('en', 'signIn').signIn, 'en');
const refusal = (code: string, status = 403, data = {}) =>
  new ApiError(status, code, {
    applicationError: { code, description: 'raw text of the platform', data },
  });
const violation = (field: string, violatedRule: string, data = {}) =>
  new ApiError(400, 'x', {
    validationError: {
      fieldViolations: [{ field, violatedRule, description: 'raw text of the platform', data }],
    },
  });

describe('every error that a shopper can get has its own message', () => {
  test.each([
    '-19971',
    '-19970',
    '-19995',
    '-19976',
    '-19973',
    'VERIFICATION_FAILED',
    'INVALID_ARGUMENT',
    'TOO_MANY_REQUESTS',
  ])('%s', (code) => {
    const said = JSON.stringify(
      sentenceOf(refusal(code, code === 'TOO_MANY_REQUESTS' ? 429 : 403), t),
    );
    expect(said).toMatch(/[a-z]\./);
    expect(said).not.toMatch(/raw text|undefined|-199/);
  });
});

test('too many attempts: says how long to wait, in seconds or minutes', () => {
  const wait = (retryAfterSeconds?: number) =>
    sentenceOf(refusal('TOO_MANY_REQUESTS', 429, { retryAfterSeconds }), t)?.message;
  expect(wait(1)).toContain('1 second');
  expect(wait(30)).toContain('30 seconds');
  expect(wait(240)).toContain('4 minutes');
  expect(wait(900)).toContain('15 minutes');
  expect(wait()).toContain('60 seconds');
});

test('shows an error at its field', () => {
  expect(sentenceOf(violation('password', 'MIN_LENGTH', { threshold: 10 }), t)?.errors).toEqual({
    password: 'Use at least 10 characters.',
  });
  expect(
    sentenceOf(violation('password', 'OTHER', { type: 'PASSWORD' }), t)?.errors?.['password'],
  ).toContain('data breach');
  expect(
    sentenceOf(violation('loginId.email', 'FORMAT', { type: 'EMAIL' }), t)?.errors?.['email'],
  ).toContain('name@example.com');
  expect(sentenceOf(violation('code', 'MIN_LENGTH'), t)?.errors?.['code']).toContain('code');
});

test('reports an unreachable platform as a temporary error, and rethrows a bug', () => {
  expect(sentenceOf(new ConnectionError('x'), t)?.message).toContain('Try again in a moment');
  expect(sentenceOf(refusal('UNAVAILABLE', 503), t)?.message).toContain('Try again in a moment');
  expect(sentenceOf(new TypeError('x'), t)).toBeUndefined();
  expect(sentenceOf(violation('stateToken', 'FORMAT'), t)).toBeUndefined();
  expect(sentenceOf(violation('profile.firstName', 'MAX_LENGTH'), t)?.errors).toEqual({
    firstName: 'This is too long.',
  });
  expect(sentenceOf(refusal('SOMETHING_NEW', 403), t)).toBeUndefined();
});
