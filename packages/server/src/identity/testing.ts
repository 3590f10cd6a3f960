import { createHash, randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { queryProducts } from '@shopwright/contract/catalog/read';
import { getStore } from '@shopwright/contract/settings/store';
import { isTransient, openDb, prepareDb, withVault, type Db } from '../db/index.ts';
import { createTestDatabase, TEST_TIMEOUT_MS } from '../db/testing.ts';
import { createShell, route } from '../http/index.ts';
import { compact } from '../kernel/compact.ts';
import { createVault } from '../kernel/vault.ts';
import { createSites } from '../settings/index.ts';
import { createApiKey } from './apps/api-keys.ts';
import { createApp } from './apps/apps.ts';
import { createAuthenticate } from './oauth/token-to-actor.ts';
import { createAuthorizationCode, redeemSessionToken } from './oauth/authorization-codes.ts';
import { createAuditTrail } from './audit/audit-trail.ts';
import { createIdentity, identityRoutes } from './create-identity.ts';
import { createMember } from './accounts/create-member.ts';
import { oauthRoutes } from './oauth/oauth-routes.ts';
import { createHashing, type Hashing } from './credentials/password-hashing.ts';
import { createSigningKeys, makeKey } from './tokens/signing-keys.ts';
import { staffRoutes } from './staff/staff-routes.ts';
import { createTokens } from './tokens/tokens.ts';

/**
 * The token calls and two others with their own database, and a clock and a database that the test
 * controls.
 */

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
  const { clientId } = await createApp(db, {
    siteId,
    name: 'Storefront',
    kind: 'storefront',
    redirects: [],
    origins: [],
  });
  return { siteId, clientId };
}

const silent = { info() {}, warn() {}, error() {} };

export async function startIdentity({
  development = false,
  secrets = ['a secret of the server that tests know'],
  // Weak on purpose: hashing strength has its own test.
  hashing = createHashing({ work: { memoryCost: 1024, timeCost: 1, parallelism: 1 } }),
}: { development?: boolean; secrets?: readonly string[]; hashing?: Hashing } = {}) {
  const database = await createTestDatabase();
  const db = withVault(
    await openDb({
      databaseUrl: database.url,
      dataDir: '',
      log: silent,
      timeoutMs: TEST_TIMEOUT_MS,
    }),
    createVault(secrets),
  );
  await prepareDb({ pool: db.pool, log: silent });
  const { siteId, clientId } = await makeSite(db);
  const sites = await createSites(db);

  const time = { now: Date.now() };
  const clock = () => new Date(time.now);
  const trouble: { error?: Error; queries: number } = { queries: 0 };
  const trail = createAuditTrail();
  const watched: Db = trail.watch({
    ...db,
    query: (query) => {
      trouble.queries += 1;
      return trouble.error ? Promise.reject(trouble.error) : db.query(query);
    },
  });
  const keys = createSigningKeys(watched, clock);
  const tokens = createTokens(keys, clock);
  const authenticate = createAuthenticate(watched, tokens, clock, sites);
  const signedIn: { siteId: string; visitorId: string; memberId: string }[] = [];
  const identity = createIdentity({
    db: watched,
    trail,
    clock,
    sites,
    log: silent,
    publicUrl: 'https://shop.example',
    development,
    hashing,
    onSignIn: async (_tx, who) => void signedIn.push(who),
  });
  const routes = [
    ...oauthRoutes({ ...identity, keys, tokens, authenticate }),
    ...identityRoutes(identity),
    ...staffRoutes({ ...identity, tokens }),
    route(getStore, async () => ({ store: {} })),
    route(queryProducts, async () => ({ products: [] })),
  ];
  const app = await createShell({
    routes,
    calls: routes.map(({ call }) => call),
    authenticate,
    isTransient,
    observe: () => undefined,
    audit: identity.audit.beginCall,
    log: silent,
    limits: { waitFor: () => 0 },
  });

  const post = async (
    url: string,
    payload: object | string,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await app.inject({ method: 'POST', url, payload, headers });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };

  /** Sends any call as any caller from any address. */
  async function call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body: object | undefined,
    { as = '', from = '203.0.113.7' }: { as?: string; from?: string } = {},
  ): Promise<Answer> {
    const response = await app.inject({
      method,
      url,
      headers: { authorization: as },
      remoteAddress: from,
      ...compact({ payload: body }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.headers['content-type']?.toString().startsWith('application/json')
        ? response.json()
        : {},
    };
  }

  /** The last message to a recipient. */
  async function lastMessage(
    to: string,
  ): Promise<{ channel: string; kind: string; text: string } | undefined> {
    const rows = await db.query<{ channel: string; kind: string; text: string }>(
      sql`select channel, kind, text from message where recipient = ${to} order by message_id desc limit 1`,
    );
    return rows[0];
  }

  return {
    app,
    db,
    siteId,
    clientId,
    clock,
    trouble,
    keys,
    tokens,
    identity,
    sites,
    signedIn,
    /** Moves the server's clock forward. */
    wait(seconds: number): void {
      time.now += seconds * 1000;
    },
    call,
    lastMessage,
    async visitor(client = clientId): Promise<string> {
      return String(
        (await post('/oauth2/token', { clientId: client, grantType: 'anonymous' })).body[
          'access_token'
        ],
      );
    },
    /** The six-digit code that was last sent to this recipient. */
    codeFor: async (to: string) =>
      /(?<!\d)\d{6}(?!\d)/.exec((await lastMessage(to))?.text ?? '')?.[0] ?? 'none',
    /** Verifies the login address of the token's member. */
    async verifyAddress(as: string, email: string): Promise<void> {
      const { verificationId } = (await call('POST', '/v1/start', {}, { as })).body;
      const code = /(?<!\d)\d{6}(?!\d)/.exec((await lastMessage(email))?.text ?? '')?.[0];
      const answer = await call(
        'POST',
        '/v1/auth/verify',
        { stateToken: verificationId, code },
        { as },
      );
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    },
    async policy(settings: object): Promise<void> {
      const answer = await call(
        'PATCH',
        '/v1/settings/sign-in',
        { settings },
        { as: await createApiKey(db, { siteId, name: 'policy', permissions: ['*'] }) },
      );
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    },
    /** Exchanges a session token for a member's token pair, like the hosted authorize page. */
    async exchange(sessionToken: unknown, client = clientId): Promise<Answer> {
      const codeVerifier = 'v'.repeat(43);
      const code = await db.tx(async (tx) => {
        const who = await redeemSessionToken(tx, {
          siteId,
          clientId: client,
          sessionToken: String(sessionToken),
          now: clock(),
        });
        return (
          who &&
          createAuthorizationCode(tx, {
            siteId,
            clientId: client,
            ...who,
            codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
            now: clock(),
          })
        );
      });
      return post('/oauth2/token', {
        grantType: 'authorization_code',
        clientId: client,
        code: code ?? 'none',
        codeVerifier,
      });
    },
    token: (body: object | string, headers?: Record<string, string>) =>
      post('/oauth2/token', body, headers),
    tokenInfo: async (token: unknown) => (await post('/oauth2/token-info', { token })).body,
    /** The status of a call that accepts any valid token. */
    async statusFor(authorization: unknown): Promise<number> {
      return (
        await app.inject({
          method: 'GET',
          url: '/v1/store',
          headers: { authorization: String(authorization) },
        })
      ).statusCode;
    },
    key: (permissions: readonly string[] = ['*']) =>
      createApiKey(db, { siteId, name: 'test', permissions }),
    async clientApp(permissions: readonly string[]) {
      const { clientId: appId, clientSecret = '' } = await createApp(db, {
        siteId,
        name: 'App',
        kind: 'app',
        redirects: [],
        origins: [],
        permissions,
      });
      return { clientId: appId, clientSecret };
    },
    async member(status: 'APPROVED' | 'PENDING' | 'BLOCKED' = 'APPROVED'): Promise<string> {
      const member = await db.tx((tx) => createMember(tx, { clock }, { siteId, status }));
      return member?.memberId ?? '';
    },
    /** Another store on the same platform. */
    async anotherSite() {
      const other = await makeSite(db);
      return {
        ...other,
        key: await createApiKey(db, { siteId: other.siteId, name: 'test', permissions: ['*'] }),
      };
    },
    async close(): Promise<void> {
      delete trouble.error;
      await app.close();
      await identity.audit.flush();
      await sites.close();
      await db.close();
      await database.drop();
    },
  };
}
