import { createHash } from 'node:crypto';
import type { Db } from '../db/index.ts';
import { networkOf } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { emailKey } from './rules/email.ts';
import { addressWaits, forgetAfterSeconds, waits } from './rules/waits.ts';
import { countTry, forgetTries, takeBackTry } from './store/attempts.ts';

/**
 * Growing waits for whoever tries passwords: counted by account and by address, shared by all processes.
 * Somebody known from before has a count of their own, so that an attacker cannot lock them out.
 */
export interface Tried {
  readonly siteId: string;
  /** What is attacked: an address as typed, an account, whether it exists or not. */
  readonly account: string;
  readonly address: string;
  /** Set when the member is known there. */
  readonly device?: string | undefined;
}

/** Names of people who may not exist are not kept. */
const hidden = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
const accountKey = ({ account, device }: Tried): string => (device === undefined ? `account ${hidden(account)}` : `known ${hidden(account)} ${device}`);
const addressKey = ({ address }: Tried): string => `address ${networkOf(address)}`;

export const tooMany = (seconds: number): Refusal =>
  refuse(429, 'TOO_MANY_REQUESTS', `Too many tries. Wait ${seconds} s and try again.`, { retryAfterSeconds: seconds });

/**
 * Counts this try; a refusal if it comes too early. Whoever is known is not held up by others at the same address, but is
 * counted there all the same: were there less to do for them, the clock would tell that there is such a member.
 */
export async function beginTry(db: Db, tried: Tried, now: Date, exempt: (address: string) => boolean): Promise<Refusal | undefined> {
  const options = { now, forgetBefore: new Date(now.getTime() - forgetAfterSeconds * 1000), waits };
  const known = tried.device !== undefined;
  const keys = [...(exempt(tried.address) ? [] : [known ? `beside ${addressKey(tried)}` : addressKey(tried)]), accountKey(tried)];
  for (const [index, key] of keys.entries()) {
    const attempt = await countTry(db, tried.siteId, key, options);
    const binding = !known || index === keys.length - 1;
    if (attempt.refused && binding) return tooMany(Math.max(1, Math.ceil((attempt.blockedUntil.getTime() - now.getTime()) / 1000)));
  }
  return undefined;
}

/** It was the right one: the account begins anew, the address as it was before. */
export async function endTry(db: Db, tried: Tried, now: Date, exempt: (address: string) => boolean): Promise<void> {
  await forgetTries(db, tried.siteId, accountKey(tried));
  if (tried.device === undefined && !exempt(tried.address)) await takeBackTry(db, tried.siteId, addressKey(tried), now);
}

/** The outcome is unknown because a queue or the database failed: the try was no guess, and counts for nothing. */
async function abandonTry(db: Db, tried: Tried, now: Date, exempt: (address: string) => boolean): Promise<void> {
  await takeBackTry(db, tried.siteId, accountKey(tried), now);
  if (tried.device === undefined && !exempt(tried.address)) await takeBackTry(db, tried.siteId, addressKey(tried), now);
}

interface Counting { readonly db: Db; readonly clock: Clock; readonly exempt: (address: string) => boolean }

/** Counts a try around its check. A refusal of the check is a wrong guess, anything else was right; a throw is neither. */
export async function countedTry<Right>({ db, clock, exempt }: Counting, tried: Tried, check: () => Promise<Right | Refusal>): Promise<Right | Refusal> {
  const early = await beginTry(db, tried, clock(), exempt);
  if (early) return early;
  let checked: Right | Refusal;
  try {
    checked = await check();
  } catch (error) {
    // If the database is away too, the error that is already on its way says so.
    await abandonTry(db, tried, clock(), exempt).catch(() => undefined);
    throw error;
  }
  if (!isRefusal(checked)) await endTry(db, tried, clock(), exempt);
  return checked;
}

/** Somebody who guesses at what is no account: codes of coupons, numbers of orders. Counted apart from passwords. */
export interface Guess {
  readonly siteId: string;
  readonly kind: string;
  readonly who: string;
  /** Left out where it is nobody's own. */
  readonly address?: string;
}

const guessKeys = ({ kind, who, address }: Guess): (readonly [key: string, waits: readonly number[]])[] =>
  [...(address === undefined ? [] : [[`${kind} from ${networkOf(address)}`, addressWaits] as const]), [`${kind} by ${hidden(who)}`, waits] as const];

/** Counts it before its outcome is known, so that many at once do not slip through; a refusal if it comes too early. */
export async function beginGuess(db: Db, guess: Guess, now: Date): Promise<Refusal | undefined> {
  for (const [key, list] of guessKeys(guess)) {
    const refused = await count(db, guess.siteId, key, now, list);
    if (refused) return refused;
  }
  return undefined;
}

/** It was none: it counts for nothing. */
export async function endGuess(db: Db, guess: Guess, now: Date): Promise<void> {
  for (const [key] of guessKeys(guess)) await takeBackTry(db, guess.siteId, key, now);
}

async function count(db: Db, siteId: string, key: string, now: Date, list: readonly number[]): Promise<Refusal | undefined> {
  const attempt = await countTry(db, siteId, key, { now, forgetBefore: new Date(now.getTime() - forgetAfterSeconds * 1000), waits: list });
  return attempt.refused ? tooMany(Math.max(1, Math.ceil((attempt.blockedUntil.getTime() - now.getTime()) / 1000))) : undefined;
}

/** For what is asked of one thing and costs somebody something, such as mails to one address. */
export async function countAsk(db: Db, siteId: string, what: string, now: Date): Promise<Refusal | undefined> {
  return count(db, siteId, `ask ${hidden(what)}`, now, waits);
}

/** The same for what one address asks of many. */
export async function countAskFrom(db: Db, siteId: string, what: string, address: string, now: Date): Promise<Refusal | undefined> {
  return count(db, siteId, `${what} from ${networkOf(address)}`, now, addressWaits);
}

/** A call that makes the shop send mail to an address the caller typed. */
export interface MailRequest {
  readonly siteId: string;
  readonly kind: string;
  readonly recipient: string;
  /** Left out where it is the address of our own pages. */
  readonly address?: string;
}

/** Limits how often one network, and how often anyone, may have mail of a kind sent to one recipient. */
export async function countMailRequest(db: Db, { siteId, kind, recipient, address }: MailRequest, now: Date): Promise<Refusal | undefined> {
  return (address === undefined ? undefined : await countAskFrom(db, siteId, kind, address, now))
    ?? countAsk(db, siteId, `${kind} ${emailKey(recipient)}`, now);
}
