import { createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { expect } from 'vitest';
import { startIdentity, type Answer } from '../testing.ts';

/** A real OpenID Connect provider, connected to the store under test. */

export type SsoBench = Awaited<ReturnType<typeof startSso>>;

export const cookieOf = ({ headers }: Answer) =>
  ((headers['set-cookie'] as string | undefined) ?? '').split(';')[0] ?? '';
export const encryptionKey = randomBytes(32).toString('base64');

export function unsealed(text: string): Record<string, unknown> {
  const sealed = Buffer.from(/postMessage\("([^"]+)"\)/.exec(text)?.[1] ?? '', 'base64');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(encryptionKey, 'base64'),
    sealed.subarray(0, 12),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  return JSON.parse(
    Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString(),
  ) as Record<string, unknown>;
}

/** The browser at the provider: from its authorize page to the redirect back. */
export async function atProvider(url: string, who: string): Promise<string> {
  const jar = new Map([['who', who]]);
  let next = url;
  for (let redirects = 0; redirects < 12; redirects += 1) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(
        `The provider answered ${response.status}: ${(await response.text()).slice(0, 300)}`,
      );
    next = new URL(location, next).href;
    if (next.startsWith('https://shop.example/')) return next.slice('https://shop.example'.length);
  }
  throw new Error('The provider did not redirect back.');
}

export async function startSso() {
  const accounts = new Map<
    string,
    { email?: string; email_verified?: boolean; given_name?: string }
  >();
  const bench = await startIdentity({ development: true });
  const key = await bench.key();
  const idp = createServer();
  await new Promise<void>((resolve) => {
    idp.listen(0, '127.0.0.1', resolve);
  });
  const address = idp.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const pair = await generateKeyPair('RS256', { extractable: true });
  const providerKey = pair.privateKey;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'shop',
        client_secret: 'shop-secret',
        redirect_uris: ['https://shop.example/v1/sso/callback'],
      },
    ],
    jwks: {
      keys: [{ ...(await exportJWK(pair.privateKey)), kid: 'k1', use: 'sig', alg: 'RS256' }],
    },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['x'] },
    interactions: { url: (_context, interaction) => `/sign-in/${interaction.uid}` },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...accounts.get(id) }),
    }),
  });
  const handler = provider.callback();
  idp.on('request', (request, response) => {
    // The user that the test chose signs in and consents immediately.
    if (!request.url?.startsWith('/sign-in/')) return void handler(request, response);
    void (async () => {
      const { prompt, params, grantId } = await provider.interactionDetails(request, response);
      const accountId = /who=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? 'nobody';
      const grant = grantId
        ? await provider.Grant.find(grantId)
        : new provider.Grant({ accountId, clientId: String(params['client_id']) });
      grant?.addOIDCScope('openid email profile');
      const result =
        prompt.name === 'login'
          ? { login: { accountId } }
          : { consent: { grantId: (await grant?.save()) ?? '' } };
      await provider.interactionFinished(request, response, result, {
        mergeWithLastSubmission: true,
      });
    })();
  });
  const made = await bench.call(
    'POST',
    '/v1/settings/sso-connections',
    { connection: { name: 'House', issuer, clientId: 'shop', clientSecret: 'shop-secret' } },
    { as: key },
  );
  const connectionId = (made.body['connection'] as { id: string }).id;

  async function page(url: string, cookie = ''): Promise<Answer & { text: string }> {
    const response = await bench.app.inject({ method: 'GET', url, headers: { cookie } });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: {},
      text: response.body,
    };
  }
  const begin = (query: Record<string, string> = {}) =>
    page(
      `/_api/iam/authentication/v1/sso/login/${bench.siteId}/${connectionId}?${new URLSearchParams({ sessionId: 'sess-1', encryptionKey, ...query }).toString()}`,
    );

  async function signIn(who: string, query: Record<string, string> = {}) {
    const begun = await begin(query);
    expect(begun.status).toBe(302);
    const cookie = cookieOf(begun);
    const back = await atProvider(String(begun.headers['location']), who);
    const done = await page(back, cookie);
    const finish = ((done.headers['location'] as string | undefined) ?? '').replace(
      'https://shop.example',
      '',
    );
    return {
      begun,
      cookie,
      back,
      done,
      finish,
      last: done.status === 302 ? await page(finish, cookie) : done,
    };
  }

  const newAccount = (extra: object = { email_verified: true }) => {
    const id = randomUUID();
    accounts.set(id, { email: `${id}@example.com`, given_name: 'Ada', ...extra });
    return id;
  };

  return {
    bench,
    key,
    issuer,
    connectionId,
    /** The provider's answer to the creation of the connection. */
    created: made.body,
    accounts: accounts,
    providerKey,
    page,
    begin,
    signIn,
    newAccount: newAccount,
    async close(): Promise<void> {
      idp.closeAllConnections();
      idp.close();
      await bench.close();
    },
  };
}
