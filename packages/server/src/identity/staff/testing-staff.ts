import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../credentials/password-hashing.ts';
import type { Answer, IdentityBench } from '../testing.ts';
import { insertStaff } from './store/staff.ts';

/** How tests make owners and collaborators and call as them. */

export const STAFF_PASSWORD = 'a word of the staff';

export interface TestStaff {
  readonly email: string;
  readonly id: string;
}

export const refusal = (code: string, status = 403) => ({
  status,
  body: { details: { applicationError: { code } } },
});

export const tokenOf = ({ body }: Answer): string => String(body['accessToken']);

let lastNetwork = 0;
/** An address that no test used yet. */
export const freshAddress = (): string =>
  `198.19.${Math.floor(++lastNetwork / 250)}.${(lastNetwork % 250) + 1}`;

export const newStaffEmail = (): string => `${randomUUID()}@example.com`;

export function staffCalls(bench: () => IdentityBench) {
  const signIn = async ({ email }: { email: string }, password = STAFF_PASSWORD) =>
    bench().call(
      'POST',
      '/v1/staff/sign-in',
      { email, password },
      { as: await bench().visitor(), from: freshAddress() },
    );
  const me = (as: string, path = '', body?: object) =>
    bench().call(body ? 'POST' : 'GET', `/v1/staff/me${path}`, body, { as });
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: bench().clock().getTime(),
    });
  return {
    signIn,
    me,
    codeOf,
    async owner(): Promise<TestStaff> {
      const staff = { email: newStaffEmail(), staffId: randomUUID() };
      await insertStaff(bench().db, {
        siteId: bench().siteId,
        ...staff,
        passwordHash: await hashPassword(STAFF_PASSWORD, {
          memoryCost: 1024,
          timeCost: 1,
          parallelism: 1,
        }),
        role: 'owner',
      });
      return { email: staff.email, id: staff.staffId };
    },
    /** Signed in with an authenticator app that was just set up. */
    async enroll(as: string): Promise<{ secret: string; factorId: string; done: Answer }> {
      const begun = await me(as, '/factors', { password: STAFF_PASSWORD });
      const secret = String(begun.body['secret']);
      const { factorId } = begun.body['factor'] as { factorId: string };
      const done = await me(as, `/factors/${factorId}/activate`, { code: codeOf(secret) });
      bench().wait(60);
      return { secret, factorId, done };
    },
    /** The token of the link that was last mailed to the address. */
    async invitationToken(email: string): Promise<string> {
      const mail = await bench().lastMessage(email);
      return /\/admin\/staff\/accept\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
    },
    async accept(token: string, password = STAFF_PASSWORD, name = 'Jo Doe'): Promise<Answer> {
      return bench().call(
        'POST',
        '/v1/staff/invitations/accept',
        { token, name, password },
        { as: await bench().visitor(), from: freshAddress() },
      );
    },
  };
}
