import type { Call } from './call.ts';
import { calledPaths, recordedReleases, type CalledPath } from './releases.ts';

/**
 * The page docs/api/releases.md: which releases of the provider's packages call which path, and the
 * call that serves it.
 */

/**
 * The call of this path; undefined if there is none. A literal path takes precedence over one with
 * a parameter.
 */
export function servedAt(
  calls: readonly Call[],
  { method, path }: Pick<CalledPath, 'method' | 'path'>,
): Call | undefined {
  const sent = path.toLowerCase().split('/');
  let best: { readonly call: Call; readonly parameters: number } | undefined;
  for (const call of calls) {
    if (call.method !== method && !(method === 'POST' && call.postFallback === true)) continue;
    for (const mounted of [call.path, ...call.aliases]) {
      const segments = mounted.split('/');
      const matches =
        segments.length === sent.length &&
        segments.every(
          (segment, index) => segment.startsWith('{') || segment.toLowerCase() === sent[index],
        );
      const parameters = segments.filter((segment) => segment.startsWith('{')).length;
      if (matches && (best === undefined || parameters < best.parameters))
        best = { call, parameters };
    }
  }
  return best?.call;
}

const packagesOf = ({ packages }: CalledPath): string =>
  packages
    .map(({ name, from, to }) => `${name} ${from === to ? from : `${from} to ${to}`}`)
    .join(', ');

export function releasesPage(calls: readonly Call[]): string {
  const rows = calledPaths.map((called) => ({ called, call: servedAt(calls, called) }));
  const served = rows.filter(({ call }) => call !== undefined);
  return [
    "# Paths of the provider's packages",
    '',
    "Which releases of the provider's packages call which path. Each release was run with a recording fetch; a range names the first",
    'and the last recorded release that calls the path. `npm run report -w @shopwright/conformance` prints the same table.',
    '',
    '| Package | Recorded releases |',
    '|---|---|',
    ...Object.entries(recordedReleases).map(
      ([name, versions]) => `| \`${name}\` | ${versions.join(', ')} |`,
    ),
    '',
    '## Served',
    '',
    '| Method | Path | Call | Called by |',
    '|---|---|---|---|',
    ...served.map(
      ({ called, call }) =>
        `| ${called.method} | \`${called.path}\` | \`${call?.name}\` | ${packagesOf(called)} |`,
    ),
    '',
    '## Not served by this version',
    '',
    '| Method | Path | Called by |',
    '|---|---|---|',
    ...rows
      .filter(({ call }) => call === undefined)
      .map(({ called }) => `| ${called.method} | \`${called.path}\` | ${packagesOf(called)} |`),
    '',
  ].join('\n');
}
