import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/index.ts';
import { codesIn, linksIn } from '../rules/findings.ts';
import { listMessages } from '../store/messages.ts';
import { inboxPage } from './page.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  // Mails may use inline styles and images of the shop, but no scripts or requests. The frame
  // inherits this policy.
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: http: data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
const MESSAGES_PER_PAGE = 100;

/**
 * The development inbox shows every message, with codes and links. It is mounted only during
 * development on a local machine.
 */
export function addInbox(app: FastifyInstance, { db }: { db: Db }): void {
  app.get('/dev/inbox', async (request, reply) => {
    const { to } = request.query as { to?: unknown };
    const recipient = typeof to === 'string' ? to.trim().slice(0, 320) : '';
    const messages = await listMessages(db, {
      to: recipient === '' ? undefined : recipient,
      limit: MESSAGES_PER_PAGE,
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
