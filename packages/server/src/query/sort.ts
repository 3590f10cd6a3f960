import type { FieldViolation } from '@shopwright/contract';
import { type Refusal, refuseFields, violation } from '../kernel/outcome.ts';
import { type FieldTable, findField, type NamedField, type QueryField } from './fields.ts';
import { isObject } from '../kernel/is-object.ts';
import { fromText } from './json.ts';
import { limits } from './limits.ts';
import type { ParseOptions } from './parse.ts';

export interface SortTerm extends NamedField {
  readonly order: 'asc' | 'desc';
}

export function parseSort(
  sort: unknown,
  fields: FieldTable,
  options: ParseOptions,
): readonly SortTerm[] | Refusal {
  const violations: FieldViolation[] = [];
  const terms = readSort(sort, fields, options, violations);
  return violations.length > 0 ? refuseFields(...violations) : terms;
}

/**
 * A list of `{ fieldName, order }`; or, in the older calls, of `{ name: "desc" }`, one alone
 * without the list, and all of it as text.
 */
export function readSort(
  sort: unknown,
  fields: FieldTable,
  { merchant, path = 'query.sort' }: ParseOptions,
  violations: FieldViolation[],
): readonly SortTerm[] {
  const given = fromText(sort) ?? [];
  const entries: readonly unknown[] = isObject(given)
    ? [given]
    : Array.isArray(given)
      ? given
      : [undefined];
  if (entries.length > limits.sortTerms) {
    violations.push(
      violation(path, 'MAX_SIZE', `must not have more than ${limits.sortTerms} entries`, {
        threshold: limits.sortTerms,
      }),
    );
    return [];
  }
  const terms = new Map<string, SortTerm>();
  for (const entry of entries) {
    const term = readTerm(entry);
    if (!term) {
      violations.push(
        violation(path, 'FORMAT', 'must be a list of { fieldName, order } with order ASC or DESC'),
      );
      continue;
    }
    const named = findField(fields, term.name, { merchant }, 'sortable');
    // What is sorted by twice is sorted by once.
    if (named && named.field.kind !== 'texts')
      terms.set(term.name, terms.get(term.name) ?? { ...named, order: term.order });
    else
      violations.push(
        violation(
          `${path}.${term.name.slice(0, 100).toWellFormed()}`,
          'FIELD_NOT_ALLOWED',
          'cannot be sorted',
        ),
      );
  }
  return [...terms.values()];
}

function readTerm(entry: unknown): { name: string; order: 'asc' | 'desc' } | undefined {
  if (!isObject(entry)) return undefined;
  const [name, direction] = Object.hasOwn(entry, 'fieldName')
    ? [entry['fieldName'], entry['order'] ?? 'ASC']
    : (Object.entries(entry)[0] ?? []);
  const order = typeof direction === 'string' ? direction.toLowerCase() : undefined;
  if (typeof name !== 'string' || (order !== 'asc' && order !== 'desc')) return undefined;
  return { name, order };
}

/**
 * Makes the order total, in the direction of the last term: an index that ends with the tie breaker
 * then serves both ways. The tie breaker is the same field on every page, so it needs no name.
 */
export function withTieBreaker(
  terms: readonly SortTerm[],
  tieBreaker: QueryField,
): readonly SortTerm[] {
  return [
    ...terms,
    { name: '', field: { ...tieBreaker, nullable: false }, order: terms.at(-1)?.order ?? 'asc' },
  ];
}
