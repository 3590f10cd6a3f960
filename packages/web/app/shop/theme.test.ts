import { expect, test } from 'vitest';
import { themeOf, themeStyles } from './theme.ts';

test('the colours of a store become variables', () => {
  expect(themeStyles(themeOf({ paper: '#FFF', ink: '#101010', accent: '#0a7' }))).toBe(':root{--paper:#FFF;--ink:#101010;--accent:#0a7}');
});

test.each([undefined, null, {}, { paper: 'red}</style><script>', ink: 5, accent: 'url(//evil.test)' }])('what is no colour never reaches the style sheet: %j', (given) => {
  expect(themeStyles(themeOf(given))).toBe(':root{--paper:#f7f3ec;--ink:#22201c;--accent:#8a4b2d}');
});
