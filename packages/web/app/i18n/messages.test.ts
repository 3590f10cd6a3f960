import { describe, expect, test } from 'vitest';
import { messagesOf } from './dictionary.server.ts';
import { isLanguage, languages, localeOf, type Language } from './language.ts';
import type { Phrase } from './message.ts';
import { en } from './en/index.ts';
import { createTranslate } from './translate.ts';

const areas = Object.keys(en) as (keyof typeof en)[];
const holes = (phrase: Phrase): string[] =>
  [
    ...new Set(
      (typeof phrase === 'string' ? phrase : phrase.one + phrase.other).match(/\{\w+\}/g) ?? [],
    ),
  ].sort();

/** German law allows the words on this button and nothing else, so that it has no amount. */
const orderButton = 'checkout.payNow';

describe.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
  '%s',
  (language: Language) => {
    test('has every message with the same placeholders, and none is still English', () => {
      const messages = messagesOf(language, ...areas);
      const same: string[] = [];
      for (const area of areas) {
        const english: Readonly<Record<string, Phrase>> = en[area];
        const translatedArea: Readonly<Record<string, Phrase>> = messages[area];
        expect(Object.keys(translatedArea).sort()).toEqual(Object.keys(english).sort());
        for (const [key, phrase] of Object.entries(english)) {
          const translated = translatedArea[key];
          if (translated === undefined) continue;
          if (`${area}.${key}` === orderButton) continue;
          // A singular may say "one" in words and leave the number out.
          expect(
            holes(phrase).filter((hole) => hole !== '{count}'),
            `${area}.${key}`,
          ).toEqual(holes(translated).filter((hole) => hole !== '{count}'));
          if (typeof phrase === 'string' && phrase === translated && phrase.split(' ').length > 3)
            same.push(`${area}.${key}`);
        }
      }
      expect(same).toEqual([]);
    });
  },
);

test('fills placeholders and plural forms', () => {
  const t = createTranslate(
    { items: { one: '{count} item', other: '{count} items' }, hello: 'Hello {name}' },
    'en',
  );
  expect([t('items', { count: 1 }), t('items', { count: 2 }), t('hello', { name: 'Ada' })]).toEqual(
    ['1 item', '2 items', 'Hello Ada'],
  );
});

test('never takes an object property for a language, and formats by the region of the store', () => {
  expect([isLanguage('de'), isLanguage('constructor'), isLanguage(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([localeOf('en', 'en-GB'), localeOf('de', 'en-GB')]).toEqual(['en-GB', 'de']);
});
