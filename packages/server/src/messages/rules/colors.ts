/** Theme colors for mails, where only plain hex colors work everywhere. */

/** The color as six hex digits, or the fallback when it is not hex. */
export function plainColor(color: string | undefined, otherwise: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color ?? '');
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  return /^#[0-9a-f]{6}$/i.test(color ?? '') ? (color ?? '').toLowerCase() : otherwise;
}

/** White or near black, whichever has more contrast with this color. */
export function textColorOn(color: string): '#ffffff' | '#1c1b19' {
  return contrast(color, '#ffffff') >= contrast(color, '#1c1b19') ? '#ffffff' : '#1c1b19';
}

/** The contrast ratio of WCAG; 4.5 and above is readable. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
