import { Form } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { AmountRow, CheckoutView, LineView, TotalsView } from './checkout-view.ts';
import { CodeForm, UsedCode } from './codes.tsx';
import type { FormAnswer } from './form-answer.ts';

interface SummaryProps {
  readonly view: CheckoutView;
  readonly answer: FormAnswer | undefined;
}

/**
 * The order summary: next to the steps on wide screens, collapsed above them on small ones with the
 * total always visible. It is rendered once; a second copy would announce every product twice.
 */
export function Summary(props: SummaryProps) {
  const t = useTranslations('checkout');
  const { view, answer } = props;
  const aboutCodes = answer?.intent === 'coupon' || answer?.intent === 'gift-card';
  const short = view.lines.some(({ problem }) => problem);
  return (
    <aside aria-label={t('summary')} className="checkout-aside">
      <details className="checkout-fold" open={aboutCodes || short || undefined}>
        <summary>
          <span className="checkout-fold-label">{t('showSummary')}</span>
          <span className="checkout-fold-total">{view.totals.dueNow}</span>
        </summary>
      </details>
      <div className="checkout-beside">
        <h2 className="sr-only">{t('summary')}</h2>
        <Contents {...props} />
      </div>
    </aside>
  );
}

function Contents({ view, answer }: SummaryProps) {
  const t = useTranslations('checkout');
  const { lines, totals, coupon, giftCard, subscription, locked } = view;
  return (
    <>
      <ul className="checkout-lines">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <div className="checkout-codes">
        {coupon ? (
          <UsedCode
            intent="remove-coupon"
            label={t('coupon')}
            isLocked={locked.coupon}
            {...coupon}
          />
        ) : (
          !locked.coupon && (
            <CodeForm
              intent="coupon"
              name="coupon"
              label={t('coupon')}
              button={t('applyCoupon')}
              answer={answer}
            />
          )
        )}
        {giftCard ? (
          <UsedCode
            intent="remove-gift-card"
            label={t('giftCard')}
            code={giftCard.code}
            amount={`−${giftCard.amount}`}
            isLocked={locked.giftCard}
          />
        ) : (
          !locked.giftCard && (
            <CodeForm
              intent="gift-card"
              name="giftCard"
              label={t('giftCard')}
              button={t('applyGiftCard')}
              answer={answer}
            />
          )
        )}
      </div>
      <Totals totals={totals} />
      {subscription.length > 0 && (
        <div className="checkout-charges">
          <h3 className="checkout-label">{t('subscriptionHeading')}</h3>
          <ul>
            {subscription.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Line({ line }: { readonly line: LineView }) {
  const t = useTranslations('checkout');
  const { id, name, quantity, picture, details, total, before, problem, offer = 0, payment } = line;
  return (
    <li className="checkout-line">
      <div className="checkout-line-picture">
        {picture ? <Picture image={{ ...picture, altText: '' }} /> : <span className="picture" />}
        <span className="checkout-count">
          <span className="sr-only">{t('quantity', { count: quantity })}</span>
          <span aria-hidden="true">{quantity}</span>
        </span>
      </div>
      <div className="min-w-0">
        <p>
          <bdi>{name}</bdi>
        </p>
        {details.map((detail) => (
          <p key={detail} className="text-sm text-quiet">
            {detail}
          </p>
        ))}
        {payment && <p className="text-sm text-quiet">{payment}</p>}
        {problem && (
          <Form method="post" className="checkout-short">
            <input type="hidden" name="intent" value="take-fewer" />
            <span className="field-error">{problem}</span>
            {offer > 0 && (
              <button className="link" name="line" value={`${id} ${offer}`}>
                {t('lineTake', { count: offer })}
              </button>
            )}
            <button
              className="link"
              name="line"
              value={`${id} 0`}
              aria-label={t('removeCode', { code: name })}
            >
              {t('remove')}
            </button>
          </Form>
        )}
      </div>
      <p className="checkout-line-price">
        {before && <s className="text-quiet">{before}</s>} {total}
      </p>
    </li>
  );
}

const missingMessages = {
  deliveryAndTax: 'deliveryUnknown',
  delivery: 'deliveryNotChosen',
  tax: 'taxUnknown',
} as const;

function Totals({ totals }: { readonly totals: TotalsView }) {
  const t = useTranslations('checkout');
  const { rows, total, taxIncluded, due, explained, missing, converted } = totals;
  return (
    <div aria-live="polite">
      <dl className="checkout-totals">
        {rows.map((row) => (
          <Row key={row.label} row={row} />
        ))}
        <div className="checkout-total">
          <dt>{t(missing ? 'totalNow' : 'total')}</dt>
          <dd>{total}</dd>
        </div>
        {taxIncluded && (
          <div className="text-sm text-quiet">
            <dt className="sr-only">{t('tax')}</dt>
            <dd className="w-full text-end">{t('taxIncluded', { amount: taxIncluded })}</dd>
          </div>
        )}
        {due.map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </dl>
      {missing && <p className="mt-3 text-sm text-quiet">{t(missingMessages[missing])}</p>}
      {converted && (
        <p className="mt-3 text-sm text-quiet">
          {t('converted', { amount: totals.dueNow, converted })}
        </p>
      )}
      <details className="checkout-why">
        <summary>{t('explain')}</summary>
        {explained.map(({ heading, rows: parts }) => (
          <section key={heading ?? ''}>
            {heading && <h3 className="checkout-label">{heading}</h3>}
            <dl className="checkout-totals">
              {parts.map((row, index) => (
                <Row key={`${index} ${row.label}`} row={row} />
              ))}
            </dl>
          </section>
        ))}
      </details>
    </div>
  );
}

const Row = ({ row }: { readonly row: AmountRow }) => (
  <div>
    <dt>{row.label}</dt>
    <dd>{row.amount}</dd>
  </div>
);
