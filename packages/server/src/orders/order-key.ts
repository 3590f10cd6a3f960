import { createHmac, timingSafeEqual } from 'node:crypto';
import { findSecretOf, secretOf } from '../checkout/index.ts';
import type { Db } from '../db/index.ts';

type SecretReader = Pick<Db, 'query' | 'vault'>;

const DAY_SECONDS = 86_400;
/** A link in a mail is valid for a long time; one from a lookup is used at once. */
const KEY_DAYS = { mail: 180, lookup: 1 } as const;

/**
 * A key from a mail proves access to the buyer's mailbox; one from a lookup only took an order
 * number and an e-mail address.
 */
type KeySource = keyof typeof KEY_DAYS;

/** A signed, expiring key that opens this one order. */
export async function signOrderKey(
  db: SecretReader,
  siteId: string,
  orderId: string,
  { now, source }: { readonly now: Date; readonly source: KeySource },
): Promise<string> {
  const expires = Math.floor(now.getTime() / 1000) + KEY_DAYS[source] * DAY_SECONDS;
  return `${expires}.${mac(await secretOf(db, siteId, PURPOSE), orderId, expires, source).toString('base64url')}`;
}

/** For the link in a mail to a guest. */
export const signMailKey = (
  db: SecretReader,
  siteId: string,
  orderId: string,
  now: Date,
): Promise<string> => signOrderKey(db, siteId, orderId, { now, source: 'mail' });

/** Whether the key may read the order. */
export const opensOrder = async (
  db: SecretReader,
  siteId: string,
  orderId: string,
  key: string,
  now: Date,
): Promise<boolean> =>
  (await isKeyOf(db, siteId, orderId, key, now, 'mail')) ||
  isKeyOf(db, siteId, orderId, key, now, 'lookup');

/**
 * Whether the key may cancel or move bookings of the order. Order numbers can be guessed, so a key
 * from a lookup may not.
 */
export const changesOrder = (
  db: SecretReader,
  siteId: string,
  orderId: string,
  key: string,
  now: Date,
): Promise<boolean> => isKeyOf(db, siteId, orderId, key, now, 'mail');

async function isKeyOf(
  db: SecretReader,
  siteId: string,
  orderId: string,
  key: string,
  now: Date,
  source: KeySource,
): Promise<boolean> {
  const [, expires = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(key) ?? [];
  if (expires === '' || Number(expires) <= now.getTime() / 1000) return false;
  const secret = await findSecretOf(db, siteId, PURPOSE);
  if (secret === undefined) return false;
  const expected = mac(secret, orderId, Number(expires), source);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const PURPOSE = 'order-key';
/** Keys in older mails have no source and are signed like those of a lookup. */
const mac = (secret: string, orderId: string, expires: number, source: KeySource): Buffer =>
  createHmac('sha256', secret)
    .update(`${orderId.toLowerCase()}.${expires}${source === 'mail' ? '.mail' : ''}`)
    .digest();
