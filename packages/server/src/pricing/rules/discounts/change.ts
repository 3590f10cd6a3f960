import type { FieldViolation } from '@shopwright/contract';
import type {
  DiscountEffect,
  DiscountScope,
  StoreDiscount,
} from '@shopwright/contract/discounts/discount';
import { compact } from '../../../kernel/compact.ts';
import { refuseFields, violation, type Refusal } from '../../../kernel/outcome.ts';
import type { StoredDiscount } from './definition.ts';

interface Making {
  readonly id: string;
  readonly now: Date;
}

export const newDiscount = (wire: StoreDiscount, { id, now }: Making): StoredDiscount | Refusal =>
  check(
    merge(
      {
        discountId: id,
        revision: 1,
        kind: wire.kind ?? (typeof wire.code === 'string' ? 'COUPON' : 'RULE'),
        code: null,
        name: '',
        active: true,
        startsAt: null,
        endsAt: null,
        usageLimit: null,
        limitPerCustomer: null,
        stackable: true,
        priority: 0,
        definition: { effect: { type: 'PERCENT' }, scope: { type: 'GLOBAL' } },
        createdAt: now,
        updatedAt: now,
      },
      wire,
    ),
    wire.effect === undefined
      ? [violation('discount.effect', 'REQUIRED_FIELD', 'is required')]
      : [],
  );

/** Updates the given fields; the kind of a discount cannot change. */
export const patchDiscount = (
  before: StoredDiscount,
  wire: StoreDiscount,
  now: Date,
): StoredDiscount | Refusal =>
  check({ ...merge(before, wire), revision: before.revision + 1, updatedAt: now }, []);

function merge(before: StoredDiscount, wire: StoreDiscount): StoredDiscount {
  const {
    name,
    active,
    effect,
    scope,
    startsAt,
    endsAt,
    usageLimit,
    limitPerCustomer,
    stackable,
    priority,
    code,
  } = wire;
  const {
    minimumSubtotal,
    minimumQuantity,
    firstOrderOnly,
    groups,
    oneItemOnly,
    subscriptionCycles,
  } = wire;
  const own = {
    effect,
    scope,
    minimumSubtotal,
    minimumQuantity,
    firstOrderOnly,
    groups,
    oneItemOnly,
    subscriptionCycles,
  };
  return {
    ...before,
    ...(code === undefined ? {} : { code: code === null ? null : code.trim() }),
    ...compact({ name, active }),
    ...(startsAt === undefined ? {} : { startsAt: startsAt === null ? null : new Date(startsAt) }),
    ...(endsAt === undefined ? {} : { endsAt: endsAt === null ? null : new Date(endsAt) }),
    ...compact({ usageLimit, limitPerCustomer, stackable, priority }),
    definition: {
      ...before.definition,
      ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
    },
  };
}

function check(
  discount: StoredDiscount,
  more: readonly FieldViolation[],
): StoredDiscount | Refusal {
  const wrong = [...more, ...problems(discount)];
  return wrong.length > 0 ? refuseFields(...wrong) : discount;
}

function* problems({
  kind,
  code,
  name,
  startsAt,
  endsAt,
  definition: { effect, scope },
}: StoredDiscount): Generator<FieldViolation> {
  const required = (field: string): FieldViolation =>
    violation(`discount.${field}`, 'REQUIRED_FIELD', 'is required');
  if (name.trim() === '') yield required('name');
  if (kind === 'COUPON' && (code === null || code === '')) yield required('code');
  if (kind === 'RULE' && code !== null)
    yield violation(
      'discount.code',
      'FIELD_NOT_ALLOWED',
      'belongs to coupons: a rule applies by itself',
    );
  if (startsAt && endsAt && startsAt >= endsAt)
    yield violation('discount.endsAt', 'VALIDATION', 'must be after startsAt');
  const missing = neededBy(effect).find((field) => effect[field] === undefined);
  if (missing !== undefined) yield required(`effect.${missing}`);
  yield* scopeProblems(scope, 'discount.scope');
  if (effect.buyScope) yield* scopeProblems(effect.buyScope, 'discount.effect.buyScope');
  if (effect.type === 'BUY_X_GET_Y' && scope.type === 'SHIPPING')
    yield violation('discount.scope.type', 'VALIDATION', 'cannot be SHIPPING for BUY_X_GET_Y');
}

function neededBy({ type }: DiscountEffect): ('percent' | 'amount' | 'price' | 'buy' | 'get')[] {
  return (
    {
      PERCENT: ['percent'],
      AMOUNT: ['amount'],
      FIXED_PRICE: ['price'],
      FREE_SHIPPING: [],
      BUY_X_GET_Y: ['buy', 'get'],
    } as const
  )[type].slice();
}

function* scopeProblems(
  { type, productIds = [], variantIds = [], collectionIds = [] }: DiscountScope,
  at: string,
): Generator<FieldViolation> {
  if (
    type === 'SPECIFIC_ITEMS' &&
    productIds.length + variantIds.length + collectionIds.length === 0
  )
    yield violation(at, 'REQUIRED_ONE_OF_FIELD', 'must name products, variants or collections');
}

export function discountToWire(stored: StoredDiscount & { readonly used: number }): StoreDiscount {
  const {
    discountId,
    revision,
    definition,
    startsAt,
    endsAt,
    createdAt,
    updatedAt,
    code,
    kind,
    name,
    active,
    usageLimit,
    limitPerCustomer,
    stackable,
    priority,
    used,
  } = stored;
  return {
    id: discountId,
    revision: String(revision),
    kind,
    code,
    name,
    active,
    ...definition,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    usageLimit,
    limitPerCustomer,
    stackable,
    priority,
    used,
    createdDate: createdAt.toISOString(),
    updatedDate: updatedAt.toISOString(),
  };
}
