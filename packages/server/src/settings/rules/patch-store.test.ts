import { expect, test } from 'vitest';
import type { Store } from '@shopwright/contract/settings/store';
import { isRefusal } from '../../kernel/outcome.ts';
import { patchStore } from './patch-store.ts';

type Slug = NonNullable<Store['policies']>[number]['slug'];
const policy = (slug: Slug) => ({ slug, text: 'Text.' });
const before: Store = { name: 'Kiln', timeZone: 'Europe/Berlin', weightUnit: 'KG' };
/** The fields that are refused, with the rule that each breaks. */
const refused = (patch: Store) => {
  const after = patchStore(before, patch);
  return isRefusal(after) && after.refused === 'validation'
    ? after.violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)
    : [];
};

test('fields of the patch replace those of the store, the others stay', () => {
  expect(patchStore(before, {})).toEqual(before);
  expect(patchStore(before, { name: 'Dune', locale: 'de-AT' })).toEqual({
    name: 'Dune',
    timeZone: 'Europe/Berlin',
    weightUnit: 'KG',
    locale: 'de-AT',
  });
});

test('every wrong field is named in one answer', () => {
  expect(
    refused({
      name: ' \n',
      timeZone: 'Mars/Olympus',
      weightUnit: 'OZ',
      locale: 'not a language',
      theme: { ink: 'red' },
      policies: [policy('terms'), policy('terms')],
      heroes: [{ url: 'javascript:alert(1)' }],
    }),
  ).toEqual([
    'store.name REQUIRED_FIELD',
    'store.weightUnit INVALID_ENUM_VALUE',
    'store.timeZone FORMAT',
    'store.locale FORMAT',
    'store.theme.ink FORMAT',
    'store.policies[1].slug VALIDATION',
    'store.heroes[0].url FORMAT',
  ]);
});

test('a store needs a name and a supported weight unit', () => {
  expect(refused({ name: '' })).toEqual(['store.name REQUIRED_FIELD']);
  expect(refused({ name: ' x ' })).toEqual([]);
  expect([refused({ weightUnit: 'KG' }), refused({ weightUnit: 'LB' })]).toEqual([[], []]);
  const answer = patchStore(before, { weightUnit: 'kg' });
  expect(answer).toMatchObject({ violations: [{ data: { enumValues: ['KG', 'LB'] } }] });
});

test.each(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'])(
  'the time zone %s is accepted',
  (timeZone) => expect(refused({ timeZone })).toEqual([]),
);

test.each(['', 'Berlin', 'Europe/Atlantis'])('the time zone %j is refused', (timeZone) =>
  expect(refused({ timeZone })).toEqual(['store.timeZone FORMAT']),
);

test.each([
  ['de', []],
  ['en-US', []],
  ['zh-Hant-TW', []],
  ['', ['store.locale FORMAT']],
  ['english language', ['store.locale FORMAT']],
])('the language %j', (locale, wrong) => expect(refused({ locale })).toEqual(wrong));

test('every color of the theme is a hex color, so that none can end a style rule', () => {
  const names = ['paper', 'ink', 'accent', 'quiet', 'line', 'shade', 'alarm'] as const;
  for (const name of names) {
    for (const color of ['#8a4b2d', '#8A4B2D', '#abc'])
      expect(refused({ theme: { [name]: color } }), color).toEqual([]);
    for (const color of [
      '',
      'red',
      '8a4b2d',
      '#ab',
      '#abcd',
      '#8a4b2d0',
      '#8a4b2g',
      ' #8a4b2d',
      '#abc;}',
      'x#abc',
    ])
      expect(refused({ theme: { [name]: color } }), color).toEqual([`store.theme.${name} FORMAT`]);
  }
});

test('each policy has its own slug', () => {
  const policies = (...slugs: Slug[]) => refused({ policies: slugs.map(policy) });
  expect(policies()).toEqual([]);
  expect(policies('privacy', 'terms')).toEqual([]);
  expect(policies('privacy', 'terms', 'privacy', 'terms')).toEqual([
    'store.policies[2].slug VALIDATION',
    'store.policies[3].slug VALIDATION',
  ]);
});

test.each([
  ['/', true],
  ['/collections/tableware', true],
  ['https://kiln.example/a?b#c', true],
  ['http://kiln.example', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/a b', false],
  ['https:evil.example', false],
  ['javascript:alert(1)//https://x', false],
  ['x/', false],
  ['', false],
])('the hero link %j is accepted: %s', (url, taken) => {
  const first = { url: '/' };
  expect(refused({ heroes: [first, { url }] })).toEqual(
    taken ? [] : ['store.heroes[1].url FORMAT'],
  );
  expect(refused({ heroes: [{}, first] })).toEqual([]);
});
