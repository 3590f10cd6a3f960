import { describe, expect, it } from 'vitest';
import { closeness, closest, type Area } from './area.ts';

const newYork = { country: 'US', subdivision: 'US-NY', city: 'New York', postalCode: '10001-1234' };
const isIn = (area: Area, location: Parameters<typeof closeness>[1] = newYork) =>
  closeness(area, location) !== undefined;

describe('an address', () => {
  it('matches an empty area, and one that names it', () => {
    expect(isIn({})).toBe(true);
    expect(isIn({}, {})).toBe(true);
    expect(isIn({ country: ' us ' })).toBe(true);
    expect(isIn({ cities: ['Boston', ' new york'] })).toBe(true);
  });

  it('does not match an area that names another', () => {
    expect(isIn({ country: 'CA' })).toBe(false);
    expect(isIn({ country: 'US' }, {})).toBe(false);
    expect(isIn({ country: 'US', subdivisions: ['CA'] })).toBe(false);
    expect(isIn({ cities: ['Boston'] })).toBe(false);
    expect(isIn({ cities: [] })).toBe(false);
    expect(isIn({ cities: ['Boston'] }, {})).toBe(false);
    expect(isIn({ postalCodes: ['10002'] })).toBe(false);
  });

  it.each([
    ['US', 'US-NY', 'US-NY'],
    ['US', 'NY', 'US-NY'],
    ['US', 'US-NY', 'ny'],
    ['US', 'NY', 'NY'],
    [undefined, 'US-NY', 'US-NY'],
    [undefined, 'NY', 'US-NY'],
    [undefined, 'us-ny', 'NY'],
  ])(
    'in the country %s and the subdivision %s may be written %s',
    (country, named, subdivision) => {
      const area = {
        ...(country === undefined ? {} : { country }),
        subdivisions: ['US-CA', named],
      };
      expect(isIn(area, { ...newYork, subdivision })).toBe(true);
      expect(isIn(area, { country: 'CA', subdivision: 'CA-ON' })).toBe(false);
    },
  );

  it.each([
    ['10001-1234', true],
    ['10001 1234', true],
    ['100011234', true],
    ['10001', false],
    ['10001*', true],
    ['100*', true],
    ['1 00*', true],
    ['*', true],
    ['101*', false],
    ['0001*', false],
  ])('with a postal code is or is not in %s', (pattern, expected) => {
    expect(isIn({ postalCodes: ['99999', pattern] })).toBe(expected);
  });

  it('without a postal code is in no area that requires one', () => {
    for (const postalCode of [undefined, '', ' - '])
      expect(isIn({ postalCodes: ['*'] }, postalCode === undefined ? {} : { postalCode })).toBe(
        false,
      );
  });
});

describe('the best matching area', () => {
  const country = { country: 'US' };
  const state = { country: 'US', subdivisions: ['NY'] };
  const city = { country: 'US', cities: ['New York'] };
  const code = { postalCodes: ['100*'] };
  const named = (name: string, ...areas: Area[]) => ({ name, areas });

  it('postal code is more specific than city, subdivision, country and everywhere', () => {
    const order = [{}, country, state, city, code].map((area) => closeness(area, newYork) ?? -1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(new Set(order).size).toBe(order.length);
    expect(closeness({ ...country, cities: ['New York'] }, newYork)).toBeGreaterThan(
      closeness({ cities: ['New York'] }, newYork) ?? Infinity,
    );
  });

  it('is the most specific one, the first on a tie', () => {
    const all = [named('world', {}), named('ny', state), named('us', country), named('ny2', state)];
    expect(closest(all, newYork)?.name).toBe('ny');
    expect(closest(all, { country: 'US' })?.name).toBe('us');
    expect(closest(all, { country: 'DE' })?.name).toBe('world');
    expect(closest([named('both', country, code), named('city', city)], newYork)?.name).toBe(
      'both',
    );
  });

  it('does not exist when none matches', () => {
    expect(closest([], newYork)).toBeUndefined();
    expect(closest([named('us', country), named('nowhere')], { country: 'DE' })).toBeUndefined();
  });
});
