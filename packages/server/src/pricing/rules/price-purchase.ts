import { convertTotal } from './convert.ts';
import { findEligible, type Eligible } from './discounts/eligible.ts';
import { combinations, planMerchantDiscounts, type Planned } from './discounts/plan.ts';
import type { Step, Trace } from './explain.ts';
import { coverLines, type Coverage } from './memberships.ts';
import { openLines } from './open-lines.ts';
import type { Considered, PricedPurchase, PricingRefusal } from './priced-purchase.ts';
import type { Purchase } from './purchase.ts';
import { settle } from './settle.ts';
import { weightOf } from './weight.ts';

/** The price of a purchase. Pure: the same purchase always has the same price. */
export function pricePurchase(purchase: Purchase): PricedPurchase {
  return price(purchase);
}

/** The same, with its derivation. */
export function explainPurchase(purchase: Purchase): {
  readonly priced: PricedPurchase;
  readonly steps: readonly Step[];
} {
  const steps: Step[] = [];
  return { priced: price(purchase, steps), steps };
}

function price(purchase: Purchase, trace?: Trace): PricedPurchase {
  const coverage = coverLines(purchase);
  const eligible =
    purchase.discountRules.length === 0 && purchase.coupons.length === 0
      ? NONE
      : findEligible(purchase, openLines(purchase, coverage));
  const { chosen, considered } = choose(purchase, coverage, eligible);
  const settled = settle(purchase, coverage, chosen, trace);
  const lost = eligible.planned.filter(
    (planned) => considered.length > 0 && !chosen.includes(planned),
  );
  return {
    ...settled,
    considered,
    weight: weightOf(purchase.lines),
    memberships: coverage.used,
    convertedTotal: convertTotal(settled.summary.total, purchase.conversion, trace),
    refusals: [
      ...eligible.refusals,
      ...lost.flatMap(refuseLost),
      ...coverage.refusals,
      ...settled.refusals,
    ],
    notApplied: [
      ...eligible.notApplied,
      ...lost.flatMap(({ source, discount }) =>
        source === 'merchant' ? [] : [{ source, id: discount.id, ...NOT_COMBINED }],
      ),
    ],
  };
}

/** For a purchase without any. */
const NONE: Eligible = { planned: [], refusals: [], notApplied: [] };

const NOT_COMBINED = {
  code: 'ERROR_COUPON_CANNOT_BE_COMBINED',
  description: 'Another discount that this one cannot be combined with takes more off.',
} as const;

const refuseLost = ({ source, code }: Planned): PricingRefusal[] =>
  source === 'coupon' && code !== undefined
    ? [{ about: 'coupon', subject: code, ...NOT_COMBINED }]
    : [];

/**
 * The combination with the lowest total; the first one on a tie. Discounts that the merchant
 * granted are part of each.
 */
function choose(
  purchase: Purchase,
  coverage: Coverage,
  { planned }: Eligible,
): { chosen: Planned[]; considered: Considered[] } {
  const merchant = planMerchantDiscounts(purchase);
  const [first = [], ...others] = combinations(planned).map((discounts) => [
    ...discounts,
    ...merchant,
  ]);
  if (others.length === 0) return { chosen: first, considered: [] };
  const tried = [first, ...others].map((discounts) => ({
    discounts,
    total: settle(purchase, coverage, discounts).summary.total,
  }));
  const best = tried.reduce((lowest, each) => (each.total < lowest.total ? each : lowest));
  return {
    chosen: best.discounts,
    considered: tried.map((each) => ({
      discountIds: each.discounts.map(({ discount }) => discount.id),
      total: each.total,
      chosen: each === best,
    })),
  };
}
