import { addMember } from '../../kit/members.ts';
import type { Kit } from './kit.ts';
import type { Step } from './record.ts';

const missingId = '11111111-1111-4111-8111-111111111111';
const password = 'correct horse battery';
const email = 'ada@example.com';

/** Visitors become members, or do not. */
export async function memberSteps(
  { visitor, owner, newVisitor, apiKey, sdk, server }: Kit,
  step: Step,
): Promise<void> {
  const { auth } = visitor;
  await step('tokens: as they are', () => auth.getTokens());
  await step('tokens: nobody is signed in', () => auth.loggedIn());
  const generated = await step('tokens: of another visitor', () => auth.generateVisitorTokens());
  await step('tokens: those that hold are kept', () =>
    generated === undefined ? undefined : auth.generateVisitorTokens(generated),
  );
  await step('tokens: renewed', () =>
    generated === undefined ? undefined : auth.renewToken(generated.refreshToken),
  );
  await step('tokens: renewed by the clock', async () => {
    if (generated === undefined) return undefined;
    const returning = newVisitor({
      accessToken: { value: generated.accessToken.value, expiresAt: 1 },
      refreshToken: generated.refreshToken,
    });
    await returning.products.queryProducts().limit(1).find();
    return returning.auth.getTokens();
  });
  await step('tokens: a refused one becomes a new visitor', async () => {
    const returning = newVisitor({
      accessToken: { value: '', expiresAt: 0 },
      refreshToken: { value: 'nonsense', role: 'member' },
    });
    await returning.products.queryProducts().limit(1).find();
    return returning.auth.getTokens().refreshToken.role;
  });
  await step('tokens: renewal of nonsense', () =>
    auth.renewToken({ value: 'nonsense', role: 'visitor' }),
  );
  await step('register: not an address', () => auth.register({ email: 'nonsense', password }));
  await step('register', () =>
    auth.register({ email, password, profile: { firstName: 'Ada', nickname: 'ada' } }),
  );
  await step('register: taken', () => auth.register({ email, password }));
  await step('register: with captcha', () =>
    auth.register({ email: 'eve@example.com', password, captchaTokens: { recaptchaToken: 'x' } }),
  );
  await step('login', () => auth.login({ email, password }));
  await step('login: wrong password', () => auth.login({ email, password: 'wrong horse battery' }));
  await step('login: unknown', () => auth.login({ email: 'nobody@example.com', password }));
  await step('login: not an address', () => auth.login({ email: 'nonsense', password }));
  await step('verification: nothing to verify', () =>
    newVisitor().auth.processVerification({ verificationCode: '123456' }),
  );
  await step('verification: a state that waits', () =>
    auth.processVerification(
      { verificationCode: '000000' },
      { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 'nonsense' } },
    ),
  );
  await step('identity: register by the module', () =>
    visitor.authentication.registerV2({ email: 'nonsense' }, { password }),
  );
  await step('identity: login by the module', () =>
    visitor.authentication.loginV2({ email }, { password: 'wrong' }),
  );
  await step('identity: change password as a visitor', () =>
    visitor.authentication.changePassword('another horse battery'),
  );
  await step('recovery: by the strategy', () =>
    auth.sendPasswordResetEmail(email, 'http://localhost:4000/'),
  );
  await step('recovery: by the module', () =>
    visitor.recovery.sendRecoveryEmail(email, {
      language: 'en',
      redirect: { url: 'http://localhost:4000/', clientId: missingId },
    }),
  );
  await step('recovery: with nonsense', () => visitor.recovery.recover('nonsense', { password }));
  await step('verification: by the module', () =>
    visitor.verification.verifyDuringAuthentication('000000', { stateToken: 'nonsense' }),
  );

  const data = auth.generateOAuthData(
    'http://localhost:4000/callback',
    'http://localhost:4000/back',
  );
  await step('oauth data', () => ({
    ...data,
    lengths: [data.codeVerifier.length, data.codeChallenge.length, data.state.length],
  }));
  await step('oauth: the address to sign in at', () =>
    auth.getAuthUrl(data).then(({ authUrl }) => new URL(authUrl).pathname),
  );
  await step('oauth: without a page', () =>
    auth
      .getAuthUrl(data, { prompt: 'none', responseMode: 'query' })
      .then(({ authUrl }) => new URL(authUrl).pathname),
  );
  await step('oauth: by another provider', () =>
    auth.getAuthUrl(data, { idp: 'google' }).then(({ authUrl }) => new URL(authUrl).pathname),
  );
  await step('oauth: what came back', () =>
    auth.parseFromUrl('http://localhost:4000/callback#code=abc&state=def'),
  );
  await step('oauth: what came back in the query', () =>
    auth.parseFromUrl('http://localhost:4000/callback?code=abc&state=def', 'query'),
  );
  await step('oauth: an error came back', () =>
    auth.parseFromUrl(
      'http://localhost:4000/callback#error=access_denied&error_description=No&state=x',
    ),
  );
  await step('oauth: nothing came back', () => auth.getMemberTokens('', '', data));
  await step('oauth: another state came back', () => auth.getMemberTokens('abc', 'other', data));
  await step('oauth: a code that is none', () =>
    auth.getMemberTokens('nonsense', data.state, data),
  );

  await step('members: nobody is signed in', () => visitor.members.getCurrentMember());
  await step('members: one who is not there', () => visitor.members.getMember(missingId));
  await step('members: the list for a visitor', () =>
    visitor.members.listMembers({ paging: { limit: 2 }, fieldsets: ['FULL'] }),
  );
  await step('members: flat options', () =>
    visitor.members.getMember(missingId, { fieldsets: ['FULL', 'PUBLIC'] }),
  );
  await step('members: a visitor may not create', () =>
    visitor.members.createMember({ member: { loginEmail: 'x@example.com' } }),
  );
  const made = await step('owner: create a member', () =>
    owner.members.createMember({
      member: {
        loginEmail: 'member@example.com',
        contact: { firstName: 'Mem', lastName: 'Ber', emails: ['member@example.com'] },
        profile: { nickname: 'mem' },
      },
    }),
  );
  const memberId = made?._id ?? missingId;
  await step('owner: a member with a bad address', () =>
    owner.members.createMember({ member: { loginEmail: 'nonsense' } }),
  );
  await step('owner: read the member', () =>
    owner.members.getMember(memberId, { fieldsets: ['FULL'] }),
  );
  await step('owner: update the member', () =>
    owner.members.updateMember(memberId, { profile: { nickname: 'Member' } }),
  );
  await step('owner: query members', () =>
    owner.members
      .queryMembers({ fieldsets: ['FULL'] })
      .eq('loginEmail', 'member@example.com')
      .find(),
  );
  await step('owner: query members by a sort', () =>
    owner.members.queryMembers().descending('_createdDate').limit(2).find(),
  );
  await step('owner: typed query of members', () =>
    owner.members.queryMembers(
      { filter: { loginEmail: 'member@example.com' } },
      { fieldsets: ['FULL'] },
    ),
  );
  await step('owner: mute', () => owner.members.muteMember(memberId));
  await step('owner: unmute', () => owner.members.unmuteMember(memberId));
  await step('owner: block', () => owner.members.blockMember(memberId));
  await step('owner: approve', () => owner.members.approveMember(memberId));
  await step('owner: slug', () => owner.members.updateMemberSlug(memberId, 'the-member'));
  await step('owner: delete by an empty filter', () => owner.members.bulkDeleteMembersByFilter({}));

  const existingId = await addMember(server);
  const tokens = await step('external login', () =>
    auth.getMemberTokensForExternalLogin(existingId, apiKey),
  );
  await step('external login: with a session', () =>
    auth
      .getMemberTokensForExternalLoginWithSession('member@example.com', apiKey)
      .then(({ refreshToken }) => refreshToken.role),
  );
  await step('external login: nobody', () =>
    auth.getMemberTokensForExternalLogin(missingId, apiKey),
  );
  if (tokens !== undefined) {
    const member = newVisitor(tokens);
    await step('member: signed in', () => member.auth.loggedIn());
    await step('member: me', () => member.members.getCurrentMember({ fieldsets: ['FULL'] }));
    await step('member: my slug', () => member.members.updateCurrentMemberSlug('mem'));
    await step('member: join', () => member.members.joinCommunity());
    await step('member: leave', () => member.members.leaveCommunity());
    await step('member: my cart', () => member.currentCart.getCurrentCart());
    await step('member: sign out', () =>
      member.auth
        .logout('http://localhost:4000/')
        .then(({ logoutUrl }) => new URL(logoutUrl).pathname),
    );
    await step('member: signed out', () => ({
      tokens: member.auth.getTokens(),
      loggedIn: member.auth.loggedIn(),
    }));
  }
  await step('owner: delete the member', () => owner.members.deleteMember(memberId));
  await step('owner: gone', () => owner.members.getMember(memberId));
  await step('an app without a secret', () =>
    sdk.AppStrategy({ appId: 'app', instanceId: 'x' }).getAuthHeaders(),
  );
  await step('an app without anything', () =>
    sdk.AppStrategy({ appId: 'app', appSecret: 'x' }).getAuthHeaders(),
  );
  await step('an app comes back without a code', () =>
    sdk
      .AppStrategy({ appId: 'app', appSecret: 'x' })
      .handleOAuthCallback('http://localhost:4000/?state=a'),
  );
  await step('an app comes back with another state', () =>
    sdk
      .AppStrategy({ appId: 'app', appSecret: 'x' })
      .handleOAuthCallback('http://localhost:4000/?state=a', { state: 'b' }),
  );
  // Last: the clients take different numbers of tokens here, and what is met is numbered.
  await step('tokens: three calls at once', async () => {
    const fresh = newVisitor();
    await Promise.all([1, 2, 3].map(() => fresh.products.queryProducts().limit(1).find()));
  });
}
