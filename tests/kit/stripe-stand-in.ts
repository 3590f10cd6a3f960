import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A fake of Stripe's API for card payments, from its public documentation: payment intents with
 * manual capture, refunds, idempotency keys.
 */
export interface StripeStandIn {
  readonly url: string;
  readonly intents: Map<string, Intent>;
  readonly refunds: { intent: string; amount: number }[];
  /** Every request, in order. */
  readonly requests: {
    method: string;
    path: string;
    key: string | undefined;
    version: string | undefined;
  }[];
  /** Requests from this index on fail, or succeed without an answer. */
  trouble: { from: number; times: number; kind: 'down' | 'lost answer' } | undefined;
  readonly close: () => Promise<void>;
}

export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  status: string;
  capture_method: string;
  metadata: Record<string, string>;
  last_payment_error: null | { code: string; decline_code?: string; type: string };
  next_action: null | { type: string; redirect_to_url: { url: string; return_url: string } };
  customer: string | null;
  payment_method: string | null;
  setup_future_usage: string | null;
  /** What was captured. */
  amount_received: number;
}

type Reply = { status: number; body: unknown };

export async function startStripe(): Promise<StripeStandIn> {
  const intents = new Map<string, Intent>();
  const refunds: StripeStandIn['refunds'] = [];
  const requests: StripeStandIn['requests'] = [];
  const keys = new Map<string, { mark: string; reply: Reply }>();
  const stand: { trouble: StripeStandIn['trouble'] } = { trouble: undefined };

  const server = createServer((request, response) => {
    void (async () => {
      const body = await read(request);
      const path = request.url?.split('?')[0] ?? '';
      const key = request.headers['idempotency-key'];
      requests.push({
        method: request.method ?? '',
        path,
        key: typeof key === 'string' ? key : undefined,
        version: String(request.headers['stripe-version']),
      });
      const index = requests.length - 1;
      const trouble =
        stand.trouble &&
        index >= stand.trouble.from &&
        index < stand.trouble.from + stand.trouble.times
          ? stand.trouble.kind
          : undefined;
      if (trouble === 'down') return void request.socket.destroy();
      const reply = remembered(typeof key === 'string' ? key : undefined, `${path} ${body}`, () =>
        act(
          request.method ?? '',
          path,
          new URLSearchParams(request.method === 'GET' ? request.url?.split('?')[1] : body),
        ),
      );
      if (trouble === 'lost answer') return void request.socket.destroy();
      const text = JSON.stringify(reply.body);
      response
        .writeHead(reply.status, {
          'content-type': 'application/json',
          'request-id': `req_${randomBytes(6).toString('hex')}`,
          'stripe-should-retry': 'false',
        })
        .end(text);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function remembered(key: string | undefined, mark: string, work: () => Reply): Reply {
    const stored = key === undefined ? undefined : keys.get(key);
    if (stored && stored.mark !== mark)
      return failure(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    const reply = stored?.reply ?? work();
    if (key !== undefined) keys.set(key, { mark, reply });
    return reply;
  }

  function act(method: string, path: string, form: URLSearchParams): Reply {
    if (method === 'POST' && path === '/v1/payment_intents') return create(form);
    if (method === 'POST' && path === '/v1/refunds') return refund(form);
    if (method === 'POST' && path === '/v1/customers')
      return {
        status: 200,
        body: { id: `cus_${randomBytes(8).toString('hex')}`, object: 'customer' },
      };
    const [, id = '', verb = ''] = /^\/v1\/payment_intents\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const intent = intents.get(id);
    if (!intent)
      return failure(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such payment_intent: '${id}'`,
        param: 'intent',
      });
    if (method === 'GET') return { status: 200, body: { ...intent, ...chargeOf(intent, form) } };
    if (method === 'POST' && verb === '') {
      intent.customer = form.get('customer') ?? intent.customer;
      intent.setup_future_usage = form.get('setup_future_usage') ?? intent.setup_future_usage;
      return { status: 200, body: { ...intent } };
    }
    if (verb === 'confirm') return confirm(intent, form);
    if (verb === 'capture') {
      const moved = move(intent, ['requires_capture'], 'succeeded');
      if (moved.status === 200)
        intent.amount_received = Number(form.get('amount_to_capture') ?? intent.amount);
      return moved;
    }
    if (verb === 'cancel')
      return move(
        intent,
        [
          'requires_payment_method',
          'requires_confirmation',
          'requires_action',
          'requires_capture',
          'processing',
        ],
        'canceled',
      );
    return failure(404, { type: 'invalid_request_error', message: 'Unrecognized request URL' });
  }

  /** The charge is an ID unless it is expanded. */
  function chargeOf({ id, payment_method }: Intent, form: URLSearchParams): object {
    if (payment_method === null) return { latest_charge: null };
    const whole = [...form].some(
      ([name, value]) => name.startsWith('expand') && value === 'latest_charge',
    );
    return {
      latest_charge: whole
        ? {
            id: `ch_${id}`,
            object: 'charge',
            payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
          }
        : `ch_${id}`,
    };
  }

  function create(form: URLSearchParams): Reply {
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) =>
        /^metadata\[(\w+)\]$/.exec(name)?.[1]
          ? [[/^metadata\[(\w+)\]$/.exec(name)?.[1] ?? '', value]]
          : [],
      ),
    );
    const intent: Intent = {
      id: `pi_${randomBytes(8).toString('hex')}`,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      status: 'requires_payment_method',
      capture_method: form.get('capture_method') ?? 'automatic',
      metadata,
      last_payment_error: null,
      next_action: null,
      customer: null,
      payment_method: null,
      setup_future_usage: null,
      amount_received: 0,
    };
    intents.set(intent.id, intent);
    return { status: 200, body: { ...intent } };
  }

  function confirm(intent: Intent, form: URLSearchParams): Reply {
    const declined = (decline_code: string): Reply => {
      intent.status = 'requires_payment_method';
      intent.last_payment_error = { type: 'card_error', code: 'card_declined', decline_code };
      return failure(402, {
        ...intent.last_payment_error,
        message: 'Your card was declined.',
        payment_intent: { ...intent },
      });
    };
    const requestedMethod = form.get('payment_method') ?? '';
    // A saved card can be charged again only for its customer.
    const attached = /^pm_kept_(cus_\w+)$/.exec(requestedMethod)?.[1];
    if (attached !== undefined) {
      if (attached !== intent.customer || form.get('off_session') !== 'true')
        return failure(400, {
          type: 'invalid_request_error',
          code: 'resource_missing',
          param: 'payment_method',
          message: 'The PaymentMethod does not belong to this customer.',
        });
      intent.status = 'requires_capture';
      intent.payment_method = requestedMethod;
      return { status: 200, body: { ...intent } };
    }
    intent.payment_method =
      intent.customer !== null && intent.setup_future_usage === 'off_session'
        ? `pm_kept_${intent.customer}`
        : requestedMethod;
    switch (requestedMethod) {
      case 'pm_card_visa':
        intent.status = intent.capture_method === 'manual' ? 'requires_capture' : 'succeeded';
        break;
      case 'pm_card_visa_chargeDeclined':
        return declined('generic_decline');
      case 'pm_card_visa_chargeDeclinedInsufficientFunds':
        return declined('insufficient_funds');
      case 'pm_card_threeDSecure2Required':
        intent.status = 'requires_action';
        intent.next_action = {
          type: 'redirect_to_url',
          redirect_to_url: {
            url: `https://bank.example/3ds/${intent.id}`,
            return_url: form.get('return_url') ?? '',
          },
        };
        break;
      default:
        return failure(400, {
          type: 'invalid_request_error',
          code: 'resource_missing',
          param: 'payment_method',
          message: 'No such PaymentMethod',
        });
    }
    return { status: 200, body: { ...intent } };
  }

  function move(intent: Intent, from: readonly string[], to: string): Reply {
    if (!from.includes(intent.status))
      return failure(400, {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: `This PaymentIntent is ${intent.status}.`,
      });
    intent.status = to;
    return { status: 200, body: { ...intent } };
  }

  function refund(form: URLSearchParams): Reply {
    const intent = intents.get(form.get('payment_intent') ?? '');
    const amount = Number(form.get('amount') ?? intent?.amount_received ?? 0);
    const before = refunds
      .filter((each) => each.intent === intent?.id)
      .reduce((sum, each) => sum + each.amount, 0);
    if (!intent || before + amount > intent.amount_received)
      return failure(400, {
        type: 'invalid_request_error',
        message: 'Refund amount is greater than unrefunded amount on charge',
      });
    refunds.push({ intent: intent.id, amount });
    return {
      status: 200,
      body: {
        id: `re_${randomBytes(8).toString('hex')}`,
        object: 'refund',
        amount,
        status: 'succeeded',
      },
    };
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intents,
    refunds,
    requests,
    get trouble() {
      return stand.trouble;
    },
    set trouble(next) {
      stand.trouble = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

const failure = (status: number, error: object): Reply => ({ status, body: { error } });

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
