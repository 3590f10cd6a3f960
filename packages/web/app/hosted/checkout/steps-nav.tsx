import { Link } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { StepData } from './load-checkout.server.ts';
import { stepNames } from './steps.ts';

const labels = {
  contact: 'stepContact',
  delivery: 'stepDelivery',
  payment: 'stepPayment',
  review: 'stepReview',
} as const;

/** The current step, with links back to completed ones. */
export function Steps({ data: { steps, step } }: { readonly data: StepData }) {
  const t = useTranslations('checkout');
  const current = steps.findIndex(({ name }) => name === step);
  return (
    <nav aria-label={t('steps')}>
      <ol className="checkout-steps">
        {steps.map(({ name, url }, index) => (
          <li key={name} aria-current={name === step ? 'step' : undefined}>
            {index < current ? (
              <Link to={url}>{t(labels[name])}</Link>
            ) : (
              <span>{t(labels[name])}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The answers of the previous steps, each with a link back. */
export function DoneSoFar({ data: { steps, step, done, review } }: { readonly data: StepData }) {
  const t = useTranslations('checkout');
  const before = new Set(stepNames.slice(0, stepNames.indexOf(step)));
  const url = (name: string): string => steps.find((each) => each.name === name)?.url ?? '';
  if (before.size === 0) return null;
  const { email, delivery, payment } = done;
  return (
    <dl className="checkout-facts">
      {before.has('contact') && (
        <div>
          <dt className="checkout-label">{t('stepContact')}</dt>
          <dd>{email}</dd>
          <dd>
            <Link className="link" to={url('contact')} aria-label={t('changeContact')}>
              {t('change')}
            </Link>
          </dd>
        </div>
      )}
      {before.has('delivery') && delivery && (
        <div>
          <dt className="checkout-label">{t(delivery.pickup ? 'pickUpAt' : 'shipTo')}</dt>
          <dd>
            {delivery.lines.join(', ')}
            <span className="block text-quiet">
              {[delivery.title, delivery.time, delivery.price].filter(Boolean).join(' · ')}
            </span>
          </dd>
          <dd>
            <Link className="link" to={url('delivery')} aria-label={t('changeDelivery')}>
              {t('change')}
            </Link>
          </dd>
        </div>
      )}
      {before.has('payment') && payment && (
        <div>
          <dt className="checkout-label">{t('payWith')}</dt>
          <dd>{[t(`method${payment.method}`), payment.label].filter(Boolean).join(' · ')}</dd>
          <dd>
            <Link className="link" to={url('payment')} aria-label={t('changePayment')}>
              {t('change')}
            </Link>
          </dd>
        </div>
      )}
      {review && review.billing.length > 1 && (
        <div>
          <dt className="checkout-label">{t('billTo')}</dt>
          <dd>{review.billing.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}
