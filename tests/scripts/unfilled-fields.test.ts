import { calls } from '@shopwright/contract';
import {
  fieldsAsSent,
  fieldsOfLibraries,
  unfilledFields,
} from '@shopwright/contract/unfilled-fields';
import { declaredAnswerFields } from '@shopwright/contract/unfilled-fields-page';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const server = resolve(import.meta.dirname, '..', '..', 'packages', 'server', 'src');

/** Every name in the code of the server; comments and tests write nothing into an answer. */
function namesIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|\/)testing/.test(name),
  );
  const code = files.map((name) =>
    readFileSync(join(folder, name), 'utf8').replaceAll(
      /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm,
      '',
    ),
  );
  return new Set(code.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));
}

type Answer = (typeof calls)[number]['answer'];

const listed = new Set([...Object.keys(unfilledFields), ...fieldsAsSent, ...fieldsOfLibraries]);

/** Columns of imported tables that are named like an unfilled field. */
const columnNames = new Set(['additionalInfo', 'keywords']);

/**
 * The same answer without the listed fields: what is inside an object that is never there needs no
 * line of its own.
 */
function withoutListed(schema: Answer): Answer {
  const { properties, items, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties)
              .filter(([name]) => !listed.has(name))
              .map(([name, field]) => [name, withoutListed(field)]),
          ),
        }
      : {}),
    ...(items ? { items: withoutListed(items) } : {}),
    ...(typeof additionalProperties === 'object'
      ? { additionalProperties: withoutListed(additionalProperties) }
      : {}),
  };
}

test('docs list exactly the declared answer fields that the server never writes', () => {
  const written = new Set([...namesIn(server)].filter((name) => !columnNames.has(name)));
  const declared = declaredAnswerFields(calls);
  const others = declaredAnswerFields(
    calls.map((call) => ({ ...call, answer: withoutListed(call.answer) })),
  );
  expect([...others.keys()].filter((field) => !written.has(field)).sort()).toEqual([]);
  expect([...listed].filter((field) => written.has(field) || !declared.has(field)).sort()).toEqual(
    [],
  );
});
