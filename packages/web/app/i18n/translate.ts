import type { en } from './en/index.ts';
import type { Phrase, Translated } from './message.ts';

/** English defines the keys; every other language must have all of them. */
export type Dictionary = { readonly [Name in keyof typeof en]: Translated<(typeof en)[Name]> };
export type Area = keyof typeof en;

export type Values = Readonly<Record<string, string | number>>;
export type Translate<Messages> = (key: keyof Messages & string, values?: Values) => string;

/**
 * Returns the translate function: `t('items', { count: 3 })`. Plural forms are chosen by `count`.
 */
export function createTranslate<Messages extends Readonly<Record<string, Phrase>>>(
  messages: Messages,
  locale: string,
): Translate<Messages> {
  return (key, values = {}) => {
    const phrase = messages[key];
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

export type TranslateArea<Name extends Area> = Translate<Dictionary[Name]>;
