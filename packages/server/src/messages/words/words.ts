import { de } from './de.ts';
import { en, type StoreWords } from './en.ts';

const languages = { en, de } as const;
type Language = keyof typeof languages;

const isKnown = (language: string): language is Language => Object.hasOwn(languages, language);
const primary = (tag: string | null | undefined): string =>
  (tag ?? '').split(/[-_]/)[0]?.toLowerCase() ?? '';

/** How to speak to somebody: the words, and what `Intl` needs for days and names of countries. */
export interface Speech {
  readonly language: string;
  readonly locale: string;
  readonly words: StoreWords;
  /** The same page of the shop for who reads this: in another language than the store's own it has an address of its own. */
  readonly page: (path: string) => string;
}

/**
 * In the first of these languages that we have, English if there is none. The last is the store's own locale, whose region is kept
 * where it speaks the same language.
 */
export function speechIn(
  wanted: string | null | undefined,
  storeLocale: string | undefined,
): Speech {
  const language = [primary(wanted), primary(storeLocale)].find(isKnown) ?? 'en';
  const locale =
    primary(storeLocale) === language && storeLocale !== undefined
      ? storeLocale
      : primary(wanted) === language && wanted
        ? wanted
        : language === 'en'
          ? 'en-US'
          : language;
  const own = [primary(storeLocale)].find(isKnown) ?? 'en';
  const page = (path: string): string =>
    language === own
      ? path
      : path.startsWith('/account/')
        ? `${path}?lang=${language}`
        : `/${language}${path}`;
  return { language, locale, words: languages[language], page };
}
