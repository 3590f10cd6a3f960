import type { Schema } from '@shopwright/contract';

/**
 * The fields whose values the client converts, by the contract's annotations. The letters are those
 * of src/forms.ts.
 */
export type Direction = 'request' | 'answer';

const formOf = (schema: Schema, direction: Direction): string | undefined => {
  if (schema.sdk !== undefined)
    return { Address: 'A', Image: 'I', PageURLV2: 'U', VideoV2: 'V' }[schema.sdk];
  // JSON serializes dates and numbers as the wire expects; only responses need conversion.
  if (direction === 'request') return undefined;
  if (schema.format === 'TIMESTAMP') return 'D';
  return schema.type === 'number' ? 'N' : undefined;
};

/** One constant for each message with such fields, shared by all modules. */
export function createShapes() {
  const names = new Map<object, Record<Direction, string | undefined>>();
  const taken = new Set<string>();
  const lines: string[] = [];

  function shape(
    schema: Schema,
    direction: Direction,
    path: readonly object[] = [],
  ): string | undefined {
    const form = formOf(schema, direction);
    if (form !== undefined) return `'${form}'`;
    if (schema.items !== undefined) return shape(schema.items, direction, path);
    if (typeof schema.additionalProperties === 'object') {
      const values = shape(schema.additionalProperties, direction, path);
      return values === undefined ? undefined : `{ '*': ${values} }`;
    }
    return schema.properties === undefined
      ? undefined
      : messageShape(schema, schema.properties, direction, path);
  }

  function messageShape(
    schema: Schema,
    properties: NonNullable<Schema['properties']>,
    direction: Direction,
    path: readonly object[],
  ): string | undefined {
    if (path.includes(properties))
      throw new Error(`${schema.title} contains itself: its shape cannot be generated.`);
    const existing = names.get(properties);
    if (existing !== undefined && direction in existing) return existing[direction];
    const fields = Object.entries(properties).flatMap(([name, field]) => {
      const inner = shape(field, direction, [...path, properties]);
      return inner === undefined ? [] : [`${name}: ${inner}`];
    });
    const name =
      fields.length === 0
        ? undefined
        : nameFor(`${direction === 'request' ? 'to' : ''}${schema.title ?? 'Shape'}`);
    names.set(properties, { ...existing, [direction]: name } as Record<
      Direction,
      string | undefined
    >);
    if (name !== undefined) lines.push(`export const ${name}: Shape = { ${fields.join(', ')} };`);
    return name;
  }

  function nameFor(preferred: string): string {
    let name = preferred;
    for (let count = 2; taken.has(name); count += 1) name = `${preferred}${count}`;
    taken.add(name);
    return name;
  }

  return { shape: (schema: Schema, direction: Direction) => shape(schema, direction), lines };
}

export type Shapes = ReturnType<typeof createShapes>;
