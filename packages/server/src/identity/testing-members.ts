import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { Answer, IdentityBench } from './testing.ts';

/** How tests register members and sign them in, through the same calls as a storefront. */

export const PASSWORD = 'a quiet word of mine';

export const newEmail = (): string => `${randomUUID()}@example.com`;

export const memberIdOf = ({ body }: Answer): string => (body['identity'] as { id: string }).id;

/** The body of a refusal with this code, whatever its text. */
export const refusal = (code: string) => ({
  details: {
    applicationError: { code, description: expect.any(String), data: expect.any(Object) },
  },
});

/** The code that an authenticator app with this secret shows now. */
export const totpCode = (bench: IdentityBench, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: bench.clock().getTime() });

export interface TestMember {
  readonly email: string;
  /** The access token of the visitor who registered. */
  readonly visitor: string;
  /** The access token of the member's session. */
  readonly as: string;
  readonly memberId: string;
}

/** Exchanges the session token of a sign-in for the member's access token. */
export async function openSession(
  bench: IdentityBench,
  answer: Answer,
  email: string,
  visitor: string,
): Promise<TestMember> {
  const tokens = await bench.exchange(answer.body['sessionToken']);
  return {
    email,
    visitor,
    as: String(tokens.body['access_token']),
    memberId: memberIdOf(answer),
  };
}

/** A new member with a password and an open session. */
export async function registerMember(
  bench: IdentityBench,
  { isAddressVerified = false }: { isAddressVerified?: boolean } = {},
): Promise<TestMember> {
  const email = newEmail();
  const visitor = await bench.visitor();
  const answer = await bench.call(
    'POST',
    '/v2/register',
    { loginId: { email }, password: PASSWORD },
    { as: visitor },
  );
  const member = await openSession(bench, answer, email, visitor);
  if (isAddressVerified) await bench.verifyAddress(member.as, email);
  return member;
}

/** The sign-in calls of the current test's visitor. */
export function signInCalls(bench: () => IdentityBench, visitor: () => string) {
  return {
    register: (email: string, extra: object = {}, as = visitor()) =>
      bench().call(
        'POST',
        '/v2/register',
        { loginId: { email }, password: PASSWORD, ...extra },
        { as },
      ),
    login: (email: string, secret: string | null = PASSWORD, extra: object = {}, as = visitor()) =>
      bench().call('POST', '/v2/login', { loginId: { email }, password: secret, ...extra }, { as }),
    verify: (code: string, stateToken: unknown, as = visitor()) =>
      bench().call('POST', '/v1/auth/verify', { code, stateToken }, { as }),
  };
}
