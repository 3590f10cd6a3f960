import { pino } from 'pino';
import { service, type Call } from '@shopwright/contract/call';
import {
  boolean,
  integer,
  list,
  message,
  required,
  string,
  struct,
} from '@shopwright/contract/field';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, vi } from 'vitest';
import type { Caller } from './actor.ts';
import { publicRoute, route, type Route } from './route.ts';
import { createShell } from './shell.ts';

/** A small contract of tea calls, and a server for it. */

export const call = service(['/tea-api', '/_api/tea']);
export const brew = call({
  name: 'tea.brew',
  method: 'GET',
  path: '/v1/teas/{id}/cups/{cup.size}',
  aliases: ['/v1/Teas/{id}/cups/{cup.size}'],
  who: 'anyone',
  permission: 'WIX_STORES.READ_PRODUCTS',
  postFallback: true,
  request: message('BrewRequest', {
    id: required(string()),
    cup: message('Cup', { size: string(), hot: boolean() }),
    sugars: list(string()),
    filter: struct(),
    limit: integer(),
  }),
  answer: message('BrewAnswer', { saw: struct(), cost: string({ merchantOnly: true }) }),
});
export const pour = call({
  name: 'tea.pour',
  method: 'POST',
  path: '/v1/pour',
  who: 'public',
  request: message('PourRequest', { cups: integer({ maximum: 3 }) }),
  answer: message('PourAnswer', { poured: integer() }),
});
export const strain = call({
  name: 'tea.strain',
  method: 'POST',
  path: '/v1/strain',
  who: 'public',
  form: true,
  request: message('StrainRequest', { leaf: string() }),
  answer: message('StrainAnswer', { leaf: string() }),
});

export const visitor: Caller = { siteId: 's', role: 'visitor', id: 'v', permissions: new Set() };
export const echo: Route = route(
  brew as Call<Record<string, unknown>, { saw?: Record<string, unknown>; cost?: string }, never>,
  async ({ request }) => ({ saw: request, cost: '5' }),
);

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

export const closeAfterTest = (app: FastifyInstance): void => void open.push(app);

/** A server with the given routes, closed after the test. */
export async function startTestShell(
  options: {
    routes?: readonly Route[];
    calls?: readonly Call[];
    authenticate?: () => Promise<Caller | undefined>;
    isTransient?: (error: unknown) => boolean;
    lines?: string[];
    handlerMs?: number;
    wait?: number;
    maxConcurrentCalls?: number;
  } = {},
) {
  const observe = vi.fn();
  const app = await createShell({
    limits: { waitFor: () => options.wait ?? 0 },
    calls: options.calls ?? [brew],
    routes: options.routes ?? [echo],
    authenticate: options.authenticate ?? (async () => visitor),
    isTransient: options.isTransient ?? (() => false),
    observe,
    ...(options.handlerMs === undefined ? {} : { handlerMs: options.handlerMs }),
    ...(options.maxConcurrentCalls === undefined
      ? {}
      : { maxConcurrentCalls: options.maxConcurrentCalls }),
    log: pino({ level: 'trace' }, { write: (line: string) => void options.lines?.push(line) }),
  });
  closeAfterTest(app);
  const send = async (request: InjectOptions) => {
    const response = await app.inject(request);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' ? undefined : response.json<Record<string, unknown>>(),
    };
  };
  return { app, send, observe };
}

export const pourWith = (handle: () => Promise<never>): Route =>
  publicRoute(pour as Call as Call<unknown, never, never>, handle);
