import { isGuid } from '../../kernel/guid.ts';
import { refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';

/** Which members are meant. */
export interface RoleQuery {
  readonly memberIds?: readonly string[];
  /** Members who have one of these are answered with all their roles. */
  readonly roleKeys?: readonly string[];
}

const MAX_VALUES = 1000;
const plainKey = /^[a-z0-9][a-z0-9_-]{0,49}$/;

/** A role's key as it is stored; undefined for a text that cannot be one. */
export function readRoleKey(text: string): string | undefined {
  const key = text.trim().toLowerCase();
  return plainKey.test(key) ? key : undefined;
}

/** `{ memberId: 'x', roleKey: { $in: ['a', 'b'] } }`: the two fields there are, each by equality. */
export function readRoleQuery(given: unknown): RoleQuery | Refusal {
  const filter = typeof given === 'string' ? parsed(given) : (given ?? {});
  if (!isRecord(filter)) return wrong('query.filter', 'must be an object');
  const query: { memberIds?: string[]; roleKeys?: string[] } = {};
  for (const [field, asked] of Object.entries(filter)) {
    const values = valuesOf(asked);
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

function valuesOf(asked: unknown): string[] | undefined {
  if (typeof asked === 'string') return [asked];
  if (!isRecord(asked) || Object.keys(asked).length !== 1) return undefined;
  const values = typeof asked['$eq'] === 'string' ? [asked['$eq']] : asked['$in'];
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
