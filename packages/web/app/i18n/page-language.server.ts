import { readCookie, serializeCookie } from '../session/cookies.server.ts';
import { isLanguage, languageOf, localeOf, type Language } from './language.ts';

export interface Speech {
  readonly language: Language;
  /** For `Intl`. */
  readonly locale: string;
  /** What the addresses of the shop's pages begin with: nothing in the store's own language. */
  readonly prefix: '' | `/${Language}`;
}

/** The language someone chose last, for pages whose address does not say it. */
export const languageCookie = 'shopwright-language';

/** Places whose addresses are the same in every language. */
const withoutPrefix = /^\/(hosted|account|go|admin|session)(\/|\.data$|$)/;

/**
 * The language of a page: from its address in the shop, so that what is kept or linked means the same to everyone;
 * elsewhere from `?lang=`, then from what was chosen before. On a page that another site led to and that says neither,
 * it is the browser's.
 */
export function speechOf(request: Request, storeLocale: string): Speech {
  const own = languageOf(storeLocale);
  const language = chosenLanguage(request) ?? own;
  return {
    language,
    locale: localeOf(language, storeLocale),
    prefix: language === own ? '' : `/${language}`,
  };
}

/** What somebody said they read; undefined: they read the store's own. */
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
export const needsRemembering = (
  request: Request,
  language: Language,
  storeLocale: string,
): boolean => {
  const remembered = rememberedLanguage(request);
  return (isLanguage(remembered) ? remembered : languageOf(storeLocale)) !== language;
};

/** The language in the query of a page whose path has none: what follows this page has to be in it, too. */
export const languageInQuery = (request: Request): Language | undefined => {
  const { pathname, searchParams } = new URL(request.url);
  const asked = searchParams.get('lang') ?? undefined;
  return withoutPrefix.test(pathname) && isLanguage(asked) ? asked : undefined;
};
