import { createHmac, timingSafeEqual } from 'node:crypto';
import { isGuid } from '../kernel/guid.ts';
import type { CheckoutDeps } from './change.ts';
import { findSecretOf, secretOf } from './store/secrets.ts';

interface Completion {
  readonly siteId: string;
  readonly checkoutId: string;
  readonly redirectUrl: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

const DAY_SECONDS = 86_400;
const PURPOSE = 'checkout-completion';

type Deps = Pick<CheckoutDeps, 'db' | 'clock'>;

/**
 * A signed token that lets its holder mark this checkout as bought elsewhere and redirects to this
 * one address.
 */
export async function signCompletion(
  { db, clock }: Deps,
  completion: Omit<Completion, 'expires'>,
): Promise<string> {
  const body = Buffer.from(
    JSON.stringify({
      ...completion,
      expires: Math.floor(clock().getTime() / 1000) + DAY_SECONDS,
    } satisfies Completion),
  ).toString('base64url');
  return `${body}.${mac(await secretOf(db, completion.siteId, PURPOSE), body).toString('base64url')}`;
}

export async function readCompletion(
  { db, clock }: Deps,
  token: string,
): Promise<Completion | undefined> {
  const [body = '', signature = ''] = token.split('.', 3);
  const completion = parse(body);
  if (!completion) return undefined;
  const secret = await findSecretOf(db, completion.siteId, PURPOSE);
  if (secret === undefined) return undefined;
  const [expected, given] = [mac(secret, body), Buffer.from(signature, 'base64url')];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return completion.expires > clock().getTime() / 1000 ? completion : undefined;
}

const mac = (secret: string, body: string): Buffer =>
  createHmac('sha256', secret).update(body).digest();

function parse(body: string): Completion | undefined {
  try {
    const { siteId, checkoutId, redirectUrl, expires } = JSON.parse(
      Buffer.from(body, 'base64url').toString('utf8'),
    ) as Partial<Record<keyof Completion, unknown>>;
    if (
      typeof siteId !== 'string' ||
      !isGuid(siteId) ||
      typeof checkoutId !== 'string' ||
      !isGuid(checkoutId) ||
      typeof redirectUrl !== 'string' ||
      typeof expires !== 'number'
    )
      return undefined;
    return { siteId, checkoutId, redirectUrl, expires };
  } catch {
    return undefined;
  }
}
