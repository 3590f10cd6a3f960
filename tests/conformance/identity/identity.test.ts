import { createAuthorizationCode, redeemSessionToken } from '@shopwright/server/identity/index';
import { LoginState } from '@wix/sdk';
import { describe, expect } from 'vitest';
import {
  codeIn,
  lastMail,
  linkIn,
  password,
  setPolicy,
  solveCaptcha,
  someone,
} from '../../kit/accounts.ts';
import { addMember } from '../../kit/members.ts';
import type { TestServer } from '../../kit/start-server.ts';
import { ownerClient, tokenInfo, type visitorClient } from '../kit/client.ts';
import { refusal } from '../kit/client-error.ts';
import { test } from '../kit/fixtures.ts';

type Visitor = ReturnType<typeof visitorClient>;

/** The token a successful state carries. */
function sessionTokenOf(state: Awaited<ReturnType<Visitor['auth']['login']>>): string {
  if (state.loginState !== LoginState.SUCCESS)
    throw new Error(`Expected SUCCESS, got ${JSON.stringify(state)}`);
  return state.data.sessionToken;
}

/** What the hosted page does between the client's two halves of a sign-in. */
async function signedIn(
  { db, siteId, clientId }: TestServer,
  visitor: Visitor,
  sessionToken: string,
) {
  const oauthData = visitor.auth.generateOAuthData('http://shop.test/callback');
  const code = await db.tx(async (tx) => {
    const who = await redeemSessionToken(tx, { siteId, clientId, sessionToken, now: new Date() });
    return (
      who &&
      createAuthorizationCode(tx, {
        siteId,
        clientId,
        ...who,
        redirectUri: oauthData.redirectUri,
        codeChallenge: oauthData.codeChallenge,
        now: new Date(),
      })
    );
  });
  const tokens = await visitor.auth.getMemberTokens(code ?? 'none', oauthData.state, oauthData);
  visitor.auth.setTokens(tokens);
  return tokens;
}

describe('an open store', () => {
  test('registers, signs in, and exchanges the code for member tokens', async ({
    server,
    visitor,
  }) => {
    const email = someone();
    const joined = await visitor.auth.register({ email, password, profile: { nickname: 'Ada' } });
    expect(joined).toMatchObject({
      loginState: 'SUCCESS',
      data: { sessionToken: expect.any(String) },
    });

    const tokens = await signedIn(
      server,
      visitor,
      sessionTokenOf(await visitor.auth.login({ email, password })),
    );
    expect(visitor.auth.loggedIn()).toBe(true);
    expect(await tokenInfo(tokens.accessToken.value)).toMatchObject({
      active: true,
      subjectType: 'MEMBER',
    });
    await expect(visitor.auth.renewToken(tokens.refreshToken)).resolves.toMatchObject({
      refreshToken: { role: 'member' },
    });
  });

  test('stores profile addresses with street, coordinates and formatted text', async ({
    server,
    visitor,
  }) => {
    const email = someone();
    const address = {
      country: 'DE',
      city: 'Berlin',
      postalCode: '10115',
      addressLine2: '2nd floor',
      streetAddress: { name: 'Torstraße', number: '1' },
      location: { latitude: 52.5, longitude: 13.4 },
      formatted: 'Torstraße 1, 10115 Berlin',
    };
    // The strategy's type names the address of the calls; its code hands on what the client's own
    // form of it holds.
    await visitor.auth.register({
      email,
      password,
      profile: { addresses: [{ address, tag: 'HOME' }] } as never,
    });
    const { identity } = await ownerClient({
      apiKey: await server.createApiKey(),
    }).authentication.signOn({ email }, {});
    expect(identity?.identityProfile?.addresses).toEqual([
      { address: expect.objectContaining(address), tag: 'HOME' },
    ]);
  });

  test('reports a taken email address', async ({ visitor }) => {
    const email = someone();
    await visitor.auth.register({ email, password });
    expect(await visitor.auth.register({ email, password })).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'emailAlreadyExists',
    });
  });

  test('reports a wrong password and an unknown address alike', async ({ visitor }) => {
    const email = someone();
    await visitor.auth.register({ email, password });
    for (const who of [email, someone()])
      expect(await visitor.auth.login({ email: who, password: 'wrong' })).toMatchObject({
        loginState: 'FAILURE',
        errorCode: 'invalidPassword',
      });
  });

  test('reports a password that is too short without breaking the client', async ({ visitor }) => {
    expect(await visitor.auth.register({ email: someone(), password: 'short' })).toMatchObject({
      loginState: 'FAILURE',
      error: expect.stringContaining('password'),
    });
  });

  test('reports a password that must be reset', async ({ server, visitor }) => {
    const email = someone();
    await visitor.auth.register({ email, password });
    await server.db.query({
      text: 'update member_password set must_change = true where member_id = (select member_id from member where login_email = $1)',
      values: [email],
    });
    expect(await visitor.auth.login({ email, password })).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'resetPassword',
    });
  });

  test('refuses a blocked member', async ({ server, visitor }) => {
    const email = someone();
    await visitor.auth.register({ email, password });
    await server.db.query({
      text: "update member set status = 'BLOCKED' where login_email = $1",
      values: [email],
    });
    expect(await visitor.auth.login({ email, password })).toMatchObject({
      loginState: 'FAILURE',
      error: 'Unknown _state',
    });
  });
});

test('a store that approves: the client waits for the owner', async ({ server, visitor }) => {
  await setPolicy(server, { ownerApproval: true });
  try {
    const email = someone();
    expect(await visitor.auth.register({ email, password })).toEqual({
      loginState: 'OWNER_APPROVAL_REQUIRED',
    });
    expect(await visitor.auth.login({ email, password })).toEqual({
      loginState: 'OWNER_APPROVAL_REQUIRED',
    });
  } finally {
    await setPolicy(server, { ownerApproval: false });
  }
});

describe('a store that verifies addresses', () => {
  test('accepts the mailed code', async ({ server, visitor }) => {
    await setPolicy(server, { emailVerification: true });
    try {
      const email = someone();
      const waiting = await visitor.auth.register({ email, password });
      expect(waiting).toMatchObject({
        loginState: 'EMAIL_VERIFICATION_REQUIRED',
        data: { stateToken: expect.any(String) },
      });
      const code = codeIn(await lastMail(server, email));
      const wrong = code === '000000' ? '000001' : '000000';
      await expect(
        visitor.auth.processVerification({ verificationCode: wrong }, waiting),
      ).rejects.toThrow('VERIFICATION_FAILED');
      const done = await visitor.auth.processVerification({ verificationCode: code }, waiting);
      await signedIn(server, visitor, sessionTokenOf(done));
      expect(visitor.auth.loggedIn()).toBe(true);
      await expect(
        visitor.auth.processVerification({ verificationCode: code }, waiting),
      ).rejects.toThrow('VERIFICATION_FAILED');
    } finally {
      await setPolicy(server, { emailVerification: false });
    }
  });
});

test('a captcha is required, refused and accepted, with both kinds sent at once', async ({
  server,
  visitor,
}) => {
  await setPolicy(server, { captcha: { mode: 'VISIBLE' } });
  try {
    const email = someone();
    expect(await visitor.auth.register({ email, password })).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'missingCaptchaToken',
    });
    expect(
      await visitor.auth.register({
        email,
        password,
        captchaTokens: { recaptchaToken: 'x', invisibleRecaptchaToken: 'y' },
      }),
    ).toMatchObject({ loginState: 'FAILURE', errorCode: 'invalidCaptchaToken' });
    const recaptchaToken = await solveCaptcha(server);
    expect(
      await visitor.auth.register({
        email,
        password,
        captchaTokens: { recaptchaToken, invisibleRecaptchaToken: 'y' },
      }),
    ).toMatchObject({ loginState: 'SUCCESS' });
  } finally {
    await setPolicy(server, { captcha: { mode: 'OFF' } });
  }
});

test('a forgotten password is reset with the mailed link', async ({ server, wire, visitor }) => {
  const email = someone();
  await visitor.auth.register({ email, password });
  await visitor.auth.sendPasswordResetEmail(email, 'http://shop.test/after-reset');
  expect(wire.callExchanges().at(-1)).toMatchObject({
    path: '/_api/iam/recovery/v1/send-email',
    answer: { status: 200, body: {} },
  });
  await server.runJobs();
  const token = new URL(linkIn(await lastMail(server, email))).searchParams.get('token') ?? '';
  const result = await visitor.recovery.recover(token, { password: 'another quiet word' });
  expect(result).toMatchObject({
    state: 'SUCCESS',
    identity: { email: { address: email, isVerified: true } },
  });
  expect(await visitor.auth.login({ email, password })).toMatchObject({
    errorCode: 'invalidPassword',
  });
  expect(await visitor.auth.login({ email, password: 'another quiet word' })).toMatchObject({
    loginState: 'SUCCESS',
  });
});

describe("an owner's own sign-in", () => {
  test('signs a member on by email address, with a new session', async ({ server, visitor }) => {
    visitor.auth.setTokens(await visitor.auth.generateVisitorTokens());
    const tokens = await visitor.auth.getMemberTokensForExternalLoginWithSession(
      someone(),
      await server.createApiKey(),
      { verifyEmail: true },
    );
    expect(await tokenInfo(tokens.accessToken.value)).toMatchObject({
      active: true,
      subjectType: 'MEMBER',
    });
  });

  test('is restricted', async ({ server, visitor }) => {
    visitor.auth.setTokens(await visitor.auth.generateVisitorTokens());
    await expect(
      visitor.auth.getMemberTokensForExternalLoginWithSession(
        someone(),
        await server.createApiKey(['WIX_STORES.READ_PRODUCTS']),
      ),
    ).rejects.toThrow('PERMISSION_DENIED');
  });
});

describe('the identity modules', () => {
  test('an access token alone changes no password: the error names what is missing', async ({
    server,
    visitor,
  }) => {
    const email = someone();
    const tokens = await signedIn(
      server,
      visitor,
      sessionTokenOf(await visitor.auth.register({ email, password })),
    );
    const refused = await refusal(visitor.authentication.changePassword('another quiet word'));
    expect(refused.details.applicationError).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
      data: { methods: ['PASSWORD'] },
    });
    expect((await visitor.auth.renewToken(tokens.refreshToken)).accessToken.value).toBeTruthy();
    expect(await visitor.auth.login({ email, password })).toMatchObject({ loginState: 'SUCCESS' });
  });

  test('refuse visitors', async ({ visitor }) => {
    expect(
      (await refusal(visitor.authentication.changePassword('another quiet word'))).details
        .applicationError,
    ).toMatchObject({ code: 'PERMISSION_DENIED' });
    expect(
      (await refusal(visitor.recovery.sendActivationEmail('11111111-1111-4111-8111-111111111111')))
        .details.applicationError,
    ).toMatchObject({ code: 'PERMISSION_DENIED' });
  });

  test('a member starts to prove their address and finishes with the code', async ({
    server,
    visitor,
  }) => {
    const email = someone();
    await signedIn(
      server,
      visitor,
      sessionTokenOf(await visitor.auth.register({ email, password })),
    );
    const { verificationId = '' } = await visitor.verification.start({ target: 'EMAIL' });
    expect(
      await visitor.verification.verifyDuringAuthentication(codeIn(await lastMail(server, email)), {
        stateToken: verificationId,
      }),
    ).toMatchObject({ state: 'SUCCESS', identity: { email: { isVerified: true } } });
  });

  test('dates of an identity arrive as dates', async ({ visitor }) => {
    const { identity } = await visitor.authentication.registerV2(
      { email: someone() },
      { password },
    );
    expect(identity?._createdDate).toBeInstanceOf(Date);
  });
});

test('a member created by the store can be signed in externally', async ({ server, visitor }) => {
  const memberId = await addMember(server, 'APPROVED', someone());
  visitor.auth.setTokens(await visitor.auth.generateVisitorTokens());
  const tokens = await visitor.auth.getMemberTokensForExternalLogin(
    memberId,
    await server.createApiKey(),
  );
  expect(await tokenInfo(tokens.accessToken.value)).toMatchObject({ subjectId: memberId });
});
