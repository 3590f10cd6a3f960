import type { authentication } from '@shopwright/sdk';
import type { PageContext } from '../../page-context.server.ts';
import { readJsonCookie, serializeJsonCookie } from '../../session/cookies.server.ts';

/** The state of an unfinished sign-in. Stored in a cookie, because URLs end up in logs. */
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
  const stored = readJsonCookie(request, cookie.name) as Partial<Step> | null | undefined;
  if (
    stored?.kind !== kind ||
    typeof stored.stateToken !== 'string' ||
    typeof stored.email !== 'string' ||
    typeof stored.sentAt !== 'number'
  )
    return undefined;
  return {
    ...stored,
    kind,
    stateToken: stored.stateToken,
    email: stored.email,
    sentAt: stored.sentAt,
    factor: isFactor(stored.factor) ? stored.factor : undefined,
    factors: Array.isArray(stored.factors) ? stored.factors.filter(isFactor) : [],
  };
}

type CookieWriter = Pick<PageContext, 'origin' | 'setCookie'>;

export const saveStep = ({ origin, setCookie }: CookieWriter, step: Step): void =>
  setCookie(serializeJsonCookie(step, { ...cookie, secure: origin.startsWith('https:') }));
export const endStep = ({ origin, setCookie }: CookieWriter): void =>
  setCookie(serializeJsonCookie(undefined, { ...cookie, secure: origin.startsWith('https:') }));

/** The step that the platform requires next, or undefined. */
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

/** The pause between two codes, for the mail to arrive. */
const pauseSeconds = 30;
export const waitSeconds = ({ sentAt }: Pick<Step, 'sentAt'>, now: number): number =>
  Math.min(pauseSeconds, Math.max(0, Math.ceil((sentAt - now) / 1000) + pauseSeconds));
