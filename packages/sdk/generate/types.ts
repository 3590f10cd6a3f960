import type { Schema } from '@shopwright/contract';
import { describeField, describeType } from '@shopwright/contract/descriptions';

/**
 * Generates the TypeScript types of a module from the contract's schemas.
 */
export function createTypes(reserved: Iterable<string>, used: readonly Schema[]) {
  const shown = shownEnumerations(used);
  const names = new Map<object, string>();
  const taken = new Set<string>(reserved);
  const lines: string[] = [];

  function typeOf(schema: Schema): string {
    const type = bare(schema);
    return schema.nullable ? `${type} | null` : type;
  }

  function bare(schema: Schema): string {
    if (schema.sdk !== undefined) return schema.sdk === 'Address' ? 'Address' : 'string';
    if (schema.enum !== undefined) return enumeration(schema, schema.enum);
    if (schema.items !== undefined) {
      const item = typeOf(schema.items);
      return /[ |]/.test(item) ? `(${item})[]` : `${item}[]`;
    }
    if (schema.properties !== undefined) return message(schema, schema.properties);
    if (typeof schema.additionalProperties === 'object')
      return `Record<string, ${typeOf(schema.additionalProperties)}>`;
    if (schema.format === 'TIMESTAMP') return 'Date';
    switch (schema.type) {
      case 'string':
        return 'string';
      case 'integer':
      case 'number':
        return 'number';
      case 'boolean':
        return 'boolean';
      // A free-form object: its content belongs to the client.
      case 'object':
        return 'Record<string, unknown>';
      default:
        return 'unknown';
    }
  }

  function message(schema: Schema, properties: NonNullable<Schema['properties']>): string {
    const existing = names.get(properties);
    if (existing !== undefined) return existing;
    const name = nameFor(schema.title ?? 'Value');
    names.set(properties, name);
    const fields = Object.entries(properties).map(([field, inner]) =>
      fieldLine(schema, field, inner),
    );
    lines.push(
      `${comment(describeType(schema), schema, '')}export interface ${name} {`,
      ...fields,
      '}',
      '',
    );
    return name;
  }

  function fieldLine(parent: Schema, field: string, schema: Schema): string {
    const name = sdkFieldName(field);
    const type = typeOf(schema);
    const required = parent.required?.includes(field) ?? false;
    return `${comment(describeField(parent, field, schema), schema, '  ')}  ${/^\w+$/.test(name) ? name : `'${name}'`}${required ? '' : '?'}: ${type};`;
  }

  function enumeration(schema: Schema, values: readonly string[]): string {
    if (schema.title === undefined) return values.map((value) => `'${value}'`).join(' | ');
    const existing = names.get(values);
    if (existing !== undefined) return existing;
    const name = nameFor(schema.title);
    names.set(values, name);
    const union = values.map((value) => `'${value}'`).join(' | ');
    lines.push(`${comment(describeType(schema), schema, '')}export type ${name} = ${union};`);
    // Enumerations used only by hidden fields need no exported value.
    if (shown.has(values))
      lines.push(
        `export const ${name}: EnumValues<${name}> = /* @__PURE__ */ enumValues('${values.join(' ')}');`,
      );
    lines.push('');
    return name;
  }

  function nameFor(preferred: string): string {
    let name = preferred;
    for (let count = 2; taken.has(name); count += 1) name = `${preferred}${count}`;
    taken.add(name);
    return name;
  }

  return { typeOf, lines };
}

/** The enumerations of visible fields. */
function shownEnumerations(used: readonly Schema[]): ReadonlySet<object> {
  const shown = new Set<object>();
  const visited = new Set<object>();
  const visit = (schema: Schema): void => {
    if (schema.internal || schema.deprecated || schema.sdk !== undefined) return;
    if (schema.enum !== undefined) shown.add(schema.enum);
    if (schema.items !== undefined) visit(schema.items);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties);
    if (schema.properties === undefined || visited.has(schema.properties)) return;
    visited.add(schema.properties);
    for (const field of Object.values(schema.properties)) visit(field);
  };
  for (const schema of used) visit(schema);
  return shown;
}

export type Types = ReturnType<typeof createTypes>;

export const sdkFieldName = (field: string): string =>
  ['id', 'createdDate', 'updatedDate'].includes(field) ? `_${field}` : field;

function comment(description: string | undefined, schema: Schema, indent: string): string {
  const text = [description, schema.deprecated ? '@deprecated' : undefined]
    .filter((part) => part !== undefined)
    .join(' ')
    .replaceAll('*/', '*\\/');
  if (text === '') return '';
  const lines = text.split('\n');
  if (lines.length === 1) return `${indent}/** ${text} */\n`;
  return [
    `${indent}/**`,
    ...lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}`),
    `${indent} */\n`,
  ].join('\n');
}
