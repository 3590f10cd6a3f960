import { describeCall } from './descriptions.ts';
import { exampleOf } from './examples/example-of.ts';
import { pathParameters, type Call } from './call.ts';
import {
  answerHeaders,
  errorResponses,
  errorSchemas,
  errorsOf,
  headerComponents,
} from './openapi/errors.ts';
import { describeArea, inReadingOrder } from './openapi/areas.ts';
import { curlExample } from './openapi/curl.ts';
import { pathParametersOf, queryParametersOf } from './openapi/parameters.ts';
import { agreeOnPaths } from './openapi/paths.ts';
import { createComponents, type Components, type Json } from './openapi/schema.ts';
import { permissions } from './permissions.ts';

/**
 * The contract as an OpenAPI 3.1 document. Every call appears once, at its own path; its other
 * paths are in `x-aliases`.
 */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Json;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: Readonly<Record<string, Json>>;
  readonly [key: string]: unknown;
}

export function toOpenApi(calls: readonly Call[]): OpenApiDocument {
  const components = createComponents();
  const pathOf = agreeOnPaths(calls);
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const { path, names } = pathOf(call);
    const operations = (paths[path] ??= {});
    operations[call.method.toLowerCase()] = operation(call, names, components);
    if (call.postFallback) operations['post'] = postFallback(call, names, components);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Shopwright',
      version: '1',
      description:
        'Carts, checkout, orders, catalog, members and identity of a Shopwright store. Every success has status 200 and a JSON body. Unknown and read-only fields are ignored; null counts as absent unless the field is nullable.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    'x-permissions': permissions,
    tags: inReadingOrder(calls.map(areaOf)).map(tag),
    paths,
    components: {
      securitySchemes: {
        accessToken: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description:
            'The access token as it is; `Bearer ` before it is tolerated. POST /oauth2/token gives one.',
        },
        ownerKey: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description:
            'An API key as it is, or `<access token>,<key>`: that visitor or member, with the rights of the key. A key may do what its permissions allow (`x-permissions`); in a call whose `x-permission` it lacks, it is treated like a visitor.',
        },
      },
      headers: headerComponents,
      responses: errorResponses,
      schemas: { ...errorSchemas, ...components.written() },
    },
  };
}

/** Calls are grouped as the client's modules are. */
export const areaOf = (call: Call): string => call.name.slice(0, call.name.indexOf('.'));

const hasBody = (call: Call): boolean =>
  call.method === 'POST' || call.method === 'PATCH' || call.method === 'PUT';

function operation(call: Call, names: readonly string[], components: Components): Json {
  const parameters = [
    ...pathParametersOf(call, names, components),
    ...(hasBody(call) ? [] : queryParametersOf(call, components)),
  ];
  return {
    ...frame(call, call.name),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody(call) ? { requestBody: requestBody(call, components) } : {}),
    responses: responses(call, components),
  };
}

/** A query that is too long for a URL is sent as the body of a POST to the same path. */
function postFallback(call: Call, names: readonly string[], components: Components): Json {
  const parameters = pathParametersOf(call, names, components);
  return {
    ...frame(call, `${call.name}.post`),
    description: `The long form of ${call.name}: the same request as a body, the same answer.`,
    ...(parameters.length > 0 ? { parameters } : {}),
    requestBody: requestBody(call, components),
    responses: responses(call, components),
  };
}

function frame(call: Call, operationId: string): Json {
  return {
    operationId,
    summary: summaryOf(call),
    description: descriptionOf(call),
    tags: [areaOf(call)],
    ...(call.deprecated ? { deprecated: true } : {}),
    security: security[call.who],
    'x-who': call.who,
    ...(call.permission === undefined ? {} : { 'x-permission': call.permission }),
    ...(call.errors.length > 0 ? { 'x-errors': call.errors } : {}),
    ...(call.aliases.length > 0 ? { 'x-aliases': call.aliases } : {}),
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curlExample(call) }],
  };
}

function tag(name: string): Json {
  const { title, description } = describeArea(name);
  return { name, 'x-displayName': title, ...(description === '' ? {} : { description }) };
}

const security = {
  public: [],
  anyone: [{ accessToken: [] }, { ownerKey: [] }],
  member: [{ accessToken: [] }, { ownerKey: [] }],
  merchant: [{ ownerKey: [] }, { accessToken: [] }],
} as const satisfies Record<Call['who'], unknown>;

const callers = {
  public: 'Anyone, without a token.',
  anyone: 'Visitors, members, owners and apps.',
  member: 'Members who are signed in.',
  merchant: 'Owners, collaborators and apps.',
} as const;

/** The purpose of the call, who may make it, its errors and its other paths. */
function descriptionOf(call: Call): string {
  return [
    describeCall(call.name),
    `Callers: ${callers[call.who]}${call.permission === undefined ? '' : ` To act as the shop, a key, an app or a collaborator needs the permission \`${call.permission}\`.`}`,
    ...(call.errors.length === 0
      ? []
      : [`Errors: ${call.errors.map((code) => `\`${code}\``).join(', ')}.`]),
    ...(call.aliases.length === 0
      ? []
      : [`Other paths: ${call.aliases.map((path) => `\`${path}\``).join(', ')}.`]),
  ].join('\n\n');
}

/** `queryProductVariants` reads as "Query product variants". */
export function summaryOf(call: Call): string {
  const words = call.name
    .slice(call.name.indexOf('.') + 1)
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function requestBody(call: Call, components: Components): Json {
  const schema = components.toSchemaWithout(call.request, pathParameters(call.path));
  const required = (call.request.required ?? []).some(
    (field) => !pathParameters(call.path).includes(field),
  );
  const content = {
    'application/json': { schema, example: bodyExample(call) },
    ...(call.form ? { 'application/x-www-form-urlencoded': { schema } } : {}),
  };
  return { ...(required ? { required } : {}), content };
}

/** The example of a body, without path parameters. */
function bodyExample(call: Call): Json {
  const named = new Set(pathParameters(call.path));
  return Object.fromEntries(
    Object.entries(exampleOf(call).request).filter(([field]) => !named.has(field)),
  );
}

function responses(call: Call, components: Components): Json {
  const answer = call.raw
    ? {
        200: { description: 'A page.', content: { 'text/html': {} } },
        302: { description: 'The way on.', headers: { Location: { schema: { type: 'string' } } } },
      }
    : {
        200: {
          description: 'The answer.',
          headers: answerHeaders,
          content: {
            'application/json': {
              schema: components.toSchema(call.answer),
              example: exampleOf(call).answer,
            },
          },
        },
      };
  return { ...answer, ...errorsOf(call) };
}
