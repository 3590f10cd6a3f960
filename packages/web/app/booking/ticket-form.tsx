import { Form, useNavigation } from 'react-router';
import { Link } from '../shop/link.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { useLanguage, useTranslations } from '../i18n/use-translations.tsx';
import type { EventView } from './event-view.server.ts';
import type { BookingAnswer } from './form-errors.server.ts';

interface TicketFormProps {
  readonly event: EventView;
  readonly answer: BookingAnswer | undefined;
  readonly cart: boolean;
  /** Just put on the waiting list. */
  readonly waiting: boolean;
  /** The page to return to after sign-in. */
  readonly path: string;
}

export function TicketForm({ event, answer, cart, waiting, path }: TicketFormProps) {
  const t = useTranslations('booking');
  const { language } = useLanguage();
  const busy = useNavigation().formMethod === 'POST';
  if (event.canceled || event.over)
    return <p className="text-lg">{t(event.canceled ? 'eventCanceled' : 'eventOver')}</p>;
  const mayBuy = event.tickets.some(({ maxPerOrder }) => maxPerOrder > 0);
  const { values = {} } = answer ?? {};
  return (
    <>
      <Form method="post" preventScrollReset>
        {answer && values['intent'] !== 'wait' && (
          <div className="mb-6">
            <Notice kind="error">
              {answer.message}
              {answer.signIn && (
                <>
                  {' '}
                  <a
                    className="link"
                    href={`/hosted/sign-in?${new URLSearchParams({ next: path, lang: language })}`}
                  >
                    {t('planSignIn')}
                  </a>
                </>
              )}
              {answer.seePlans && (
                <>
                  {' '}
                  <Link className="link" to="/plans">
                    {t('seePlans')}
                  </Link>
                </>
              )}
            </Notice>
          </div>
        )}
        {event.tickets.map(({ id, name, description, price, maxPerOrder, notes, forMembers }) => (
          <div key={id} className="ticket-row">
            <div>
              <p className="flex flex-wrap items-baseline gap-x-4">
                <bdi className="text-lg font-medium">{name}</bdi>
                <span className="tabular-nums">{price}</span>
              </p>
              {description && (
                <p className="mt-1 max-w-[34em]" dir="auto">
                  {description}
                </p>
              )}
              {(notes.length > 0 || forMembers) && (
                <p className="mt-1 text-sm text-quiet">
                  {notes.join(' · ')}
                  {forMembers && (
                    <>
                      {' '}
                      ·{' '}
                      <Link className="link" to="/plans">
                        {t('seePlans')}
                      </Link>
                    </>
                  )}
                </p>
              )}
            </div>
            {maxPerOrder > 0 && (
              <select
                name={`ticket:${id}`}
                aria-label={t('howMany', { name })}
                defaultValue={Math.min(maxPerOrder, Number(values[`ticket:${id}`] ?? 0))}
                className="field-input ticket-number"
              >
                {Array.from({ length: maxPerOrder + 1 }, (_, count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </select>
            )}
          </div>
        ))}
        {mayBuy && (
          <div className="border-t border-line pt-6">
            <p className="flex flex-wrap gap-4">
              <button
                className="button grow sm:grow-0"
                name="intent"
                value="buy"
                aria-disabled={busy || undefined}
                onClick={(click) => busy && click.preventDefault()}
              >
                {t('orderTickets')}
              </button>
              {cart && (
                <button
                  className="button button-quiet grow sm:grow-0"
                  name="intent"
                  value="cart"
                  aria-disabled={busy || undefined}
                  onClick={(click) => busy && click.preventDefault()}
                >
                  {t('addToCart')}
                </button>
              )}
            </p>
            <p className="mt-4 text-sm text-quiet">{t('ticketsHeld')}</p>
          </div>
        )}
      </Form>
      {event.soldOut && event.waitingList && (
        <WaitingList answer={values['intent'] === 'wait' ? answer : undefined} waiting={waiting} />
      )}
    </>
  );
}

function WaitingList({
  answer,
  waiting,
}: {
  readonly answer: BookingAnswer | undefined;
  readonly waiting: boolean;
}) {
  const t = useTranslations('booking');
  return (
    <section className="mt-10 border-t border-line pt-8">
      <h3 className="subtitle">{t('waitingList')}</h3>
      {waiting && answer === undefined ? (
        <div className="mt-4">
          <Notice kind="done">{t('waitingDone')}</Notice>
        </div>
      ) : (
        <Form method="post" preventScrollReset noValidate className="mt-2 grid max-w-[30rem] gap-4">
          <p className="text-quiet">{t('waitingIntro')}</p>
          {answer && <Notice kind="error">{answer.message}</Notice>}
          <Field
            label={t('email')}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={answer?.values['email']}
            error={answer?.errors?.['email']}
            required
          />
          <Field
            label={t('yourName')}
            name="name"
            autoComplete="name"
            defaultValue={answer?.values['name']}
          />
          <Field
            label={t('tickets')}
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={20}
            defaultValue={answer?.values['quantity'] ?? 1}
            className="max-w-[8rem]"
          />
          <p>
            <button className="button" name="intent" value="wait">
              {t('wait')}
            </button>
          </p>
        </Form>
      )}
    </section>
  );
}
