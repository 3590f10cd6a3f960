/** Colors of a theme: contrast by WCAG 2, lightness by OKLCH, where equal steps look equal. */

type Triple = readonly [number, number, number];

export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

function channelsOf(hex: string): Triple {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const linear = (at: number): number => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [linear(0), linear(2), linear(4)];
}

const luminance = (hex: string): number => {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

export const isDark = (hex: string): boolean => luminance(hex) < 0.18;

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = channelsOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: Math.atan2(b, a),
  };
}

export function toHex({ l, c, h }: Oklch): string {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${linear
    .map((part) => {
      const shown = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
      return Math.round(Math.min(1, Math.max(0, shown)) * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
}

/** The color, made lighter or darker until it can be read on every one of these grounds. */
export function readableOn(color: string, grounds: readonly string[], least: number): string {
  const isReadable = (hex: string): boolean =>
    grounds.every((ground) => contrast(hex, ground) >= least);
  if (isReadable(color)) return color;
  const { l, c, h } = toOklch(color);
  const step = isDark(grounds[0] ?? '#ffffff') ? 0.02 : -0.02;
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += step) {
    const hex = toHex({ l: lightness, c, h });
    if (isReadable(hex)) return hex;
  }
  return step > 0 ? '#ffffff' : '#000000';
}

/** A mix as CSS's `color-mix(in oklab, one <part>, other)` makes it. */
export function mix(one: string, other: string, part: number): string {
  const [first, second] = [toOklch(one), toOklch(other)];
  const [a, b] = [
    first.c * Math.cos(first.h) * part + second.c * Math.cos(second.h) * (1 - part),
    first.c * Math.sin(first.h) * part + second.c * Math.sin(second.h) * (1 - part),
  ];
  return toHex({
    l: first.l * part + second.l * (1 - part),
    c: Math.hypot(a, b),
    h: Math.atan2(b, a),
  });
}
