import { useWords } from '../../i18n/use-translations.tsx';
import type { CheckoutView } from './checkout-view.ts';

/**
 * What is bought, what it costs and what is charged later, directly above the button that orders it: consumer law in the
 * EU asks for this in plain sight, and on a phone the summary is folded away.
 */
export function OrderedNow({
  view: { lines, totals, subscription },
}: {
  readonly view: CheckoutView;
}) {
  const say = useWords('checkout');
  return (
    <section aria-label={say('summary')} className="checkout-ordered">
      <ul>
        {lines.map(({ id, name, quantity, details, before = '', total }) => (
          <li key={id} className="checkout-ordered-row">
            <span className="min-w-0">
              {say('orderedLine', { quantity, name })}
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
          <dt>{say('total')}</dt>
          <dd>{totals.total}</dd>
        </div>
        {totals.taxIncluded && (
          <div className="checkout-ordered-row text-sm text-quiet">
            <dt className="sr-only">{say('tax')}</dt>
            <dd>{say('taxIncluded', { amount: totals.taxIncluded })}</dd>
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
