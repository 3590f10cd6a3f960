import { createHash } from 'node:crypto';
import type { Db, Reader } from '../../db/index.ts';
import { networkOf } from '../../http/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/outcome.ts';
import { emailKey } from '../credentials/rules/email.ts';
import {
  addressWaits,
  confirmationWaits,
  forgetAfterSeconds,
  recipientWaits,
  waits,
} from './rules/waits.ts';
import { countTry, findBlock, forgetTries, takeBackTry, type Attempt } from './store.ts';

/**
 * Growing waits for whoever tries passwords: counted by account and by address, shared by all processes.
 * Somebody known from before has a count of their own, so that an attacker cannot lock them out.
 */
export interface Tried {
  readonly siteId: string;
  /** Guesses at one kind of secret do not hold up another kind from the same network. Members' passwords if left out. */
  readonly realm?: 'staff' | 'gift card';
  /** What is attacked: an address as typed, an account, whether it exists or not. */
  readonly account: string;
  readonly address: string;
  /** Set when the member is known there. */
  readonly device?: string | undefined;
}

/** Names of people who may not exist are not kept. */
const hidden = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
const realmOf = ({ realm }: Tried): string => (realm === undefined ? '' : `${realm} `);
const accountKey = (tried: Tried): string =>
  realmOf(tried) +
  (tried.device === undefined
    ? `account ${hidden(tried.account)}`
    : `known ${hidden(tried.account)} ${tried.device}`);
const addressKey = (tried: Tried): string => `${realmOf(tried)}address ${networkOf(tried.address)}`;
/** One network's tries of one account. */
const networkKey = (tried: Tried): string =>
  `${realmOf(tried)}network ${hidden(tried.account)} ${networkOf(tried.address)}`;

/** So many failures of one network count against the account everywhere; the rest hold up only that network. */
const SHARED_FAILURES_PER_NETWORK = 3;

export const tooMany = (seconds: number): Refusal =>
  refuse(429, 'TOO_MANY_REQUESTS', `Too many attempts. Try again in ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  });

const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

/**
 * Counts this try; a refusal if it comes too early. A known device is not held up by others at the same network, but is
 * counted there all the same: with less to do, the response time would tell that there is such a member. One network's
 * guesses count against the account only a few times, so they never lock the account for other networks.
 */
async function beginTry(
  db: Db,
  tried: Tried,
  now: Date,
  exempt: (address: string) => boolean,
): Promise<Refusal | undefined> {
  const options = { now, forgetBefore: new Date(now.getTime() - forgetAfterSeconds * 1000), waits };
  const take = async (key: string): Promise<Attempt> => countTry(db, tried.siteId, key, options);
  const refused = ({ refused: early, blockedUntil }: Attempt): Refusal | undefined =>
    early ? tooMany(secondsUntil(blockedUntil, now)) : undefined;
  if (exempt(tried.address)) return refused(await take(accountKey(tried)));
  if (tried.device !== undefined) {
    await take(`beside ${addressKey(tried)}`);
    await take(`beside ${networkKey(tried)}`);
    return refused(await take(accountKey(tried)));
  }
  const atAddress = refused(await take(addressKey(tried)));
  if (atAddress) return atAddress;
  const ofNetwork = await take(networkKey(tried));
  if (ofNetwork.refused) return refused(ofNetwork);
  if (ofNetwork.failures <= SHARED_FAILURES_PER_NETWORK)
    return refused(await take(accountKey(tried)));
  const blockedUntil = await findBlock(db, tried.siteId, accountKey(tried), now);
  return blockedUntil && tooMany(secondsUntil(blockedUntil, now));
}

/** It was the right one: the account begins anew, the address as it was before. */
async function endTry(
  db: Db,
  tried: Tried,
  now: Date,
  exempt: (address: string) => boolean,
): Promise<void> {
  await forgetTries(db, tried.siteId, accountKey(tried));
  if (tried.device !== undefined || exempt(tried.address)) return;
  await forgetTries(db, tried.siteId, networkKey(tried));
  await takeBackTry(db, tried.siteId, addressKey(tried), now);
}

/** The outcome is unknown because a queue or the database failed: the try was no guess, and counts for nothing. */
async function abandonTry(
  db: Db,
  tried: Tried,
  now: Date,
  exempt: (address: string) => boolean,
): Promise<void> {
  await takeBackTry(db, tried.siteId, accountKey(tried), now);
  if (tried.device !== undefined || exempt(tried.address)) return;
  await takeBackTry(db, tried.siteId, networkKey(tried), now);
  await takeBackTry(db, tried.siteId, addressKey(tried), now);
}

interface Counting {
  readonly db: Db;
  readonly clock: Clock;
  readonly exempt: (address: string) => boolean;
}

/** Counts a try around its check. A refusal of the check is a wrong guess, anything else was right; a throw is neither. */
export async function countedTry<Right>(
  { db, clock, exempt }: Counting,
  tried: Tried,
  check: () => Promise<Right | Refusal>,
): Promise<Right | Refusal> {
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

const guessKeys = ({
  kind,
  who,
  address,
}: Guess): (readonly [key: string, waits: readonly number[]])[] => [
  ...(address === undefined ? [] : [[`${kind} from ${networkOf(address)}`, addressWaits] as const]),
  [`${kind} by ${hidden(who)}`, waits] as const,
];

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

async function count(
  db: Reader,
  siteId: string,
  key: string,
  now: Date,
  list: readonly number[],
): Promise<Refusal | undefined> {
  const attempt = await countTry(db, siteId, key, {
    now,
    forgetBefore: new Date(now.getTime() - forgetAfterSeconds * 1000),
    waits: list,
  });
  return attempt.refused ? tooMany(secondsUntil(attempt.blockedUntil, now)) : undefined;
}

/** For what is asked of one thing and costs somebody something, such as mails to one address. */
export async function countAsk(
  db: Reader,
  siteId: string,
  what: string,
  now: Date,
): Promise<Refusal | undefined> {
  return count(db, siteId, `ask ${hidden(what)}`, now, waits);
}

/** The same for what one address asks of many. */
export async function countAskFrom(
  db: Reader,
  siteId: string,
  what: string,
  address: string,
  now: Date,
): Promise<Refusal | undefined> {
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
export async function countMailRequest(
  db: Db,
  { siteId, kind, recipient, address }: MailRequest,
  now: Date,
): Promise<Refusal | undefined> {
  return (
    (address === undefined ? undefined : await countAskFrom(db, siteId, kind, address, now)) ??
    countAsk(db, siteId, `${kind} ${emailKey(recipient)}`, now)
  );
}

/** The confirmation of an order that is paid later: anyone may place one in the name of any address. */
export interface ConfirmationRequest {
  readonly siteId: string;
  readonly recipient: string;
  /** Left out where it is the address of our own pages. */
  readonly address?: string;
}

/**
 * Limits how many such confirmations one network causes, and how many one recipient gets. The bounds are wide, because a
 * storefront may place the orders of all its buyers from one address; a buyer with several orders a day never reaches them.
 */
export async function countConfirmation(
  db: Db,
  { siteId, recipient, address }: ConfirmationRequest,
  now: Date,
): Promise<Refusal | undefined> {
  return (
    (address === undefined
      ? undefined
      : await count(
          db,
          siteId,
          `order confirmation from ${networkOf(address)}`,
          now,
          confirmationWaits,
        )) ??
    count(
      db,
      siteId,
      `ask ${hidden(`order confirmation ${emailKey(recipient)}`)}`,
      now,
      recipientWaits,
    )
  );
}

/** A mail about something that its recipient has not paid for: who caused it may be a stranger to them. */
export interface Notice {
  readonly siteId: string;
  readonly kind: string;
  readonly recipient: string;
}

/** Limits how many such mails one recipient gets, from all callers together. */
export async function countNotice(
  db: Reader,
  { siteId, kind, recipient }: Notice,
  now: Date,
): Promise<Refusal | undefined> {
  return count(db, siteId, `ask ${hidden(`${kind} ${emailKey(recipient)}`)}`, now, recipientWaits);
}

/** A message with a code or a link, which the person it is for waits for. */
export interface CodeRequest {
  readonly siteId: string;
  readonly kind: 'code' | 'recovery';
  /** The mailbox or phone. */
  readonly recipient: string;
  /** Left out where it is the address of our own pages. */
  readonly address: string | undefined;
  /** The recipient signed in from here before: requests of strangers do not hold them up. */
  readonly known?: boolean;
}

/** Limits how often one network has codes sent at all, and to one recipient, and how often anyone has them sent to that recipient. */
export async function countCodeRequest(
  db: Reader,
  { siteId, kind, recipient, address, known = false }: CodeRequest,
  now: Date,
): Promise<Refusal | undefined> {
  const to = `${kind} ${emailKey(recipient)}`;
  if (address === undefined) return countAsk(db, siteId, to, now);
  const early =
    (await countAskFrom(db, siteId, kind, address, now)) ??
    (await countAsk(db, siteId, `${to} from ${networkOf(address)}`, now));
  if (early || known) return early;
  return count(db, siteId, `ask ${hidden(to)}`, now, recipientWaits);
}
