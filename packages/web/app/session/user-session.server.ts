import {
  createClient,
  OAuthStrategy,
  serverTokenStorage,
  TokenRole,
  EMPTY_TOKENS,
  type Bound,
  type Tokens,
} from '@shopwright/sdk';
import { addressHeader } from '../../src/site-options.ts';
import { chosenLanguage } from '../i18n/page-language.server.ts';

export interface PersonOptions {
  readonly fetch: typeof fetch;
  readonly apiUrl: string;
  readonly clientId: string;
  /** Whether people reach the site over HTTPS: its cookies then travel over nothing else. */
  readonly secure: boolean;
}

/** The cookie with who someone is in the shop. One of a hand-over from another site has a name and a path of its own. */
export interface PersonCookie {
  readonly name: string;
  readonly path: string;
  /** Seconds. */
  readonly maxAge?: number;
}

export const shopCookie: PersonCookie = { name: 'shopwright-session', path: '/' };

export type Person = ReturnType<typeof createPerson>;

/**
 * Who is asking: a visitor or a member, by the tokens in a cookie that no script can read.
 * A new visitor gets tokens with the first call; the answer then sets the cookie (see http/finish-response.server.ts),
 * so everything that may call must have been awaited before a loader or an action returns.
 */
export function createPerson(
  request: Request,
  { fetch, apiUrl, clientId, secure }: PersonOptions,
  cookie: PersonCookie = shopCookie,
) {
  const storage = serverTokenStorage(request, { ...cookie, secure, sameSite: 'Lax' });
  // The session a member opens here is listed by what they opened it with.
  const device = request.headers.get('user-agent');
  const auth = OAuthStrategy({
    clientId,
    tokenStorage: storage,
    ...(device === null ? {} : { tokenRequestOptions: { headers: { 'user-agent': device } } }),
  });
  // Mails and invoices are in the language of these pages.
  const language = chosenLanguage(request);
  const headers = language === undefined ? {} : { 'accept-language': language };
  const client = createClient({ auth, host: apiUrl, fetch, headers });
  const address = request.headers.get(addressHeader);
  const counted = address === null ? headers : { ...headers, [addressHeader]: address };
  return {
    /** A module of the SDK, speaking as this person: `person.use(currentCart).getCurrentCart()`. */
    use: client.use,
    /** The same, for a change that is made once however often it is sent. Counted like `trying`: an order sends mail. */
    useOnce: <Module>(module: Module, idempotencyKey: string): Bound<Module> =>
      createClient({ modules: { module }, auth, host: apiUrl, fetch, headers: counted }).with({
        idempotencyKey,
      }).module,
    /**
     * The same, for proofs of identity, for codes that can be guessed and for what sends mail: such calls are limited
     * by the network they come from, which is the visitor's and not the site's own.
     */
    trying:
      address === null
        ? client.use
        : createClient({ auth, host: apiUrl, fetch, headers: counted }).use,
    /** A request of no module's, such as a file. */
    fetch: client.fetchWithAuth,
    auth,
    clientId,
    /** Somebody who has been here before and may have a cart; asking costs nothing. */
    isKnown: () => storage.getTokens().refreshToken.value !== '',
    isMember: () => storage.getTokens().refreshToken.role === TokenRole.MEMBER,
    become: (tokens: Tokens) => storage.setTokens(tokens),
    forget: () => storage.setTokens(EMPTY_TOKENS),
    /** Ends a member's session on the platform, wherever else its tokens may be. */
    endSession: async () => void (await client.fetchWithAuth('/_api/iam/authentication/v1/logout')),
    setCookies: () => storage.setCookies(),
  };
}
