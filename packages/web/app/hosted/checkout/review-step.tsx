import { useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePath } from '../../shop/link.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { FormAnswer } from './form-answer.ts';
import type { StepData } from './load-checkout.server.ts';
import { OrderedNow } from './ordered-now.tsx';
import { StepHeading } from './step-parts.tsx';
import { DoneSoFar } from './steps-nav.tsx';

type Review = NonNullable<StepData['review']>;
const violationMessages = {
  members: 'violationMembers',
  minimum: 'violationMinimum',
  phone: 'violationPhone',
} as const;

export function ReviewStep({
  data,
  review,
  answer,
}: {
  readonly data: StepData;
  readonly review: Review;
  readonly answer: FormAnswer | undefined;
}) {
  const t = useTranslations('checkout');
  const common = useTranslations('common');
  const own = answer?.intent === 'pay' ? answer : undefined;
  const { done, view, signIn } = data;
  const blocked = review.violations.length > 0 || view.lines.some(({ problem }) => problem);
  const [busy, setBusy] = useBusy();
  const label = review.paysNow
    ? t('payNow', { amount: view.totals.dueNow })
    : t(done.payment ? 'placeOrder' : 'placeFreeOrder');
  return (
    <>
      <StepHeading>{t('reviewHeading')}</StepHeading>
      {own?.message && (
        <Notice kind="error">
          <p>{own.message}</p>
          {(own.changes ?? []).length > 0 && (
            <ul className="mt-2 list-disc ps-5">
              {own.changes?.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {review.violations.map(({ kind, text }) => (
        <Notice key={text} kind="note">
          {kind === 'other' ? text : t(violationMessages[kind])}{' '}
          {kind === 'members' && signIn && (
            <a className="link" href={signIn}>
              {t('signIn')}
            </a>
          )}
        </Notice>
      ))}
      <DoneSoFar data={data} />
      {/* A plain form: the browser itself follows where paying leads, to a bank or back to another site. */}
      <form
        method="post"
        className="checkout-form"
        onSubmit={(event) => {
          if (busy) event.preventDefault();
          else setBusy(true);
        }}
      >
        <input type="hidden" name="intent" value="pay" />
        <input type="hidden" name="attempt" value={review.attempt} />
        <input type="hidden" name="seen" value={review.seen} />
        <Field
          label={
            <>
              {t('note')} <span className="field-optional">({common('optional')})</span>
            </>
          }
          name="note"
          maxLength={1000}
          defaultValue={own?.values?.['note'] ?? review.note}
        />
        <label className="checkout-tick">
          <input
            type="checkbox"
            name="marketing"
            value="yes"
            defaultChecked={own?.values?.['marketing'] === 'yes'}
          />
          <span>{t('marketing')}</span>
        </label>
        <OrderedNow view={view} />
        <p className="text-sm text-quiet">
          <Terms />
        </p>
        <div className="checkout-next">
          <button
            className="button checkout-pay"
            aria-disabled={busy || blocked || undefined}
            disabled={blocked}
          >
            {busy ? t('paying') : label}
          </button>
        </div>
      </form>
    </>
  );
}

/** While the form is on its way; free again when the browser brings the page back. */
function useBusy(): [boolean, (busy: boolean) => void] {
  const [busy, setBusy] = useState(false);
  const set = useRef(setBusy);
  useEffect(() => {
    const free = () => set.current(false);
    addEventListener('pageshow', free);
    return () => removeEventListener('pageshow', free);
  }, []);
  return [busy, setBusy];
}

function Terms() {
  const t = useTranslations('checkout');
  const path = usePath();
  const links = {
    terms: ['/policies/terms', t('termsLink')],
    privacy: ['/policies/privacy', t('privacyLink')],
    returns: ['/policies/returns', t('returnsLink')],
  } as const;
  return t('terms', { terms: '|terms|', privacy: '|privacy|', returns: '|returns|' })
    .split('|')
    .map((part) => {
      const link =
        part === 'terms' || part === 'privacy' || part === 'returns' ? links[part] : undefined;
      return link ? (
        <a key={part} className="link" href={path(link[0])} target="_blank" rel="noopener">
          {link[1]}
        </a>
      ) : (
        part
      );
    });
}
