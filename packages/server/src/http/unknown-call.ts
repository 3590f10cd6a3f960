import type { Call } from '@shopwright/contract';
import { unservedPaths } from '@shopwright/contract/unserved-paths';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import { mountPoints } from './mount.ts';

/** What a caller is told about a path that no call is mounted at: the closest call, and whether the provider has this one. */

interface KnownCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly segments: readonly string[];
}

/** Longer paths than any call's are compared by their beginning: the comparison costs the product of both lengths. */
const MAX_COMPARED_SEGMENTS = 12;
const MAX_COMPARED_SEGMENT_LENGTH = 60;
const MAX_NAMED_PATH_LENGTH = 200;
/** The share of a path's segments that may differ before a call is no longer worth naming. */
const MAX_DIFFERENCE = 0.5;

/** The provider's clients of these areas expect this code when a collection does not exist, and stop at any other. */
const MISSING_DATA_COLLECTION = 'WDE0025';
const isDataPath = (path: string): boolean => /^\/(?:wix-data|data)\/v\d/.test(path);

export function createUnknownCalls(
  calls: readonly Call[],
): (method: string, path: string) => Refusal {
  // A caller is never led to a call that it should leave.
  const known = calls
    .filter(({ deprecated }) => deprecated !== true)
    .flatMap((call) =>
      mountPoints(call).map(({ method, path }): KnownCall => ({
        name: call.name,
        method,
        path,
        segments: segmentsOf(path),
      })),
    );

  return (method, sentPath) => {
    const path = sentPath.slice(0, MAX_NAMED_PATH_LENGTH);
    const closest = findClosest(known, method, path);
    const about = {
      method,
      path,
      ...(closest
        ? { closest: { name: closest.name, method: closest.method, path: closest.path } }
        : {}),
    };
    const hint = closest
      ? ` The closest call is ${closest.name}: ${closest.method} ${closest.path}.`
      : '';
    if (isDataPath(path)) {
      return refuse(
        404,
        MISSING_DATA_COLLECTION,
        `This store has no data collections: ${method} ${path} is not served by this version of Shopwright.`,
        { ...about, reason: 'NOT_SERVED' },
      );
    }
    if (isUnserved(method, path))
      return refuse(
        404,
        'NOT_FOUND',
        `${method} ${path} is not served by this version of Shopwright.${hint}`,
        { ...about, reason: 'NOT_SERVED' },
      );
    return refuse(404, 'NOT_FOUND', `There is no call at ${method} ${path}.${hint}`, {
      ...about,
      reason: 'UNKNOWN',
    });
  };
}

const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, MAX_COMPARED_SEGMENTS)
    .map((segment) => segment.slice(0, MAX_COMPARED_SEGMENT_LENGTH));

const isParameter = (segment: string): boolean => segment.startsWith('{');

function isUnserved(method: string, path: string): boolean {
  const sent = segmentsOf(path);
  return unservedPaths.some((unserved) => {
    if (!unserved.methods.includes(method)) return false;
    const segments = segmentsOf(unserved.path);
    return (
      segments.length === sent.length &&
      segments.every((segment, index) => isParameter(segment) || segment === sent[index])
    );
  });
}

function findClosest(
  known: readonly KnownCall[],
  method: string,
  path: string,
): KnownCall | undefined {
  const sent = segmentsOf(path);
  let closest: KnownCall | undefined;
  let least = sent.length * MAX_DIFFERENCE;
  for (const call of known) {
    // A path with another method is a little further away, and one of another length at least by the missing segments.
    const start = call.method === method ? 0 : 0.4;
    if (start + Math.abs(call.segments.length - sent.length) >= least) continue;
    const distance = start + distanceBetween(sent, call.segments);
    if (distance < least) [closest, least] = [call, distance];
  }
  return closest;
}

/** How many segments must be changed, added or left out; a parameter stands for any segment, but a literal match is closer. */
function distanceBetween(sent: readonly string[], known: readonly string[]): number {
  let row = known.map((_, index) => index + 1);
  row.unshift(0);
  for (const [index, segment] of sent.entries()) {
    const next = [index + 1];
    for (const [column, other] of known.entries()) {
      next.push(
        Math.min(
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (row[column] ?? 0) + difference(segment, other),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** From 0 for the same segment to 1 for one that has nothing in common with it. */
function difference(sent: string, known: string): number {
  if (sent === known) return 0;
  if (isParameter(known)) return 0.2;
  // A misspelled word shares its beginning or its end.
  const longest = Math.max(sent.length, known.length);
  let start = 0;
  while (start < longest && sent[start] === known[start]) start += 1;
  let end = 0;
  while (
    end < longest - start &&
    sent.at(-1 - end) !== undefined &&
    sent.at(-1 - end) === known.at(-1 - end)
  )
    end += 1;
  return 1 - Math.min(start + end, longest - 1) / longest;
}
