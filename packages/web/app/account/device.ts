const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * A readable device name: `Firefox, Windows`. Every browser claims to be several others, so the
 * order matters.
 */
export function deviceName(userAgent: string): string | undefined {
  const named = (list: readonly (readonly [string, string])[]) =>
    list.find(([mark]) => userAgent.includes(mark))?.[1];
  return (
    [named(browsers), named(systems)].filter((name) => name !== undefined).join(', ') || undefined
  );
}
