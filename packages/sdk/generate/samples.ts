import type { Schema } from '@shopwright/contract';
import { sdkFieldName } from './types.ts';

/**
 * Values for the examples of the documentation, generated from the contract's schemas so that they
 * have the right types.
 */
const id = "'0f8a1c36-4f0e-4e55-9d3b-6a1c0f7b2d11'";
const byFormat: Readonly<Record<string, string>> = {
  GUID: id,
  EMAIL: "'ada@example.com'",
  PHONE: "'+12125550123'",
  CURRENCY: "'USD'",
  COUNTRY: "'US'",
  LANGUAGE: "'en'",
  WEB_URL: "'https://shop.example/'",
  SECURE_WEB_URL: "'https://shop.example/'",
  URL_SLUG: "'tea'",
  DECIMAL_VALUE: "'10'",
  LOCAL_DATE: "'2026-03-01'",
  TIMESTAMP: "new Date('2026-03-01T12:00:00Z')",
  BASE64: "'aGk='",
};
const byForm: Readonly<Record<string, string>> = {
  Address:
    "{ country: 'US', city: 'New York', postalCode: '10001', addressLine1: '1 Main Street' }",
  Image: "'wix:image://v1/tea.webp/tea.webp#originWidth=800&originHeight=800'",
  PageURLV2: "'https://shop.example/products/tea'",
  VideoV2: "'wix:video://v1/tea/tea.mp4'",
};
const byName: Readonly<Record<string, string>> = {
  id,
  slug: "'tea'",
  name: "'Green tea'",
  email: "'ada@example.com'",
  loginEmail: "'ada@example.com'",
  password: "'correct horse battery'",
  newPassword: "'another horse battery'",
  couponCode: "'SPRING'",
  appId: "'215238eb-22a5-4c36-9e7b-e7c08025e04e'",
  url: "'https://shop.example/'",
  amount: "'10'",
  code: "'123456'",
};

/**
 * A catalog item: the id of the stores app, a product, and its choices by option name.
 */
const catalogReference = `{ appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: ${id}, options: { options: { Size: 'Large' } } }`;

export function sample(schema: Schema, name: string, depth = 0): string {
  if (name === 'catalogReference' && schema.properties !== undefined) return catalogReference;
  if (schema.sdk !== undefined) return byForm[schema.sdk] ?? "''";
  if (schema.enum !== undefined)
    return `'${schema.enum.find((value) => !/UNKNOWN|UNSPECIFIED|UNDEFINED|unspecified/.test(value)) ?? schema.enum[0]}'`;
  if (schema.format !== undefined && byFormat[schema.format] !== undefined)
    return byFormat[schema.format] ?? '';
  if (schema.items !== undefined) return `[${sample(schema.items, name.replace(/s$/, ''), depth)}]`;
  if (schema.properties !== undefined) return messageSample(schema, schema.properties, depth);
  if (typeof schema.additionalProperties === 'object')
    return `{ size: ${sample(schema.additionalProperties, name, depth + 1)} }`;
  switch (schema.type) {
    case 'integer':
    case 'number':
      return String(Math.max(schema.minimum ?? 1, 1));
    case 'boolean':
      return 'true';
    case 'object':
      return '{}';
    case 'string':
      return (
        byName[name] ??
        (/Ids?$/i.test(name) ? id : schema.decimal === undefined ? `'${name}'` : "'10'")
      );
    default:
      return '{}';
  }
}

function messageSample(
  schema: Schema,
  properties: NonNullable<Schema['properties']>,
  depth: number,
): string {
  const groups = new Set<string>();
  const fields = Object.entries(properties).filter(([field, inner]) => {
    if (inner.internal || inner.deprecated || inner.readOnly) return false;
    // The first of mutually exclusive fields.
    const group = schema.oneof?.find((names) => names.includes(field))?.join();
    if (group !== undefined && groups.has(group)) return false;
    if (group !== undefined) groups.add(group);
    return true;
  });
  const required = fields.filter(([field]) => schema.required?.includes(field));
  const others = fields.filter(
    ([field, inner]) =>
      !schema.required?.includes(field) && (depth < 2 || inner.properties === undefined),
  );
  const shown = [...required, ...others.slice(0, Math.max(0, 3 - required.length))];
  return shown.length === 0
    ? '{}'
    : `{ ${shown.map(([field, inner]) => `${sdkFieldName(field)}: ${sample(inner, field, depth + 1)}`).join(', ')} }`;
}
