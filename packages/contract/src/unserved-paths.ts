import unservedPathsData from '../recorded/unserved-paths.json' with { type: 'json' };

/**
 * Calls of the provider that this version does not serve: methods, and a path with `{}` for each
 * parameter.
 */
export const unservedPaths: readonly {
  readonly methods: readonly string[];
  readonly path: string;
}[] = Object.entries(unservedPathsData).map(([path, methods]) => ({ methods, path }));
