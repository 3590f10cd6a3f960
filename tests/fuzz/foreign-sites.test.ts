import { pino } from 'pino';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../kit/start-server.ts';

/**
 * B1: everything that works without a token, with the id of a site that does not exist or with a
 * forged ticket: 4xx, nothing written.
 */

const foreign = '11111111-1111-4111-8111-111111111111';
const id = '22222222-2222-4222-8222-222222222222';
const token = 'A'.repeat(43);
const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
  });
});
afterAll(() => server.close());

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Both the site that is not there and the one that is, with signatures that are not its own. */
const attempts = (siteId: string): [path: string, options?: RequestInit][] => [
  [`/media/private/${siteId}/x?exp=9999999999&sig=x`],
  [`/media/private/${siteId}/x?exp=9999999999&sig=${token}`],
  [
    `/media/upload?ticket=${base64({ siteId, fileName: 'x' })}.9999999999.AAAA`,
    { method: 'PUT', headers: { 'content-type': 'image/png' }, body: 'x' },
  ],
  [
    `/media/upload?ticket=${base64({ siteId, fileName: 'x', private: true })}.9999999999.${token}`,
    { method: 'PUT', headers: { 'content-type': 'image/png' }, body: 'x' },
  ],
  [
    '/v1/payments/webhooks/sandbox',
    json(
      { siteId, attemptId: id },
      { 'sandbox-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
    ),
  ],
  [
    '/v1/payments/webhooks/sandbox',
    json(
      { siteId: siteId.toUpperCase(), attemptId: id },
      { 'sandbox-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
    ),
  ],
  [
    '/v1/payments/webhooks/stripe',
    json(
      { id: 'evt_1', data: { object: { metadata: { siteId, attemptId: id } } } },
      { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
    ),
  ],
  [`/v1/payments/sandbox/${siteId}/sbx_x?challenge=x`],
  [
    `/v1/payments/sandbox/${siteId}/sbx_x`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'challenge=x&answer=approve',
    },
  ],
  [
    `/ecom/v1/checkouts/mark-as-completed-and-redirect?token=${base64({ siteId, checkoutId: id, redirectUrl: 'https://evil.example', expires: 9_999_999_999 })}.${token}`,
  ],
  [
    `/_api/iam/authentication/v1/sso/login/${siteId}/${id}?sessionId=a&encryptionKey=${encodeURIComponent(Buffer.alloc(32).toString('base64'))}`,
  ],
  [`/v1/sso/callback?state=${siteId}.${token}&code=x`],
  [`/_api/iam/authentication/v1/callback?state=${siteId}.${token}&sessionToken=x`],
  [
    '/_api/iam/authentication/v1/sso/login-with-token-params',
    json({ idpConnectionId: id, tokenParams: { id_token: 'a.b.c' } }),
  ],
  ['/oauth2/token', json({ clientId: siteId, grantType: 'anonymous' })],
  [
    '/oauth2/token',
    json({
      client_id: siteId,
      client_secret: token,
      grant_type: 'client_credentials',
      instance_id: siteId,
    }),
  ],
  [
    '/oauth2/token',
    json({
      clientId: siteId,
      grantType: 'refresh_token',
      refreshToken: `JWS.${base64({ alg: 'EdDSA', kid: id })}.${base64({ siteId, sub: id })}.AAAA`,
    }),
  ],
  [
    '/oauth2/token',
    json({
      clientId: siteId,
      grantType: 'authorization_code',
      code: `${siteId}.${token}`,
      codeVerifier: token,
      redirectUri: 'https://evil.example',
    }),
  ],
  [`/v1/redirect-session/${id}/redeem`, json({ token: `${siteId}.${token}` })],
];
function json(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

/** How many rows each table has. */
async function rows(): Promise<Record<string, number>> {
  const tables = await server.db.query<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const counts = await Promise.all(
    tables.map(
      async ({ name }) =>
        [
          name,
          (await server.db.pool.query<{ n: string }>(`select count(*) as n from "${name}"`)).rows[0]
            ?.n,
        ] as const,
    ),
  );
  return Object.fromEntries(counts.map(([name, n]) => [name, Number(n)]));
}

it.each([
  ['that does not exist', () => foreign],
  ['of this server', () => server.siteId],
])(
  'a site %s in an address or a forged ticket is refused without a fault, and nothing is written',
  async (_which, siteOf) => {
    const before = await rows();
    const statuses: [string, number][] = [];
    for (const [path, options] of attempts(siteOf()))
      statuses.push([
        path.slice(0, 50),
        (await fetch(`${server.url}${path}`, { redirect: 'manual', ...options })).status,
      ]);
    expect(statuses.filter(([, status]) => status < 400 || status >= 500)).toEqual([]);
    expect(lines).toEqual([]);
    expect(await rows()).toEqual(before);
  },
);
