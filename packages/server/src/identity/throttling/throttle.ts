import { createHash } from 'node:crypto';
import type { ErrorCode } from '@shopwright/contract';
import type { Db, Reader } from '../../db/index.ts';
import { networkOf } from '../../http/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/outcome.ts';
import { emailKey } from '../credentials/rules/email.ts';
import {
  NETWORK_DELAYS_SECONDS,
  CONFIRMATION_DELAYS_SECONDS,
  ATTEMPT_RETENTION_SECONDS,
  RECIPIENT_DELAYS_SECONDS,
  ATTEMPT_DELAYS_SECONDS,
} from './rules/delays.ts';
import {
  recordAttempt,
  findBlock,
  resetAttempts,
  uncountAttempt,
  type AttemptCount,
} from './store.ts';

/**
 * An attempt to guess a password. Attempts are counted by account and by network, in the database,
 * for all processes. A device that the member used before has a count of its own, so an attacker
 * cannot lock the member out.
 */
export interface ThrottledAttempt {
  readonly siteId: string;
  /**
   * Attempts at one kind of secret do not delay another kind from the same network. Default:
   * members' passwords.
   */
  readonly realm?: 'staff' | 'gift card';
  /** The account under attack, as typed, whether it exists or not. */
  readonly account: string;
  readonly address: string;
  /** Set if the member has signed in from this device before. */
  readonly device?: string | undefined;
}

/**
 * Accounts are stored as hashes: the typed address may belong to a person who never visited the
 * store.
 */
const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
const realmOf = ({ realm }: ThrottledAttempt): string => (realm === undefined ? '' : `${realm} `);
const accountKey = (attempt: ThrottledAttempt): string =>
  realmOf(attempt) +
  (attempt.device === undefined
    ? `account ${hashOf(attempt.account)}`
    : `known ${hashOf(attempt.account)} ${attempt.device}`);
const addressKey = (attempt: ThrottledAttempt): string =>
  `${realmOf(attempt)}address ${networkOf(attempt.address)}`;
/** The attempts of one network at one account. */
const networkKey = (attempt: ThrottledAttempt): string =>
  `${realmOf(attempt)}network ${hashOf(attempt.account)} ${networkOf(attempt.address)}`;

/** Further failures of the same network delay only that network, not the account everywhere. */
const MAX_SHARED_FAILURES_PER_NETWORK = 3;

export const tooManyAttempts = (seconds: number): Refusal =>
  refuse(
    'TOO_MANY_REQUESTS',
    `Too many attempts. Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
    {
      retryAfterSeconds: seconds,
    },
  );

const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

/**
 * Counts an attempt, and refuses it if it comes too early. A remembered device is not delayed by
 * others on its network, but is counted there too: a shorter response time would reveal that the
 * member exists. The attempts of one network count against the account only a few times, so they
 * never lock it for other networks.
 */
async function beginAttempt(
  db: Db,
  attempt: ThrottledAttempt,
  now: Date,
  exempt: (address: string) => boolean,
): Promise<Refusal | undefined> {
  const options = {
    now,
    forgetBefore: new Date(now.getTime() - ATTEMPT_RETENTION_SECONDS * 1000),
    delaysSeconds: ATTEMPT_DELAYS_SECONDS,
  };
  const take = async (key: string): Promise<AttemptCount> =>
    recordAttempt(db, attempt.siteId, key, options);
  const refused = ({ refused: early, blockedUntil }: AttemptCount): Refusal | undefined =>
    early ? tooManyAttempts(secondsUntil(blockedUntil, now)) : undefined;
  if (exempt(attempt.address)) return refused(await take(accountKey(attempt)));
  if (attempt.device !== undefined) {
    await take(`beside ${addressKey(attempt)}`);
    await take(`beside ${networkKey(attempt)}`);
    return refused(await take(accountKey(attempt)));
  }
  const atAddress = refused(await take(addressKey(attempt)));
  if (atAddress) return atAddress;
  const ofNetwork = await take(networkKey(attempt));
  if (ofNetwork.refused) return refused(ofNetwork);
  if (ofNetwork.failures <= MAX_SHARED_FAILURES_PER_NETWORK)
    return refused(await take(accountKey(attempt)));
  const blockedUntil = await findBlock(db, attempt.siteId, accountKey(attempt), now);
  return blockedUntil && tooManyAttempts(secondsUntil(blockedUntil, now));
}

/** The attempt succeeded: resets the account's count and takes this attempt off the network's. */
async function endAttempt(
  db: Db,
  attempt: ThrottledAttempt,
  now: Date,
  exempt: (address: string) => boolean,
): Promise<void> {
  await resetAttempts(db, attempt.siteId, accountKey(attempt));
  if (attempt.device !== undefined || exempt(attempt.address)) return;
  await resetAttempts(db, attempt.siteId, networkKey(attempt));
  await uncountAttempt(db, attempt.siteId, addressKey(attempt), now);
}

/** The outcome is unknown because a queue or the database failed: the attempt does not count. */
async function cancelAttempt(
  db: Db,
  attempt: ThrottledAttempt,
  now: Date,
  exempt: (address: string) => boolean,
): Promise<void> {
  await uncountAttempt(db, attempt.siteId, accountKey(attempt), now);
  if (attempt.device !== undefined || exempt(attempt.address)) return;
  await uncountAttempt(db, attempt.siteId, networkKey(attempt), now);
  await uncountAttempt(db, attempt.siteId, addressKey(attempt), now);
}

interface Counting {
  readonly db: Db;
  readonly clock: Clock;
  readonly exempt: (address: string) => boolean;
}

/**
 * Runs a check as a counted attempt. A refusal counts as a failure, any other result as a success,
 * and a thrown error as neither.
 */
export async function throttleAttempt<Right, Code extends ErrorCode = never>(
  { db, clock, exempt }: Counting,
  attempt: ThrottledAttempt,
  check: () => Promise<Right | Refusal<Code>>,
): Promise<Right | Refusal<Code>> {
  const early = await beginAttempt(db, attempt, clock(), exempt);
  if (early) return early;
  let checked: Right | Refusal<Code>;
  try {
    checked = await check();
  } catch (error) {
    // If the database is unavailable too, the error that is being thrown says so.
    await cancelAttempt(db, attempt, clock(), exempt).catch(() => undefined);
    throw error;
  }
  if (!isRefusal(checked)) await endAttempt(db, attempt, clock(), exempt);
  return checked;
}

/**
 * A guess at something other than an account, such as a coupon code or an order number. Counted
 * apart from passwords.
 */
export interface Guess {
  readonly siteId: string;
  readonly kind: string;
  readonly who: string;
  /** Missing if the address is shared by several callers. */
  readonly address?: string;
}

const guessKeys = ({
  kind,
  who,
  address,
}: Guess): (readonly [key: string, delaysSeconds: readonly number[]])[] => [
  ...(address === undefined
    ? []
    : [[`${kind} from ${networkOf(address)}`, NETWORK_DELAYS_SECONDS] as const]),
  [`${kind} by ${hashOf(who)}`, ATTEMPT_DELAYS_SECONDS] as const,
];

/**
 * Counts a guess before its outcome is known, so that concurrent guesses cannot slip through;
 * refuses it if it comes too early.
 */
export async function countGuess(db: Db, guess: Guess, now: Date): Promise<Refusal | undefined> {
  for (const [key, list] of guessKeys(guess)) {
    const refused = await count(db, guess.siteId, key, now, list);
    if (refused) return refused;
  }
  return undefined;
}

/** The guess was right: it does not count. */
export async function uncountGuess(db: Db, guess: Guess, now: Date): Promise<void> {
  for (const [key] of guessKeys(guess)) await uncountAttempt(db, guess.siteId, key, now);
}

async function count(
  db: Reader,
  siteId: string,
  key: string,
  now: Date,
  list: readonly number[],
): Promise<Refusal | undefined> {
  const attempt = await recordAttempt(db, siteId, key, {
    now,
    forgetBefore: new Date(now.getTime() - ATTEMPT_RETENTION_SECONDS * 1000),
    delaysSeconds: list,
  });
  return attempt.refused ? tooManyAttempts(secondsUntil(attempt.blockedUntil, now)) : undefined;
}

/** Throttles costly requests about one subject, such as emails to one address. */
export async function throttleRequest(
  db: Reader,
  siteId: string,
  what: string,
  now: Date,
): Promise<Refusal | undefined> {
  return count(db, siteId, `ask ${hashOf(what)}`, now, ATTEMPT_DELAYS_SECONDS);
}

/** Throttles the requests of one network about any subject. */
export async function throttleNetwork(
  db: Reader,
  siteId: string,
  what: string,
  address: string,
  now: Date,
): Promise<Refusal | undefined> {
  return count(db, siteId, `${what} from ${networkOf(address)}`, now, NETWORK_DELAYS_SECONDS);
}

/** A call that makes the store send an email to an address that the caller typed. */
export interface MailRequest {
  readonly siteId: string;
  readonly kind: string;
  readonly recipient: string;
  /** Missing for the address of the hosted pages. */
  readonly address?: string;
}

/**
 * Limits how often one network, and how often anyone, may have mail of a kind sent to one
 * recipient.
 */
export async function throttleMailRequest(
  db: Db,
  { siteId, kind, recipient, address }: MailRequest,
  now: Date,
): Promise<Refusal | undefined> {
  return (
    (address === undefined ? undefined : await throttleNetwork(db, siteId, kind, address, now)) ??
    throttleRequest(db, siteId, `${kind} ${emailKey(recipient)}`, now)
  );
}

/** The confirmation of an unpaid order: anyone can place one with any email address. */
export interface ConfirmationRequest {
  readonly siteId: string;
  readonly recipient: string;
  /** Missing for the address of the hosted pages. */
  readonly address?: string;
}

/**
 * Limits how many such confirmations one network causes, and how many one recipient gets. The
 * bounds are wide, because a storefront may place the orders of all its buyers from one address; a
 * buyer with several orders a day never reaches them.
 */
export async function throttleOrderConfirmation(
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
          CONFIRMATION_DELAYS_SECONDS,
        )) ??
    count(
      db,
      siteId,
      `ask ${hashOf(`order confirmation ${emailKey(recipient)}`)}`,
      now,
      RECIPIENT_DELAYS_SECONDS,
    )
  );
}

/**
 * An email about something that its recipient has not paid for, so a stranger may have caused it.
 */
export interface Notice {
  readonly siteId: string;
  readonly kind: string;
  readonly recipient: string;
}

/** Limits how many such emails one recipient gets from all callers. */
export async function throttleNotice(
  db: Reader,
  { siteId, kind, recipient }: Notice,
  now: Date,
): Promise<Refusal | undefined> {
  return count(
    db,
    siteId,
    `ask ${hashOf(`${kind} ${emailKey(recipient)}`)}`,
    now,
    RECIPIENT_DELAYS_SECONDS,
  );
}

/** A message with a code or link that its recipient is waiting for. */
export interface CodeRequest {
  readonly siteId: string;
  readonly kind: 'code' | 'recovery' | 'staff recovery';
  /** The mailbox or phone. */
  readonly recipient: string;
  /** Missing for the address of the hosted pages. */
  readonly address: string | undefined;
  /**
   * The recipient has signed in from this device before: requests of strangers do not delay them.
   */
  readonly isRememberedDevice?: boolean;
}

/**
 * Limits how often one network has codes sent at all, and to one recipient, and how often anyone
 * has them sent to that recipient.
 */
export async function throttleCodeRequest(
  db: Reader,
  { siteId, kind, recipient, address, isRememberedDevice = false }: CodeRequest,
  now: Date,
): Promise<Refusal | undefined> {
  const to = `${kind} ${emailKey(recipient)}`;
  if (address === undefined) return throttleRequest(db, siteId, to, now);
  const early =
    (await throttleNetwork(db, siteId, kind, address, now)) ??
    (await throttleRequest(db, siteId, `${to} from ${networkOf(address)}`, now));
  if (early || isRememberedDevice) return early;
  return count(db, siteId, `ask ${hashOf(to)}`, now, RECIPIENT_DELAYS_SECONDS);
}
