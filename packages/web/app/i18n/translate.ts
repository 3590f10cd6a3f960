import type { en } from './en/index.ts';
import type { Phrase, Translated } from './message.ts';

/** English says which words there are; every other language must have all of them. */
export type Dictionary = { readonly [Name in keyof typeof en]: Translated<(typeof en)[Name]> };
export type Area = keyof typeof en;

export type Values = Readonly<Record<string, string | number>>;
export type Say<Words> = (key: keyof Words & string, values?: Values) => string;

/** Turns keys into sentences: `say('items', { count: 3 })`. A phrase with plurals counts by `count`. */
export function sayIn<Words extends Readonly<Record<string, Phrase>>>(
  words: Words,
  locale: string,
): Say<Words> {
  return (key, values = {}) => {
    const phrase = words[key];
    if (phrase === undefined) return key;
    const text =
      typeof phrase === 'string'
        ? phrase
        : new Intl.PluralRules(locale).select(Number(values['count'])) === 'one'
          ? phrase.one
          : phrase.other;
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
  };
}

export type SayIn<Name extends Area> = Say<Dictionary[Name]>;
