import {
  collections,
  createClient,
  currencies,
  members,
  OAuthStrategy,
  products,
  store,
  type Hooks,
} from '@shopwright/sdk';

export interface CatalogClientOptions {
  readonly fetch: typeof fetch;
  readonly apiUrl: string;
  readonly clientId: string;
}

/**
 * Reads public data. Its visitor is the site itself, shared by all pages: never use it for a cart
 * or other private data.
 */
export const createCatalogClient = (
  { fetch, apiUrl, clientId }: CatalogClientOptions,
  hooks?: Hooks,
) =>
  createClient({
    modules: { products, collections, store, currencies, members },
    auth: OAuthStrategy({ clientId }),
    host: apiUrl,
    fetch,
    hooks,
  });

export type CatalogClient = ReturnType<typeof createCatalogClient>;
