import { createContext, use, type ReactNode } from 'react';
import type { Language } from './language.ts';
import { sayIn, type Area, type Dictionary, type SayIn } from './translate.ts';

interface Spoken {
  readonly language: Language;
  /** For `Intl`. */
  readonly locale: string;
  /** What the addresses of the shop's pages begin with: nothing, or the language. */
  readonly prefix: string;
  readonly words: Partial<Dictionary>;
}

/** What a layout hands out; the rest stays as the layouts around it have it. */
type Given = { readonly [Key in keyof Spoken]?: Spoken[Key] | undefined };

const SpokenContext = createContext<Spoken>({
  language: 'en',
  locale: 'en',
  prefix: '',
  words: {},
});

/** The words of a layout, beside those of the layouts around it. They come with its data, in one language only. */
export function Words({
  words,
  language,
  locale,
  prefix,
  children,
}: Given & { readonly children: ReactNode }) {
  const outer = use(SpokenContext);
  const spoken = {
    language: language ?? outer.language,
    locale: locale ?? outer.locale,
    prefix: prefix ?? outer.prefix,
    words: { ...outer.words, ...words },
  };
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

export function useWords<Name extends Area>(area: Name): SayIn<Name> {
  const { words, locale } = use(SpokenContext);
  // Absent only above the layout that hands them out, where no page speaks.
  return sayIn((words[area] ?? {}) as Dictionary[Name], locale);
}

export const useLanguage = (): Pick<Spoken, 'language' | 'locale' | 'prefix'> => use(SpokenContext);
