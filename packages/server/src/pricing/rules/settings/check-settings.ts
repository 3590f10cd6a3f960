import type { FieldViolation } from '@shopwright/contract';
import type {
  DeliveryCostSettings,
  ShippingSettings,
} from '@shopwright/contract/settings/shipping';
import { refuseFields, violation, type Refusal } from '../../../kernel/outcome.ts';
import { money } from './read-shipping.ts';

/** What the contract's bounds cannot say: codes that tell options apart, costs that are whole, bands that rise. */
export function checkShipping({
  regions = [],
  localDeliveries = [],
  pickups = [],
}: ShippingSettings): Refusal | undefined {
  const wrong: FieldViolation[] = [];
  const codes = (entries: readonly { readonly code: string }[], at: string): void =>
    entries.forEach(({ code }, index) => {
      if (entries.findIndex((other) => other.code === code) < index)
        wrong.push(
          violation(`${at}[${index}].code`, 'VALIDATION', 'is the code of another option already'),
        );
    });
  regions.forEach(({ rates }, index) => {
    const at = `shipping.regions[${index}].rates`;
    codes([...rates, ...localDeliveries, ...pickups], at);
    rates.forEach(({ cost }, place) => wrong.push(...checkCost(cost, `${at}[${place}].cost`)));
  });
  if (regions.length === 0) codes([...localDeliveries, ...pickups], 'shipping.localDeliveries');
  localDeliveries.forEach(({ cost }, index) =>
    wrong.push(...checkCost(cost, `shipping.localDeliveries[${index}].cost`)),
  );
  return wrong.length > 0 ? refuseFields(...wrong) : undefined;
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
