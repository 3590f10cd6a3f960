import { Form, useNavigation } from 'react-router';
import { Select } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { BookingAnswer } from './form-errors.server.ts';
import type { ServiceView } from './service-view.server.ts';
import { SlotList } from './slot-list.tsx';
import type { TimesView } from './times.server.ts';

interface BookingFormProps {
  readonly service: ServiceView;
  readonly times: TimesView;
  readonly answer: BookingAnswer | undefined;
  /** The shop has a cart; a redirect session from another site does not. */
  readonly cart: boolean;
  /** A time that was chosen elsewhere. */
  readonly chosen?: string | undefined;
}

export function BookingForm({ service, times, answer, cart, chosen }: BookingFormProps) {
  const t = useTranslations('booking');
  const busy = useNavigation().formMethod === 'POST';
  const maxPeople = Math.min(
    10,
    Math.max(0, ...times.slots.filter(({ free }) => free).map(({ openSeats }) => openSeats)),
  );
  const { values = {} } = answer ?? {};
  return (
    <Form method="post" preventScrollReset>
      {answer && (
        <div className="mt-6">
          <Notice kind="error">{answer.message}</Notice>
        </div>
      )}
      <SlotList times={times} chosen={values['start'] ?? chosen} />
      {times.staffId !== undefined && <input type="hidden" name="staff" value={times.staffId} />}
      {maxPeople > 0 && (
        <>
          <div className="mt-6 grid gap-4 sm:grid-cols-2">
            {service.capacity > 1 && (
              <Select label={t('people')} name="quantity" defaultValue={values['quantity'] ?? '1'}>
                {Array.from({ length: maxPeople }, (_, at) => (
                  <option key={at} value={at + 1}>
                    {at + 1}
                  </option>
                ))}
              </Select>
            )}
            {service.options.map(({ name, choices }) => (
              <Select
                key={name}
                label={name}
                name={`choice:${name}`}
                defaultValue={values[`choice:${name}`] ?? choices[0]}
              >
                {choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </Select>
            ))}
          </div>
          {service.payment.length === 1 && (
            <input type="hidden" name="paymentOption" value={service.payment[0]?.value} />
          )}
          {service.payment.length > 1 && (
            <fieldset className="mt-6">
              <legend className="field-label mb-1">{t('payment')}</legend>
              {service.payment.map(({ value, label }, at) => (
                <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="radio"
                    name="paymentOption"
                    value={value}
                    defaultChecked={
                      values['paymentOption'] === undefined
                        ? at === 0
                        : values['paymentOption'] === value
                    }
                    className="time-mark ms-0!"
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
          <p className="mt-8 flex flex-wrap gap-4">
            <button
              className="button grow sm:grow-0"
              name="intent"
              value="book"
              aria-disabled={busy || undefined}
              onClick={(event) => busy && event.preventDefault()}
            >
              {t('bookAndPay')}
            </button>
            {cart && (
              <button
                className="button button-quiet grow sm:grow-0"
                name="intent"
                value="cart"
                aria-disabled={busy || undefined}
                onClick={(event) => busy && event.preventDefault()}
              >
                {t('addToCart')}
              </button>
            )}
          </p>
          <p className="mt-4 text-sm text-quiet">{t('heldFor')}</p>
        </>
      )}
    </Form>
  );
}
