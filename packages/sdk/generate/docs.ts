import { calls, errors, errorStatuses, type Call, type Schema } from '@shopwright/contract';
import { describeCall } from '@shopwright/contract/descriptions';
import { identifiers, moduleOf } from './module-file.ts';
import { sample } from './samples.ts';
import { isFunction, signatureOf } from './signature.ts';
import { sdkFieldName } from './types.ts';

/**
 * docs/sdk/<module>.md: the purpose, callers, errors and an example of every function. A test runs
 * the examples.
 */
export function docsFiles(): ReadonlyMap<string, string> {
  const own = calls.filter(isFunction);
  const modules = [...new Set(own.map(moduleOf))].sort();
  return new Map(
    modules.map((module) => [
      `${module}.md`,
      moduleDocs(
        module,
        own.filter((call) => moduleOf(call) === module).sort((a, b) => (a.name < b.name ? -1 : 1)),
      ),
    ]),
  );
}

function moduleDocs(module: string, own: readonly Call[]): string {
  return [
    '<!-- Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit. -->',
    `# ${module}`,
    '',
    'A test runs every example on this page. `client` is created as in the [guide](README.md).',
    '',
    ...own.flatMap((call) => functionDocs(module, call)),
  ].join('\n');
}

const callers = {
  public: 'Anyone, without a token.',
  anyone: 'Visitors, members, owners and apps.',
  member: 'Members who are signed in.',
  merchant: 'Owners, collaborators and apps.',
} as const;

function functionDocs(module: string, call: Call): string[] {
  const name = call.name.split('.')[1] ?? '';
  const permission =
    call.permission === undefined ? '' : ` Permission of an app or a key: \`${call.permission}\`.`;
  const errorTable =
    call.errors.length === 0
      ? []
      : [
          '| Error | Status | Message | What to do |',
          '|---|---|---|---|',
          ...call.errors.map(
            (code) =>
              `| \`${code}\` | ${errorStatuses(code).join(', ')} | ${errors[code].message} | ${errors[code].description} |`,
          ),
          '',
        ];
  return [
    `## ${name}`,
    '',
    describeCall(call.name),
    '',
    `\`${call.method} ${call.path}\`. ${callers[call.who]}${permission}`,
    '',
    ...errorTable,
    '```ts',
    example(module, name, call),
    '```',
    '',
  ];
}

/** Hand-written examples for calls whose first fields make no sensible example. */
const examples: Readonly<Record<string, readonly string[]>> = {
  'currentCart.addToCurrentCart': [
    '// The appId is that of the stores app. A product with options needs a choice for each, by name, or a { variantId }.',
    'const { cart } = await client.currentCart.addToCurrentCart({',
    '  lineItems: [{',
    '    quantity: 1,',
    '    catalogReference: {',
    "      appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',",
    "      catalogItemId: '0f8a1c36-4f0e-4e55-9d3b-6a1c0f7b2d11',",
    "      options: { options: { Size: 'Large' }, customTextFields: { Engraving: 'For Ada' } },",
    '    },',
    '  }],',
    '});',
  ],
  'redirects.createRedirectSession': [
    'const { redirectSession } = await client.redirects.createRedirectSession({',
    "  ecomCheckout: { checkoutId: '0f8a1c36-4f0e-4e55-9d3b-6a1c0f7b2d11' },",
    "  callbacks: { postFlowUrl: 'https://my.example/', thankYouPageUrl: 'https://my.example/thanks' },",
    '});',
    '// Send the browser there: location.href = redirectSession?.fullUrl',
    'console.log(redirectSession?.fullUrl);',
  ],
};

function example(module: string, name: string, call: Call): string {
  const written = examples[call.name];
  if (written !== undefined) return written.join('\n');
  const { items, unwrap } = signatureOf(call);
  if (items !== undefined)
    return `const { items } = await client.${module}.${name}().limit(10).find();`;
  const result = unwrap === '' ? '' : `const ${unwrap ?? resultName(call)} = `;
  return `${result}await client.${module}.${name}(${sampleArguments(call).join(', ')});`;
}

function resultName(call: Call): string {
  const fields = Object.keys(call.answer.properties ?? {});
  const [only] = fields;
  return fields.length === 1 && only !== undefined ? `{ ${sdkFieldName(only)} }` : 'answer';
}

function sampleArguments(call: Call): string[] {
  const { tokens } = signatureOf(call);
  const taken = new Set(
    tokens.flatMap((token) =>
      token.startsWith('{')
        ? identifiers(token).map(({ field }) => field)
        : [token.replace('+', '').split('.')[0]],
    ),
  );
  return tokens.map((token) => {
    if (token === '*') return sampleOptions(call, taken);
    if (token.startsWith('{'))
      return `{ ${identifiers(token)
        .map(
          ({ name, field }) =>
            `${name}: ${sample(fieldAt(call.request, field), field.split('.').at(-1) ?? '')}`,
        )
        .join(', ')} }`;
    const field = token.replace('+', '');
    return sample(fieldAt(call.request, field), field.split('.').at(-1) ?? '');
  });
}

function sampleOptions(call: Call, taken: ReadonlySet<string | undefined>): string {
  const rest = Object.fromEntries(
    Object.entries(call.request.properties).filter(([name]) => !taken.has(name)),
  );
  return sample({ ...call.request, properties: rest }, 'options');
}

const fieldAt = (schema: Schema, path: string): Schema =>
  path.split('.').reduce<Schema>((at, name) => at.properties?.[name] ?? {}, schema);
