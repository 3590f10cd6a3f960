import * as wixEcom from '@wix/ecom';
import * as wixIdentity from '@wix/identity';
import * as wixMembers from '@wix/members';
import * as wixRedirects from '@wix/redirects';
import * as wix from '@wix/sdk';
import * as wixStores from '@wix/stores';
import * as ours from '@shopwright/sdk';
import type { TestServer } from '../../kit/start-server.ts';

const ourModules = {
  authentication: ours.authentication,
  cart: ours.cart,
  catalogVersioning: ours.catalogVersioning,
  checkout: ours.checkout,
  collections: ours.collections,
  currencies: ours.currencies,
  currentCart: ours.currentCart,
  inventory: ours.inventory,
  members: ours.members,
  orders: ours.orders,
  products: ours.products,
  recovery: ours.recovery,
  redirects: ours.redirects,
  verification: ours.verification,
};

const theirModules: unknown = {
  authentication: wixIdentity.authentication,
  cart: wixEcom.cart,
  catalogVersioning: wixStores.catalogVersioning,
  checkout: wixEcom.checkout,
  collections: wixStores.collections,
  currencies: wixEcom.currencies,
  currentCart: wixEcom.currentCart,
  inventory: wixStores.inventory,
  members: wixMembers.members,
  orders: wixEcom.orders,
  products: wixStores.products,
  recovery: wixIdentity.recovery,
  redirects: wixRedirects.redirects,
  verification: wixIdentity.verification,
};

type Modules = typeof ourModules;
type Make = typeof ours.createClient;

/** One client with its modules, and the people who use it. */
export interface Kit {
  readonly visitor: ours.Client<Modules, ours.IOAuthStrategy>;
  readonly owner: ours.Client<Modules, ReturnType<typeof ours.ApiKeyStrategy>>;
  readonly stranger: ours.Client<Modules, undefined>;
  newVisitor(tokens?: ours.Tokens): ours.Client<Modules, ours.IOAuthStrategy>;
  readonly sdk: Pick<
    typeof ours,
    | 'OAuthStrategy'
    | 'ApiKeyStrategy'
    | 'AppStrategy'
    | 'createClient'
    | 'media'
    | 'TokenRole'
    | 'LoginState'
    | 'EMPTY_TOKENS'
  >;
  readonly modules: Modules;
  readonly server: TestServer;
  readonly apiKey: string;
}

export type Which = 'theirs' | 'ours' | 'their modules in our client';

/** The same script drives all three: their types are another's, their shape is the same. */
export function makeKit(
  which: Which,
  server: TestServer,
  apiKey: string,
  fetch: typeof globalThis.fetch,
): Kit {
  const modules = which === 'ours' ? ourModules : (theirModules as Modules);
  const sdk = which === 'theirs' ? (wix as unknown as typeof ours) : ours;
  // The provider's client has its host in its code; ours is told.
  const connection = which === 'theirs' ? {} : { host: server.url, fetch, retry: false as const };
  const createClient: Make = sdk.createClient;
  const newVisitor = (tokens?: ours.Tokens) =>
    createClient({
      ...connection,
      modules,
      auth: sdk.OAuthStrategy({
        clientId: server.clientId,
        ...(tokens === undefined ? {} : { tokens }),
      }),
    });
  return {
    visitor: newVisitor(),
    owner: createClient({
      ...connection,
      modules,
      auth: sdk.ApiKeyStrategy({ apiKey, siteId: server.siteId }),
    }),
    stranger: createClient({ ...connection, modules }),
    newVisitor,
    sdk: { ...sdk, createClient: (options) => createClient({ ...connection, ...options }) },
    modules,
    server,
    apiKey,
  };
}
