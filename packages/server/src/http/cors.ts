import type { FastifyInstance } from 'fastify';

/**
 * Browsers of any origin may make calls, because the caller is identified by a token, never by a
 * cookie. The lists are the headers that the official client sends and reads.
 */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-wix-request-id, x-wix-consistent, retry-after',
};
const preflightHeaders = {
  ...corsHeaders,
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, x-wix-bi-gateway, x-wix-consistent, wix-site-id, wix-account-id, client-binding, idempotency-key, x-wix-currency, x-wix-linguist',
  'access-control-max-age': '7200',
};

/** A browser sends a preflight before requests that a form could not send. */
export function answerPreflights(api: FastifyInstance): void {
  api.options('*', (_request, reply) => reply.code(204).headers(preflightHeaders).send());
}
