import { Form, useNavigation } from 'react-router';
import type { Route } from './+types/gift-cards';
import { buyGiftCard } from '../../booking/buy-gift-card.server.ts';
import { loadGiftCards, type GiftCardView } from '../../booking/gift-card-view.server.ts';
import type { BookingAnswer } from '../../booking/form-errors.server.ts';
import { bookingTranslations } from '../../booking/format.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { missing } from '../../shop/not-found.server.ts';
import { addressesOf, pageMeta } from '../../shop/page-meta.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { store } = root.loaderData;
  return pageMeta({
    title: `${loaderData.heading} | ${store.name}`,
    description: loaderData.cards[0]?.description.join(' ') ?? '',
    ...addressesOf(root.loaderData, '/gift-cards'),
    picture: loaderData.cards[0]?.pictures[0],
    siteName: store.name,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [{ t }, cards] = await Promise.all([bookingTranslations(page), loadGiftCards(page)]);
  if (cards.length === 0) throw missing();
  return { heading: t('giftCards'), cards };
}

export async function action({ context, request }: Route.ActionArgs) {
  return buyGiftCard(context.get(pageContext), request, await request.formData());
}

export default function GiftCards({ loaderData: { cards }, actionData }: Route.ComponentProps) {
  return cards.map((card) => (
    <GiftCard
      key={card.id}
      card={card}
      answer={actionData && actionData.values['product'] === card.id ? actionData : undefined}
    />
  ));
}

function GiftCard({
  card,
  answer,
}: {
  readonly card: GiftCardView;
  readonly answer: BookingAnswer | undefined;
}) {
  const t = useTranslations('booking');
  const busy = useNavigation().formMethod === 'POST';
  const { values = {}, errors = {} } = answer ?? {};
  const [first] = card.pictures;
  const chosen =
    card.amounts.find(({ variantId }) => variantId === values['variantId']) ??
    card.amounts[Math.min(1, card.amounts.length - 1)];
  return (
    <article className="booking-offer">
      {first && (
        <div>
          <Picture
            image={first}
            first
            sizes="(width >= 64rem) 64vw, (width >= 40rem) 134vw, 100vw"
            className="booking-picture"
          />
        </div>
      )}
      <div className="px-edge pt-8 pb-20 lg:px-[calc(var(--edge)*2)] lg:pt-10">
        <h1 className="title text-wrap" dir="auto">
          {card.name}
        </h1>
        <p className="mt-3 text-lg text-quiet">{t('giftCardIntro')}</p>
        <div className="mt-5 max-w-[36em] space-y-4">
          {card.description.map((text) => (
            <p key={text} dir="auto">
              {text}
            </p>
          ))}
        </div>
        <Form method="post" preventScrollReset noValidate className="mt-8 grid max-w-[36em] gap-6">
          {answer && <Notice kind="error">{answer.message}</Notice>}
          <input type="hidden" name="product" value={card.id} />
          <fieldset>
            <legend className="field-label mb-2">{t('amount')}</legend>
            <div className="flex flex-wrap gap-2">
              {card.amounts.map(({ variantId, text }) => (
                <label key={variantId} className="amount">
                  <input
                    type="radio"
                    name="variantId"
                    value={variantId}
                    defaultChecked={variantId === chosen?.variantId}
                    className="sr-only"
                  />
                  {text}
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset className="mt-4 grid gap-4">
            <legend className="subtitle mb-4">{t('forWhom')}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field
                label={t('recipientName')}
                name="recipientName"
                maxLength={100}
                autoComplete="off"
                defaultValue={values['recipientName']}
              />
              <Field
                label={t('fromWhom')}
                name="senderName"
                maxLength={100}
                autoComplete="name"
                defaultValue={values['senderName']}
              />
            </div>
            <Field
              label={t('recipientEmail')}
              name="recipientEmail"
              type="email"
              inputMode="email"
              autoComplete="off"
              hint={t('recipientHint')}
              defaultValue={values['recipientEmail']}
              error={errors['recipientEmail']}
            />
            <div className="field">
              <label className="field-label" htmlFor={`message-${card.id}`}>
                {t('message')}
              </label>
              <textarea
                id={`message-${card.id}`}
                name="message"
                rows={4}
                maxLength={1000}
                className="field-input"
                defaultValue={values['message']}
                aria-invalid={errors['message'] ? true : undefined}
              />
              {errors['message'] && <p className="field-error">{errors['message']}</p>}
            </div>
            <Field
              label={t('sendOn')}
              name="sendOn"
              type="date"
              hint={t('sendOnHint')}
              defaultValue={values['sendOn']}
              error={errors['sendOn']}
              className="sm:max-w-[16rem]"
            />
          </fieldset>
          <p className="flex flex-wrap gap-4">
            <button
              className="button grow sm:grow-0"
              name="intent"
              value="buy"
              aria-disabled={busy || undefined}
              onClick={(click) => busy && click.preventDefault()}
            >
              {t('buyGiftCard')}
            </button>
            <button
              className="button button-quiet grow sm:grow-0"
              name="intent"
              value="cart"
              aria-disabled={busy || undefined}
              onClick={(click) => busy && click.preventDefault()}
            >
              {t('addToCart')}
            </button>
          </p>
        </Form>
      </div>
    </article>
  );
}
