import { createContext, RouterContextProvider } from 'react-router';
import { addressHeader, type SiteOptions } from '../src/site-options.ts';
import type { OpenDirective } from './http/content-security-policy.server.ts';
import {
  createUserSession,
  shopCookie,
  type UserSession,
  type SessionCookie,
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
  shouldRememberLanguage,
  pageLanguageOf,
  type PageLanguage,
} from './i18n/page-language.server.ts';

/** Everything outside the request that a loader may use. */
export interface PageContext {
  readonly catalog: CatalogClient;
  /** The catalog version and its changes. */
  readonly watch: CatalogWatch;
  /** The search index of everything but products. */
  readonly shopIndex: () => ReturnType<ShopIndex>;
  /** Aborted when the site shuts down: open streams must end with it. */
  readonly closing: AbortSignal | undefined;
  /** Loaded once for all loaders of a page. */
  readonly store: () => Promise<Store>;
  /** The store's offerings besides products. */
  readonly offerings: () => Promise<Offerings>;
  /** The language of this page. */
  readonly pageLanguage: () => Promise<PageLanguage>;
  /**
   * Formats prices in the visitor's chosen currency if the store has a rate for it, otherwise
   * unconverted. Not for amounts to pay.
   */
  readonly money: () => Promise<FormatAmount>;
  /**
   * The user's session in the shop, or in a redirect session by its cookie. Must not be used in a
   * cacheable page.
   */
  readonly userSession: (cookie?: SessionCookie) => UserSession;
  /** The client's network for rate limits; undefined if unknown or on this machine. */
  readonly clientNetwork: () => string | undefined;
  /** The store is a copy of another one for trying things out. */
  readonly preview: boolean;
  /** The OAuth app of this site. */
  readonly clientId: string;
  /** Scheme and host that canonical links begin with. */
  readonly origin: string;
  /** Allows the inline scripts and styles of this response. */
  readonly nonce: string;
  /** Adds a source to this response's content security policy. */
  readonly allow: (directive: OpenDirective, source: string) => void;
  /** Remembers this language for pages without one in the path, such as the checkout. */
  readonly rememberLanguage: () => Promise<void>;
  /** Sets a cookie other than the session's. */
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
      const userSessions = new Map<string, UserSession>();
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
        pageLanguage: async () => pageLanguageOf(request, (await page.store()).locale),
        rememberLanguage: async () => {
          const [{ language }, { locale }] = await Promise.all([page.pageLanguage(), page.store()]);
          if (shouldRememberLanguage(request, language, locale))
            page.setCookie(languageCookieOf(language, origin.startsWith('https:')));
        },
        money: async () =>
          (money ??= page.store().then((loaded) => moneyFormat(request, page, loaded))),
        userSession: (cookie = shopCookie) => {
          const session =
            userSessions.get(cookie.name) ??
            createUserSession(request, { ...options, secure: origin.startsWith('https:') }, cookie);
          userSessions.set(cookie.name, session);
          return session;
        },
        clientNetwork: () => {
          const address = request.headers.get(addressHeader);
          return address ? networkOf(address) : undefined;
        },
        preview: options.preview ?? false,
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
        ...[...userSessions.values()].flatMap((userSession) => userSession.setCookies()),
      ];
      /** Whether the page used a member's session. */
      const isPersonal = () =>
        [...userSessions.values()].some((userSession) => userSession.isMember());
      return { provider, page, faults, allowed, setCookies, isPersonal };
    },
    { watch },
  );
}

export type SiteContext = ReturnType<ReturnType<typeof createSiteContext>>;
