import { createHmac, timingSafeEqual } from 'node:crypto';
import { findSecretOf, secretOf } from '../checkout/index.ts';
import type { Db } from '../db/index.ts';

type Reader = Pick<Db, 'query' | 'vault'>;

const DAY_SECONDS = 86_400;
/** A link in a mail is good for as long as people look for it; one that was asked for is used at once. */
export const KEY_DAYS = { mail: 180, lookup: 1 } as const;

/** Whoever holds it may see this one order, and nothing else. It cannot be guessed, and it runs out. */
export async function signOrderKey(db: Reader, siteId: string, orderId: string, { now, days }: { readonly now: Date; readonly days: number }): Promise<string> {
  const expires = Math.floor(now.getTime() / 1000) + days * DAY_SECONDS;
  return `${expires}.${mac(await secretOf(db, siteId, PURPOSE), orderId, expires).toString('base64url')}`;
}

export async function opensOrder(db: Reader, siteId: string, orderId: string, key: string, now: Date): Promise<boolean> {
  const [, expires = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(key) ?? [];
  if (expires === '' || Number(expires) <= now.getTime() / 1000) return false;
  const secret = await findSecretOf(db, siteId, PURPOSE);
  if (secret === undefined) return false;
  const expected = mac(secret, orderId, Number(expires));
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const PURPOSE = 'order-key';
const mac = (secret: string, orderId: string, expires: number): Buffer => createHmac('sha256', secret).update(`${orderId.toLowerCase()}.${expires}`).digest();
