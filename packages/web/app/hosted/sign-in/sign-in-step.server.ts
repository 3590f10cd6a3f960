import type { authentication } from '@shopwright/sdk';
import type { PageContext } from '../../page-context.server.ts';
import { readJsonCookie, serializeJsonCookie } from '../../session/cookies.server.ts';

/** A sign-in that is half done: what its next page must know. Kept in a cookie, not in addresses, which are written down everywhere. */
export interface Step {
  readonly kind: 'verify' | 'factor';
  readonly stateToken: string;
  /** The address as it was typed; empty where the sign-in began elsewhere. */
  readonly email: string;
  /** When a code was sent last, in milliseconds. */
  readonly sentAt: number;
  /** The way of proving that was begun, and where its code went. */
  readonly factor?: Factor | undefined;
  readonly hint?: string | undefined;
  readonly transactionId?: string | undefined;
  readonly factors?: readonly Factor[] | undefined;
}

export const provable = ['TOTP', 'EMAIL', 'SMS', 'CALL', 'PUSH'] as const;
export type Factor = (typeof provable)[number];
export const isFactor = (type: unknown): type is Factor =>
  provable.some((factor) => factor === type);

const cookie = { name: 'shopwright-sign-in', path: '/hosted', maxAge: 600 };

export function stepIn(request: Request, kind: Step['kind']): Step | undefined {
  const kept = readJsonCookie(request, cookie.name) as Partial<Step> | null | undefined;
  if (
    kept?.kind !== kind ||
    typeof kept.stateToken !== 'string' ||
    typeof kept.email !== 'string' ||
    typeof kept.sentAt !== 'number'
  )
    return undefined;
  return {
    ...kept,
    kind,
    stateToken: kept.stateToken,
    email: kept.email,
    sentAt: kept.sentAt,
    factor: isFactor(kept.factor) ? kept.factor : undefined,
    factors: Array.isArray(kept.factors) ? kept.factors.filter(isFactor) : [],
  };
}

type Keeper = Pick<PageContext, 'origin' | 'setCookie'>;

export const keepStep = ({ origin, setCookie }: Keeper, step: Step): void =>
  setCookie(serializeJsonCookie(step, { ...cookie, secure: origin.startsWith('https:') }));
export const endStep = ({ origin, setCookie }: Keeper): void =>
  setCookie(serializeJsonCookie(undefined, { ...cookie, secure: origin.startsWith('https:') }));

/** The step that the platform asks for; undefined when it asks for none. */
export function stepOf(
  result: authentication.SignInResult,
  email: string,
  now: number,
): Step | undefined {
  const { state, stateToken, requireMfaData, mfaChallengeData } = result;
  if (!stateToken) return undefined;
  const common = { stateToken, email, sentAt: now };
  if (state === 'REQUIRE_EMAIL_VERIFICATION') return { ...common, kind: 'verify' };
  if (state !== 'REQUIRE_MFA' && state !== 'MFA_CHALLENGE') return undefined;
  const {
    factorType,
    verificationChallengeData: challenge,
    availableFactors,
  }: authentication.MfaChallengeData = { ...requireMfaData, ...mfaChallengeData };
  const factors = (availableFactors ?? []).flatMap(({ factorType: type, factorStatus }) =>
    isFactor(type) && factorStatus !== 'REQUIRE_REENROLL' ? [type] : [],
  );
  return {
    ...common,
    kind: 'factor',
    factors,
    factor: isFactor(factorType) ? factorType : undefined,
    hint: challenge?.hint ?? undefined,
    transactionId: challenge?.pushData?.transactionId,
  };
}

/** Between two codes: a mail needs a moment, and so does whoever looks for it. */
const pauseSeconds = 30;
export const waitSeconds = ({ sentAt }: Pick<Step, 'sentAt'>, now: number): number =>
  Math.min(pauseSeconds, Math.max(0, Math.ceil((sentAt - now) / 1000) + pauseSeconds));
