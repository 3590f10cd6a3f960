import { TaxNote } from '../shop/tax-note.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { CartForm } from './cart-form.tsx';
import type { CartView } from './cart-view.ts';

interface CartTotalsProps {
  readonly cart: CartView;
  /** Changes are under way: the sums are old, and are not shown. */
  readonly pending: boolean;
}

export function CartTotals({
  cart: { totals, coupon, destination, needsDelivery },
  pending,
}: CartTotalsProps) {
  const t = useTranslations('cart');
  return (
    <div aria-busy={pending}>
      <dl className="cart-sums">
        {(totals.discounts.length > 0 ||
          totals.fees.length > 0 ||
          totals.delivery ||
          totals.tax) && <Sum name={t('subtotal')} amount={totals.subtotal} pending={pending} />}
        {totals.discounts.map(({ name, amount }) => (
          <Sum key={name} name={name} amount={amount} pending={pending} />
        ))}
        {totals.fees.map(({ name, amount }) => (
          <Sum key={name} name={name} amount={amount} pending={pending} />
        ))}
        {totals.delivery && (
          <Sum
            name={`${t('delivery')}, ${totals.delivery.name}`}
            amount={totals.delivery.amount}
            pending={pending}
          />
        )}
        {totals.tax && (
          <Sum
            name={t(totals.tax.included ? 'taxIncluded' : 'tax')}
            amount={totals.tax.amount}
            pending={pending}
          />
        )}
        <Sum
          name={t(totals.isEstimate ? 'estimate' : 'total')}
          amount={totals.total}
          pending={pending}
          grand
        />
      </dl>
      {coupon && (
        <CartForm
          intent="remove-coupon"
          className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm"
        >
          <p className="text-quiet">{t('couponApplied', { code: coupon.code })}</p>
          <button className="link min-h-11" aria-label={t('removeCoupon', { code: coupon.code })}>
            {t('remove')}
          </button>
          {coupon.problem && <p className="basis-full text-alarm">{coupon.problem}</p>}
        </CartForm>
      )}
      {!totals.tax && !destination && <TaxNote isDigital={!needsDelivery} className="mt-3" />}
      {totals.charged && !pending && (
        <p className="mt-3 text-sm text-quiet">{t('charged', { amount: totals.charged })}</p>
      )}
      {totals.remarks.map((remark) => (
        <p key={remark} className="mt-3 text-sm text-quiet">
          {remark}
        </p>
      ))}
    </div>
  );
}

function Sum({
  name,
  amount,
  pending,
  grand = false,
}: {
  readonly name: string;
  readonly amount: string;
  readonly pending: boolean;
  readonly grand?: boolean;
}) {
  const t = useTranslations('cart');
  return (
    <div className={grand ? 'cart-total' : ''}>
      <dt>{name}</dt>
      <dd className="tabular-nums">
        {pending ? (
          <span className="cart-pending">
            <span className="sr-only">{t('pending')}</span>
          </span>
        ) : (
          amount
        )}
      </dd>
    </div>
  );
}
