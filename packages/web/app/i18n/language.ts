/** `x-mirror` proves that pages can be read from right to left; nobody is offered it. */
const codes = ['en', 'de', 'x-mirror'] as const;
export type Language = (typeof codes)[number];

/** What people can choose from, each by its own name. */
export const languages: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
];

const known: ReadonlySet<string> = new Set(codes);
export const isLanguage = (code: string | undefined): code is Language =>
  code !== undefined && known.has(code);

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'x-mirror' ? 'rtl' : 'ltr';

/** For `Intl`: the store's own region where it speaks this language. */
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
