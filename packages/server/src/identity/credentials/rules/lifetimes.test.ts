import { expect, it } from 'vitest';
import { LIFETIME_SECONDS } from './lifetimes.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

it('every credential expires as documented', () => {
  expect(LIFETIME_SECONDS).toEqual({
    accessToken: 4 * HOUR,
    visitorRefresh: 365 * DAY,
    sessionIdle: 30 * DAY,
    sessionAbsolute: 90 * DAY,
    revocationCheck: 4,
    clockTolerance: 60,
    authorizationCode: MINUTE,
    codeRetry: 10,
    sessionToken: 5 * MINUTE,
    ssoSessionToken: MINUTE,
    signInState: 10 * MINUTE,
    approval: 30 * DAY,
    recoveryLink: 10 * MINUTE,
    activationLink: 3 * DAY,
    ssoState: 10 * MINUTE,
    captcha: 10 * MINUTE,
    trustedDevice: 90 * DAY,
    appRefresh: 365 * DAY,
    staffIdle: 12 * HOUR,
    staffAbsolute: 7 * DAY,
    staffInvitation: 7 * DAY,
  });
});

it('tokens in URLs expire before session tokens', () => {
  expect(LIFETIME_SECONDS.ssoSessionToken).toBeLessThan(LIFETIME_SECONDS.sessionToken);
  expect(LIFETIME_SECONDS.codeRetry).toBeLessThan(LIFETIME_SECONDS.authorizationCode);
  expect(LIFETIME_SECONDS.sessionIdle).toBeLessThan(LIFETIME_SECONDS.sessionAbsolute);
  expect(LIFETIME_SECONDS.staffIdle).toBeLessThan(LIFETIME_SECONDS.staffAbsolute);
});
