import { useTranslations } from '../../i18n/use-translations.tsx';
import type { CheckoutView } from './checkout-view.ts';

/**
 * The items, total and later charges directly above the order button. EU consumer law requires them
 * in plain sight, and on a phone the summary is collapsed.
 */
export function OrderedNow({
  view: { lines, totals, subscription },
}: {
  readonly view: CheckoutView;
}) {
  const t = useTranslations('checkout');
  return (
    <section aria-label={t('summary')} className="checkout-ordered">
      <ul>
        {lines.map(({ id, name, quantity, details, before = '', total }) => (
          <li key={id} className="checkout-ordered-row">
            <span className="min-w-0">
              {t('orderedLine', { quantity, name })}
              {details.map((detail) => (
                <span key={detail} className="block text-sm text-quiet">
                  {detail}
                </span>
              ))}
            </span>
            {/* The discounts follow as rows of their own, so that the rows add up to the total. */}
            <span>{before || total}</span>
          </li>
        ))}
      </ul>
      <dl>
        {totals.rows.slice(1).map(({ label, amount }) => (
          <div key={label} className="checkout-ordered-row text-quiet">
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="checkout-ordered-row font-medium">
          <dt>{t('total')}</dt>
          <dd>{totals.total}</dd>
        </div>
        {totals.taxIncluded && (
          <div className="checkout-ordered-row text-sm text-quiet">
            <dt className="sr-only">{t('tax')}</dt>
            <dd>{t('taxIncluded', { amount: totals.taxIncluded })}</dd>
          </div>
        )}
        {totals.due.map(({ label, amount }) => (
          <div key={label} className="checkout-ordered-row">
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {subscription.length > 0 && (
        <ul className="mt-3">
          {subscription.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
