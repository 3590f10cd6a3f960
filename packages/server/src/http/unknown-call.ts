import type { Call } from '@shopwright/contract';
import { unservedPaths } from '@shopwright/contract/unserved-paths';
import { refuse, type AnyRefusal } from '../kernel/outcome.ts';
import { mountPoints } from './mount.ts';

/**
 * The error for a path without a call: names the closest call, and whether the provider has this
 * one.
 */

interface MountedCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly segments: readonly string[];
}

/**
 * Longer paths than any call's are compared by their beginning: the comparison costs the product of
 * both lengths.
 */
const MAX_COMPARED_SEGMENTS = 12;
const MAX_COMPARED_SEGMENT_LENGTH = 60;
const MAX_NAMED_PATH_LENGTH = 200;
/** The share of a path's segments that may differ before a call is no longer worth naming. */
const MAX_DIFFERENCE = 0.5;

/**
 * The provider's clients of these areas expect this code when a collection does not exist, and stop
 * at any other.
 */
const MISSING_DATA_COLLECTION = 'WDE0025';
const isDataPath = (path: string): boolean => /^\/(?:wix-data|data)\/v\d/.test(path);

export function createUnknownCalls(
  calls: readonly Call[],
): (method: string, path: string) => AnyRefusal {
  // Never suggests a deprecated call.
  const mounted = calls
    .filter(({ deprecated }) => deprecated !== true)
    .flatMap((call) =>
      mountPoints(call).map(({ method, path }): MountedCall => ({
        name: call.name,
        method,
        path,
        segments: segmentsOf(path),
      })),
    );

  return (method, sentPath) => {
    const path = sentPath.slice(0, MAX_NAMED_PATH_LENGTH);
    const closest = findClosest(mounted, method, path);
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
      return refuse(MISSING_DATA_COLLECTION, { method, path }, { ...about, reason: 'NOT_SERVED' });
    }
    if (isUnserved(method, path))
      return refuse(
        'NOT_FOUND',
        `${method} ${path} is not served by this version of Shopwright.${hint}`,
        { ...about, reason: 'NOT_SERVED' },
      );
    return refuse('NOT_FOUND', `There is no call at ${method} ${path}.${hint}`, {
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
  mounted: readonly MountedCall[],
  method: string,
  path: string,
): MountedCall | undefined {
  const sent = segmentsOf(path);
  let closest: MountedCall | undefined;
  let least = sent.length * MAX_DIFFERENCE;
  for (const call of mounted) {
    // A path with another method is a little further away, and one of another length at least by
    // the missing segments.
    const start = call.method === method ? 0 : 0.4;
    if (start + Math.abs(call.segments.length - sent.length) >= least) continue;
    const distance = start + distanceBetween(sent, call.segments);
    if (distance < least) [closest, least] = [call, distance];
  }
  return closest;
}

/**
 * How many segments must be changed, added or removed; a parameter matches any segment, but a
 * literal match is closer.
 */
function distanceBetween(sent: readonly string[], declared: readonly string[]): number {
  let row = declared.map((_, index) => index + 1);
  row.unshift(0);
  for (const [index, segment] of sent.entries()) {
    const next = [index + 1];
    for (const [column, other] of declared.entries()) {
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

/** From 0 for equal segments to 1 for segments without a common beginning or end. */
function difference(sent: string, declared: string): number {
  if (sent === declared) return 0;
  if (isParameter(declared)) return 0.2;
  // A misspelled word shares its beginning or its end.
  const length = Math.max(sent.length, declared.length);
  let start = 0;
  while (start < length && sent[start] === declared[start]) start += 1;
  let end = 0;
  while (
    end < length - start &&
    sent.at(-1 - end) !== undefined &&
    sent.at(-1 - end) === declared.at(-1 - end)
  )
    end += 1;
  return 1 - Math.min(start + end, length - 1) / length;
}
