import type { Call } from '../call.ts';
import { pathParameters } from '../call.ts';
import type { Schema } from '../field.ts';
import { entityExamples } from './entities.ts';
import { callExamples } from './calls.ts';
import { booleanExample, ids, numberExample, textExample } from './values.ts';

/**
 * A request and an answer of each call, for the API reference: written by hand for the calls that
 * storefronts make first, generated from the fields for the others. A test validates every example
 * against its call.
 */
export interface CallExample {
  readonly request: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
}

export function exampleOf(call: Call): CallExample {
  const { request, answer } = callExamples[call.name] ?? {};
  return {
    request: request ?? requestExample(call),
    answer: answer ?? answerExample(call.answer, '', 0),
  };
}

interface ExampleContext {
  readonly direction: 'request' | 'answer';
  readonly depth: number;
  /** Fields that only the shop may send appear only in examples of merchant calls. */
  readonly merchant: boolean;
}

/** The number of optional fields in an example request; required ones are all shown. */
const OPTIONAL_FIELDS = 3;
const MAX_DEPTH = 4;

function requestExample(call: Call): Record<string, unknown> {
  const named = new Set(pathParameters(call.path));
  const context: ExampleContext = {
    direction: 'request',
    depth: 0,
    merchant: call.who === 'merchant',
  };
  const shown = messageExample(call.request, context);
  // Path parameters are always included.
  for (const path of named) {
    const [first = '', ...rest] = path.split('.');
    const field = call.request.properties[first];
    if (field === undefined) continue;
    if (rest.length === 0)
      shown[first] =
        idInPath(call.path, path) ?? valueExample(field, first, { ...context, depth: 1 });
    else
      shown[first] = {
        ...(shown[first] as object),
        ...Object.fromEntries(
          rest.map((name) => [
            name,
            idInPath(call.path, path) ??
              valueExample(field.properties?.[name] ?? {}, name, { ...context, depth: 2 }),
          ]),
        ),
      };
  }
  return shown;
}

/** The ids of resources, by the part of the path before them. */
const idsInPaths: Readonly<Record<string, string | undefined>> = {
  carts: ids.cart,
  'by-cart-id': ids.cart,
  checkouts: ids.checkout,
  'by-checkout-id': ids.checkout,
  collections: ids.collection,
  orders: ids.order,
  products: ids.product,
};

function idInPath(path: string, parameter: string): string | undefined {
  if (!/^(id|\w+\.id)$/.test(parameter)) return undefined;
  const steps = path.split('/');
  return idsInPaths[steps[steps.indexOf(`{${parameter}}`) - 1] ?? ''];
}

const answerExample = (schema: Schema, name: string, depth: number): unknown =>
  valueExample(schema, name, { direction: 'answer', depth, merchant: true });

function valueExample(schema: Schema, name: string, context: ExampleContext): unknown {
  const entity = schema.title === undefined ? undefined : entityExamples[schema.title];
  if (entity !== undefined)
    return context.direction === 'answer'
      ? entity.answer
      : (entity.request ?? sendable(schema, entity.answer, context));
  if (schema.enum !== undefined) return textExample(schema, name);
  switch (schema.type) {
    case 'string':
      return textExample(schema, name);
    case 'integer':
    case 'number':
      return numberExample(schema, name);
    case 'boolean':
      return booleanExample(name);
    case 'array':
      return listExample(schema, name, context);
    case 'object':
      return schema.properties === undefined
        ? mapExample(schema, name, context)
        : messageExample(schema, context);
    default:
      return {};
  }
}

const deeper = (context: ExampleContext): ExampleContext => ({
  ...context,
  depth: context.depth + 1,
});

function listExample(schema: Schema, name: string, context: ExampleContext): unknown[] {
  if (context.depth >= MAX_DEPTH && (schema.minItems ?? 0) === 0) return [];
  return [valueExample(schema.items ?? {}, name, deeper(context))];
}

function mapExample(
  schema: Schema,
  name: string,
  context: ExampleContext,
): Record<string, unknown> {
  if (typeof schema.additionalProperties !== 'object' || context.depth >= MAX_DEPTH) return {};
  return { Color: valueExample(schema.additionalProperties, name, deeper(context)) };
}

function messageExample(schema: Schema, context: ExampleContext): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  const taken = new Set<string>();
  const usable = Object.entries(properties).filter(([name, field]) => {
    if (!required.includes(name) && !isShown(field, context)) return false;
    // The first of mutually exclusive fields.
    const group = schema.oneof?.find((names) => names.includes(name))?.join();
    if (group !== undefined && taken.has(group)) return false;
    if (group !== undefined) taken.add(group);
    return true;
  });
  const optional = usable.filter(([name]) => !required.includes(name)).map(([name]) => name);
  const room =
    context.depth >= MAX_DEPTH
      ? 0
      : context.direction === 'answer'
        ? optional.length
        : Math.max(0, OPTIONAL_FIELDS - required.length);
  const shown = new Set([...required, ...optional.slice(0, room)]);
  return Object.fromEntries(
    usable
      .filter(([name]) => shown.has(name))
      .map(([name, field]) => [name, valueExample(field, name, deeper(context))]),
  );
}

function isShown(field: Schema, { direction, merchant }: ExampleContext): boolean {
  if (field.internal || field.deprecated) return false;
  return (
    direction === 'answer' || (!field.readOnly && (merchant || field.merchantInput === undefined))
  );
}

/** The writable part of an answer. */
function sendable(schema: Schema, value: unknown, context: ExampleContext): unknown {
  if (Array.isArray(value)) return value.map((item) => sendable(schema.items ?? {}, item, context));
  if (schema.properties === undefined || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = schema.properties?.[name];
      return field === undefined || !isShown(field, context)
        ? []
        : [[name, sendable(field, inner, context)]];
    }),
  );
}
