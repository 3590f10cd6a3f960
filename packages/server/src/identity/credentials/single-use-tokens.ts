import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { compact } from '../../kernel/compact.ts';
import { newSecret } from '../../kernel/ids.ts';
import type { Reader } from '../../db/index.ts';
import {
  changeSingleUse,
  countAttempt,
  deleteSingleUseOf,
  insertSingleUse,
  lockSingleUse,
  useSingleUse,
  type SingleUseRow,
} from './store/single-use-tokens.ts';

/** Wrong codes before the token of a code is void. */
export const MAX_CODE_ATTEMPTS = 5;
/** The maximum number of codes sent during one sign-in. */
export const MAX_CODE_SENDS = 5;

/** Six digits, short enough to read from an email or hear on the phone. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * Tokens that can be used once. The kind is hashed with the token, so a token of one kind never
 * passes as another.
 */
export type SingleUseKind =
  | 'state'
  | 'session'
  | 'code'
  | 'install'
  | 'recovery'
  | 'activation'
  | 'approval'
  | 'verification'
  | 'enrolment'
  | 'sso'
  | 'passkey'
  | 'staff-state'
  | 'staff-passkey'
  | 'staff-recovery';

export interface NewSingleUse {
  readonly siteId: string;
  readonly kind: SingleUseKind;
  readonly memberId?: string | undefined;
  readonly clientId?: string | undefined;
  /** A short code that must be sent with the token. */
  readonly code?: string | undefined;
  readonly data?: object;
  /**
   * Replaces the generated secret, where the API expects an id and the caller proves the rest
   * otherwise.
   */
  readonly token?: string;
  readonly seconds: number;
  readonly now: Date;
  /** Revokes older tokens of these kinds. */
  readonly replaces?: readonly SingleUseKind[];
}

const digest = (kind: SingleUseKind, ...parts: readonly string[]): Buffer =>
  createHash('sha256')
    .update([kind, ...parts].join('\n'))
    .digest();
const wellFormed = /^[\w-]{36,43}$/;

export async function issueSingleUse(
  tx: Reader,
  {
    siteId,
    kind,
    memberId,
    clientId,
    code,
    data = {},
    token = newSecret(),
    seconds,
    now,
    replaces = [],
  }: NewSingleUse,
): Promise<string> {
  if (memberId !== undefined && replaces.length > 0)
    await deleteSingleUseOf(tx, siteId, memberId, replaces);
  await insertSingleUse(tx, {
    siteId,
    kind,
    hash: digest(kind, token),
    memberId: memberId ?? null,
    clientId: clientId ?? null,
    codeHash: code === undefined ? null : digest(kind, token, code),
    data,
    now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
  });
  return token;
}

interface Presented {
  readonly siteId: string;
  readonly kind: SingleUseKind;
  readonly token: string | null | undefined;
  readonly now: Date;
}

const name = ({ siteId, kind, token }: Presented) =>
  token !== undefined && token !== null && wellFormed.test(token)
    ? { siteId, kind, hash: digest(kind, token) }
    : undefined;

/** Uses the token; undefined if it is not a valid token of this kind in this store. */
export async function redeemSingleUse(
  tx: Reader,
  presented: Presented,
): Promise<SingleUseRow | undefined> {
  const what = name(presented);
  return what && useSingleUse(tx, what, presented.now);
}

/** Locks the token without using it; undefined when it is no longer valid. */
export async function lockUnusedSingleUse(
  tx: Reader,
  presented: Presented,
): Promise<SingleUseRow | undefined> {
  const row = await lockAnySingleUse(tx, presented);
  return row && row.usedAt === null && row.expiresAt > presented.now ? row : undefined;
}

/** The token in any state, including used and expired. */
export async function lockAnySingleUse(
  tx: Reader,
  presented: Presented,
): Promise<SingleUseRow | undefined> {
  const what = name(presented);
  return what && lockSingleUse(tx, what);
}

export async function updateSingleUse(
  tx: Reader,
  { siteId, kind, token }: Pick<Presented, 'siteId' | 'kind'> & { token: string },
  change: { code?: string; data?: object; sessionId?: string },
): Promise<void> {
  await changeSingleUse(
    tx,
    { siteId, kind, hash: digest(kind, token) },
    {
      ...(change.code === undefined ? {} : { codeHash: digest(kind, token, change.code) }),
      ...compact({ data: change.data, sessionId: change.sessionId }),
    },
  );
}

/**
 * Counts an attempt with a locked token; false when there were too many or the token has expired.
 * The count must be committed whatever the outcome.
 */
export async function countSingleUseAttempt(
  tx: Reader,
  presented: Presented,
): Promise<SingleUseRow | undefined> {
  const what = name(presented);
  return what && countAttempt(tx, what, presented.now, MAX_CODE_ATTEMPTS);
}

export const codeMatches = (
  row: SingleUseRow,
  kind: SingleUseKind,
  token: string,
  code: string,
): boolean => {
  const given = digest(kind, token, code);
  return (
    row.codeHash !== null &&
    row.codeHash.length === given.length &&
    timingSafeEqual(row.codeHash, given)
  );
};
