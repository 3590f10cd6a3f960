import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { Language } from './language.ts';
import { toPseudoLocale } from './pseudo-locale.server.ts';
import type { Area, Dictionary } from './translate.ts';

const dictionaries: Record<Language, Dictionary> = { en, de, 'x-mirror': toPseudoLocale(en) };

/** The messages of some areas in one language: what a layout sends to the browser. */
export const messagesOf = <Name extends Area>(
  language: Language,
  ...areas: Name[]
): Pick<Dictionary, Name> =>
  // Every area is a key of every dictionary.
  Object.fromEntries(areas.map((area) => [area, dictionaries[language][area]])) as Pick<
    Dictionary,
    Name
  >;
