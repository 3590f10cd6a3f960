import { createContext } from 'react';
import type { Language } from './i18n/language.ts';
import type { Dictionary } from './i18n/translate.ts';

/** What an error page is made of when not even the store could be loaded. Such a page has no scripts, so only the server has it. */
interface Spare {
  readonly store?: undefined;
  readonly language: Language;
  readonly prefix: string;
  readonly words: Pick<Dictionary, 'common'>;
}

export const SpareContext = createContext<Spare | undefined>(undefined);
