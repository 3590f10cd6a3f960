import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Payment {
  readonly id: string;
  status: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: unknown;
  captured: number;
  refunded: number;
}

export const WEBHOOK_SECRET = 'webhook-secret';

/** Payments in memory, with idempotency keys, as a provider has them. */
export async function startService() {
  const payments = new Map<string, Payment>();
  const answers = new Map<string, { status: number; body: string }>();
  let isAnswerLost = false;

  const act = (method: string, path: string, input: Record<string, string>) => {
    const [, , id = '', action = ''] = path.split('/');
    if (path === '/payments') {
      const created: Payment = {
        id: randomUUID(),
        status: 'NEW',
        amount: Number(input['amount']),
        currency: input['currency'] ?? '',
        metadata: input['metadata'],
        captured: 0,
        refunded: 0,
      };
      payments.set(created.id, created);
      return { status: 200, body: show(created) };
    }
    const payment = payments.get(id);
    if (!payment) return { status: 404, body: 'There is no such payment.' };
    const { status } = payment;
    if (action === 'page' && status === 'CHALLENGE') payment.status = 'AUTHORISED';
    if (method === 'GET' || action === 'page') return { status: 200, body: show(payment) };
    if (action === 'confirm' && status === 'NEW') payment.status = 'CHALLENGE';
    else if (action === 'capture' && status === 'AUTHORISED') {
      payment.status = 'CAPTURED';
      payment.captured = Number(input['amount']);
    } else if (action === 'cancel') {
      payment.status = 'VOIDED';
      payment.refunded = payment.captured;
    } else if (action === 'refunds') {
      const refund = Number(input['amount']);
      if (payment.refunded + refund > payment.captured)
        return { status: 422, body: 'The refund exceeds the captured amount.' };
      payment.refunded += refund;
    }
    return { status: 200, body: show(payment) };
  };
  const show = (payment: Payment): string =>
    JSON.stringify({
      id: payment.id,
      status: payment.status,
      amount: payment.amount.toFixed(3),
      currency: payment.currency,
      metadata: payment.metadata,
      ...(payment.status === 'CHALLENGE' && { pageUrl: `${url}/payments/${payment.id}/page` }),
    });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const key = request.headers['idempotency-key'];
    const earlier = typeof key === 'string' ? answers.get(key) : undefined;
    const input = (text === '' ? {} : JSON.parse(text)) as Record<string, string>;
    const outcome = earlier ?? act(request.method ?? '', request.url ?? '', input);
    if (typeof key === 'string') answers.set(key, outcome);
    // Only a request that changes something: reading again is harmless.
    if (isAnswerLost && request.method === 'POST') {
      isAnswerLost = false;
      request.socket.destroy();
      return;
    }
    response.writeHead(outcome.status).end(outcome.body);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    loseNextAnswer: () => {
      isAnswerLost = true;
    },
    /** A webhook about a payment, signed as the provider does it. */
    signWebhook: ({ siteId, attemptId }: { siteId: string; attemptId: string }) => {
      const body = JSON.stringify({ metadata: { siteId, attemptId } });
      const signature = createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex');
      return { headers: { 'x-example-signature': signature }, body };
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
