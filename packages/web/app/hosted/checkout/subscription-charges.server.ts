import type { checkout as sdk } from '@shopwright/sdk';
import { isZeroAmount } from '../../order/amounts.server.ts';
import { formatDay } from '../../i18n/format-dates.server.ts';
import type { CheckoutLocale } from './checkout-locale.ts';

/**
 * Explains what is charged when, so that a buyer never agrees to a subscription by its price alone.
 */
export function chargesOf(
  {
    lineItems = [],
    subscriptionCharges = [],
  }: Pick<sdk.Checkout, 'lineItems' | 'subscriptionCharges'>,
  { t, locale, timeZone, amounts }: CheckoutLocale,
): string[] {
  return subscriptionCharges.flatMap(({ lineItemIds = [], charges = [] }) => {
    const line = lineItems.find(({ _id }) => _id && lineItemIds.includes(_id));
    const settings = line?.subscriptionOptionInfo?.subscriptionSettings;
    const every = t(`every${settings?.frequency ?? 'MONTH'}` as 'everyMONTH', {
      count: settings?.interval ?? 1,
    });
    const trial = settings?.freeTrialPeriod;
    const sentences = charges.map(({ priceSummary, cycleBillingDate, cycleCount }) => {
      const holes = {
        amount: amounts.of(priceSummary?.total),
        date: cycleBillingDate ? formatDay(cycleBillingDate, locale, timeZone) : '',
        every,
      };
      if (isZeroAmount(priceSummary?.total)) return t('chargeNothing', holes);
      return cycleCount === 1
        ? t('chargeOnce', holes)
        : cycleCount
          ? t('chargeTimes', { ...holes, times: cycleCount })
          : t('chargeOn', holes);
    });
    return [
      ...(trial?.interval
        ? [
            t('trial', {
              length: t(`for${trial.frequency ?? 'DAY'}` as 'forDAY', { count: trial.interval }),
            }),
          ]
        : []),
      ...sentences,
      ...(settings?.autoRenewal === false
        ? []
        : settings?.enableCustomerCancellation === false
          ? []
          : [t('cancelAnyTime')]),
    ];
  });
}
