import { expect, it } from 'vitest';
import { service } from './call.ts';
import { calls } from './calls.ts';
import { message } from './field.ts';
import { permissions } from './permissions.ts';

const call = service([]);
const rest = {
  name: 'tea.brew',
  method: 'POST',
  path: '/v1/tea',
  request: message('TeaRequest', {}),
  answer: message('TeaAnswer', {}),
} as const;

it('a merchant call without a permission does not compile, nor one with a permission that is not listed', () => {
  // @ts-expect-error every app, key and collaborator could make it
  call({ ...rest, who: 'merchant' });
  // @ts-expect-error no key could hold it
  call({ ...rest, who: 'anyone', permission: 'TEA.BREW' });
  expect(call({ ...rest, who: 'merchant', permission: 'ECOM.MODIFY_ORDERS' }).permission).toBe(
    'ECOM.MODIFY_ORDERS',
  );
});

it('every merchant call declares a permission', () => {
  expect(
    calls
      .filter((one) => one.who === 'merchant' && one.permission === undefined)
      .map((one) => one.name),
  ).toEqual([]);
});

/**
 * Written by hand: no caller acts as the shop in these. They reach the caller's own account or
 * objects, or objects without an owner.
 */
const withoutPermission = [
  // Signing in and getting back in: proven by a password, a code or a link.
  'authentication.getSignInOptions',
  'authentication.login',
  'authentication.loginV2',
  'authentication.proceedToNextState',
  'authentication.register',
  'authentication.registerV2',
  'authentication.validateEmail',
  'authentication.verify',
  'factors.challengePasskey',
  'recovery.findRecovery',
  'recovery.recover',
  'recovery.sendRecoveryEmail',
  'siteMembers.login',
  'siteMembers.register',
  'staff.acceptInvitation',
  'staff.challengePasskey',
  'staff.getInvitation',
  'staff.getPasswordReset',
  'staff.requestPasswordReset',
  'staff.resetPassword',
  'staff.signIn',
  'staff.signInWithPasskey',
  'staff.verifySignIn',
  'verification.verifyDuringAuthentication',
  // The caller's own account, sessions and second factors.
  'factors.activateFactor',
  'factors.addPasskey',
  'factors.answerPush',
  'factors.beginPasskey',
  'factors.endMySession',
  'factors.endOtherSessions',
  'factors.enrolFactor',
  'factors.forgetDevices',
  'factors.listMyFactors',
  'factors.listMySessions',
  'factors.removeFactor',
  'factors.renewRecoveryCodes',
  'members.deleteMyAccount',
  'members.exportMyData',
  'oauth.userInfo',
  'staff.signOut',
  'staff.activateMyFactor',
  'staff.addMyPasskey',
  'staff.beginMyPasskey',
  'staff.changeMyProfile',
  'staff.endMySession',
  'staff.changeMyPassword',
  'staff.endMySessions',
  'staff.enrolMyFactor',
  'staff.getMyAccount',
  'staff.listMySessions',
  'staff.removeMyFactor',
  'staff.renewMyRecoveryCodes',
  // Each part of the answer needs the permission of its area.
  'admin.getOverview',
  'admin.search',
  // The caller's own views; each list needs the permission to read it.
  'savedViews.createSavedView',
  'savedViews.deleteSavedView',
  'savedViews.listSavedViews',
  'savedViews.updateSavedView',
  // The caller's own objects.
  'bookings.listMyBookings',
  'memberships.listMyAccess',
  'memberships.listMyMemberships',
  'subscriptions.listMySubscriptions',
  'tickets.joinWaitingList',
  'tickets.listMyTickets',
  'redirects.authorizeRedirectSession',
  'redirects.getRedirectSession',
  // Proven by the token of a link.
  'orders.getDownload',
  'orders.startDownload',
  // The same public answer for everyone.
  'giftCards.listGiftCardProducts',
  'services.listSlots',
  'services.listStaff',
  'staff.listPermissions',
  'store.getStore',
];

it('every other call declares the permission of its area, or is listed here with a reason', () => {
  const none = calls
    .filter((one) => one.who !== 'public' && one.permission === undefined)
    .map((one) => one.name);
  expect(none.toSorted()).toEqual(withoutPermission.toSorted());
});

it('every permission says in one sentence what it allows', () => {
  for (const [id, description] of Object.entries(permissions))
    expect(description, id).toMatch(/^[A-Z][^.]+\.$/);
});

/**
 * Asked for by what is no call of the contract: the grant of a member's session, and the metrics of
 * the server.
 */
const beyondCalls = ['MEMBERS.MEMBER_SIGN_IN', 'SHOPWRIGHT.READ_METRICS'];

it('every permission is needed by a call', () => {
  const needed = new Set<string>([...calls.flatMap((one) => one.permission ?? []), ...beyondCalls]);
  expect(Object.keys(permissions).filter((id) => !needed.has(id))).toEqual([]);
});
