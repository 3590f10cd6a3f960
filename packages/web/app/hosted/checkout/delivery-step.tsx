import { Form, Link } from 'react-router';
import { AddressFields } from '../../address/address-fields.tsx';
import { useAddressForm } from '../../address/use-address-form.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { FormAnswer } from './form-answer.ts';
import type { DeliveryChoice } from './checkout-view.ts';
import type { StepData } from './load-checkout.server.ts';
import { Next, StepHeading } from './step-parts.tsx';

type Delivery = NonNullable<StepData['delivery']>;
interface PartProps {
  readonly delivery: Delivery;
  readonly answer: FormAnswer | undefined;
  readonly next: string;
}

export function DeliveryStep({
  data,
  delivery,
  answer,
  nowhere,
}: {
  readonly data: StepData;
  readonly delivery: Delivery;
  readonly answer: FormAnswer | undefined;
  readonly nowhere: boolean;
}) {
  const t = useTranslations('checkout');
  const { by, urls, pickedUp, needsAddress } = delivery;
  const showsForm = by === 'ship' && (needsAddress || answer?.address !== undefined);
  const next = t(
    data.steps.some(({ name }) => name === 'payment') ? 'continueToPayment' : 'continueToReview',
  );
  return (
    <>
      <StepHeading key={`${by} ${showsForm}`}>
        {t(by === 'pickup' ? 'pickupHeading' : showsForm ? 'deliveryHeading' : 'methodHeading')}
      </StepHeading>
      {pickedUp.length > 0 && (
        <nav aria-label={t('shipOrPickUp')} className="checkout-ways">
          <Link to={urls.ship} aria-current={by === 'ship' ? 'true' : undefined} preventScrollReset>
            {t('ship')}
          </Link>
          <Link
            to={urls.pickup}
            aria-current={by === 'pickup' ? 'true' : undefined}
            preventScrollReset
          >
            {t('pickUp')}
          </Link>
        </nav>
      )}
      {nowhere && showsForm && <Nowhere delivery={delivery} />}
      {delivery.goneNotice && !showsForm && <Notice kind="error">{t('deliveryGone')}</Notice>}
      {by === 'pickup' ? (
        <PickUp delivery={delivery} answer={answer} next={next} />
      ) : showsForm && !delivery.entersNew && answer?.address === undefined ? (
        <AddressBook delivery={delivery} answer={answer} next={next} />
      ) : showsForm ? (
        <Destination delivery={delivery} answer={answer} next={next} />
      ) : (
        <Methods delivery={delivery} answer={answer} next={next} />
      )}
    </>
  );
}

/** Pickup is offered, and never chosen for the buyer. */
function Nowhere({ delivery: { pickedUp, urls } }: { readonly delivery: Delivery }) {
  const t = useTranslations('checkout');
  if (pickedUp.length === 0) return <Notice kind="error">{t('deliveryNowhere')}</Notice>;
  return (
    <Notice kind="error">
      {t('deliveryNowherePickup')}{' '}
      <Link className="link" to={urls.pickup}>
        {t('pickUpInstead')}
      </Link>
    </Notice>
  );
}

/** The member's own addresses, and the way to another one. */
function AddressBook({ delivery: { book, urls }, answer }: PartProps) {
  const t = useTranslations('checkout');
  const chosen = book.find((address) => address.chosen)?.id ?? book[0]?.id;
  return (
    <Form method="post" noValidate className="checkout-form">
      {answer?.message && <Notice kind="error">{answer.message}</Notice>}
      <fieldset className="checkout-choices">
        <legend className="sr-only">{t('savedAddresses')}</legend>
        {book.map(({ id, lines: [name = '', ...lines] }) => (
          <label key={id} className="checkout-choice">
            <input type="radio" name="saved" value={id} defaultChecked={id === chosen} />
            <span className="min-w-0">
              {name}
              <span className="block text-sm text-quiet">{lines.join(', ')}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        <Link className="link" to={urls.another} preventScrollReset>
          {t('anotherAddress')}
        </Link>
      </p>
      <NextWith intent="saved-address" label={t('continue')} />
    </Form>
  );
}

function Destination({ delivery, answer }: PartProps) {
  const t = useTranslations('checkout');
  const tAddress = useTranslations('address');
  const shown = answer?.address;
  const fields = useAddressForm(shown?.form ?? delivery.form, shown?.values ?? delivery.values);
  // The errors are for another country's fields.
  const isOutdated = shown !== undefined && shown.form.country !== fields.form.country;
  return (
    <Form method="post" noValidate className="checkout-form">
      {answer?.message && !isOutdated && <Notice kind="error">{answer.message}</Notice>}
      {/* The first button is what Enter presses. */}
      <button name="intent" value="address" className="sr-only" tabIndex={-1} aria-hidden="true">
        {t('continue')}
      </button>
      <input type="hidden" name="prefix" value="shipping." />
      <AddressFields
        {...fields}
        countries={delivery.countries}
        errors={isOutdated ? undefined : shown?.errors}
        prefix="shipping."
        section="shipping"
        countryButton={
          <noscript>
            <button className="button button-quiet" name="intent" value="country">
              {tAddress('changeCountry')}
            </button>
          </noscript>
        }
      />
      {delivery.maySave && (
        <label className="checkout-tick">
          <input type="checkbox" name="save" value="yes" />
          <span>{t('saveAddress')}</span>
        </label>
      )}
      {delivery.book.length > 0 && (
        <p>
          <Link className="link" to={delivery.urls.edit} preventScrollReset>
            {t('chooseSaved')}
          </Link>
        </p>
      )}
      <NextWith intent="address" label={t('continue')} />
    </Form>
  );
}

function Methods({ delivery, answer, next }: PartProps) {
  const t = useTranslations('checkout');
  const { shipped, lines, urls } = delivery;
  return (
    <>
      <div className="checkout-said">
        <p className="checkout-label">{t('shipTo')}</p>
        <p>{lines.join(', ')}</p>
        <Link className="link" to={urls.edit} aria-label={t('changeAddress')}>
          {t('change')}
        </Link>
      </div>
      {shipped.length === 0 ? (
        <Nowhere delivery={delivery} />
      ) : (
        <Form method="post" noValidate className="checkout-form">
          {answer?.message && <Notice kind="error">{answer.message}</Notice>}
          <input type="hidden" name="intent" value="delivery" />
          <Choices choices={shipped} legend={t('methodHeading')} />
          <Next label={next} />
        </Form>
      )}
    </>
  );
}

function PickUp({ delivery, answer, next }: PartProps) {
  const t = useTranslations('checkout');
  const tAddress = useTranslations('address');
  const common = useTranslations('common');
  const own = answer?.intent === 'delivery' ? answer : undefined;
  const field = (name: 'firstName' | 'lastName' | 'phone') => ({
    name,
    defaultValue: own?.values?.[name] ?? delivery.collector[name],
    error: own?.errors?.[name],
    maxLength: 100,
  });
  return (
    <Form method="post" noValidate className="checkout-form">
      {own?.message && <Notice kind="error">{own.message}</Notice>}
      <input type="hidden" name="intent" value="delivery" />
      <input type="hidden" name="by" value="pickup" />
      <Choices
        choices={delivery.pickedUp}
        legend={t('pickupHeading')}
        picked={own?.values?.['delivery']}
      />
      <fieldset>
        <legend className="checkout-label">{t('whoPicksUp')}</legend>
        <div className="address-fields">
          <Field
            label={tAddress('firstName')}
            autoComplete="given-name"
            required
            {...field('firstName')}
          />
          <Field
            label={tAddress('lastName')}
            autoComplete="family-name"
            required
            {...field('lastName')}
          />
          <Field
            label={
              <>
                {tAddress('phone')} <span className="field-optional">({common('optional')})</span>
              </>
            }
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            className="address-whole"
            {...field('phone')}
          />
        </div>
      </fieldset>
      <Next label={next} />
    </Form>
  );
}

function Choices({
  choices,
  legend,
  picked,
}: {
  readonly choices: readonly DeliveryChoice[];
  readonly legend: string;
  readonly picked?: string | undefined;
}) {
  // One option is always selected: the chosen one, otherwise the first.
  const chosen = picked ?? choices.find((choice) => choice.chosen)?.value ?? choices[0]?.value;
  return (
    <fieldset className="checkout-choices">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, title, time, notes, price }) => (
        <label key={value} className="checkout-choice">
          <input type="radio" name="delivery" value={value} defaultChecked={value === chosen} />
          <span className="min-w-0">
            <span className="block">{title}</span>
            {time && <span className="block text-sm text-quiet">{time}</span>}
            {notes.map((note) => (
              <span key={note} className="block text-sm text-quiet">
                {note}
              </span>
            ))}
          </span>
          <span className="checkout-choice-price">{price}</span>
        </label>
      ))}
    </fieldset>
  );
}

const NextWith = ({ intent, label }: { readonly intent: string; readonly label: string }) => (
  <div className="checkout-next">
    <button className="button" name="intent" value={intent}>
      {label}
    </button>
  </div>
);
