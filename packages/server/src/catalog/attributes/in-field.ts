import type { ErrorCode } from '@shopwright/contract';
import { isRefusal, type Refusal } from '../../kernel/outcome.ts';
import type { Versioned } from '../products/write-products.ts';

/** The answer `{ brand }` of a brand. */
export function inField<Field extends string, Wire extends object, Code extends ErrorCode = never>(
  field: Field,
  outcome: Wire | Versioned<Wire> | Refusal<Code>,
): Record<Field, Wire> | Versioned<Record<Field, Wire>> | Refusal<Code> {
  if (isRefusal(outcome)) return outcome;
  return 'consistent' in outcome
    ? { consistent: outcome.consistent, answer: entry(field, outcome.answer) }
    : entry(field, outcome);
}

const entry = <Field extends string, Wire>(field: Field, wire: Wire): Record<Field, Wire> =>
  // A computed key widens to string.
  ({ [field]: wire }) as Record<Field, Wire>;
