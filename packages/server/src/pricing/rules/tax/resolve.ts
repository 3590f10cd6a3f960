import { closeness, closest, type Area } from '../area.ts';
import type { LineTax, Location, PurchaseTax, TaxRate } from '../purchase.ts';
import type { LineToTax, TaxAddresses, TaxAnswer } from '../../../kernel/extend/tax-provider.ts';
import { isDelivered } from '../weight.ts';
import { compact } from '../../../kernel/compact.ts';

/** The merchant's settings. */
export interface TaxSettings {
  /** A tax provider is connected; it is used where a region asks for it. */
  readonly auto: boolean;
  readonly regions: readonly TaxRegion[];
}

export interface TaxRegion {
  readonly areas: readonly Area[];
  readonly mode: 'NONE' | 'MANUAL' | 'AUTO';
  /** Prices include tax. */
  readonly included: boolean;
  /** The merchant's own rates, which are also used when the provider does not answer. */
  readonly rates: readonly AreaRate[];
  /** Replaces `rates` for lines of these tax groups; an empty list means untaxed. */
  readonly groups: Readonly<Record<string, readonly AreaRate[]>>;
  readonly taxesShipping: boolean;
  readonly taxesFees: boolean;
}

/**
 * A rate for the whole region or a part of it: a county by its postal codes, a city by its name.
 */
export interface AreaRate extends TaxRate {
  readonly within?: Area;
}

type AddressType = LineTax['addressType'];

export interface ToResolve {
  readonly settings: TaxSettings;
  readonly addresses: TaxAddresses;
  readonly lines: readonly LineToTax[];
  /** Handed over at the business location, so taxed there. */
  readonly pickup?: boolean;
  /** The buyer pays no tax. */
  readonly exempt?: boolean;
  /** The provider's answer; the call itself is made elsewhere. */
  readonly auto?: TaxAnswer;
}

/** The rates that apply to a purchase; none while no address is known. */
export function resolveTax({
  settings,
  addresses,
  lines,
  pickup = false,
  exempt = false,
  auto,
}: ToResolve): PurchaseTax {
  const where = (type: AddressType): Location | undefined => {
    if (type === 'BUSINESS' || pickup) return addresses.business;
    return type === 'SHIPPING'
      ? (addresses.shipping ?? addresses.billing)
      : (addresses.billing ?? addresses.shipping);
  };
  const location = where('SHIPPING');
  const region = closest(settings.regions, location ?? addresses.business);
  const included = region?.included ?? false;
  const nowhere = !location && !lines.some(({ addressType }) => addressType === 'BUSINESS');
  const kind = kindOf(region, settings, exempt || nowhere, auto);
  const answered = kind.rateType === 'AUTO_RATE' && auto?.status === 'ANSWERED' ? auto : undefined;

  const ratesOf = (at: Location | undefined, taxGroupId?: string): readonly TaxRate[] => {
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
    shipping: answered ? answered.shipping : region?.taxesShipping ? ratesOf(location) : [],
    fees: answered ? answered.fees : region?.taxesFees ? ratesOf(location) : [],
  };
}

type Kind = Pick<PurchaseTax, 'rateType' | 'manualRateReason' | 'fallbackReason'>;

function kindOf(
  region: TaxRegion | undefined,
  { auto: connected }: TaxSettings,
  none: boolean,
  auto: TaxAnswer | undefined,
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
