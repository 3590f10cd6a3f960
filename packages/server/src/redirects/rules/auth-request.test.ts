import { describe, expect, test } from 'vitest';
import type { RedirectSessionAuthParams } from '@shopwright/contract/redirects/targets';
import { readAuth } from './auth-request.ts';

const codeChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const request = {
  clientId: 'app',
  responseType: 'code',
  redirectUri: 'https://app.example/callback',
  state: 'state-1',
  responseMode: 'query',
  codeChallenge,
  codeChallengeMethod: 'S256',
};
type Request = NonNullable<RedirectSessionAuthParams['authRequest']>;
const read = (changes: Record<string, unknown> = {}) =>
  readAuth({ authRequest: { ...request, ...changes } });
const wrong = (changes: Record<string, unknown>) => {
  const result = read(changes);
  return 'violations' in result
    ? result.violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)
    : [];
};

describe('a valid authorization request', () => {
  test('is parsed with its own fields only', () => {
    expect(read()).toEqual({
      request: {
        clientId: 'app',
        redirectUri: 'https://app.example/callback',
        state: 'state-1',
        responseMode: 'query',
        codeChallenge,
      },
    });
    expect(read({ idp: 'google', prompt: 'login' })).toMatchObject({
      request: { idp: 'google', prompt: 'login' },
    });
    expect(read({ idp: '' })).toEqual(read());
  });

  test('answers in the fragment unless it says otherwise', () => {
    for (const responseMode of [undefined, null])
      expect(read({ responseMode })).toMatchObject({ request: { responseMode: 'fragment' } });
    for (const responseMode of ['fragment', 'query', 'web_message'])
      expect(read({ responseMode })).toMatchObject({ request: { responseMode } });
  });

  test('may leave out the redirect URI when the result is posted to a page', () => {
    const silent = { responseMode: 'web_message', redirectUri: undefined };
    expect(read(silent)).toEqual({
      request: { clientId: 'app', state: 'state-1', responseMode: 'web_message', codeChallenge },
    });
    expect(wrong({ redirectUri: undefined })).toEqual([
      'auth.authRequest.redirectUri REQUIRED_FIELD',
    ]);
    expect(wrong({ redirectUri: '' })).toEqual(['auth.authRequest.redirectUri REQUIRED_FIELD']);
  });

  test('prefers the prompt next to it over the one inside', () => {
    const both = readAuth({
      authRequest: { ...request, prompt: 'none' },
      prompt: 'consent',
    });
    expect(both).toMatchObject({ request: { prompt: 'consent' } });
  });
});

describe('an authorization request is refused', () => {
  test.each([
    ['without a client', { clientId: '' }, 'clientId REQUIRED_FIELD'],
    ['with another response type', { responseType: 'token' }, 'responseType VALIDATION'],
    ['without a response type', { responseType: undefined }, 'responseType VALIDATION'],
    ['with another response mode', { responseMode: 'form_post' }, 'responseMode VALIDATION'],
    ['without a state', { state: '' }, 'state REQUIRED_FIELD'],
    ['with a long state', { state: 'x'.repeat(2_049) }, 'state MAX_LENGTH'],
    ['with a plain challenge', { codeChallengeMethod: 'plain' }, 'codeChallengeMethod VALIDATION'],
    ['without a method', { codeChallengeMethod: undefined }, 'codeChallengeMethod VALIDATION'],
    ['without a challenge', { codeChallenge: undefined }, 'codeChallenge VALIDATION'],
    ['with a short challenge', { codeChallenge: 'abc' }, 'codeChallenge VALIDATION'],
    ['with an unknown prompt', { prompt: 'create' }, 'prompt INVALID_ENUM_VALUE'],
  ])('%s', (_case, changes, violated) => {
    expect(wrong(changes)).toEqual([`auth.authRequest.${violated}`]);
  });

  test('with a null challenge, as without one', () => {
    expect(wrong({ codeChallenge: null })).toEqual(['auth.authRequest.codeChallenge VALIDATION']);
  });

  test('not for a state of 2048 characters, the maximum', () => {
    expect(wrong({ state: 'x'.repeat(2_048) })).toEqual([]);
  });

  test('with all of its problems at once', () => {
    const descriptions = (params: RedirectSessionAuthParams) => {
      const result = readAuth(params);
      return 'violations' in result
        ? result.violations.map(({ field, description }) => `${field} ${description}`)
        : [];
    };
    expect(descriptions({})).toEqual([
      'auth.authRequest.clientId is required',
      'auth.authRequest.responseType must be code',
      'auth.authRequest.state is required',
      'auth.authRequest.codeChallengeMethod must be S256',
      'auth.authRequest.codeChallenge must be a SHA-256 in base64url, 43 characters',
      'auth.authRequest.redirectUri is required',
    ]);
    const odd = { ...request, responseMode: 'x', prompt: 'x', state: 'x'.repeat(3_000) } as Request;
    expect(descriptions({ authRequest: odd })).toEqual([
      'auth.authRequest.responseMode must be one of fragment, query, web_message',
      'auth.authRequest.state must not be longer than 2048 characters',
      'auth.authRequest.prompt must be one of login, none, consent, select_account',
    ]);
  });
});
