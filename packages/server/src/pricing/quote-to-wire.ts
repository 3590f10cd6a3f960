import type { CalculationErrors } from '@shopwright/contract/cart/totals';
import type { Quote } from './quote.ts';
import { totalsToWire, type WireTotals } from './rules/to-wire.ts';
import { GIFT_CARD_APP_ID } from './store-terms.ts';

/** The parts of a quote that an estimate or a checkout shows. */
export function quoteToWire(quote: Quote): WireTotals {
  const { purchase, priced, prices, chosen, offers } = quote;
  const totals = totalsToWire({
    purchase,
    priced,
    prices,
    offered: offers.options,
    giftCardAppId: GIFT_CARD_APP_ID,
    ...(chosen ? { chosen } : {}),
  });
  return {
    ...totals,
    calculationErrors: { ...totals.calculationErrors, ...deliveryErrors(quote) },
  };
}

function deliveryErrors({
  deliveryGone,
  offers,
  chosen,
  destination,
}: Quote): Pick<
  CalculationErrors,
  'selectedShippingOptionError' | 'generalShippingCalculationError'
> {
  if (deliveryGone) {
    return {
      selectedShippingOptionError: error(
        'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
        'The chosen delivery is not offered for these items and this address. Choose another.',
      ),
    };
  }
  if (
    offers.needed &&
    !chosen &&
    destination &&
    offers.options.every(({ kind }) => kind === 'PICKUP')
  ) {
    return {
      generalShippingCalculationError: error(
        'NO_DELIVERY_OFFERED',
        'The store does not deliver these items to this address.',
      ),
    };
  }
  return {};
}

const error = (code: string, description: string) => ({
  applicationError: { code, description, data: {} },
});
