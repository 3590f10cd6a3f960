/** `x-mirror` is a right-to-left pseudo-locale for tests. It is not offered to visitors. */
const codes = ['en', 'de', 'x-mirror'] as const;
export type Language = (typeof codes)[number];

/** The languages offered to visitors, by their own names. */
export const languages: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
];

const languageCodes: ReadonlySet<string> = new Set(codes);
export const isLanguage = (code: string | undefined): code is Language =>
  code !== undefined && languageCodes.has(code);

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'x-mirror' ? 'rtl' : 'ltr';

/** For `Intl`: the store's region if it uses this language. */
export const localeOf = (language: Language, storeLocale: string): string =>
  language === 'x-mirror'
    ? 'ar-EG-u-nu-latn'
    : storeLocale.split('-')[0] === language
      ? storeLocale
      : language;

/** The language of a store's locale, where we have it. */
export function languageOf(locale: string): Language {
  const code = locale.split('-')[0];
  return isLanguage(code) ? code : 'en';
}
