import type { FormatAmount } from '../shop/price.server.ts';
import type { Language } from '../i18n/language.ts';
import { wordsOf } from '../i18n/dictionary.server.ts';
import { sayIn } from '../i18n/translate.ts';
import type { PlanView } from './product-view.ts';
import type { WirePlan } from './read-product.server.ts';

interface Writing {
  readonly language: Language;
  readonly locale: string;
  readonly formatAmount: FormatAmount;
  /** The store's own. */
  readonly currency: string;
}

/** How a plan is called and what one agrees to with it. Where there is one plan only, what it saves is its name. */
export function planWords(
  plans: readonly WirePlan[],
  { language, locale, formatAmount, currency }: Writing,
): (plan: WirePlan) => Omit<PlanView, 'id'> {
  const { product, checkout } = wordsOf(language, 'product', 'checkout');
  const [say, sayTerms] = [sayIn(product, locale), sayIn(checkout, locale)];
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return ({ title, description, discount, subscriptionSettings: settings }) => {
    const { type, value = 0 } = discount ?? {};
    const saved =
      value > 0
        ? type === 'AMOUNT'
          ? formatAmount(value, currency)
          : percent.format(value / 100)
        : undefined;
    const every = sayTerms(`every${settings?.frequency ?? 'MONTH'}` as 'everyMONTH', {
      count: settings?.interval ?? 1,
    });
    const trial = settings?.freeTrialPeriod;
    const sentences = [
      every,
      ...(title && plans.length > 1 && saved ? [say('planSaves', { saved })] : []),
      ...(trial?.interval
        ? [
            sayTerms('trial', {
              length: sayTerms(`for${trial.frequency ?? 'DAY'}` as 'forDAY', {
                count: trial.interval,
              }),
            }),
          ]
        : []),
      ...(settings?.billingCycles
        ? [say('planEnds', { count: settings.billingCycles })]
        : settings?.enableCustomerCancellation === false
          ? []
          : [say('planStop')]),
      ...(description ? [description] : []),
    ];
    return {
      name:
        title && plans.length > 1
          ? title
          : saved
            ? say('subscribeSave', { saved })
            : say('subscribe'),
      terms: sentences
        .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
        .map((text) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1))
        .join(' '),
    };
  };
}
