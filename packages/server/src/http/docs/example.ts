import { pathParameters, type Call, type Format, type Schema } from '@shopwright/contract';

/** A request that could be sent, as a command for a terminal. */
export function curlExample(call: Call): string {
  const path = call.path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => encodeURIComponent(String(sampleOf(fieldAt(call.request, name.split('.')) ?? { type: 'string' }, 0))));
  const inPath = new Set(pathParameters(call.path).map((name) => name.split('.')[0] ?? ''));
  const hasBody = call.method === 'POST' || call.method === 'PATCH' || call.method === 'PUT';
  const request = sampleMessage(call.request, 0, inPath);
  return [
    `curl ${call.method === 'GET' ? '' : `-X ${call.method} `}"$SHOP${path}${hasBody ? '' : flatQuery(request)}"`,
    ...(call.who === 'public' ? [] : [`-H "Authorization: ${call.who === 'merchant' ? '$KEY' : '$TOKEN'}"`]),
    ...(hasBody ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(request, undefined, 1).replaceAll(/\n\s*/g, ' ').replaceAll('\'', '\u2019')}'`] : []),
  ].join(' \\\n  ');
}

function fieldAt(schema: Schema | undefined, steps: readonly string[]): Schema | undefined {
  return steps.reduce<Schema | undefined>((at, step) => at?.properties?.[step], schema);
}

const maxDepth = 3;
const enough = 3;

/** What is required, else the first fields that may be sent. */
function sampleMessage(schema: Schema, depth: number, leaveOut: ReadonlySet<string> = new Set()): Record<string, unknown> {
  const isNeeded = (name: string): boolean => schema.required?.includes(name) ?? false;
  const fields = Object.entries(schema.properties ?? {}).filter(([name, field]) => !field.readOnly && !leaveOut.has(name));
  const needed = fields.filter(([name]) => isNeeded(name));
  const usual = fields.filter(([name, field]) => !field.internal && !field.deprecated && !isRival(schema, name, fields, leaveOut));
  const chosen = new Map([...needed, ...usual.slice(0, enough)]);
  const entries = [...chosen].map(([name, field]) => [name, sampleOf(field, isNeeded(name) ? depth : depth + 1)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Of fields that exclude each other the first is shown. */
function isRival(schema: Schema, name: string, fields: readonly (readonly [string, Schema])[], elsewhere: ReadonlySet<string>): boolean {
  const group = schema.oneof?.find((names) => names.includes(name));
  if (group === undefined) return false;
  return group.some((other) => elsewhere.has(other)) || fields.find(([other]) => group.includes(other))?.[0] !== name;
}

const formatSamples: Record<Format, string> = {
  GUID: '3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c', EMAIL: 'ada@example.com', PHONE: '+1 555 0100', CURRENCY: 'USD', COUNTRY: 'US', LANGUAGE: 'en',
  WEB_URL: 'https://shop.example/page', SECURE_WEB_URL: 'https://shop.example/page', URL_SLUG: 'blue-cup', DECIMAL_VALUE: '12.50', LOCAL_DATE: '2030-01-31',
  TIMESTAMP: '2030-01-31T12:00:00Z', BASE64: 'aGVsbG8=',
};

function sampleOf(schema: Schema, depth: number): unknown {
  if (depth > maxDepth) return undefined;
  if (schema.enum) return schema.enum.find((value) => !/^(UNKNOWN|UNSPECIFIED|UNDEFINED)/.test(value)) ?? schema.enum[0];
  switch (schema.type) {
    case 'string': return schema.decimal ? (schema.decimal.maxScale === 0 ? '12' : '12.50') : schema.format ? formatSamples[schema.format] : 'a'.repeat(schema.minLength ?? 0).padEnd(Math.min(3, schema.maxLength ?? 3), 'a');
    case 'integer': case 'number': return Math.max(schema.minimum ?? 1, Math.min(1, schema.maximum ?? 1));
    case 'boolean': return true;
    case 'array': {
      const item = sampleOf(schema.items ?? {}, schema.minItems ? depth : depth + 1);
      return item === undefined ? [] : [item];
    }
    case 'object': return schema.properties ? sampleMessage(schema, depth) : {};
    // Anything goes; an object is the most likely.
    case undefined: return {};
  }
}

function flatQuery(request: Record<string, unknown>): string {
  const pairs = [...flatten(request, '')].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function* flatten(value: Record<string, unknown>, path: string): Generator<[string, string]> {
  for (const [key, inner] of Object.entries(value)) {
    const name = path === '' ? key : `${path}.${key}`;
    if (Array.isArray(inner)) {
      for (const item of inner) if (typeof item !== 'object') yield [name, String(item)];
    } else if (typeof inner === 'object' && inner !== null) yield* flatten(inner as Record<string, unknown>, name);
    else yield [name, String(inner)];
  }
}
