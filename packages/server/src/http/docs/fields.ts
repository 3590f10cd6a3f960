import type { DecimalBounds, Schema } from '@shopwright/contract';
import { html, type Html } from './html.ts';

/** Fields of a message, and the named types they refer to. */

export function fieldList(schema: Schema): Html {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return html`<p class="none">Nothing.</p>`;
  return html`<dl class="fields">${fields.map(([name, field]) => fieldItem(name, field, schema.required?.includes(name) ?? false))}</dl>${oneofNote(schema)}`;
}

function fieldItem(name: string, field: Schema, isRequired: boolean): Html {
  const marks = [
    isRequired && html`<b class="mark required">required</b>`,
    field.readOnly && html`<b class="mark">read-only</b>`,
    field.immutable && html`<b class="mark">set once</b>`,
    (field.merchantOnly || field.merchantInput) && html`<b class="mark">shop only</b>`,
    field.nullable && html`<b class="mark">may be null</b>`,
    field.secret && html`<b class="mark">secret</b>`,
    field.deprecated && html`<b class="mark">deprecated</b>`,
    field.internal && html`<b class="mark">internal</b>`,
    field.filterable && html`<b class="mark">filter</b>`,
    field.sortable && html`<b class="mark">sort</b>`,
  ];
  const values = field.enum ?? field.items?.enum;
  const rules = [
    ...bounds(field),
    ...(field.items ? bounds(field.items).map((rule) => `each ${rule}`) : []),
  ].join(', ');
  return html`<div class="field${field.deprecated || field.internal ? ' quiet' : ''}"><dt><code>${name}</code></dt><dd><span class="type">${typeName(field)}</span>${marks}${rules !== '' && html`<span class="rules">${rules}</span>`}${values && values.length <= fewValues && valueList(values)}${field.description !== undefined && html`<span class="says">${field.description}</span>`}</dd></div>`;
}

const valueList = (values: readonly string[]): Html =>
  html`<p class="values">${values.map((value) => html`<code>${value}</code> `)}</p>`;

/** A few values are shown where they are used; many are looked up. */
const fewValues = 6;

function typeName(schema: Schema): Html {
  if (schema.title !== undefined) return html`<a href="#type-${schema.title}">${schema.title}</a>`;
  if (schema.items) return html`list of ${typeName(schema.items)}`;
  if (typeof schema.additionalProperties === 'object')
    return html`map of ${typeName(schema.additionalProperties)}`;
  const plain = {
    string: 'text',
    integer: 'whole number',
    number: 'number',
    boolean: 'true or false',
    object: 'free object',
    array: 'list',
  } as const;
  if (schema.format) return html`${formatNames[schema.format]}`;
  if (schema.decimal) return html`decimal as text`;
  return html`${schema.type ? plain[schema.type] : 'anything'}`;
}

const formatNames = {
  GUID: 'GUID',
  EMAIL: 'e-mail address',
  PHONE: 'phone number',
  CURRENCY: 'currency code',
  COUNTRY: 'country code',
  LANGUAGE: 'language code',
  WEB_URL: 'web address',
  SECURE_WEB_URL: 'https address',
  URL_SLUG: 'slug',
  DECIMAL_VALUE: 'decimal as text',
  LOCAL_DATE: 'date',
  TIMESTAMP: 'date and time',
  BASE64: 'base64',
} as const;

function bounds(schema: Schema): string[] {
  const between = (least: number | undefined, most: number | undefined, unit: string): string[] => {
    if (least !== undefined && most !== undefined)
      return [
        least === most ? `exactly ${say(least)}${unit}` : `${say(least)} to ${say(most)}${unit}`,
      ];
    if (most !== undefined) return [`at most ${say(most)}${unit}`];
    return least === undefined ? [] : [`at least ${say(least)}${unit}`];
  };
  return [
    ...between(schema.minLength, schema.maxLength, ' characters'),
    ...between(schema.minimum, schema.maximum, ''),
    ...between(schema.minItems, schema.maxItems, ' entries'),
    ...between(undefined, schema.maxProperties, ' entries'),
    ...decimalBounds(schema.decimal),
  ];
}

function decimalBounds(decimal: DecimalBounds | undefined): string[] {
  if (!decimal) return [];
  const { gte, gt, lte, maxScale } = decimal;
  return [
    ...(gte === undefined ? [] : [`at least ${say(gte)}`]),
    ...(gt === undefined ? [] : [`more than ${say(gt)}`]),
    ...(lte === undefined ? [] : [`at most ${say(lte)}`]),
    ...(maxScale === undefined ? [] : [`${maxScale} decimals at most`]),
  ];
}

const say = (number: number): string => number.toLocaleString('en-US');

function oneofNote({ oneof }: Schema): Html | undefined {
  return (
    oneof &&
    html`<p class="oneof">${oneof.map((group) => html`At most one of ${group.map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)}. `)}</p>`
  );
}

/** Every named type that is met from here, once, by name. */
export function typesWithin(schemas: readonly Schema[]): Schema[] {
  const found = new Map<string, Schema>();
  const visit = (schema: Schema): void => {
    if (schema.title !== undefined && found.has(schema.title)) return;
    if (schema.title !== undefined) found.set(schema.title, schema);
    if (schema.items) visit(schema.items);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties);
    for (const field of Object.values(schema.properties ?? {})) visit(field);
  };
  for (const schema of schemas)
    for (const field of Object.values(schema.properties ?? {})) visit(field);
  return [...found.values()].sort((a, b) => ((a.title ?? '') < (b.title ?? '') ? -1 : 1));
}

/** The name stands inside what is folded away: a browser that is sent there unfolds it. */
export function typeSection(schema: Schema): Html {
  return html`<details class="typed"><summary><h3><code>${schema.title}</code></h3></summary><div id="type-${schema.title}">${schema.enum ? valueList(schema.enum) : fieldList(schema)}</div></details>`;
}
