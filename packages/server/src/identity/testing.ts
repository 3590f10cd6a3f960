import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { queryProducts } from '@shopwright/contract/catalog/read';
import { getStore } from '@shopwright/contract/settings/store';
import { isTransient, openDb, type Db } from '../db/index.ts';
import { createTestDatabase } from '../db/testing.ts';
import { createShell, notYet, route } from '../http/index.ts';
import { createApiKey } from './api-keys.ts';
import { createApp } from './apps.ts';
import { createAuthenticate } from './authenticate.ts';
import { oauthRoutes } from './oauth-routes.ts';
import { createSigningKeys, makeKey } from './signing-keys.ts';
import { createTokens } from './tokens.ts';

/** The token calls and two others over a database of its own, with a clock and a database that tests hold in their hands. */

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Record<string, unknown>;
}

export type IdentityBench = Awaited<ReturnType<typeof startIdentity>>;

async function makeSite(db: Db): Promise<{ siteId: string; clientId: string }> {
  const siteId = randomUUID();
  await db.query(sql`insert into site (site_id, name) values (${siteId}, 'Test')`);
  await makeKey(db, siteId, 'token');
  await makeKey(db, siteId, 'webhook');
  const { clientId } = await createApp(db, { siteId, name: 'Storefront', kind: 'storefront', redirects: [], origins: [] });
  return { siteId, clientId };
}

const silent = { info() {}, warn() {}, error() {} };

export async function startIdentity() {
  const database = await createTestDatabase();
  const db = await openDb({ databaseUrl: database.url, dataDir: '', log: silent });
  const { siteId, clientId } = await makeSite(db);

  const time = { now: Date.now() };
  const clock = () => new Date(time.now);
  const trouble: { error?: Error; queries: number } = { queries: 0 };
  const watched: Db = {
    ...db,
    query: (query) => {
      trouble.queries += 1;
      return trouble.error ? Promise.reject(trouble.error) : db.query(query);
    },
  };
  const keys = createSigningKeys(watched, clock);
  const tokens = createTokens(keys, clock);
  const authenticate = createAuthenticate(watched, tokens, clock);
  const routes = [...oauthRoutes({ db: watched, clock, keys, tokens, authenticate }), route(getStore, async () => ({ store: {} })), notYet(queryProducts)];
  const app = await createShell({ routes, calls: routes.map(({ call }) => call), authenticate, isTransient, observe: () => undefined, log: silent, limits: { waitFor: () => 0 } });

  const post = async (url: string, payload: object | string, headers: Record<string, string> = {}): Promise<Answer> => {
    const response = await app.inject({ method: 'POST', url, payload, headers });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };

  return {
    app, db, siteId, clientId, clock, trouble, keys, tokens,
    /** Seconds later, for the server. */
    wait(seconds: number): void {
      time.now += seconds * 1000;
    },
    token: (body: object | string, headers?: Record<string, string>) => post('/oauth2/token', body, headers),
    tokenInfo: async (token: unknown) => (await post('/oauth2/token-info', { token })).body,
    /** The status of a call that any good token may make. */
    async statusFor(authorization: unknown): Promise<number> {
      return (await app.inject({ method: 'GET', url: '/v1/store', headers: { authorization: String(authorization) } })).statusCode;
    },
    key: (permissions: readonly string[] = ['*']) => createApiKey(db, { siteId, name: 'test', permissions }),
    async program(permissions: readonly string[]) {
      const { clientId: appId, clientSecret = '' } = await createApp(db, { siteId, name: 'App', kind: 'app', redirects: [], origins: [], permissions });
      return { clientId: appId, clientSecret };
    },
    async member(status = 'APPROVED'): Promise<string> {
      const memberId = randomUUID();
      await db.query(sql`insert into member (site_id, member_id, status) values (${siteId}, ${memberId}, ${status})`);
      return memberId;
    },
    /** Another store on the same platform. */
    async anotherSite() {
      const other = await makeSite(db);
      return { ...other, key: await createApiKey(db, { siteId: other.siteId, name: 'test', permissions: ['*'] }) };
    },
    async close(): Promise<void> {
      delete trouble.error;
      await app.close();
      await db.close();
      await database.drop();
    },
  };
}
