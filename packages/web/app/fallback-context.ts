import { createContext } from 'react';
import type { Language } from './i18n/language.ts';
import type { Dictionary } from './i18n/translate.ts';

/**
 * The data of an error page when the store could not be loaded. Such a page has no scripts, so only
 * the server uses it.
 */
interface Fallback {
  readonly store?: undefined;
  readonly language: Language;
  readonly prefix: string;
  readonly messages: Pick<Dictionary, 'common'>;
}

export const FallbackContext = createContext<Fallback | undefined>(undefined);
