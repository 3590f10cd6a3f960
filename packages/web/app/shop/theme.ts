import type { store } from '@shopwright/sdk';

type StoreTheme = store.StoreTheme;

/** Every look of the site that a store can set. What it does not set is made from the rest, in styles.css. */
export type Theme = Readonly<Record<'paper' | 'ink' | 'accent', string> & Partial<Record<Variable, string>>>;

type Variable = 'quiet' | 'line' | 'shade' | 'alarm' | 'radius' | 'heading-font' | 'text-font' | 'heading-weight' | 'edge';

const plain = { paper: '#f7f3ec', ink: '#22201c', accent: '#8a4b2d' };

const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const fonts: Readonly<Record<string, string>> = {
  FRAUNCES: "'Fraunces Variable','Fraunces Fallback',Georgia,serif",
  INSTRUMENT_SANS: "'Instrument Sans Variable','Instrument Sans Fallback',system-ui,sans-serif",
  SYSTEM_SERIF: "Georgia,'Times New Roman',serif",
  SYSTEM_SANS: 'system-ui,sans-serif',
};
const edges: Readonly<Record<string, string>> = { NARROW: 'clamp(0.75rem,1.2vw,1.25rem)', MEDIUM: 'clamp(1rem,1.9vw,2rem)', WIDE: 'clamp(1.25rem,4vw,4.5rem)' };

/** The store's choices; what is none is left out, since all of it becomes part of a style sheet. */
export function themeOf(given: StoreTheme | null | undefined): Theme {
  const color = (name: keyof StoreTheme): string | undefined => {
    const value = given?.[name];
    return typeof value === 'string' && hexColor.test(value) ? value : undefined;
  };
  const whole = (name: keyof StoreTheme, most: number, unit: string): string | undefined => {
    const value = given?.[name];
    return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? `${value}${unit}` : undefined;
  };
  const named = (name: keyof StoreTheme, known: Readonly<Record<string, string>>): string | undefined => {
    const value = given?.[name];
    return typeof value === 'string' && Object.hasOwn(known, value) ? known[value] : undefined;
  };
  const optional: Record<Variable, string | undefined> = {
    quiet: color('quiet'), line: color('line'), shade: color('shade'), alarm: color('alarm'), radius: whole('radius', 24, 'px'), edge: named('edge', edges),
    'heading-font': named('headingFont', fonts), 'text-font': named('textFont', fonts), 'heading-weight': whole('headingWeight', 900, ''),
  };
  return {
    paper: color('paper') ?? plain.paper, ink: color('ink') ?? plain.ink, accent: color('accent') ?? plain.accent,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  };
}

export const themeStyles = (theme: Theme): string => `:root{${Object.entries(theme).map(([name, value]) => `--${name}:${value}`).join(';')}}`;
