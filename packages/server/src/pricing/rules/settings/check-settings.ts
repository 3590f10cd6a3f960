import type { FieldViolation } from '@shopwright/contract';
import type {
  DeliveryCostSettings,
  ShippingSettings,
} from '@shopwright/contract/settings/shipping';
import { refuseFields, violation, type Refusal } from '../../../kernel/outcome.ts';
import { money } from './read-shipping.ts';

/** Checks that the contract cannot express: unique option codes, payable costs, ascending bands. */
export function checkShipping({
  regions = [],
  localDeliveries = [],
  pickups = [],
}: ShippingSettings): Refusal | undefined {
  const wrong: FieldViolation[] = [];
  const everywhere = [
    ...localDeliveries.map(({ code }, index) => ({
      code,
      field: `shipping.localDeliveries[${index}].code`,
    })),
    ...pickups.map(({ code }, index) => ({ code, field: `shipping.pickups[${index}].code` })),
  ];
  wrong.push(...repeatedCodes([], everywhere));
  regions.forEach(({ rates }, index) => {
    const at = `shipping.regions[${index}].rates`;
    const options = rates.map(({ code }, rateIndex) => ({
      code,
      field: `${at}[${rateIndex}].code`,
    }));
    wrong.push(...repeatedCodes(everywhere, options));
    rates.forEach(({ cost }, rateIndex) =>
      wrong.push(...checkCost(cost, `${at}[${rateIndex}].cost`)),
    );
  });
  localDeliveries.forEach(({ cost }, index) =>
    wrong.push(...checkCost(cost, `shipping.localDeliveries[${index}].cost`)),
  );
  return wrong.length > 0 ? refuseFields(...wrong) : undefined;
}

interface DeliveryOption {
  readonly code: string;
  readonly field: string;
}

/** Buyers in a region choose among its rates, the local deliveries and the pickups by code. */
function* repeatedCodes(
  others: readonly DeliveryOption[],
  options: readonly DeliveryOption[],
): Generator<FieldViolation> {
  const codes = new Set(others.map(({ code }) => code));
  for (const { code, field } of options) {
    if (codes.has(code)) yield violation(field, 'VALIDATION', 'is the code of another option');
    codes.add(code);
  }
}

function* checkCost(
  { type, price, bands = [] }: DeliveryCostSettings,
  at: string,
): Generator<FieldViolation> {
  if (type === 'FLAT') {
    if (price === undefined) yield violation(`${at}.price`, 'REQUIRED_FIELD', 'is required');
    return;
  }
  if (bands.length === 0) yield violation(`${at}.bands`, 'REQUIRED_FIELD', 'is required');
  for (const [index, { upTo }] of bands.entries()) {
    const before = bands[index - 1]?.upTo;
    if (upTo === undefined && index < bands.length - 1)
      yield violation(
        `${at}.bands[${index}].upTo`,
        'REQUIRED_FIELD',
        'is required in all bands but the last',
      );
    else if (upTo !== undefined && before !== undefined && money(upTo) <= money(before))
      yield violation(
        `${at}.bands[${index}].upTo`,
        'VALIDATION',
        'must be more than in the band before',
      );
  }
}
