import { pathParameters, type Call } from '../call.ts';
import { describeField } from '../descriptions.ts';
import { exampleOf } from '../examples/example-of.ts';
import type { Schema } from '../field.ts';
import type { Components, Json } from './schema.ts';

/** Path parameters, and the query parameters of calls without a body. */

export function pathParametersOf(
  call: Call,
  names: readonly string[],
  components: Components,
): Json[] {
  return pathParameters(call.path).map((field, index) => ({
    name: names[index],
    in: 'path',
    required: true,
    ...(names[index] === field ? {} : { 'x-field': field }),
    ...descriptionAt(call.request, field.split('.')),
    schema: valueSchema(fieldAt(call.request, field.split('.')), components),
    ...exampleAt(call, field),
  }));
}

const packed =
  'The whole request as unpadded base64url of its JSON; the other query parameters then do not count. The only form for what flat parameters cannot say, such as a filter.';

export function queryParametersOf(call: Call, components: Components): Json[] {
  const inPath = new Set(pathParameters(call.path));
  const flat = [...leaves(call.request, '')].filter(({ name }) => !inPath.has(name));
  const hasFields = Object.keys(call.request.properties).some((name) => !inPath.has(name));
  if (!hasFields) return [];
  const contentSchema = components.toSchemaWithout(call.request, [...inPath]);
  return [
    ...flat.map(({ name, field }) => ({
      name,
      in: 'query',
      ...(call.postFallback || !isRequired(call.request, name) ? {} : { 'x-required': true }),
      ...descriptionAt(call.request, name.split('.')),
      ...explode(field),
      schema: valueSchema(field, components),
      ...exampleAt(call, name),
    })),
    {
      name: '.r',
      in: 'query',
      description: packed,
      schema: {
        type: 'string',
        contentEncoding: 'base64url',
        contentMediaType: 'application/json',
        contentSchema,
      },
    },
  ];
}

/** The parameter's value in the example of the call, if any. */
function exampleAt(call: Call, path: string): Json {
  const value = path
    .split('.')
    .reduce<unknown>(
      (at, step) => (typeof at === 'object' && at !== null ? (at as Json)[step] : undefined),
      exampleOf(call).request,
    );
  return value === undefined ? {} : { example: value };
}

/** A field whose value fits into one query parameter, or a repeated one. */
function* leaves(schema: Schema, path: string): Generator<{ name: string; field: Schema }> {
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    const name = path === '' ? key : `${path}.${key}`;
    if (field.readOnly) continue;
    if (isScalar(field) || (field.items && isScalar(field.items))) yield { name, field };
    else if (field.properties) yield* leaves(field, name);
  }
}

const isScalar = ({ type }: Schema): boolean =>
  type !== undefined && type !== 'object' && type !== 'array';
const explode = (field: Schema): Json =>
  field.type === 'array' ? { style: 'form', explode: true } : {};
/**
 * Required only in the flat form, so OpenAPI's `required` would be wrong: the packed form may have
 * it instead.
 */
const isRequired = (request: Schema, name: string): boolean =>
  request.required?.includes(name) ?? false;

/** A parameter is writable and never null, whatever its field is elsewhere. */
function valueSchema(field: Schema | undefined, components: Components): Json {
  if (!field) return { type: 'string' };
  const { readOnly: _readOnly, nullable: _nullable, ...value } = field;
  return components.toSchema(value);
}

function fieldAt(schema: Schema | undefined, steps: readonly string[]): Schema | undefined {
  return steps.reduce<Schema | undefined>((at, step) => at?.properties?.[step], schema);
}

function descriptionAt(request: Schema, steps: readonly string[]): Json {
  const parent = fieldAt(request, steps.slice(0, -1));
  const name = steps.at(-1) ?? '';
  const field = parent?.properties?.[name];
  const description = parent && field ? describeField(parent, name, field) : undefined;
  return description === undefined ? {} : { description };
}
