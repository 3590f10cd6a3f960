import type { Call } from '@shopwright/contract';
import { mountPoints } from './mount.ts';

/** The segments of all paths, a level for each segment. */
interface Level {
  readonly methods: Set<string>;
  readonly children: Map<string, Level>;
}

const createLevel = (): Level => ({ methods: new Set(), children: new Map() });

/** Stands for every parameter, whatever its name. */
const PARAMETER = '{}';

/**
 * Returns the methods that calls accept at a path. The paths are read at the first question, which
 * most processes never ask.
 */
export function createAllowedMethods(calls: readonly Call[]): (path: string) => readonly string[] {
  let root: Level | undefined;
  return (path) => [...new Set(methodsBelow((root ??= readPaths(calls)), path.split('/')))];
}

function readPaths(calls: readonly Call[]): Level {
  const root = createLevel();
  for (const { method, path } of calls.flatMap(mountPoints)) {
    let level = root;
    for (const segment of path.split('/')) {
      const name = segment.startsWith('{') ? PARAMETER : segment;
      const next = level.children.get(name) ?? createLevel();
      level.children.set(name, next);
      level = next;
    }
    level.methods.add(method);
  }
  return root;
}

function methodsBelow(level: Level, [segment, ...rest]: readonly string[]): string[] {
  if (segment === undefined) return [...level.methods];
  const named = level.children.get(segment);
  const parameter = segment === '' ? undefined : level.children.get(PARAMETER);
  return [named, parameter].flatMap((next) => (next ? methodsBelow(next, rest) : []));
}
