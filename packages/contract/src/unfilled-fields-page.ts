import type { Call } from './call.ts';
import type { Schema } from './field.ts';
import { fieldsAsSent, unfilledFields } from './unfilled-fields.ts';

/**
 * The names of all fields that answers declare, with the messages that have them. Internal and
 * deprecated fields do not count.
 */
export function declaredAnswerFields(
  calls: readonly Call[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const walk = (schema: Schema, owner: string, around: readonly string[]): void => {
    const name = schema.title ?? owner;
    if (schema.title === undefined || !around.includes(schema.title)) {
      for (const [field, inner] of Object.entries(schema.properties ?? {})) {
        if (inner.internal || inner.deprecated) continue;
        found.set(field, (found.get(field) ?? new Set()).add(name));
        walk(inner, name, [...around, name]);
      }
    }
    if (schema.items) walk(schema.items, name, around);
    if (typeof schema.additionalProperties === 'object')
      walk(schema.additionalProperties, name, around);
  };
  for (const call of calls) walk(call.answer, call.name, []);
  return found;
}

/** docs/api/unfilled-fields.md: the answer fields that clients must not rely on. */
export function unfilledFieldsPage(calls: readonly Call[]): string {
  const declared = declaredAnswerFields(calls);
  const ofMessages = (field: string): string =>
    [...(declared.get(field) ?? [])]
      .sort()
      .map((name) => `\`${name}\``)
      .join(', ');
  return [
    '# Fields of answers that are not filled',
    '',
    "The contract declares every field of the provider's answers, so that programs compile unchanged. These fields are declared and",
    'not written by this platform. A test compares the lists with the source of the server.',
    '',
    '## Never there',
    '',
    '| Field | Of | Why |',
    '|---|---|---|',
    ...Object.entries(unfilledFields).map(
      ([field, reason]) => `| \`${field}\` | ${ofMessages(field)} | ${reason} |`,
    ),
    '',
    '## There only as it was sent',
    '',
    'The platform stores and answers these as the caller, the owner or an import sent them, and computes nothing of its own.',
    '',
    '| Field | Of |',
    '|---|---|',
    ...fieldsAsSent.map((field) => `| \`${field}\` | ${ofMessages(field)} |`),
    '',
  ].join('\n');
}
