import { useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { AddressFields } from '../../address/address-fields.tsx';
import { useAddressForm } from '../../address/use-address-form.ts';
import { Select } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { FormAnswer } from './form-answer.ts';
import type { StepData } from './load-checkout.server.ts';
import { declineKey } from './decline-messages.ts';
import { StepHeading } from './step-parts.tsx';
import { StripeCard, type StripeToken } from './stripe-card.tsx';

type Payment = NonNullable<StepData['payment']>;
type Method = Payment['methods'][number];

export function PaymentStep({
  payment,
  answer,
}: {
  readonly payment: Payment;
  readonly answer: FormAnswer | undefined;
}) {
  const t = useTranslations('checkout');
  const tAddress = useTranslations('address');
  const submit = useSubmit();
  const stripeToken = useRef<(() => Promise<StripeToken | undefined>) | undefined>(undefined);
  const { methods, billing, declined, memberships } = payment;
  const shown = answer?.address;
  const fields = useAddressForm(shown?.form ?? billing.form, shown?.values ?? billing.values);
  const chosen = answer?.values?.['method'] || payment.chosen || methods[0]?.value;
  const same = answer?.values?.['billing'] ? answer.values['billing'] === 'same' : billing.same;
  // The errors are for another country's fields.
  const isOutdated = shown !== undefined && shown.form.country !== fields.form.country;
  const own = answer?.intent === 'payment' ? answer : undefined;

  /**
   * Stripe turns a card into a token in the browser before the form is submitted; other methods
   * submit it unchanged.
   */
  const send = async (form: HTMLFormElement, pressed: HTMLElement | null): Promise<void> => {
    const body = new FormData(form, pressed);
    if (body.get('method') === 'STRIPE' && body.get('intent') === 'payment') {
      const token = await stripeToken.current?.();
      if (!token) return;
      body.set('stripeToken', token.id);
      body.set('stripeLast4', token.last4);
    }
    await submit(body, { method: 'post' });
  };

  return (
    <>
      <StepHeading>{t('paymentHeading')}</StepHeading>
      {declined && !own && <Notice kind="error">{t(declineKey(declined))}</Notice>}
      {memberships.length > 0 && <Memberships memberships={memberships} />}
      <Form
        method="post"
        noValidate
        className="checkout-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget, event.nativeEvent.submitter);
        }}
      >
        {own?.message && (!isOutdated || own.errors?.['card']) && (
          <Notice kind="error">{own.message}</Notice>
        )}
        <button name="intent" value="payment" className="sr-only" tabIndex={-1} aria-hidden="true">
          {t('continue')}
        </button>
        {methods.length === 0 && <Notice kind="error">{t('noWayToPay')}</Notice>}
        <fieldset className="checkout-choices">
          <legend className="sr-only">{t('paymentMethods')}</legend>
          {methods.map((method) => (
            <div key={method.value} className="checkout-way">
              <label className="checkout-choice">
                <input
                  type="radio"
                  name="method"
                  value={method.value}
                  defaultChecked={method.value === chosen}
                />
                <span>{method.title ?? t(`method${method.method}`)}</span>
              </label>
              <div className="checkout-panel">
                <Panel method={method} payment={payment} own={own} stripeToken={stripeToken} />
              </div>
            </div>
          ))}
        </fieldset>
        <fieldset className="checkout-billing">
          <legend className="subtitle">{t('billingHeading')}</legend>
          {billing.mayBeSame && (
            <div className="checkout-choices mt-4">
              <label className="checkout-choice">
                <input type="radio" name="billing" value="same" defaultChecked={same} />
                <span>{t('billingSame')}</span>
              </label>
              <label className="checkout-choice">
                <input type="radio" name="billing" value="other" defaultChecked={!same} />
                <span>{t('billingOther')}</span>
              </label>
            </div>
          )}
          <div className={billing.mayBeSame ? 'checkout-billing-fields' : 'mt-4'}>
            <input type="hidden" name="prefix" value="billing." />
            <AddressFields
              {...fields}
              countries={billing.countries}
              errors={isOutdated ? undefined : shown?.errors}
              prefix="billing."
              section="billing"
              countryButton={
                <noscript>
                  <button className="button button-quiet" name="intent" value="country">
                    {tAddress('changeCountry')}
                  </button>
                </noscript>
              }
            />
          </div>
        </fieldset>
        <div className="checkout-next">
          <button className="button" name="intent" value="payment">
            {t('continueToReview')}
          </button>
        </div>
      </Form>
    </>
  );
}

const cardMessages: Readonly<
  Record<
    string,
    'cardPays' | 'cardDeclined' | 'cardFunds' | 'cardChallenge' | 'cardLate' | 'cardTwice'
  >
> = {
  tok_success: 'cardPays',
  tok_decline: 'cardDeclined',
  tok_insufficient_funds: 'cardFunds',
  tok_challenge: 'cardChallenge',
  tok_late: 'cardLate',
  tok_duplicate: 'cardTwice',
};

function Panel({
  method,
  payment,
  own,
  stripeToken,
}: {
  readonly method: Method;
  readonly payment: Payment;
  readonly own: FormAnswer | undefined;
  readonly stripeToken: { current: (() => Promise<StripeToken | undefined>) | undefined };
}) {
  const t = useTranslations('checkout');
  if (method.method === 'OFFLINE')
    return <p className="text-quiet">{method.instructions || t('offlineHint')}</p>;
  if (method.method === 'EXTENSION') return <p className="text-quiet">{t('extensionHint')}</p>;
  if (method.method === 'STRIPE') {
    return (
      <>
        <noscript>
          <p>{t('stripeNeedsScript')}</p>
        </noscript>
        <StripeCard publishableKey={method.publishableKey ?? ''} token={stripeToken} />
      </>
    );
  }
  return (
    <>
      <p className="mb-4 text-quiet">{t('sandboxHint')}</p>
      <Select
        label={t('testCard')}
        name="card"
        defaultValue={own?.values?.['card'] || payment.chosenToken}
        error={own?.errors?.['card']}
      >
        {(method.testCards ?? []).map(({ token = '', number = '' }) => (
          <option
            key={token}
            value={token}
          >{`${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')} · ${cardMessages[token] ? t(cardMessages[token]) : ''}`}</option>
        ))}
      </Select>
    </>
  );
}

function Memberships({ memberships }: { readonly memberships: Payment['memberships'] }) {
  const t = useTranslations('checkout');
  return (
    <section className="checkout-form">
      <h2 className="checkout-label">{t('membershipHeading')}</h2>
      {memberships.map(({ id, appId, name, lineItemIds, left, used }) => (
        <Form key={id} method="post" className="checkout-used">
          <input type="hidden" name="intent" value="membership" />
          <p>
            {name}
            {left !== undefined && (
              <span className="text-quiet">, {t('membershipLeft', { count: left })}</span>
            )}
          </p>
          <button
            className="link"
            name="membership"
            value={used ? '' : [id, appId, ...lineItemIds].join(' ')}
          >
            {t(used ? 'membershipStop' : 'membershipUse', { name })}
          </button>
        </Form>
      ))}
    </section>
  );
}
