import { createContext, use, type ReactNode } from 'react';
import type { Language } from './language.ts';
import { createTranslate, type Area, type Dictionary, type TranslateArea } from './translate.ts';

interface Translations {
  readonly language: Language;
  /** For `Intl`. */
  readonly locale: string;
  /** The path prefix of the shop's pages: empty, or the language. */
  readonly prefix: string;
  readonly messages: Partial<Dictionary>;
}

/** The messages of a layout; the rest is inherited from its parents. */
type TranslationsProps = { readonly [Key in keyof Translations]?: Translations[Key] | undefined };

const TranslationsContext = createContext<Translations>({
  language: 'en',
  locale: 'en',
  prefix: '',
  messages: {},
});

/**
 * Provides a layout's messages in addition to those of its parents. They come with the loader data,
 * in one language.
 */
export function TranslationsProvider({
  messages,
  language,
  locale,
  prefix,
  children,
}: TranslationsProps & { readonly children: ReactNode }) {
  const outer = use(TranslationsContext);
  const translations = {
    language: language ?? outer.language,
    locale: locale ?? outer.locale,
    prefix: prefix ?? outer.prefix,
    messages: { ...outer.messages, ...messages },
  };
  return <TranslationsContext value={translations}>{children}</TranslationsContext>;
}

export function useTranslations<Name extends Area>(area: Name): TranslateArea<Name> {
  const { messages, locale } = use(TranslationsContext);
  // Absent only above the layout that provides them, where no text is rendered.
  return createTranslate((messages[area] ?? {}) as Dictionary[Name], locale);
}

export const useLanguage = (): Pick<Translations, 'language' | 'locale' | 'prefix'> =>
  use(TranslationsContext);
