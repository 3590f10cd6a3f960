import { Form } from 'react-router';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { FormAnswer } from './form-answer.ts';
import type { StepData } from './load-checkout.server.ts';
import { StepHeading, Next } from './step-parts.tsx';

export function ContactStep({
  data,
  answer,
}: {
  readonly data: StepData;
  readonly answer: FormAnswer | undefined;
}) {
  const t = useTranslations('checkout');
  const own = answer?.intent === 'contact' ? answer : undefined;
  const next = data.steps[1]?.name;
  return (
    <>
      <StepHeading>{t('contactHeading')}</StepHeading>
      {data.member ? (
        <p className="text-quiet">{t('signedInAs', { email: data.member })}</p>
      ) : (
        data.signIn && (
          <p className="text-quiet">
            {t('haveAccount')}{' '}
            <a className="link text-ink" href={data.signIn}>
              {t('signIn')}
            </a>
          </p>
        )
      )}
      <Form method="post" noValidate className="checkout-form">
        <input type="hidden" name="intent" value="contact" />
        {own?.message && <Notice kind="error">{own.message}</Notice>}
        <Field
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          hint={t('emailHint')}
          defaultValue={own?.values?.['email'] ?? data.email}
          error={own?.errors?.['email']}
        />
        <Next
          label={t(
            next === 'delivery'
              ? 'continueToDelivery'
              : next === 'payment'
                ? 'continueToPayment'
                : 'continueToReview',
          )}
        />
      </Form>
    </>
  );
}
