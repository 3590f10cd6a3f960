import { expect, test } from 'vitest';
import { themeOf, themeStyles } from './theme.ts';

test('the store sets colours, corners, type and edges', () => {
  const styles = themeStyles(themeOf({ paper: '#fff', ink: '#111111', accent: '#8A4B2D', line: '#ccc', radius: 6, headingFont: 'SYSTEM_SANS', headingWeight: 500, edge: 'WIDE' }));
  expect(styles).toBe(':root{--paper:#fff;--ink:#111111;--accent:#8A4B2D;--line:#ccc;--radius:6px;--edge:clamp(1.25rem,4vw,4.5rem);--heading-font:system-ui,sans-serif;--heading-weight:500}');
});

test('what could break out of the style sheet is not taken', () => {
  // As it could come from a platform that checks less.
  const hostile = { paper: 'red}body{display:none', ink: '#12345', accent: 7, line: 'url(//evil)', radius: 1e9, headingFont: 'constructor', textFont: "x';}", edge: '__proto__', headingWeight: 1.5 };
  expect(themeStyles(themeOf(hostile as never))).toBe(':root{--paper:#f7f3ec;--ink:#22201c;--accent:#8a4b2d}');
  expect(themeStyles(themeOf(undefined))).toBe(':root{--paper:#f7f3ec;--ink:#22201c;--accent:#8a4b2d}');
});
