import type { Answer, IdentityBench } from '../testing.ts';
import { PASSWORD, registerMember, totpCode, type TestMember } from '../testing-members.ts';

/** How tests enroll a member's second factor and sign in with it. */

export const factorIdOf = ({ body }: Answer): string =>
  (body['factor'] as { factorId: string }).factorId;

export function factorCalls(bench: () => IdentityBench) {
  const enroll = ({ as }: TestMember, body: object) =>
    bench().call('POST', '/v1/members/me/factors', { password: PASSWORD, ...body }, { as });
  const activate = ({ as }: TestMember, factorId: unknown, code: string) =>
    bench().call('POST', `/v1/members/me/factors/${String(factorId)}/activate`, { code }, { as });
  return {
    /** A member with a password and a verified address. */
    join: () => registerMember(bench(), { isAddressVerified: true }),
    login: ({ email, visitor }: TestMember, extra: object = {}, as = visitor) =>
      bench().call(
        'POST',
        '/v2/login',
        { loginId: { email }, password: PASSWORD, ...extra },
        { as },
      ),
    verifyFactor: (
      { visitor }: TestMember,
      type: string,
      stateToken: unknown,
      data: object = {},
      as = visitor,
    ) => bench().call('POST', `/v2/${type}/verify`, { stateToken, ...data }, { as }),
    enroll,
    activate,
    codeOf: (secret: string) => totpCode(bench(), secret),
    /** A member with an active authenticator app. */
    async memberWithTotp() {
      const member = await registerMember(bench(), { isAddressVerified: true });
      const begun = await enroll(member, { type: 'TOTP' });
      const secret = String(begun.body['secret']);
      const done = await activate(member, factorIdOf(begun), totpCode(bench(), secret));
      bench().wait(60);
      return {
        member,
        secret,
        recoveryCodes: done.body['recoveryCodes'] as string[],
        factorId: factorIdOf(begun),
        begun,
        done,
      };
    },
  };
}
