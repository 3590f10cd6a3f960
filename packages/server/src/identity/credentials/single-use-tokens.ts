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
/** How often one sign-in may have its code sent. */
export const MAX_CODE_SENDS = 5;

/** Six digits, short enough to read from an email or hear on the phone. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What may be used once. The kind is hashed with the token: one kind is never another, whatever it is dressed as. */
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
  | 'staff-state';

export interface NewSingleUse {
  readonly siteId: string;
  readonly kind: SingleUseKind;
  readonly memberId?: string | undefined;
  readonly clientId?: string | undefined;
  /** A short code that is asked for together with the token. */
  readonly code?: string | undefined;
  readonly data?: object;
  /** Instead of a fresh secret: where the wire wants an id, and what it stands for is proved otherwise. */
  readonly token?: string;
  readonly seconds: number;
  readonly now: Date;
  /** Older ones of these kinds become worthless. */
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

/** Uses it; undefined for anything that is not a good one of this kind in this store. */
export async function redeemSingleUse(
  tx: Reader,
  presented: Presented,
): Promise<SingleUseRow | undefined> {
  const what = name(presented);
  return what && useSingleUse(tx, what, presented.now);
}

/** Looks at it without using it, locked: still good, or undefined. */
export async function lockUnusedSingleUse(
  tx: Reader,
  presented: Presented,
): Promise<SingleUseRow | undefined> {
  const row = await lockAnySingleUse(tx, presented);
  return row && row.usedAt === null && row.expiresAt > presented.now ? row : undefined;
}

/** As it is, used or over. */
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

/** Counts a try of a held token; false when there were too many or it is over. The count must be committed whatever comes of the try. */
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
