import { expect, test } from 'vitest';
import { contrast, mix } from './colors.server.ts';
import { papersOf, themeOf, themeStyles } from './theme.server.ts';

const lightOf = (styles: string): string => styles.split('@media')[0] ?? '';
const darkOf = (styles: string): string => styles.split('@media')[1] ?? '';
const valueIn = (styles: string, name: string): string | undefined =>
  new RegExp(`--${name}:(#[0-9a-fA-F]+)`).exec(styles)?.[1];

test("applies the store's colors, corners, fonts and borders", () => {
  const styles = themeStyles(
    themeOf({
      paper: '#fff',
      ink: '#111111',
      accent: '#8A4B2D',
      line: '#ccc',
      radius: 6,
      headingFont: 'SYSTEM_SANS',
      headingWeight: 500,
      edge: 'WIDE',
    }),
  );
  expect(lightOf(styles)).toBe(
    ':root{--paper:#fff;--ink:#111111;--accent:#8A4B2D;--line:#ccc;--radius:6px;--edge:clamp(1.25rem,4vw,4.5rem);--heading-font:system-ui,sans-serif;--heading-weight:500}',
  );
});

test('rejects values that could break out of the style sheet', () => {
  // As it could come from a platform that checks less.
  const hostile = {
    paper: 'red}body{display:none',
    ink: '#12345',
    accent: 7,
    line: 'url(//evil)',
    radius: 1e9,
    headingFont: 'constructor',
    textFont: "x';}",
    edge: '__proto__',
    headingWeight: 1.5,
  };
  expect(lightOf(themeStyles(themeOf(hostile as never)))).toBe(
    ':root{--paper:#f7f3ec;--ink:#22201c;--accent:#8a4b2d}',
  );
  expect(lightOf(themeStyles(themeOf(undefined)))).toBe(
    ':root{--paper:#f7f3ec;--ink:#22201c;--accent:#8a4b2d}',
  );
});

test.each([
  { paper: '#f7f3ec', ink: '#22201c', accent: '#8a4b2d' },
  // Owners choose what they like: too little contrast, neon, and a dark paper of their own.
  { paper: '#ffffff', ink: '#999999', accent: '#ffd400', quiet: '#cccccc', alarm: '#ff8888' },
  { paper: '#ffe4f2', ink: '#7a1048', accent: '#ff2fa0' },
  { paper: '#101418', ink: '#8a8f94', accent: '#3a3f80' },
])(
  'every text of a theme such as %j can be read, on a light screen and on a dark one',
  (colors) => {
    const styles = themeStyles(themeOf(colors));
    for (const scheme of [lightOf(styles), darkOf(styles)].filter(Boolean)) {
      const [paper = '', ink = ''] = [valueIn(scheme, 'paper'), valueIn(scheme, 'ink')];
      const quiet = valueIn(scheme, 'quiet') ?? mix(ink, paper, 0.7);
      for (const text of [
        ink,
        quiet,
        valueIn(scheme, 'accent') ?? '',
        valueIn(scheme, 'alarm') ?? (scheme === darkOf(styles) ? '' : '#a3211b'),
      ]) {
        expect([scheme, text, contrast(text, paper)]).toEqual([
          scheme,
          text,
          expect.closeTo(Math.max(4.5, contrast(text, paper)), 5),
        ]);
        expect(contrast(text, mix(ink, paper, 0.07))).toBeGreaterThanOrEqual(4.45);
      }
    }
  },
);

test("adds a dark scheme unless the store's background is dark", () => {
  expect(themeStyles(themeOf({ paper: '#101418', ink: '#eeeeee' }))).not.toContain('@media');
  expect(papersOf(themeOf({ paper: '#101418' }))).toEqual({ light: '#101418', dark: '#101418' });
  expect(contrast(papersOf(themeOf({})).dark, '#ffffff')).toBeGreaterThan(15);
});
