import { createContext, RouterContextProvider } from 'react-router';
import type { SiteOptions } from '../src/site-options.ts';
import type { OpenDirective } from './content-security-policy.ts';
import { createPerson, shopCookie, type Person, type PersonCookie } from './person/person.ts';
import { createCatalogClient, type CatalogClient } from './shop/catalog-client.ts';
import { loadStore, type Store } from './shop/store.ts';
import { speechOf, type Speech } from './words/speech.ts';

/** Everything a loader may use of the world outside its own request. */
export interface PageContext {
  readonly catalog: CatalogClient;
  /** Asked for once, however many loaders of a page want it. */
  readonly store: () => Promise<Store>;
  /** The language of this page. */
  readonly speech: () => Promise<Speech>;
  /** Who is asking in the shop, or in a hand-over with a cookie of its own. Never ask in a page that is kept for everyone. */
  readonly person: (cookie?: PersonCookie) => Person;
  /** Scheme and host that canonical links begin with. */
  readonly origin: string;
  /** Allows the inline scripts and styles of this one answer. */
  readonly nonce: string;
  /** Adds a source to the content policy of this one answer. */
  readonly allow: (directive: OpenDirective, source: string) => void;
  /** Sets a cookie that is not a person's. */
  readonly setCookie: (cookie: string) => void;
  readonly report: (error: unknown) => void;
}

export const pageContext = createContext<PageContext>();

/** Returns the one function that builds the context of a request. */
export function createSiteContext({ publicUrl, onError, ...options }: SiteOptions) {
  const catalog = createCatalogClient(options);

  return (request: Request) => {
    const faults: unknown[] = [];
    const allowed: [OpenDirective, string][] = [];
    const cookies: string[] = [];
    const persons = new Map<string, Person>();
    const origin = new URL(publicUrl ?? request.url).origin;
    let store: Promise<Store> | undefined;
    const page: PageContext = {
      catalog,
      store: () => (store ??= loadStore(catalog)),
      speech: async () => speechOf(request, (await page.store()).locale),
      person: (cookie = shopCookie) => {
        const known = persons.get(cookie.name) ?? createPerson(request, { ...options, secure: origin.startsWith('https:') }, cookie);
        persons.set(cookie.name, known);
        return known;
      },
      origin,
      nonce: crypto.randomUUID().replaceAll('-', ''),
      allow: (directive, source) => void allowed.push([directive, source]),
      setCookie: (cookie) => void cookies.push(cookie),
      report: (error) => {
        faults.push(error);
        onError?.(error, request);
      },
    };
    const provider = new RouterContextProvider();
    provider.set(pageContext, page);
    const setCookies = () => [...cookies, ...[...persons.values()].flatMap((person) => person.setCookies())];
    return { provider, page, faults, allowed, setCookies };
  };
}
