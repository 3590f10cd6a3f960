import {
  createClient,
  OAuthStrategy,
  serverTokenStorage,
  TokenRole,
  EMPTY_TOKENS,
  type Bound,
  type SentRequest,
  type Tokens,
} from '@shopwright/sdk';
import { addressHeader } from '../../src/site-options.ts';
import { chosenLanguage } from '../i18n/page-language.server.ts';

export interface UserSessionOptions {
  readonly fetch: typeof fetch;
  readonly apiUrl: string;
  readonly clientId: string;
  /** Whether the site is served over HTTPS; cookies are then `Secure`. */
  readonly secure: boolean;
}

/** The cookie of a user's session. A redirect session has its own name and path. */
export interface SessionCookie {
  readonly name: string;
  readonly path: string;
  /** Seconds. */
  readonly maxAge?: number;
  /** Sees each request to the platform before it is sent. */
  readonly observe?: (request: SentRequest) => void;
}

export const shopCookie: SessionCookie = { name: 'shopwright-session', path: '/' };

export type UserSession = ReturnType<typeof createUserSession>;

/**
 * The session of a visitor or member, with tokens in an HTTP-only cookie. A new visitor gets tokens
 * with the first call, and the response sets the cookie (see http/finish-response.server.ts). So
 * every call must be awaited before a loader or an action returns.
 */
export function createUserSession(
  request: Request,
  { fetch, apiUrl, clientId, secure }: UserSessionOptions,
  cookie: SessionCookie = shopCookie,
) {
  const storage = serverTokenStorage(request, { ...cookie, secure, sameSite: 'Lax' });
  // The user agent describes the device in the member's list of sessions.
  const device = request.headers.get('user-agent');
  const auth = OAuthStrategy({
    clientId,
    tokenStorage: storage,
    ...(device === null ? {} : { tokenRequestOptions: { headers: { 'user-agent': device } } }),
  });
  // Mails and invoices are in the language of these pages.
  const language = chosenLanguage(request);
  const headers = language === undefined ? {} : { 'accept-language': language };
  const hooks = cookie.observe === undefined ? undefined : { request: cookie.observe };
  const client = createClient({ auth, host: apiUrl, fetch, headers, hooks });
  const address = request.headers.get(addressHeader);
  const counted = address === null ? headers : { ...headers, [addressHeader]: address };
  return {
    /** An SDK module bound to this session: `userSession.use(currentCart).getCurrentCart()`. */
    use: client.use,
    /**
     * The same with an idempotency key. Rate-limited like `useRateLimited`, since an order sends
     * mail.
     */
    useOnce: <Module>(module: Module, idempotencyKey: string): Bound<Module> =>
      createClient({
        modules: { module },
        auth,
        host: apiUrl,
        fetch,
        headers: counted,
        hooks,
      }).with({
        idempotencyKey,
      }).module,
    /**
     * The same for sign-in, guessable codes and calls that send mail. These are rate-limited by the
     * visitor's network, not the site's own.
     */
    useRateLimited:
      address === null
        ? client.use
        : createClient({ auth, host: apiUrl, fetch, headers: counted, hooks }).use,
    /** A request of no module's, such as a file. */
    fetch: client.fetchWithAuth,
    auth,
    clientId,
    /** Whether the visitor has tokens and may have a cart. Makes no call. */
    hasTokens: () => storage.getTokens().refreshToken.value !== '',
    isMember: () => storage.getTokens().refreshToken.role === TokenRole.MEMBER,
    become: (tokens: Tokens) => storage.setTokens(tokens),
    forget: () => storage.setTokens(EMPTY_TOKENS),
    /** Ends a member's session on the platform, wherever else its tokens may be. */
    endSession: async () => void (await client.fetchWithAuth('/_api/iam/authentication/v1/logout')),
    setCookies: () => storage.setCookies(),
  };
}
