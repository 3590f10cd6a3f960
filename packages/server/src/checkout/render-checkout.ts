import type { Address } from '@shopwright/contract/shared/address';
import type {
  Checkout,
  SubscriptionCharges as WireCharges,
} from '@shopwright/contract/checkout/checkout';
import type { CheckoutLineItem } from '@shopwright/contract/checkout/line-item';
import type { Violation } from '@shopwright/contract/cart/totals';
import { lineToWire, type ViewedLine } from '../cart/index.ts';
import { withCountryNames } from '../kernel/address-lines.ts';
import { toText } from '../kernel/decimal.ts';
import {
  checkoutLinePricesToWire,
  CONVERSION_SCALE,
  quoteToWire,
  subscriptionCharges,
  summaryToWire,
  type Location,
  type Quote,
} from '../pricing/index.ts';
import type { Choices } from './rules/choices.ts';

export interface CheckoutFacts {
  readonly checkoutId: string;
  readonly ownerKind: 'visitor' | 'member' | 'merchant';
  readonly ownerId: string;
  readonly cartId: string | null;
  readonly choices: Choices;
  readonly completed: boolean;
  readonly orderId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Renders a checkout in wire form. */
export function renderCheckout(
  facts: CheckoutFacts,
  viewed: readonly ViewedLine[],
  quote: Quote,
  violations: readonly Violation[],
): Checkout {
  const { choices } = facts;
  const { priced, prices, purchase, terms } = quote;
  const {
    calculatedLineItems: _lines,
    shippingInfo,
    currency: _currency,
    ...totals
  } = quoteToWire(quote);
  const currency = terms.currency.code;
  const buyerLanguage = choices.language ?? terms.language;
  return {
    id: facts.checkoutId,
    lineItems: renderLines(viewed, quote),
    ...(choices.billingInfo
      ? { billingInfo: withCountryNames(choices.billingInfo, buyerLanguage) }
      : {}),
    shippingInfo: {
      ...shippingInfo,
      ...(choices.shippingDestination
        ? { shippingDestination: withCountryNames(choices.shippingDestination, buyerLanguage) }
        : {}),
    },
    ...(choices.buyerNote === undefined ? {} : { buyerNote: choices.buyerNote }),
    buyerInfo: {
      ...(choices.contactId === undefined ? {} : { contactId: choices.contactId }),
      ...ownerToWire(facts),
      ...(choices.email === undefined ? {} : { email: choices.email }),
    },
    ...totals,
    currency,
    paymentCurrency: currency,
    conversionCurrency: terms.conversion?.currency.code ?? currency,
    ...(terms.conversion
      ? {
          conversionInfo: {
            siteCurrency: currency,
            conversionRate: toText(terms.conversion.rate, CONVERSION_SCALE),
          },
        }
      : {}),
    customFields: [...(choices.customFields ?? [])],
    channelType: choices.channelType,
    siteLanguage: terms.language,
    buyerLanguage,
    completed: facts.completed,
    taxIncludedInPrice: purchase.tax.included,
    createdBy: choices.createdBy,
    createdDate: facts.createdAt.toISOString(),
    updatedDate: facts.updatedAt.toISOString(),
    membershipOptions: {
      eligibleMemberships: [],
      invalidMemberships: [],
      selectedMemberships: { memberships: [...(choices.memberships ?? [])] },
    },
    ...(facts.cartId === null ? {} : { cartId: facts.cartId }),
    violations: [...violations],
    ...(choices.extendedFields ? { extendedFields: choices.extendedFields } : {}),
    purchaseFlowId: choices.purchaseFlowId,
    ...(choices.customSettings ? { customSettings: choices.customSettings } : {}),
    ...(choices.customContentReference
      ? { customContentReference: choices.customContentReference }
      : {}),
    ...(choices.externalReference ? { externalReference: choices.externalReference } : {}),
    ...(choices.businessLocationId === undefined
      ? {}
      : { businessLocationId: choices.businessLocationId }),
    ...(choices.taxExemptGroupId === undefined
      ? {}
      : { taxExemptGroupId: choices.taxExemptGroupId }),
    payNowTotalAfterGiftCard: prices.price(priced.dueNow),
    totalAfterGiftCard: prices.price(priced.due),
    lineItemsSubtotal: prices.price(priced.summary.subtotal),
    ...(facts.orderId === null ? {} : { orderId: facts.orderId }),
    paymentRequired: priced.dueNow > 0n,
    subscriptionCharges: chargesToWire(quote),
  };
}

export function renderLines(
  viewed: readonly ViewedLine[],
  { priced, prices, purchase }: Quote,
): CheckoutLineItem[] {
  const byId = new Map(priced.lines.map((line) => [line.id, line]));
  return viewed.map((line) => {
    const own = byId.get(line.line.id);
    const {
      image,
      selectedMembership: _membership,
      taxGroupId: _group,
      ...wire
    } = lineToWire(line, own, prices);
    return {
      ...wire,
      ...(image ? { media: image } : {}),
      ...(own ? checkoutLinePricesToWire(own, purchase.tax, prices) : {}),
    };
  });
}

/** A member's contact id is the member id. */
function ownerToWire({
  ownerKind,
  ownerId,
}: CheckoutFacts): Pick<
  NonNullable<Checkout['buyerInfo']>,
  'visitorId' | 'memberId' | 'contactId'
> {
  return ownerKind === 'visitor'
    ? { visitorId: ownerId }
    : ownerKind === 'member'
      ? { memberId: ownerId, contactId: ownerId }
      : {};
}

function chargesToWire({ purchase, priced, prices }: Quote): WireCharges[] {
  return subscriptionCharges(purchase, priced).map(({ lineId, charges }) => ({
    lineItemIds: [lineId],
    charges: charges.map(({ cycleFrom, cycleCount, summary, billingDate }) => ({
      cycleFrom,
      ...(cycleCount === undefined ? {} : { cycleCount }),
      priceSummary: summaryToWire(summary, prices),
      cycleBillingDate: new Date(billingDate).toISOString(),
    })),
  }));
}

/** The parts of an address that decide delivery and tax. */
export function locationOf(address: Address | undefined): Location | undefined {
  if (!address) return undefined;
  const { country, subdivision, city, postalCode, addressLine } = address;
  const location = Object.fromEntries(
    Object.entries({ country, subdivision, city, postalCode, addressLine }).filter(
      ([, value]) => typeof value === 'string' && value !== '',
    ),
  );
  return Object.keys(location).length > 0 ? location : undefined;
}
