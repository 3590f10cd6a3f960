import type { Schema } from '@shopwright/contract';

/** TypeScript for what programs hold, from the contract's schemas: one set of declarations for a module. */
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
      // A free object: what stands in it is the program's own affair.
      case 'object':
        return 'Record<string, unknown>';
      default:
        return 'unknown';
    }
  }

  function message(schema: Schema, properties: NonNullable<Schema['properties']>): string {
    const known = names.get(properties);
    if (known !== undefined) return known;
    const name = nameFor(schema.title ?? 'Value');
    names.set(properties, name);
    const fields = Object.entries(properties).map(([field, inner]) =>
      fieldLine(field, inner, schema.required?.includes(field) ?? false),
    );
    lines.push(`${comment(schema, '')}export interface ${name} {`, ...fields, '}', '');
    return name;
  }

  function fieldLine(field: string, schema: Schema, required: boolean): string {
    const name = programName(field);
    const type = typeOf(schema);
    return `${comment(schema, '  ')}  ${/^\w+$/.test(name) ? name : `'${name}'`}${required ? '' : '?'}: ${type};`;
  }

  function enumeration(schema: Schema, values: readonly string[]): string {
    if (schema.title === undefined) return values.map((value) => `'${value}'`).join(' | ');
    const known = names.get(values);
    if (known !== undefined) return known;
    const name = nameFor(schema.title);
    names.set(values, name);
    const union = values.map((value) => `'${value}'`).join(' | ');
    lines.push(`export type ${name} = ${union};`);
    // What stands only in fields nobody is told of needs no value in a program.
    if (shown.has(values))
      lines.push(
        `export const ${name}: Words<${name}> = /* @__PURE__ */ words('${values.join(' ')}');`,
      );
    lines.push('');
    return name;
  }

  function nameFor(wanted: string): string {
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`;
    taken.add(name);
    return name;
  }

  return { typeOf, lines };
}

/** Those that stand in a field programs are told of. */
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

export const programName = (field: string): string =>
  ['id', 'createdDate', 'updatedDate'].includes(field) ? `_${field}` : field;

function comment(schema: Schema, indent: string): string {
  const words = [schema.description, schema.deprecated ? '@deprecated' : undefined]
    .filter((word) => word !== undefined)
    .join(' ');
  return words === '' ? '' : `${indent}/** ${words.replaceAll('*/', '*\\/')} */\n`;
}
