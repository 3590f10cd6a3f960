import { shortenValue } from './cells.ts';

/** The value at a path such as `variants[2].price`, shortened; undefined when there is none. */
export function valueAt(value: unknown, path: string): string | undefined {
  let found: unknown = value;
  for (const step of path.split(/[.[\]]+/).filter((part) => part !== '')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step))
      return undefined;
    found = (found as Record<string, unknown>)[step];
  }
  if (path === '' || found === undefined || found === null) return undefined;
  return shortenValue(typeof found === 'string' ? found : JSON.stringify(found));
}
