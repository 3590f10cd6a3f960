import { createContext, RouterContextProvider } from 'react-router';
import type { SiteOptions } from '../src/site-options.ts';
import { createCatalogClient, type CatalogClient } from './shop/catalog-client.ts';
import { loadStore, type Store } from './shop/store.ts';

/** Everything a loader may use of the world outside its own request. */
export interface PageContext {
  readonly catalog: CatalogClient;
  /** Asked for once, however many loaders of a page want it. */
  readonly store: () => Promise<Store>;
  /** Scheme and host that canonical links begin with. */
  readonly origin: string;
  /** Allows the inline scripts and styles of this one answer. */
  readonly nonce: string;
  readonly report: (error: unknown) => void;
}

export const pageContext = createContext<PageContext>();

/** Returns the one function that builds the context of a request. */
export function createSiteContext({ publicUrl, onError, ...options }: SiteOptions) {
  const catalog = createCatalogClient(options);

  return (request: Request) => {
    const faults: unknown[] = [];
    let store: Promise<Store> | undefined;
    const page: PageContext = {
      catalog,
      store: () => (store ??= loadStore(catalog)),
      origin: new URL(publicUrl ?? request.url).origin,
      nonce: crypto.randomUUID().replaceAll('-', ''),
      report: (error) => {
        faults.push(error);
        onError?.(error, request);
      },
    };
    const provider = new RouterContextProvider();
    provider.set(pageContext, page);
    return { provider, page, faults };
  };
}
