import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/index.ts';
import { codesIn, linksIn } from '../rules/findings.ts';
import { listMessages } from '../store/messages.ts';
import { inboxPage } from './page.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  // A mail brings its style with it, and pictures of the shop; it runs and sends nothing. Its frame inherits this.
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: http: data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
const shown = 100;

/** What the store has said, for those who build it. Only where everything is on one's own machine: it shows everybody's codes and links. */
export function addInbox(app: FastifyInstance, { db }: { db: Db }): void {
  app.get('/dev/inbox', async (request, reply) => {
    const { to } = request.query as { to?: unknown };
    const recipient = typeof to === 'string' ? to.trim().slice(0, 320) : '';
    const messages = await listMessages(db, {
      to: recipient === '' ? undefined : recipient,
      limit: shown,
    });
    if (!wantsJson(request.headers.accept))
      return reply.headers(headers).send(inboxPage({ messages, to: recipient }));
    return reply.header('cache-control', 'no-store').send({
      messages: messages.map(
        ({
          id,
          channel,
          to: address,
          kind,
          subject,
          text,
          html,
          state,
          createdAt,
          attachments,
        }) => ({
          id,
          channel,
          to: address,
          kind,
          subject,
          text,
          html,
          links: linksIn(text, html),
          codes: codesIn(text),
          attachments,
          state,
          createdAt: createdAt.toISOString(),
        }),
      ),
    });
  });
}

const wantsJson = (accept = ''): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');
