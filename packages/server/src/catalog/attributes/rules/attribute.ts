import { type Refusal, refuse } from '../../../kernel/outcome.ts';
import type { ProductState } from '../../products/rules/product-state.ts';

/**
 * What several products share and the merchant changes once for all of them: a brand, a ribbon or
 * an info section.
 */
export interface Attribute<Fields> {
  readonly id: string;
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly fields: Fields;
}

/** How one kind of attribute is created, changed, rendered and removed from a product. */
export interface AttributeRules<Fields, Input, Wire> {
  /** In messages: `info section`. */
  readonly noun: string;
  /** In the type of events: `info_section`. */
  readonly eventNoun: 'brand' | 'ribbon' | 'info_section';
  readonly make: (input: Input, path: string) => Fields | Refusal;
  readonly patch: (fields: Fields, input: Input, path: string) => Fields | Refusal;
  /** What no other attribute of the kind may have. */
  readonly uniqueName: (fields: Fields) => string | null;
  readonly toWire: (attribute: Attribute<Fields>, productCount: number | undefined) => Wire;
  readonly detach: (product: ProductState, attribute: Attribute<Fields>) => ProductState;
}

/** Refuses a change that is based on an outdated revision. */
export function checkRevision(
  noun: string,
  { revision }: { readonly revision: number },
  sent: string | null | undefined,
): Refusal<'REVISION_CONFLICT'> | undefined {
  if (sent === String(revision)) return undefined;
  return refuse(
    'REVISION_CONFLICT',
    { entity: noun, current: revision, sent: sent ?? 'none' },
    { currentRevision: String(revision) },
  );
}

/** Only the fields that the mask names; all without a mask. */
export function applyFieldMask<Input extends object>(
  input: Input,
  fieldMask: string | undefined,
): Partial<Input> {
  if (fieldMask === undefined || fieldMask === '') return input;
  const names = new Set(fieldMask.split(',').map((name) => name.trim()));
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => names.has(name)),
  ) as Partial<Input>;
}

/** The fields that every attribute has on the wire. */
export const renderCommon = <Fields>({
  id,
  revision,
  createdAt,
  updatedAt,
}: Attribute<Fields>) => ({
  id,
  revision: String(revision),
  createdDate: createdAt.toISOString(),
  updatedDate: updatedAt.toISOString(),
});
