import type { RequestOptions } from './http-client.ts';

/** A longer query string is sent as the body of a POST to the same path. */
const longestQuery = 4000;

export interface RouteFacts {
  readonly method: string;
  /** Parameters in braces; a dotted one (`{product.id}`) is a field of the request. */
  readonly path: string;
  readonly fallback?: boolean | undefined;
  readonly safe?: boolean | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** A request's fields as path, query and body. */
export function formRequest(
  { method, path, fallback, safe }: RouteFacts,
  fields: Fields,
): RequestOptions {
  const taken = new Set<string>();
  const url = path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = name
      .split('.')
      .reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), fields);
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '')
      throw new TypeError(`${method} ${path} needs "${name}": it is part of the address.`);
    taken.add(name);
    return encodeURIComponent(value);
  });
  if (method !== 'GET' && method !== 'DELETE') return { method, url, data: fields, safe };

  const params = queryOf(
    Object.entries(fields).filter(([name, value]) => value !== undefined && !taken.has(name)),
  );
  if (fallback && params.toString().length > longestQuery)
    return { method: 'POST', url, data: fields, safe: true };
  return { method, url, params };
}

/** Flat values are query parameters; nested ones are one base64url parameter. */
function queryOf(entries: readonly (readonly [string, unknown])[]): URLSearchParams {
  const pairs: [string, string][] = [];
  for (const [name, value] of entries) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === null) continue;
      if (typeof item === 'object')
        return new URLSearchParams({
          '.r': base64url(new TextEncoder().encode(JSON.stringify(Object.fromEntries(entries)))),
        });
      pairs.push([name, String(item)]);
    }
  }
  return new URLSearchParams(pairs);
}

export function base64url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
