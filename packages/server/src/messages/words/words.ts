import { de } from './de.ts';
import { en, type StoreWords } from './en.ts';

const languages = { en, de } as const;
type Language = keyof typeof languages;

const isSupported = (language: string): language is Language => Object.hasOwn(languages, language);
const primary = (tag: string | null | undefined): string =>
  (tag ?? '').split(/[-_]/)[0]?.toLowerCase() ?? '';

/**
 * The translations for a recipient, and the locale that `Intl` needs for dates and country names.
 */
export interface Speech {
  readonly language: string;
  readonly locale: string;
  readonly words: StoreWords;
  /**
   * The URL of a shop page in the reader's language, which has its own path unless it is the
   * store's language.
   */
  readonly page: (path: string) => string;
}

/**
 * The first supported language, otherwise English. The last one is the store's own locale, whose
 * region applies if the language is the same.
 */
export function speechIn(
  preferred: string | null | undefined,
  storeLocale: string | undefined,
): Speech {
  const language = [primary(preferred), primary(storeLocale)].find(isSupported) ?? 'en';
  const locale =
    primary(storeLocale) === language && storeLocale !== undefined
      ? storeLocale
      : primary(preferred) === language && preferred
        ? preferred
        : language === 'en'
          ? 'en-US'
          : language;
  const own = [primary(storeLocale)].find(isSupported) ?? 'en';
  const page = (path: string): string =>
    language === own
      ? path
      : path.startsWith('/account/')
        ? `${path}?lang=${language}`
        : `/${language}${path}`;
  return { language, locale, words: languages[language], page };
}
