import { readCookie, serializeCookie } from '../session/cookies.server.ts';
import { isLanguage, languageOf, localeOf, type Language } from './language.ts';

export interface PageLanguage {
  readonly language: Language;
  /** For `Intl`. */
  readonly locale: string;
  /** The path prefix of the shop's pages: empty in the store's own language. */
  readonly prefix: '' | `/${Language}`;
}

/** The language chosen last, for pages without a language in the path. */
export const languageCookie = 'shopwright-language';

/** Paths that are the same in every language. */
const withoutPrefix = /^\/(hosted|account|go|admin|session)(\/|\.data$|$)/;

/**
 * The language of a page: from its path in the shop, so that cached and shared links mean the same
 * to every visitor; elsewhere from `?lang=`, then from the cookie. A page of a redirect session
 * that has neither uses the browser's language.
 */
export function pageLanguageOf(request: Request, storeLocale: string): PageLanguage {
  const own = languageOf(storeLocale);
  const language = chosenLanguage(request) ?? own;
  return {
    language,
    locale: localeOf(language, storeLocale),
    prefix: language === own ? '' : `/${language}`,
  };
}

/** The language chosen by the visitor, or undefined for the store's own. */
export function chosenLanguage(request: Request): Language | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const chosen = withoutPrefix.test(pathname)
    ? [
        searchParams.get('lang') ?? undefined,
        rememberedLanguage(request),
        ...(searchParams.has('session') ? browserLanguages(request) : []),
      ]
    : [pathname.split('/')[1]?.replace(/\.data$/, '')];
  return chosen.find(isLanguage);
}

const rememberedLanguage = (request: Request): string | undefined =>
  readCookie(request, languageCookie);

/** In the order of the header, which browsers send by preference. */
const browserLanguages = (request: Request): string[] =>
  (request.headers.get('accept-language') ?? '')
    .slice(0, 1000)
    .split(',')
    .map((tag) => tag.trim().split(/[-;]/)[0]?.toLowerCase() ?? '');

const YEAR_SECONDS = 31_536_000;

export const languageCookieOf = (language: Language, secure: boolean): string =>
  serializeCookie(language, {
    name: languageCookie,
    maxAge: YEAR_SECONDS,
    secure,
    isScriptReadable: true,
  });

/** Whether pages without a language in their address would be in another language than this one. */
export const shouldRememberLanguage = (
  request: Request,
  language: Language,
  storeLocale: string,
): boolean => {
  const remembered = rememberedLanguage(request);
  return (isLanguage(remembered) ? remembered : languageOf(storeLocale)) !== language;
};

/**
 * The language in the query of a page whose path has none: what follows this page has to be in it,
 * too.
 */
export const languageInQuery = (request: Request): Language | undefined => {
  const { pathname, searchParams } = new URL(request.url);
  const requested = searchParams.get('lang') ?? undefined;
  return withoutPrefix.test(pathname) && isLanguage(requested) ? requested : undefined;
};
