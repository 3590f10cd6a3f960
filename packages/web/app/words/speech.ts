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
 * elsewhere from `?lang=`, then from what was chosen before.
 */
export function speechOf(request: Request, storeLocale: string): Speech {
  const own = languageOf(storeLocale);
  const language = chosenLanguage(request) ?? own;
  return { language, locale: localeOf(language, storeLocale), prefix: language === own ? '' : `/${language}` };
}

/** What somebody said they read; undefined: they read the store's own. */
export function chosenLanguage(request: Request): Language | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const chosen = withoutPrefix.test(pathname)
    ? [searchParams.get('lang') ?? undefined, new RegExp(`(?:^|;\\s*)${languageCookie}=([\\w-]+)`).exec(request.headers.get('cookie') ?? '')?.[1]]
    : [pathname.split('/')[1]?.replace(/\.data$/, '')];
  return chosen.find(isLanguage);
}
