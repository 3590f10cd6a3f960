/** The table of `packages/contract/recorded`: which releases call which path. */
export interface RecordedTable {
  /** Versions by package, in their order. */
  readonly releases: Readonly<Record<string, readonly string[]>>;
  /**
   * By `METHOD /path/{}`: each package with the first and the last recorded release that calls the
   * path.
   */
  readonly paths: Readonly<Record<string, readonly string[]>>;
}

const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

export function addRelease(
  { releases, paths }: RecordedTable,
  { name, version, calls }: { name: string; version: string; calls: ReadonlySet<string> },
): RecordedTable {
  const versions = [...new Set([...(releases[name] ?? []), version])].toSorted(byVersion);
  const widened = new Map(Object.entries(paths));
  for (const call of calls) {
    const packages = widened.get(call) ?? [];
    const [, from = version, to = from] =
      packages.find((text) => text.startsWith(`${name} `))?.split(' ') ?? [];
    const [first = version, last = first] = [
      [from, version].toSorted(byVersion)[0],
      [to, version].toSorted(byVersion)[1],
    ];
    const entry = first === last ? `${name} ${first}` : `${name} ${first} ${last}`;
    widened.set(
      call,
      [...packages.filter((text) => !text.startsWith(`${name} `)), entry].toSorted(),
    );
  }
  return {
    releases: sorted({ ...releases, [name]: versions }, (key) => key),
    paths: sorted(Object.fromEntries(widened), (key) => key.split(' ').toReversed().join(' ')),
  };
}

function sorted<T>(
  table: Readonly<Record<string, T>>,
  order: (key: string) => string,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(table).toSorted(([a], [b]) => (order(a) < order(b) ? -1 : 1)),
  );
}

/** The path with `{}` for each id that was sent in it. */
export function genericPath(pathname: string, placeholder: string): string {
  return decodeURIComponent(pathname)
    .replaceAll(placeholder, '{}')
    .replaceAll(/\{[^}/]*\}|(?<=\/)(?:undefined|\[object Object\])(?=\/|$)/g, '{}');
}
