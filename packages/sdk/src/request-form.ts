import { wireNames } from './renames.ts';
import type { Route } from './route.ts';

/** A longer query string travels as the body of a POST to the same path. */
const longestQuery = 4000;

export interface FormedRequest {
  readonly method: string;
  /** Path and query, to be put behind the host. */
  readonly target: string;
  readonly body?: string;
}

export function formRequest<Request>(route: Route<Request, unknown>, request: Request): FormedRequest {
  const fields = wireFields(request);
  const { path, rest } = fillPath(route, fields);
  if (route.method !== 'GET' && route.method !== 'DELETE') return { method: route.method, target: path, body: JSON.stringify(fields) };

  const query = queryOf(rest);
  if (query.length > longestQuery && route.postFallback) return { method: 'POST', target: path, body: JSON.stringify(fields) };
  return { method: route.method, target: query === '' ? path : `${path}?${query}` };
}

function wireFields(request: unknown): Record<string, unknown> {
  const named = wireNames(request ?? {});
  if (typeof named !== 'object' || named === null) throw new TypeError('A request is an object of fields.');
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

/** Path parameters leave the query: they are said once. */
function fillPath(route: Route<never, unknown>, fields: Record<string, unknown>) {
  const taken = new Set<string>();
  const path = route.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = name.split('.').reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), fields);
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') {
      throw new TypeError(`${route.name} needs "${name}": it is part of the address.`);
    }
    taken.add(name);
    return encodeURIComponent(value);
  });
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !taken.has(name)));
  return { path, rest };
}

/** Flat values as repeated keys; anything nested as one base64url parameter. */
function queryOf(fields: Record<string, unknown>): string {
  const entries = Object.entries(fields);
  if (entries.length === 0) return '';
  const flat = entries.flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((item: unknown) => ({ name, item })));
  const pairs: [string, string][] = [];
  for (const { name, item } of flat) {
    if (typeof item !== 'string' && typeof item !== 'number' && typeof item !== 'boolean') return `.r=${base64url(JSON.stringify(fields))}`;
    pairs.push([name, String(item)]);
  }
  return new URLSearchParams(pairs).toString();
}

function base64url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
