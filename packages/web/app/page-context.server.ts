import { createContext, RouterContextProvider } from 'react-router';
import { addressHeader, type SiteOptions } from '../src/site-options.ts';
import type { OpenDirective } from './http/content-security-policy.server.ts';
import {
  createPerson,
  shopCookie,
  type Person,
  type PersonCookie,
} from './session/user-session.server.ts';
import type { CatalogClient } from './shop/catalog-client.server.ts';
import { createShopIndex, type ShopIndex } from './search/shop-index.server.ts';
import { createCatalogWatch, type CatalogWatch } from './shop/catalog-watch.server.ts';
import { moneyFormat } from './shop/currency.server.ts';
import { createOfferings, type Offerings } from './shop/offerings.server.ts';
import type { FormatAmount } from './shop/price.server.ts';
import { loadStore, type Store } from './shop/store.server.ts';
import {
  languageCookieOf,
  needsRemembering,
  speechOf,
  type Speech,
} from './i18n/page-language.server.ts';

/** Everything a loader may use of the world outside its own request. */
export interface PageContext {
  readonly catalog: CatalogClient;
  /** Which catalog the page is made of, and when that changes. */
  readonly watch: CatalogWatch;
  /** What can be found beside products. */
  readonly shopIndex: () => ReturnType<ShopIndex>;
  /** Ends when the site is closed: what would go on for ever must end with it. */
  readonly closing: AbortSignal | undefined;
  /** Asked for once, however many loaders of a page want it. */
  readonly store: () => Promise<Store>;
  /** What the shop sells besides goods. */
  readonly offerings: () => Promise<Offerings>;
  /** The language of this page. */
  readonly speech: () => Promise<Speech>;
  /** Writes prices in the currency the visitor chose, where the store has a rate for it, else in their own. Not for what is paid. */
  readonly money: () => Promise<FormatAmount>;
  /** Who is asking in the shop, or in a hand-over with a cookie of its own. Never ask in a page that is kept for everyone. */
  readonly person: (cookie?: PersonCookie) => Person;
  /** The network that the request comes from; undefined where it is not known, and for this machine. */
  readonly clientNetwork: () => string | undefined;
  /** The OAuth app of this site. */
  readonly clientId: string;
  /** Scheme and host that canonical links begin with. */
  readonly origin: string;
  /** Allows the inline scripts and styles of this one answer. */
  readonly nonce: string;
  /** Adds a source to the content policy of this one answer. */
  readonly allow: (directive: OpenDirective, source: string) => void;
  /** Makes pages whose address has no language, such as the checkout, speak the language of this one. */
  readonly rememberLanguage: () => Promise<void>;
  /** Sets a cookie that is not a person's. */
  readonly setCookie: (cookie: string) => void;
  readonly report: (error: unknown) => void;
}

export const pageContext = createContext<PageContext>();

/** Returns the one function that builds the context of a request. */
export function createSiteContext({
  publicUrl,
  onError,
  networkOf = (address) => address,
  ...options
}: SiteOptions) {
  const watch = createCatalogWatch(options);
  const { catalog } = watch;
  const offerings = createOfferings(catalog);
  const shopIndex = createShopIndex(catalog);

  return Object.assign(
    (request: Request) => {
      const faults: unknown[] = [];
      const allowed: [OpenDirective, string][] = [];
      const cookies: string[] = [];
      const persons = new Map<string, Person>();
      const origin = new URL(publicUrl ?? request.url).origin;
      let store: Promise<Store> | undefined;
      let money: Promise<FormatAmount> | undefined;
      const page: PageContext = {
        catalog,
        watch,
        shopIndex: () => shopIndex((error) => onError?.(error, request)),
        closing: options.closing,
        offerings,
        store: () => (store ??= loadStore(catalog)),
        speech: async () => speechOf(request, (await page.store()).locale),
        rememberLanguage: async () => {
          const [{ language }, { locale }] = await Promise.all([page.speech(), page.store()]);
          if (needsRemembering(request, language, locale))
            page.setCookie(languageCookieOf(language, origin.startsWith('https:')));
        },
        money: async () =>
          (money ??= page.store().then((known) => moneyFormat(request, page, known))),
        person: (cookie = shopCookie) => {
          const known =
            persons.get(cookie.name) ??
            createPerson(request, { ...options, secure: origin.startsWith('https:') }, cookie);
          persons.set(cookie.name, known);
          return known;
        },
        clientNetwork: () => {
          const address = request.headers.get(addressHeader);
          return address ? networkOf(address) : undefined;
        },
        clientId: options.clientId,
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
      const setCookies = () => [
        ...cookies,
        ...[...persons.values()].flatMap((person) => person.setCookies()),
      ];
      /** Whether it was asked who this is, and it is a member. */
      const isPersonal = () => [...persons.values()].some((person) => person.isMember());
      return { provider, page, faults, allowed, setCookies, isPersonal };
    },
    { watch },
  );
}

export type SiteContext = ReturnType<ReturnType<typeof createSiteContext>>;
