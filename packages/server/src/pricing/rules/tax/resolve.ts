import { closeness, closest, type Area } from '../area.ts';
import type { LineTax, Place, PurchaseLine, PurchaseTax, TaxRate } from '../purchase.ts';
import { isDelivered } from '../weight.ts';
import { compact } from '../../../kernel/compact.ts';

/** The merchant's settings. */
export interface TaxSettings {
  /** A tax provider is connected: where a region asks for it, its answer is used. */
  readonly auto: boolean;
  readonly regions: readonly TaxRegion[];
}

export interface TaxRegion {
  readonly areas: readonly Area[];
  readonly mode: 'NONE' | 'MANUAL' | 'AUTO';
  /** Prices hold the tax already. */
  readonly included: boolean;
  /** The merchant's own; and what is used when the provider does not answer. */
  readonly rates: readonly AreaRate[];
  /** Instead of `rates`, for lines of these tax groups; an empty list is a group that is not taxed. */
  readonly groups: Readonly<Record<string, readonly AreaRate[]>>;
  readonly taxesShipping: boolean;
  readonly taxesFees: boolean;
}

/** A rate for all of the region, or a part of it: a county by its postal codes, a city by its name. */
export interface AreaRate extends TaxRate {
  readonly within?: Area;
}

/** What the provider's port answered; the call itself is not made here. */
export type AutoTaxAnswer =
  | {
      readonly status: 'ANSWERED';
      readonly lines: Readonly<Record<string, readonly TaxRate[]>>;
      readonly shipping: readonly TaxRate[];
      readonly fees: readonly TaxRate[];
    }
  | { readonly status: 'FAILED' };

export interface Addresses {
  readonly business: Place;
  readonly shipping?: Place;
  readonly billing?: Place;
}

type AddressType = LineTax['addressType'];

/** A line with what decides its tax beside its price. */
export interface LineToTax extends Pick<PurchaseLine, 'id' | 'itemType' | 'shippable'> {
  readonly taxGroupId?: string;
  readonly addressType?: AddressType;
}

export interface ToResolve {
  readonly settings: TaxSettings;
  readonly addresses: Addresses;
  readonly lines: readonly LineToTax[];
  /** Handed over where the business is, so taxed there. */
  readonly pickup?: boolean;
  /** The buyer pays no tax. */
  readonly exempt?: boolean;
  readonly auto?: AutoTaxAnswer;
}

/** The rates that hold for a purchase. As long as no address is known, none do. */
export function resolveTax({
  settings,
  addresses,
  lines,
  pickup = false,
  exempt = false,
  auto,
}: ToResolve): PurchaseTax {
  const where = (type: AddressType): Place | undefined => {
    if (type === 'BUSINESS' || pickup) return addresses.business;
    return type === 'SHIPPING'
      ? (addresses.shipping ?? addresses.billing)
      : (addresses.billing ?? addresses.shipping);
  };
  const place = where('SHIPPING');
  const region = closest(settings.regions, place ?? addresses.business);
  const included = region?.included ?? false;
  const nowhere = !place && !lines.some(({ addressType }) => addressType === 'BUSINESS');
  const kind = kindOf(region, settings, exempt || nowhere, auto);
  const answered = kind.rateType === 'AUTO_RATE' && auto?.status === 'ANSWERED' ? auto : undefined;

  const ratesOf = (at: Place | undefined, taxGroupId?: string): readonly TaxRate[] => {
    const here = at && closest(settings.regions, at);
    if (!at || !here || here.mode === 'NONE' || exempt) return [];
    const own = taxGroupId === undefined ? undefined : here.groups[taxGroupId];
    return (own ?? here.rates).filter(
      ({ within }) => !within || closeness(within, at) !== undefined,
    );
  };
  const lineTax = (line: LineToTax): LineTax => {
    const addressType = line.addressType ?? (isDelivered(line) ? 'SHIPPING' : 'BILLING');
    const rates = answered
      ? (answered.lines[line.id] ?? [])
      : ratesOf(where(addressType), line.taxGroupId);
    return {
      rates,
      addressType,
      ...compact({ taxGroupId: line.taxGroupId }),
    };
  };
  return {
    ...kind,
    included,
    lines: Object.fromEntries(lines.map((line) => [line.id, lineTax(line)])),
    shipping: answered ? answered.shipping : region?.taxesShipping ? ratesOf(place) : [],
    fees: answered ? answered.fees : region?.taxesFees ? ratesOf(place) : [],
  };
}

type Kind = Pick<PurchaseTax, 'rateType' | 'manualRateReason' | 'fallbackReason'>;

function kindOf(
  region: TaxRegion | undefined,
  { auto: connected }: TaxSettings,
  none: boolean,
  auto: AutoTaxAnswer | undefined,
): Kind {
  if (!region || region.mode === 'NONE' || none) return { rateType: 'NO_TAX_COLLECTED' };
  if (region.mode === 'MANUAL')
    return {
      rateType: 'MANUAL_RATE',
      manualRateReason: connected ? 'REGION_SETTING_TO_MANUAL' : 'GLOBAL_SETTING_TO_MANUAL',
    };
  if (connected && auto?.status === 'ANSWERED') return { rateType: 'AUTO_RATE' };
  return {
    rateType: 'FALLBACK_RATE',
    fallbackReason: connected ? 'AUTO_TAX_FAILED' : 'AUTO_TAX_DEACTIVATED',
  };
}
