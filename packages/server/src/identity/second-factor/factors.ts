import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { MfaChallengeData, V1Factor } from '@shopwright/contract/identity/factors';
import type { SignInResult } from '@shopwright/contract/identity/sign-in-result';
import { sealContext, type Tx } from '../../db/index.ts';
import { newId } from '../../kernel/ids.ts';
import type { Refusal } from '../../kernel/outcome.ts';
import type { Vault } from '../../kernel/vault.ts';
import type { IdentityDeps } from '../deps.ts';
import { sendFactorCode, sendPush } from '../accounts/mails.ts';
import { emailHint, phoneHint } from '../credentials/rules/email.ts';
import type { MemberRow } from '../accounts/rules/member-row.ts';
import { updateSingleUse, newCode } from '../credentials/single-use-tokens.ts';
import {
  listFactors,
  takeRecoveryCode,
  takeTimeStep,
  type FactorRow,
} from '../accounts/store/factors.ts';

/** Second factors: which a member can use, how they are challenged and verified. */

export type ProvableType = 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'PUSH';
type Usable = {
  readonly type: ProvableType;
  readonly target: string;
  readonly factorStatus: NonNullable<V1Factor['factorStatus']>;
};

const isProvable = (type: string): type is ProvableType => type !== 'WEBAUTHN';

/** The member's factors; without a usable one, a code to the address on file. */
export function usableFactors(
  member: MemberRow,
  factors: readonly FactorRow[],
): { usable: Usable[]; shown: V1Factor[] } {
  const active = factors.flatMap(({ type, status, target }): Usable[] =>
    status === 'ACTIVE' && isProvable(type)
      ? [
          {
            type,
            target: type === 'EMAIL' ? (member.loginEmail ?? '') : (target ?? ''),
            factorStatus: 'ENABLED',
          },
        ]
      : [],
  );
  const byRule: Usable[] =
    active.length === 0 && member.loginEmail !== null
      ? [{ type: 'EMAIL', target: member.loginEmail, factorStatus: 'ENABLED_BY_RULE' }]
      : [];
  const usable = [...active, ...byRule];
  const again = factors
    .filter(({ status }) => status === 'REQUIRE_REENROLL')
    .map(({ type }): V1Factor => ({ factorType: type, factorStatus: 'REQUIRE_REENROLL' }));
  return {
    usable,
    shown: [
      ...usable.map(({ type, factorStatus }): V1Factor => ({ factorType: type, factorStatus })),
      ...again,
    ],
  };
}

interface Challenged {
  readonly member: MemberRow;
  readonly stateToken: string;
  readonly factors: readonly FactorRow[];
  /** A refusal when too many codes were sent to this recipient. */
  readonly mayMail: (recipient: string) => Promise<Refusal | undefined>;
}

/**
 * With one factor, the challenge starts at once. With several, the member picks one by calling
 * `verify` without data.
 */
export async function requestFactor(
  tx: Tx,
  deps: IdentityDeps,
  challenged: Challenged,
): Promise<SignInResult | Refusal> {
  const { member, stateToken, factors } = challenged;
  const { usable, shown } = usableFactors(member, factors);
  const [only, ...others] = usable;
  const begun =
    only && others.length === 0 ? await challengeWith(tx, deps, challenged, only.type) : undefined;
  if (begun) return begun;
  return {
    state: 'REQUIRE_MFA',
    stateToken,
    requireMfaData: { availableFactors: shown, reason: 'USER_SETTINGS' },
  };
}

/** Starts a challenge; undefined when the member has not enrolled the factor. */
export async function challengeWith(
  tx: Tx,
  deps: IdentityDeps,
  { member, stateToken, factors, mayMail }: Challenged,
  type: ProvableType,
): Promise<SignInResult | Refusal | undefined> {
  const { usable, shown } = usableFactors(member, factors);
  const factor = usable.find((candidate) => candidate.type === type);
  if (!factor) return undefined;
  const early = type === 'TOTP' ? undefined : await mayMail(factor.target);
  if (early) return early;
  const held = { siteId: member.siteId, kind: 'state', token: stateToken } as const;
  const recipient = {
    siteId: member.siteId,
    store: (await deps.sites.find(member.siteId))?.store ?? {},
    to: factor.target,
    language: member.identityProfile.language,
  };
  let challenge: NonNullable<MfaChallengeData['verificationChallengeData']> = {};
  if (type === 'PUSH') {
    const transactionId = newId();
    await updateSingleUse(tx, held, { data: { factorType: type, transactionId, push: 'asked' } });
    await sendPush(tx, recipient, transactionId);
    challenge = { pushData: { transactionId } };
  } else if (type === 'TOTP') {
    await updateSingleUse(tx, held, { data: { factorType: type } });
  } else {
    const code = newCode();
    await updateSingleUse(tx, held, { code, data: { factorType: type } });
    await sendFactorCode(tx, recipient, type, code);
    challenge = { hint: type === 'EMAIL' ? emailHint(factor.target) : phoneHint(factor.target) };
  }
  return {
    state: 'MFA_CHALLENGE',
    stateToken,
    mfaChallengeData: {
      factorType: type,
      verificationChallengeData: challenge,
      availableFactors: shown,
      reason: 'USER_SETTINGS',
    },
  };
}

export const authenticator = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: Secret.fromBase32(secret),
  });

/** The associated data of an authenticator's sealed secret. */
export const factorSecretOf = (siteId: string, factorId: string): string =>
  sealContext('factor', siteId, factorId);

/**
 * Codes of the previous and next step are accepted, because clocks differ. Each step is accepted
 * once.
 */
export async function totpMatches(
  tx: Tx,
  vault: Vault,
  siteId: string,
  factor: Pick<FactorRow, 'factorId' | 'secret'>,
  code: string,
  now: Date,
): Promise<boolean> {
  const step =
    factor.secret === null
      ? undefined
      : totpStep(
          vault,
          { secret: factor.secret, sealedFor: factorSecretOf(siteId, factor.factorId) },
          code,
          now,
        );
  return step !== undefined && takeTimeStep(tx, siteId, factor.factorId, step);
}

/** The time step of this code; undefined when it is not a code of this secret. */
export function totpStep(
  vault: Vault,
  { secret, sealedFor }: { secret: string; sealedFor: string },
  code: string,
  now: Date,
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const opened = vault.open(secret, sealedFor);
  // Unreadable without the server's secret: a recovery code still works, and the owner can request
  // a new enrollment.
  if (opened === undefined) return undefined;
  const timestamp = now.getTime();
  const delta = authenticator(opened).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 30_000) + delta;
}

export function newRecoveryCodes(): string[] {
  // Ten letters and digits without lookalikes: 50 bits.
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const half = () => Array.from(randomBytes(5), (byte) => letters[byte % letters.length]).join('');
  return Array.from({ length: 10 }, () => `${half()}-${half()}`);
}

export const hashRecoveryCode = (code: string): Buffer =>
  createHash('sha256')
    .update(`recovery-code\n${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest();

/** A code of the authenticator app, or a recovery code. */
export async function authenticatorMatches(
  tx: Tx,
  vault: Vault,
  member: MemberRow,
  code: string,
  now: Date,
): Promise<boolean> {
  for (const factor of await listFactors(tx, member.siteId, member.memberId)) {
    if (
      factor.type === 'TOTP' &&
      factor.status === 'ACTIVE' &&
      (await totpMatches(tx, vault, member.siteId, factor, code, now))
    )
      return true;
  }
  return takeRecoveryCode(tx, member.siteId, member.memberId, hashRecoveryCode(code), now);
}
