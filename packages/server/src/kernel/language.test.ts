import { expect, it } from 'vitest';
import { preferredLanguage } from './language.ts';

it.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, fr-CA;q=0.7', 'fr'],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  [['de', 'en'], undefined],
  ['de;q=0, en', 'en'],
  ['<script>,x', undefined],
  ['DE', 'de'],
  ['de;q=abc', 'de'],
  [`de,${'x'.repeat(2000)}`, undefined],
])('the language of %j is %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
