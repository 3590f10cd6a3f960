import { Form, Link } from 'react-router';
import { AddressFields } from '../../address/address-fields.tsx';
import { useAddressForm } from '../../address/use-address-form.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useWords } from '../../i18n/use-translations.tsx';
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
  const say = useWords('checkout');
  const { by, urls, pickedUp, asksAddress } = delivery;
  const asking = by === 'ship' && (asksAddress || answer?.address !== undefined);
  const next = say(
    data.steps.some(({ name }) => name === 'payment') ? 'continueToPayment' : 'continueToReview',
  );
  return (
    <>
      <StepHeading key={`${by} ${asking}`}>
        {say(by === 'pickup' ? 'pickupHeading' : asking ? 'deliveryHeading' : 'methodHeading')}
      </StepHeading>
      {pickedUp.length > 0 && (
        <nav aria-label={say('shipOrPickUp')} className="checkout-ways">
          <Link to={urls.ship} aria-current={by === 'ship' ? 'true' : undefined} preventScrollReset>
            {say('ship')}
          </Link>
          <Link
            to={urls.pickup}
            aria-current={by === 'pickup' ? 'true' : undefined}
            preventScrollReset
          >
            {say('pickUp')}
          </Link>
        </nav>
      )}
      {nowhere && asking && <Nowhere delivery={delivery} />}
      {delivery.goneNotice && !asking && <Notice kind="error">{say('deliveryGone')}</Notice>}
      {by === 'pickup' ? (
        <PickUp delivery={delivery} answer={answer} next={next} />
      ) : asking && !delivery.asksNew && answer?.address === undefined ? (
        <AddressBook delivery={delivery} answer={answer} next={next} />
      ) : asking ? (
        <Destination delivery={delivery} answer={answer} next={next} />
      ) : (
        <Methods delivery={delivery} answer={answer} next={next} />
      )}
    </>
  );
}

/** Pickup is offered, and never chosen for the buyer. */
function Nowhere({ delivery: { pickedUp, urls } }: { readonly delivery: Delivery }) {
  const say = useWords('checkout');
  if (pickedUp.length === 0) return <Notice kind="error">{say('deliveryNowhere')}</Notice>;
  return (
    <Notice kind="error">
      {say('deliveryNowherePickup')}{' '}
      <Link className="link" to={urls.pickup}>
        {say('pickUpInstead')}
      </Link>
    </Notice>
  );
}

/** The member's own addresses, and the way to another one. */
function AddressBook({ delivery: { book, urls }, answer }: PartProps) {
  const say = useWords('checkout');
  const chosen = book.find((address) => address.chosen)?.id ?? book[0]?.id;
  return (
    <Form method="post" noValidate className="checkout-form">
      {answer?.message && <Notice kind="error">{answer.message}</Notice>}
      <fieldset className="checkout-choices">
        <legend className="sr-only">{say('savedAddresses')}</legend>
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
          {say('anotherAddress')}
        </Link>
      </p>
      <NextWith intent="saved-address" label={say('continue')} />
    </Form>
  );
}

function Destination({ delivery, answer }: PartProps) {
  const say = useWords('checkout');
  const words = useWords('address');
  const shown = answer?.address;
  const fields = useAddressForm(shown?.form ?? delivery.form, shown?.values ?? delivery.values);
  // Of another country: nothing that is shown now is marked.
  const isOutdated = shown !== undefined && shown.form.country !== fields.form.country;
  return (
    <Form method="post" noValidate className="checkout-form">
      {answer?.message && !isOutdated && <Notice kind="error">{answer.message}</Notice>}
      {/* The first button is what Enter presses. */}
      <button name="intent" value="address" className="sr-only" tabIndex={-1} aria-hidden="true">
        {say('continue')}
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
              {words('changeCountry')}
            </button>
          </noscript>
        }
      />
      {delivery.maySave && (
        <label className="checkout-tick">
          <input type="checkbox" name="save" value="yes" />
          <span>{say('saveAddress')}</span>
        </label>
      )}
      {delivery.book.length > 0 && (
        <p>
          <Link className="link" to={delivery.urls.edit} preventScrollReset>
            {say('chooseSaved')}
          </Link>
        </p>
      )}
      <NextWith intent="address" label={say('continue')} />
    </Form>
  );
}

function Methods({ delivery, answer, next }: PartProps) {
  const say = useWords('checkout');
  const { shipped, lines, urls } = delivery;
  return (
    <>
      <div className="checkout-said">
        <p className="checkout-label">{say('shipTo')}</p>
        <p>{lines.join(', ')}</p>
        <Link className="link" to={urls.edit} aria-label={say('changeAddress')}>
          {say('change')}
        </Link>
      </div>
      {shipped.length === 0 ? (
        <Nowhere delivery={delivery} />
      ) : (
        <Form method="post" noValidate className="checkout-form">
          {answer?.message && <Notice kind="error">{answer.message}</Notice>}
          <input type="hidden" name="intent" value="delivery" />
          <Choices choices={shipped} legend={say('methodHeading')} />
          <Next label={next} />
        </Form>
      )}
    </>
  );
}

function PickUp({ delivery, answer, next }: PartProps) {
  const say = useWords('checkout');
  const words = useWords('address');
  const common = useWords('common');
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
        legend={say('pickupHeading')}
        picked={own?.values?.['delivery']}
      />
      <fieldset>
        <legend className="checkout-label">{say('whoPicksUp')}</legend>
        <div className="address-fields">
          <Field
            label={words('firstName')}
            autoComplete="given-name"
            required
            {...field('firstName')}
          />
          <Field
            label={words('lastName')}
            autoComplete="family-name"
            required
            {...field('lastName')}
          />
          <Field
            label={
              <>
                {words('phone')} <span className="field-optional">({common('optional')})</span>
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
  // One is always chosen: what was, else the first.
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
