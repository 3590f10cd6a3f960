import type { FormatAmount } from '../shop/price.server.ts';
import type { Language } from '../i18n/language.ts';
import { messagesOf } from '../i18n/dictionary.server.ts';
import { createTranslate } from '../i18n/translate.ts';
import type { PlanView } from './product-view.ts';
import type { WirePlan } from './read-product.server.ts';

interface Writing {
  readonly language: Language;
  readonly locale: string;
  readonly formatAmount: FormatAmount;
  /** The store's own. */
  readonly currency: string;
}

/** The name and terms of a plan. A single plan is named by its saving. */
export function planText(
  plans: readonly WirePlan[],
  { language, locale, formatAmount, currency }: Writing,
): (plan: WirePlan) => Omit<PlanView, 'id'> {
  const { product, checkout } = messagesOf(language, 'product', 'checkout');
  const [t, tCheckout] = [createTranslate(product, locale), createTranslate(checkout, locale)];
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return ({ title, description, discount, subscriptionSettings: settings }) => {
    const { type, value = 0 } = discount ?? {};
    const saved =
      value > 0
        ? type === 'AMOUNT'
          ? formatAmount(value, currency)
          : percent.format(value / 100)
        : undefined;
    const every = tCheckout(`every${settings?.frequency ?? 'MONTH'}` as 'everyMONTH', {
      count: settings?.interval ?? 1,
    });
    const trial = settings?.freeTrialPeriod;
    const sentences = [
      every,
      ...(title && plans.length > 1 && saved ? [t('planSaves', { saved })] : []),
      ...(trial?.interval
        ? [
            tCheckout('trial', {
              length: tCheckout(`for${trial.frequency ?? 'DAY'}` as 'forDAY', {
                count: trial.interval,
              }),
            }),
          ]
        : []),
      ...(settings?.billingCycles
        ? [t('planEnds', { count: settings.billingCycles })]
        : settings?.enableCustomerCancellation === false
          ? []
          : [t('planStop')]),
      ...(description ? [description] : []),
    ];
    return {
      name:
        title && plans.length > 1 ? title : saved ? t('subscribeSave', { saved }) : t('subscribe'),
      terms: sentences
        .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
        .map((text) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1))
        .join(' '),
    };
  };
}
