import {
  backInStockNotifications,
  cart,
  checkout,
  currencies,
  currentCart,
  orderFulfillments,
  orders,
  orderTransactions,
  recommendations,
} from '@wix/ecom';
import { authentication, recovery, verification } from '@wix/identity';
import { members } from '@wix/members';
import { redirects } from '@wix/redirects';
import { ApiKeyStrategy, AppStrategy, createClient, OAuthStrategy, type Tokens } from '@wix/sdk';
import { catalogVersioning, collections, inventory, products } from '@wix/stores';

/**
 * The provider's client as a shop builds it. A module is added here when its first case is written.
 */
const modules = {
  authentication,
  backInStockNotifications,
  cart,
  catalogVersioning,
  checkout,
  collections,
  currencies,
  currentCart,
  inventory,
  members,
  orderFulfillments,
  orders,
  orderTransactions,
  products,
  recommendations,
  recovery,
  redirects,
  verification,
};

/** A visitor of the shop, signed in or not: everything goes through an OAuth app. */
export function visitorClient(options: { clientId: string; tokens?: Tokens; useCDN?: boolean }) {
  const { clientId, tokens, useCDN } = options;
  return createClient({
    modules,
    auth: OAuthStrategy({ clientId, ...(tokens === undefined ? {} : { tokens }) }),
    ...(useCDN === undefined ? {} : { useCDN }),
  });
}

/** A client with the owner's API key. */
export function ownerClient(options: { apiKey: string; siteId?: string }) {
  const { apiKey, siteId } = options;
  // The strategy's type wants a site or an account; a key alone is what its code allows and what
  // many programs send.
  const strategy =
    siteId === undefined
      ? ApiKeyStrategy({ apiKey, accountId: '' })
      : ApiKeyStrategy({ apiKey, siteId });
  return createClient({ modules, auth: strategy });
}

/** A client of an app of the owner, installed on the site. */
export function appClient(options: { appId: string; appSecret: string; instanceId: string }) {
  return createClient({ modules, auth: AppStrategy(options) });
}

/** A client with no strategy: an empty Authorization header. */
export function strangerClient() {
  return createClient({ modules });
}

/** The owner of a token, read as the client reads it. */
export function tokenInfo(accessToken: string) {
  return AppStrategy({ appId: 'unused', accessToken }).getTokenInfo();
}
