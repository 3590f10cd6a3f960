import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadyLine } from '../kit/command.ts';

/**
 * Traffic as a shop has it, from outside: mostly looking, some carts, few checkouts, now and then a
 * token.
 */

export interface Answered {
  readonly kind: Kind;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly ms: number;
  /** When the answer had come, by `performance.now()`. */
  readonly at: number;
  /** Why there was no answer. */
  readonly failure?: string;
}

type Kind = 'browse' | 'cart' | 'checkout' | 'identity' | 'unreachable';

export interface TrafficReport {
  readonly answers: readonly Answered[];
  /** Orders that were acknowledged. */
  readonly orderIds: readonly string[];
}

export interface Traffic {
  /** How many buyers act at once. */
  readonly buyers: number;
  /** When each of them has done this many steps, the traffic ends. */
  readonly stepsEach: number;
  /** How long a buyer waits for an answer. */
  readonly patienceMs?: number;
  /** Called after each step of any buyer with the number of steps so far. */
  readonly onStep?: (steps: number) => void;
}

const TOKEN_ATTEMPTS = 10;
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine: '1 Main St',
};

/**
 * 80 % browsing, 15 % carts, 4 % checkouts, 1 % tokens, in a fixed pattern so that each run does
 * the same.
 */
const PATTERN: readonly Kind[] = Array.from({ length: 100 }, (_, index) =>
  index === 50
    ? 'identity'
    : index % 25 === 24
      ? 'checkout'
      : index % 6 === 3 && index < 90
        ? 'cart'
        : 'browse',
);

/** `productIds` are without options and without end. */
export async function runTraffic(
  shop: Pick<ReadyLine, 'url' | 'clientId'>,
  productIds: readonly string[],
  traffic: Traffic,
): Promise<TrafficReport> {
  const { buyers, stepsEach, patienceMs = 30_000, onStep } = traffic;
  const answers: Answered[] = [];
  const orderIds: string[] = [];
  let steps = 0;

  const send = async <Body>(
    kind: Kind,
    path: string,
    authorization: string,
    body?: unknown,
  ): Promise<Body | undefined> => {
    const began = performance.now();
    try {
      const answer = await fetch(shop.url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...(authorization === '' ? {} : { authorization }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await answer.text();
      answers.push({
        kind,
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        ...timesSince(began),
      });
      return answer.status === 200 && text.startsWith('{') ? (JSON.parse(text) as Body) : undefined;
    } catch (error) {
      const failure = String(
        error instanceof Error && error.cause !== undefined ? error.cause : error,
      );
      answers.push({
        kind: 'unreachable',
        status: 0,
        retryAfter: null,
        ...timesSince(began),
        failure,
      });
      return undefined;
    }
  };
  /**
   * As a storefront does it: without a token it can do nothing, so it tries again when the shop was
   * busy.
   */
  const newToken = async (): Promise<string> => {
    for (let attempt = 1; attempt <= TOKEN_ATTEMPTS; attempt += 1) {
      const made = await send<{ access_token: string }>('identity', '/oauth2/token', '', {
        clientId: shop.clientId,
        grantType: 'anonymous',
      });
      if (made) return made.access_token;
      await sleep(1_000 * Math.random() * attempt);
    }
    return '';
  };

  const first = await newToken();
  const listed = await send<{ products: { slug: string }[] }>(
    'browse',
    '/v1/products/query-platformized',
    first,
    { query: { paging: { limit: 50 } } },
  );
  const products = listed?.products ?? [];
  const buy = async (buyer: number): Promise<void> => {
    let token = await newToken();
    if (token === '') return;
    for (let step = 0; step < stepsEach; step += 1) {
      const sequence = buyer * 37 + step;
      switch (PATTERN[sequence % PATTERN.length]) {
        case 'identity':
          token = (await newToken()) || token;
          break;
        case 'cart':
          await send('cart', '/v1/carts/current/add-to-cart', token, {
            lineItems: [
              {
                quantity: 1,
                catalogReference: {
                  appId: STORES,
                  catalogItemId: productIds[sequence % productIds.length],
                  options: {},
                },
              },
            ],
          });
          break;
        case 'checkout': {
          const made = await send<{ checkoutId: string }>(
            'checkout',
            '/v1/carts/current/create-checkout',
            token,
            {
              channelType: 'WEB',
              email: `buyer${sequence}@example.com`,
              shippingAddress: address,
              billingAddress: address,
            },
          );
          const paid =
            made &&
            (await send<{ payment?: { orderId?: string } }>(
              'checkout',
              `/v1/checkouts/${made.checkoutId}/pay`,
              token,
              { method: 'OFFLINE' },
            ));
          if (paid?.payment?.orderId !== undefined) orderIds.push(paid.payment.orderId);
          break;
        }
        default: {
          const other = products[sequence % products.length];
          const paths = [`/products/${other?.slug}`, '/products', '/', '/cart'];
          if (sequence % 3 === 0) await send('browse', paths[sequence % paths.length] ?? '/', '');
          else
            await send('browse', '/v1/products/query-platformized', token, {
              query: { paging: { limit: 24, offset: sequence % 20 } },
            });
        }
      }
      steps += 1;
      onStep?.(steps);
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(buyer)));
  return { answers, orderIds };
}

function timesSince(began: number): Pick<Answered, 'ms' | 'at'> {
  const at = performance.now();
  return { ms: at - began, at };
}

export function countStatuses(answers: readonly Answered[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export function percentile(answers: readonly Answered[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
