import {
  calls,
  errors,
  errorStatuses,
  type Call,
  type ErrorCode,
  type Schema,
} from '@shopwright/contract';
import { describeCall } from '@shopwright/contract/descriptions';
import { domainEvents, plainEvents } from '@shopwright/contract/events';
import { queryFields } from '@shopwright/contract/query-fields';
import { isFunction, publicPath, signatureOf, type Signature } from './signature.ts';
import { eventModules, readsByPost } from './signatures.ts';
import type { Direction, Shapes } from './shapes.ts';
import { createTypes, sdkFieldName, type Types } from './types.ts';

export const moduleOf = (call: Call): string => call.name.split('.')[0] ?? '';
const functionOf = (call: Call): string => call.name.split('.')[1] ?? '';
/** `addToCurrentCart` may answer an `AddToCurrentCartError`. */
const errorTypeOf = (call: Call): string => {
  const name = functionOf(call);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Error`;
};

const reservedNames = [
  'Address',
  'Date',
  'Fn',
  'QueryFn',
  'Shape',
  'EventOf',
  'Promise',
  'Record',
  'String',
  'Number',
  'Boolean',
  'Object',
  'Array',
  'EnumValues',
  'QueryUtils',
  'utils',
];

/** The source of one module: its functions and events, with their types. */
export function moduleFile(module: string, shapes: Shapes): string {
  const own = calls
    .filter((call) => moduleOf(call) === module && isFunction(call))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const types = createTypes(
    [...reservedNames, ...own.map(functionOf), ...own.map(errorTypeOf)],
    own.flatMap(({ request, answer }) => [request, answer]),
  );
  const functions = own.map((call) => functionText(call, types, shapes));
  const events = eventTexts(module, own, types, shapes);
  const queries = own.filter((call) => signatureOf(call).items !== undefined).map(functionOf);
  // Descriptions may contain the name of a type.
  const text = [...types.lines, ...functions, ...events.lines]
    .join('\n')
    .replaceAll(/\/\*\*[^]*?\*\//g, '');
  const usedShapes = /\bshapes\./.test(text)
    ? ["import * as shapes from './shapes.generated.ts';"]
    : [];
  return [
    '// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.',
    ...(functions.some((line) => line.includes(' fn('))
      ? ["import { fn, type Fn } from '../fn.ts';"]
      : []),
    ...(queries.length > 0
      ? [
          "import { queryFn, type QueryFn } from '../query-fn.ts';",
          "import { queryUtils, type QueryUtils } from '../query-utils.ts';",
        ]
      : []),
    ...(events.lines.length > 0 ? ["import { event, type EventOf } from '../event.ts';"] : []),
    ...(/\bAddress\b/.test(text) ? ["import type { Address } from '../forms.ts';"] : []),
    ...(text.includes(' enumValues(')
      ? ["import { enumValues, type EnumValues } from '../enum-values.ts';"]
      : []),
    ...usedShapes,
    '',
    ...types.lines,
    ...functions,
    ...errorTypes(own),
    ...utilsOf(queries),
    ...(events.lines.length > 0 ? ['', ...events.lines] : []),
    '',
  ].join('\n');
}

/**
 * The errors of each function as a type: the values of `code` of an ApiError in addition to the
 * common errors. Editors show the list with its descriptions when the name is hovered.
 */
function errorTypes(own: readonly Call[]): string[] {
  return own
    .filter((call) => call.errors.length > 0)
    .map((call) =>
      [
        '/**',
        ` * Errors of ${functionOf(call)}, as the code of an ApiError:`,
        ...call.errors.map(
          (code) => ` * - \`${code}\` (${errorStatuses(code).join(', ')}): ${errorText(code)}`,
        ),
        ' */',
        `export type ${errorTypeOf(call)} = ${call.errors.map((code) => `'${code}'`).join(' | ')};`,
      ].join('\n'),
    );
}

/** The message and description of an error; the names in braces differ by answer. */
const errorText = (code: ErrorCode): string =>
  `${errors[code].message} ${errors[code].description}`.replaceAll('*/', '* /');

function functionText(call: Call, types: Types, shapes: Shapes): string {
  const signature = signatureOf(call);
  const facts: string[] = [];
  const request = inlineShape(call.request, 'request', shapes);
  const answer = inlineShape(call.answer, 'answer', shapes);
  if (request !== undefined) facts.push(`request: ${request}`);
  if (answer !== undefined && call.raw !== true) facts.push(`answer: ${answer}`);
  if (call.method === 'POST' && readsByPost.test(functionOf(call))) facts.push('safe: true');
  const name = functionOf(call);
  const heading = docLine(call);

  if (signature.items !== undefined) {
    const cursor = call.answer.properties?.['metadata']?.properties?.['total'] === undefined;
    facts.unshift(`items: '${signature.items}'`);
    if (cursor) facts.push('cursor: true');
    if (signature.tokens.includes('*')) facts.push('options: true');
    const item = call.answer.properties?.[signature.items]?.items ?? {};
    const options = signature.tokens.includes('*')
      ? `, options?: ${optionsType(call, ['query'], types)}`
      : '';
    const types3 = [
      types.typeOf(item),
      types.typeOf(call.request.properties['query'] ?? {}),
      types.typeOf(call.answer),
    ];
    const { lines, names } = queryFieldTypes(call.name, name);
    return `${lines.join('')}${heading}export const ${name}: QueryFn<${types3.join(', ')}, [${options.replace(', ', '')}], ${names.join(', ')}> = /* @__PURE__ */ queryFn('${call.method}', '${publicPath(call)}', { ${facts.join(', ')} });`;
  }

  if (signature.unwrap !== undefined) facts.push(`unwrap: '${signature.unwrap}'`);
  // A read with a long query is sent as a POST to the same path.
  if (call.postFallback) facts.push('fallback: true');
  const parts = [`'${call.method}'`, `'${publicPath(call)}'`];
  if (signature.tokens.length > 0 || facts.length > 0)
    parts.push(`'${signature.tokens.join(',')}'`);
  if (facts.length > 0) parts.push(`{ ${facts.join(', ')} }`);
  return `${heading}export const ${name}: Fn<(${parameters(call, signature, types)}) => Promise<${resultType(call, signature, types)}>> = /* @__PURE__ */ fn(${parts.join(', ')});`;
}

/** The fields of a query as types, so that a misspelled one does not compile. */
function queryFieldTypes(call: string, name: string): { lines: string[]; names: string[] } {
  const fields = queryFields[call];
  if (fields === undefined)
    throw new Error(
      `${call} has a query builder, but the contract does not list its fields (query-fields.ts).`,
    );
  const union = (paths: readonly string[]): string =>
    paths.map((path) => `'${path.split('.').map(sdkFieldName).join('.')}'`).join(' | ');
  const [filterable, sortable] = [`${upperFirst(name)}FilterField`, `${upperFirst(name)}SortField`];
  return {
    lines: [
      `export type ${filterable} = ${union(fields.filterable)};\n`,
      `export type ${sortable} = ${union(fields.sortable)};\n\n`,
    ],
    names: [filterable, sortable],
  };
}

/** `utils.query` of a module accepts only the fields of its queries. */
function utilsOf(queries: readonly string[]): string[] {
  if (queries.length === 0) return [];
  const union = (kind: string): string =>
    queries.map((name) => `${upperFirst(name)}${kind}Field`).join(' | ');
  const fields = `${union('Filter')}, ${union('Sort')}`;
  return [
    '',
    `export const utils: QueryUtils<${fields}> = /* @__PURE__ */ queryUtils<${fields}>();`,
  ];
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The outermost message belongs to this call only, so it needs no name. */
function inlineShape(schema: Schema, direction: Direction, shapes: Shapes): string | undefined {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const inner = shapes.shape(field, direction);
    return inner === undefined ? [] : [`${name}: ${prefixed(inner)}`];
  });
  return fields.length === 0 ? undefined : `{ ${fields.join(', ')} }`;
}

const prefixed = (shape: string): string =>
  /^[A-Za-z]/.test(shape) ? `shapes.${shape}` : shape.replace(/: ([A-Za-z]\w*)/g, ': shapes.$1');

function docLine(call: Call): string {
  const who = call.who === 'merchant' ? ' (for owners, collaborators and apps)' : '';
  const lines = [
    describeCall(call.name),
    `\`${call.method} ${call.path}\`${who}`,
    ...(call.deprecated ? ['@deprecated'] : []),
  ];
  return `/**\n${lines.map((line) => ` * ${line.replaceAll('*/', '*\\/')}`).join('\n *\n')}\n */\n`;
}

function parameters(call: Call, { tokens }: Signature, types: Types): string {
  const taken = tokens.flatMap((token) =>
    token === '*'
      ? []
      : token.startsWith('{')
        ? identifiers(token).map(({ field }) => field)
        : [token.replace('+', '')],
  );
  return tokens
    .map((token) => {
      if (token === '*') return `options?: ${optionsType(call, taken, types)}`;
      if (token.startsWith('{'))
        return `identifiers: { ${identifiers(token)
          .map(({ name, field }) => `${name}: ${types.typeOf(fieldAt(call.request, field))}`)
          .join('; ')} }`;
      const field = token.replace('+', '');
      const name = sdkFieldName(field.split('.').at(-1) ?? '');
      const type = types.typeOf(fieldAt(call.request, field));
      return `${name}: ${type}`;
    })
    .join(', ');
}

export function identifiers(token: string): { name: string; field: string }[] {
  return token
    .slice(1, -1)
    .split(';')
    .map((part) => {
      const [name = '', field = name] = part.split(':');
      return { name, field };
    });
}

/** The fields of the request that no other argument covers. */
function optionsType(call: Call, taken: readonly string[], types: Types): string {
  const fields = Object.entries(call.request.properties).filter(
    ([name, field]) =>
      !taken.includes(name) && !(field.internal === true && field.type === 'string'),
  );
  return fields.length === 0
    ? 'Record<never, never>'
    : `{ ${fields.map(([name, field]) => `${sdkFieldName(name)}?: ${types.typeOf(field)}`).join('; ')} }`;
}

function resultType(call: Call, { unwrap }: Signature, types: Types): string {
  if (unwrap === '') return 'void';
  if (unwrap === undefined)
    return Object.keys(call.answer.properties ?? {}).length === 0 &&
      call.answer.properties !== undefined
      ? 'Record<never, never>'
      : types.typeOf(call.answer);
  return types.typeOf(call.answer.properties?.[unwrap] ?? {});
}

function fieldAt(schema: Schema, path: string): Schema {
  return path.split('.').reduce<Schema>((at, name) => at.properties?.[name] ?? {}, schema);
}

/** The entity of a module's events: what one of its calls returns. */
const eventEntities: Readonly<Record<string, readonly [string, string]>> = {
  currentCart: ['currentCart.getCurrentCart', 'cart'],
  cart: ['cart.getCart', 'cart'],
  checkout: ['checkout.getCheckout', 'checkout'],
  orders: ['orders.getOrder', 'order'],
  orderTransactions: ['orderTransactions.listTransactionsForSingleOrder', 'orderTransactions'],
  members: ['members.getMember', 'member'],
  backInStockNotifications: [
    'backInStockNotifications.getBackInStockNotificationRequest',
    'request',
  ],
  brandsV3: ['brandsV3.getBrand', 'brand'],
  ribbonsV3: ['ribbonsV3.getRibbon', 'ribbon'],
  infoSectionsV3: ['infoSectionsV3.getInfoSection', 'infoSection'],
};

function eventTexts(
  module: string,
  own: readonly Call[],
  types: Types,
  shapes: Shapes,
): { lines: string[] } {
  const lines: string[] = [];
  for (const type of [...domainEvents, ...plainEvents]) {
    const eventModule = eventModules.find((entry) => entry.type.test(type));
    if (eventModule === undefined || !eventModule.modules.includes(module)) continue;
    const last = type.split('.').at(-1) ?? '';
    const words = last.includes('_')
      ? last
          .split('_')
          .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
          .join('')
      : last;
    const name = `on${eventModule.name?.(words) ?? words}`;
    const domain = (domainEvents as readonly string[]).includes(type);
    const [callName = '', field = ''] = eventEntities[module] ?? [];
    const entity = own.find((call) => call.name === callName)?.answer.properties?.[field];
    const shape = domain && entity !== undefined ? shapes.shape(entity, 'answer') : undefined;
    const isEntity =
      /(Created|Updated|Deleted)$/.test(words) &&
      entity !== undefined &&
      !/Order(Imported|PaymentStatus|Transactions)/.test(words);
    const payload =
      !domain || entity === undefined
        ? `{ data: Record<string, unknown> }`
        : isEntity
          ? `{ entity: ${types.typeOf(entity)} }`
          : `{ data: { ${field}?: ${types.typeOf(entity)} } & Record<string, unknown> }`;
    const args = [
      `'${type}'`,
      ...(domain ? ['true'] : []),
      ...(shape === undefined ? [] : [prefixed(shape), `'${field}'`]),
    ];
    lines.push(
      `export const ${name}: EventOf<${payload}, '${type}'> = /* @__PURE__ */ event(${args.join(', ')});`,
    );
  }
  return { lines };
}
