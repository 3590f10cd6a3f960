import type { store } from '@shopwright/sdk';
import { isDark, mix, readableOn, toHex, toOklch } from './colors.server.ts';

type StoreTheme = store.StoreTheme;

/**
 * Every look of the site that a store can set. What it does not set is made from the rest, in
 * ui/theme.css.
 */
export type Theme = Readonly<
  Record<'paper' | 'ink' | 'accent', string> & Partial<Record<Variable, string>>
>;

type Variable =
  | 'quiet'
  | 'line'
  | 'shade'
  | 'alarm'
  | 'radius'
  | 'heading-font'
  | 'text-font'
  | 'heading-weight'
  | 'edge';

const plainAlarm = '#a3211b';
const plain = { paper: '#f7f3ec', ink: '#22201c', accent: '#8a4b2d' };

const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const fonts: Readonly<Record<string, string>> = {
  FRAUNCES: "'Fraunces Variable','Fraunces Fallback',Georgia,serif",
  INSTRUMENT_SANS: "'Instrument Sans Variable','Instrument Sans Fallback',system-ui,sans-serif",
  SYSTEM_SERIF: "Georgia,'Times New Roman',serif",
  SYSTEM_SANS: 'system-ui,sans-serif',
};
const edges: Readonly<Record<string, string>> = {
  NARROW: 'clamp(0.75rem,1.2vw,1.25rem)',
  MEDIUM: 'clamp(1rem,1.9vw,2rem)',
  WIDE: 'clamp(1.25rem,4vw,4.5rem)',
};

/**
 * The store's theme; invalid values are dropped, because all of them become part of a style sheet.
 */
export function themeOf(given: StoreTheme | null | undefined): Theme {
  const color = (name: keyof StoreTheme): string | undefined => {
    const value = given?.[name];
    return typeof value === 'string' && hexColor.test(value) ? value : undefined;
  };
  const whole = (name: keyof StoreTheme, max: number, unit: string): string | undefined => {
    const value = given?.[name];
    return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max
      ? `${value}${unit}`
      : undefined;
  };
  const named = (
    name: keyof StoreTheme,
    allowed: Readonly<Record<string, string>>,
  ): string | undefined => {
    const value = given?.[name];
    return typeof value === 'string' && Object.hasOwn(allowed, value) ? allowed[value] : undefined;
  };
  const optional: Record<Variable, string | undefined> = {
    quiet: color('quiet'),
    line: color('line'),
    shade: color('shade'),
    alarm: color('alarm'),
    radius: whole('radius', 24, 'px'),
    edge: named('edge', edges),
    'heading-font': named('headingFont', fonts),
    'text-font': named('textFont', fonts),
    'heading-weight': whole('headingWeight', 900, ''),
  };
  return {
    paper: color('paper') ?? plain.paper,
    ink: color('ink') ?? plain.ink,
    accent: color('accent') ?? plain.accent,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  };
}

/** WCAG AA for text. */
const LEAST_CONTRAST = 4.5;
/** As in ui/theme.css. */
const quietPart = 0.7;
const shadePart = 0.07;

type Palette = Readonly<
  Record<'paper' | 'ink' | 'accent' | 'alarm', string> & { quiet?: string | undefined }
>;

/** The store's colors, moved just far enough that every text can be read on paper and on shade. */
function readable(
  { paper, ink, accent, alarm, quiet }: Palette,
  shade = mix(ink, paper, shadePart),
): Palette {
  const grounds = [paper, shade];
  const dark = readableOn(ink, grounds, LEAST_CONTRAST);
  const derived = quiet ?? mix(dark, paper, quietPart);
  const fitting = readableOn(derived, grounds, LEAST_CONTRAST);
  return {
    paper,
    ink: dark,
    accent: readableOn(accent, grounds, LEAST_CONTRAST),
    alarm: readableOn(alarm, grounds, LEAST_CONTRAST),
    // Left to the style sheet where that makes a color that can be read.
    quiet: quiet === undefined && fitting === derived ? undefined : fitting,
  };
}

/** The dark variant: background and text swap lightness and keep their hue; the rest follows. */
function darkened({ paper, accent, alarm }: Palette): Palette {
  const { c, h } = toOklch(paper);
  const tint = Math.min(c, 0.012);
  return readable({
    paper: toHex({ l: 0.2, c: tint, h }),
    ink: toHex({ l: 0.93, c: tint, h }),
    accent,
    alarm,
  });
}

/** The browser's theme color, for light and dark mode. */
export function papersOf(theme: Theme): { readonly light: string; readonly dark: string } {
  return {
    light: theme.paper,
    dark: isDark(theme.paper) ? theme.paper : darkened(paletteOf(theme)).paper,
  };
}

const paletteOf = ({ paper, ink, accent, quiet, alarm = plainAlarm }: Theme): Palette => ({
  paper,
  ink,
  accent,
  quiet,
  alarm,
});

const declared = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [`--${name}:${value}`]))
    .join(';');

/**
 * A store whose own paper is dark has one scheme; every other store gets a dark one made from its
 * colors.
 */
export function themeStyles(theme: Theme): string {
  const { alarm, ...light } = readable(paletteOf(theme), theme.shade);
  const own = declared({
    ...theme,
    ...light,
    ...(alarm === (theme.alarm ?? plainAlarm) ? {} : { alarm }),
  });
  if (isDark(theme.paper))
    return `:root{color-scheme:dark;--field:${mix('#ffffff', theme.paper, 0.06)};${declared({ alarm })};${own}}`;
  const dark = darkened(paletteOf(theme));
  const derived = {
    quiet: dark.quiet ?? 'color-mix(in oklab,var(--ink) 70%,var(--paper))',
    line: 'color-mix(in oklab,var(--ink) 22%,var(--paper))',
    shade: 'color-mix(in oklab,var(--ink) 7%,var(--paper))',
  };
  return `:root{${own}}@media(prefers-color-scheme:dark){:root{${declared({ ...dark, ...derived })}}}`;
}
