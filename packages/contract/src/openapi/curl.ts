import { pathParameters, type Call } from '../call.ts';
import { exampleOf } from '../examples/example-of.ts';

/**
 * The example of a call as a curl command. A query with a filter is shown as POST: a URL cannot
 * hold it.
 */
export function curlExample(call: Call): string {
  const { request } = exampleOf(call);
  const named = pathParameters(call.path);
  const path = call.path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(valueAt(request, name))),
  );
  const rest = Object.fromEntries(
    Object.entries(request).filter(([field]) => !named.includes(field)),
  );
  const method = call.postFallback && hasNested(rest) ? 'POST' : call.method;
  const hasBody = method === 'POST' || method === 'PATCH' || method === 'PUT';
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$SHOP${path}${hasBody ? '' : flatQuery(rest)}"`,
    ...(call.who === 'public'
      ? []
      : [`-H "Authorization: ${call.who === 'merchant' ? '$KEY' : '$TOKEN'}"`]),
    ...(hasBody
      ? [
          '-H "Content-Type: application/json"',
          `-d '${JSON.stringify(rest, undefined, 1).replaceAll(/\n\s*/g, ' ').replaceAll("'", '\u2019')}'`,
        ]
      : []),
  ].join(' \\\n  ');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), value);
const hasNested = (request: Record<string, unknown>): boolean =>
  Object.values(request).some(isObject);

function flatQuery(request: Record<string, unknown>): string {
  const pairs = [...flatten(request, '')].map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function* flatten(value: Record<string, unknown>, path: string): Generator<[string, string]> {
  for (const [key, inner] of Object.entries(value)) {
    const name = path === '' ? key : `${path}.${key}`;
    if (Array.isArray(inner)) {
      for (const item of inner) if (typeof item !== 'object') yield [name, String(item)];
    } else if (typeof inner === 'object' && inner !== null)
      yield* flatten(inner as Record<string, unknown>, name);
    else yield [name, String(inner)];
  }
}
