import { isGuid } from '../../kernel/guid.ts';
import { refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';

/** Selects members. */
export interface RoleQuery {
  readonly memberIds?: readonly string[];
  /** Members with one of these roles are returned with all their roles. */
  readonly roleKeys?: readonly string[];
}

const MAX_VALUES = 1000;
const plainKey = /^[a-z0-9][a-z0-9_-]{0,49}$/;

/** The stored form of a role key; undefined for an invalid one. */
export function readRoleKey(text: string): string | undefined {
  const key = text.trim().toLowerCase();
  return plainKey.test(key) ? key : undefined;
}

/** `{ memberId: 'x', roleKey: { $in: ['a', 'b'] } }`: only these two fields, each by equality. */
export function readRoleQuery(given: unknown): RoleQuery | Refusal {
  const filter = typeof given === 'string' ? parsed(given) : (given ?? {});
  if (!isRecord(filter)) return wrong('query.filter', 'must be an object');
  const query: { memberIds?: string[]; roleKeys?: string[] } = {};
  for (const [field, operand] of Object.entries(filter)) {
    const values = valuesOf(operand);
    if (field !== 'memberId' && field !== 'roleKey')
      return wrong(
        `query.filter.${field.slice(0, 100)}`,
        'is not a field that can be asked for: memberId and roleKey are',
      );
    if (!values)
      return wrong(
        `query.filter.${field}`,
        `must be a text, {"$eq": text} or {"$in": [texts]} with at most ${MAX_VALUES} values`,
      );
    if (field === 'memberId') query.memberIds = values.filter(isGuid).map((id) => id.toLowerCase());
    else query.roleKeys = values.flatMap((value) => readRoleKey(value) ?? []);
  }
  return query;
}

function valuesOf(operand: unknown): string[] | undefined {
  if (typeof operand === 'string') return [operand];
  if (!isRecord(operand) || Object.keys(operand).length !== 1) return undefined;
  const values = typeof operand['$eq'] === 'string' ? [operand['$eq']] : operand['$in'];
  return Array.isArray(values) &&
    values.length <= MAX_VALUES &&
    values.every((value) => typeof value === 'string')
    ? values
    : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const wrong = (field: string, description: string): Refusal =>
  refuseFields(violation(field, 'OTHER', description));
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
