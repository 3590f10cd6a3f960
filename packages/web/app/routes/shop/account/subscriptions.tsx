import { subscriptions } from '@shopwright/sdk';
import { data, Form, redirect, useSubmit } from 'react-router';
import type { Route } from './+types/subscriptions';
import { AccountPage, AccountPart } from '../../../account/page.tsx';
import { signedIn } from '../../../account/require-member.server.ts';
import { AddressFields } from '../../../address/address-fields.tsx';
import { addressForm } from '../../../address/address-form.server.ts';
import { addressOfValues, readAddress, valuesOfAddress } from '../../../address/address-values.ts';
import { checkAddress, confirmedIn } from '../../../address/check-address.server.ts';
import { countryChoices } from '../../../address/countries.server.ts';
import {
  changeSubscription,
  type SubscriptionChange,
} from '../../../booking/change-subscription.server.ts';
import { loadMySubscriptions } from '../../../booking/my-subscriptions.server.ts';
import { refusal } from '../../../booking/form-errors.server.ts';
import { revalidateAfterSending } from '../../../booking/revalidate.ts';
import { bookingTranslations } from '../../../booking/format.server.ts';
import { MembershipCard, SubscriptionCard } from '../../../booking/subscription-card.tsx';
import { pageContext } from '../../../page-context.server.ts';
import { Link } from '../../../shop/link.tsx';
import { orMissing } from '../../../shop/not-found.server.ts';
import { Notice } from '../../../ui/notice.tsx';
import { messagesOf } from '../../../i18n/dictionary.server.ts';
import { createTranslate } from '../../../i18n/translate.ts';
import { useTranslations, TranslationsProvider } from '../../../i18n/use-translations.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return signedIn(page, request, async (userSession) => {
    const [mine, { locale, language }] = await Promise.all([
      loadMySubscriptions(page, userSession),
      page.pageLanguage(),
    ]);
    const id = url.searchParams.get('address');
    const { subscription } =
      id === null ? {} : await orMissing(userSession.use(subscriptions).getSubscription(id));
    const values = subscription && valuesOfAddress(subscription.shippingAddress ?? {});
    return {
      ...mine,
      done: url.searchParams.get('done'),
      ...(values
        ? {
            edit: {
              name: subscription.itemName ?? '',
              values,
              form: addressForm(values.country || 'US'),
              countries: countryChoices(locale),
            },
            messages: messagesOf(language, 'address'),
          }
        : {}),
    };
  });
}

export const shouldRevalidate = revalidateAfterSending;

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const id = url.searchParams.get('address');
  return signedIn(page, request, async (userSession) => {
    const { t, language, locale } = await bookingTranslations(page);
    try {
      if (id === null) {
        const done = await changeSubscription(userSession, form);
        return redirect(`/account/subscriptions${done ? `?done=${done}` : ''}`);
      }
      const typed = readAddress(form);
      const { values, errors } = checkAddress(
        typed,
        createTranslate(messagesOf(language, 'address').address, locale),
        {},
        confirmedIn(form),
      );
      const again = { address: typed, form: addressForm(values.country), values: {}, errors };
      // Another country, without JavaScript: the same form with its fields, and nothing typed is
      // lost.
      if (form.get('intent') === 'country') return data({ ...again, errors: {}, message: '' });
      if (Object.keys(errors).length > 0)
        return data({ ...again, message: t('notSaved') }, { status: 400 });
      await userSession
        .use(subscriptions)
        .updateSubscription(id, { subscription: { shippingAddress: addressOfValues(values) } });
      return redirect('/account/subscriptions?done=address');
    } catch (error) {
      return refusal(error, form, t);
    }
  });
}

const doneMessages = {
  paused: 'subscriptionPaused',
  resumed: 'subscriptionResumed',
  skipped: 'subscriptionSkipped',
  canceled: 'subscriptionCanceled',
  ended: 'membershipCanceled',
  address: 'addressChanged',
} as const satisfies Record<SubscriptionChange | 'address', string>;

export default function Subscriptions({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('booking');
  const { subscriptions: subs, memberships, done, edit, messages } = loaderData;
  const doneMessage = Object.entries(doneMessages).find(([word]) => word === done)?.[1];
  if (edit)
    return (
      <TranslationsProvider messages={messages}>
        <AddressPage edit={edit} answer={actionData} />
      </TranslationsProvider>
    );
  return (
    <AccountPage heading={t('subscriptions')}>
      {actionData && <Notice kind="error">{actionData.message}</Notice>}
      {!actionData && doneMessage && <Notice kind="done">{t(doneMessage)}</Notice>}
      {subs.length === 0 && memberships.length === 0 && (
        <div>
          <p className="text-lg text-quiet">{t('noSubscriptions')}</p>
          <p className="mt-4">
            <Link className="link" to="/plans">
              {t('seePlans')}
            </Link>
          </p>
        </div>
      )}
      {memberships.length > 0 && (
        <AccountPart heading={t('memberships')}>
          <ul>
            {memberships.map((membership) => (
              <MembershipCard key={membership.id} membership={membership} />
            ))}
          </ul>
        </AccountPart>
      )}
      {subs.length > 0 && (
        <AccountPart heading={t('subscriptions')}>
          <ul>
            {subs.map((subscription) => (
              <SubscriptionCard key={subscription.id} subscription={subscription} />
            ))}
          </ul>
        </AccountPart>
      )}
    </AccountPage>
  );
}

type Edit = NonNullable<Route.ComponentProps['loaderData']['edit']>;

function AddressPage({
  edit,
  answer,
}: {
  readonly edit: Edit;
  readonly answer: Route.ComponentProps['actionData'];
}) {
  const t = useTranslations('booking');
  const account = useTranslations('account');
  const submit = useSubmit();
  const again = answer && 'form' in answer ? answer : undefined;
  const form = again?.form ?? edit.form;
  return (
    <AccountPage heading={t('changeAddress')} intro={edit.name}>
      <Form method="post" className="account-form" noValidate>
        {answer?.message && <Notice kind="error">{answer.message}</Notice>}
        <AddressFields
          form={form}
          countries={edit.countries}
          values={again?.address ?? edit.values}
          errors={again?.errors}
          onCountry={(country, values) =>
            void submit({ ...values, country, intent: 'country' }, { method: 'post' })
          }
          countryButton={
            <noscript>
              <button className="button button-quiet" name="intent" value="country">
                {account('confirm')}
              </button>
            </noscript>
          }
        />
        <p className="flex items-center gap-8">
          <button className="button" name="intent" value="save">
            {account('save')}
          </button>
          <Link className="link" to="/account/subscriptions">
            {account('cancel')}
          </Link>
        </p>
      </Form>
    </AccountPage>
  );
}
