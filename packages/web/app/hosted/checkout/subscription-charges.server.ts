import type { checkout as sdk } from '@shopwright/sdk';
import { isNothing } from '../../order/amounts.server.ts';
import { writeDay } from '../../i18n/format-dates.server.ts';
import type { Speaking } from './checkout-locale.ts';

/** What is charged when, in sentences: nobody agrees to a subscription by a number alone. */
export function chargesOf(
  {
    lineItems = [],
    subscriptionCharges = [],
  }: Pick<sdk.Checkout, 'lineItems' | 'subscriptionCharges'>,
  { say, locale, timeZone, amounts }: Speaking,
): string[] {
  return subscriptionCharges.flatMap(({ lineItemIds = [], charges = [] }) => {
    const line = lineItems.find(({ _id }) => _id && lineItemIds.includes(_id));
    const settings = line?.subscriptionOptionInfo?.subscriptionSettings;
    const every = say(`every${settings?.frequency ?? 'MONTH'}` as 'everyMONTH', {
      count: settings?.interval ?? 1,
    });
    const trial = settings?.freeTrialPeriod;
    const sentences = charges.map(({ priceSummary, cycleBillingDate, cycleCount }) => {
      const holes = {
        amount: amounts.of(priceSummary?.total),
        date: cycleBillingDate ? writeDay(cycleBillingDate, locale, timeZone) : '',
        every,
      };
      if (isNothing(priceSummary?.total)) return say('chargeNothing', holes);
      return cycleCount === 1
        ? say('chargeOnce', holes)
        : cycleCount
          ? say('chargeTimes', { ...holes, times: cycleCount })
          : say('chargeOn', holes);
    });
    return [
      ...(trial?.interval
        ? [
            say('trial', {
              length: say(`for${trial.frequency ?? 'DAY'}` as 'forDAY', { count: trial.interval }),
            }),
          ]
        : []),
      ...sentences,
      ...(settings?.autoRenewal === false
        ? []
        : settings?.enableCustomerCancellation === false
          ? []
          : [say('cancelAnyTime')]),
    ];
  });
}
