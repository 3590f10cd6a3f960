import { describe, expect } from 'vitest';
import { refusal } from '../kit/client-error.ts';
import { test } from '../kit/fixtures.ts';

const password = 'correct horse battery';

// The strategy reads fixed places in an error; one of another shape makes it throw a TypeError at
// the shop.
describe('a malformed email address', () => {
  test('at registration is reported as an invalid email', async ({ wire, visitor }) => {
    const state = await visitor.auth.register({ email: 'not-an-address', password });

    expect(state).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'invalidEmail',
      error: expect.stringMatching(/\w+ \w+/),
    });
    expect(wire.callExchanges()[0]).toMatchObject({
      host: 'www.wixapis.com',
      path: '/_api/iam/authentication/v2/register',
      answer: { status: 400 },
    });
  });

  test('at login is reported as an invalid email, never as a field violation', async ({
    wire,
    visitor,
  }) => {
    const state = await visitor.auth.login({ email: 'not-an-address', password });

    expect(state).toMatchObject({ loginState: 'FAILURE', errorCode: 'invalidEmail' });
    expect(wire.callExchanges()[0]?.answer?.body).toMatchObject({
      details: { applicationError: { code: expect.any(String) } },
    });
  });

  test('through the module is a violation under the argument name', async ({ visitor }) => {
    const error = await refusal(
      visitor.authentication.registerV2({ email: 'not-an-address' }, { password }),
    );
    expect(error.details.validationError?.fieldViolations).toEqual([
      expect.objectContaining({
        field: 'loginId.email',
        violatedRule: 'FORMAT',
        data: expect.objectContaining({ type: 'EMAIL' }),
      }),
    ]);
  });
});

test('the length of a return URL is limited', async ({ visitor }) => {
  const postFlowUrl = `https://shop.test/${'x'.repeat(2048)}`;
  const error = await refusal(
    visitor.redirects.createRedirectSession({
      logout: { clientId: '11111111-1111-4111-8111-111111111111' },
      callbacks: { postFlowUrl },
    }),
  );
  expect(error.details.validationError?.fieldViolations).toEqual([
    expect.objectContaining({
      field: 'options.callbacks.postFlowUrl',
      violatedRule: 'MAX_LENGTH',
      data: expect.objectContaining({ threshold: 2048 }),
    }),
  ]);
});
