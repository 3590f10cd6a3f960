import { members } from '@shopwright/sdk';
import { Form, redirect, useSubmit } from 'react-router';
import type { Route } from './+types/addresses';
import { FormNotice } from '../../../account/form-notice.tsx';
import { AccountPage } from '../../../account/page.tsx';
import { refusal, refusedForm, type FormAnswer } from '../../../account/form-errors.server.ts';
import { signedIn } from '../../../account/require-member.server.ts';
import { translateAccount } from '../../../account/messages.server.ts';
import { AddressFields } from '../../../address/address-fields.tsx';
import { addressForm, type AddressOptions } from '../../../address/address-form.server.ts';
import { addressLines } from '../../../address/address-lines.server.ts';
import {
  addressOfValues,
  noAddress,
  readAddress,
  type AddressValues,
} from '../../../address/address-values.ts';
import { checkAddress, confirmedIn } from '../../../address/check-address.server.ts';
import { addressBookOf, savedAddress } from '../../../address/saved-addresses.server.ts';
import { countryChoices, isCountry } from '../../../address/countries.server.ts';
import { pageContext } from '../../../page-context.server.ts';
import { inLanguage, Link } from '../../../shop/link.tsx';
import { messagesOf } from '../../../i18n/dictionary.server.ts';
import { createTranslate } from '../../../i18n/translate.ts';
import { useTranslations, TranslationsProvider } from '../../../i18n/use-translations.tsx';
import { formText } from '../../../ui/form-text.server.ts';

const options: AddressOptions = { phone: 'none' };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return signedIn(page, request, async (userSession) => {
    const [{ member }, { language, locale }, store] = await Promise.all([
      userSession.use(members).getCurrentMember({ fieldsets: ['FULL'] }),
      page.pageLanguage(),
      page.store(),
    ]);
    const edited = url.searchParams.get('edit');
    const book = member ? addressBookOf(member) : [];
    const saved = book.find(({ id }) => id === edited)?.values;
    const { firstName, lastName } = member?.contact ?? {};
    const requestedCountry = url.searchParams.get('country') ?? '';
    const country = isCountry(requestedCountry)
      ? requestedCountry
      : saved?.country || (store.locale.split('-')[1] ?? 'US');
    const values: AddressValues = {
      ...(saved ?? { ...noAddress, firstName: firstName ?? '', lastName: lastName ?? '' }),
      country,
    };
    return {
      addresses: book.map(({ id, values: saved }, index) => ({
        id,
        isDefault: index === 0,
        lines: addressLines(addressOfValues(saved), locale),
      })),
      messages: messagesOf(language, 'address'),
      ...(edited === null
        ? {}
        : {
            edit: {
              id: edited,
              values,
              form: addressForm(country, options),
              countries: countryChoices(locale),
            },
          }),
    };
  });
}

interface AddressAnswer extends FormAnswer {
  readonly address?: AddressValues;
  readonly form?: ReturnType<typeof addressForm>;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const id = url.searchParams.get('edit');
  return signedIn(page, request, async (userSession) => {
    const [t, { language, locale, prefix }] = await Promise.all([
      translateAccount(page),
      page.pageLanguage(),
    ]);
    const { values, errors } = checkAddress(
      readAddress(form),
      createTranslate(messagesOf(language, 'address').address, locale),
      options,
      confirmedIn(form),
    );
    const again = { address: readAddress(form), form: addressForm(values.country, options) };
    // Another country, without JavaScript: the same form with its fields, and nothing typed is
    // lost.
    if (intent === 'country') return { intent: 'save', ...again } satisfies AddressAnswer;
    if (intent === 'save' && Object.keys(errors).length > 0)
      return refusedForm({ intent, message: t('notSaved'), errors, ...again });
    try {
      const { member } = await userSession.use(members).getCurrentMember({ fieldsets: ['FULL'] });
      const before = member?.contact?.addresses ?? [];
      const mine = { ...savedAddress(values), ...(id && id !== 'new' ? { _id: id } : {}) };
      const named = form.get('id');
      const addresses =
        intent === 'save'
          ? id === 'new'
            ? [...before, mine]
            : before.map((address) => (address._id === id ? mine : address))
          : intent === 'default'
            ? [
                ...before.filter(({ _id }) => _id === named),
                ...before.filter(({ _id }) => _id !== named),
              ]
            : before.filter(({ _id }) => _id !== named);
      // An empty list leaves the addresses unchanged: removing them is a separate call.
      if (addresses.length === 0)
        await userSession.use(members).deleteMemberAddresses(member?._id ?? '');
      else
        await userSession.use(members).updateMember(member?._id ?? '', { contact: { addresses } });
    } catch (error) {
      return refusal(error, { intent, form, t });
    }
    return redirect(
      inLanguage(prefix, `/account/addresses?done=${intent === 'remove' ? 'removed' : 'saved'}`),
    );
  });
}

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={loaderData.messages}>
      <AddressPage loaded={loaderData} answer={actionData} />
    </TranslationsProvider>
  );
}

function AddressPage({
  loaded: { addresses, edit },
  answer,
}: {
  readonly loaded: Route.ComponentProps['loaderData'];
  readonly answer: AddressAnswer | undefined;
}) {
  const t = useTranslations('account');
  const submit = useSubmit();
  if (edit) {
    const form = answer?.form ?? edit.form;
    return (
      <AccountPage heading={t(edit.id === 'new' ? 'addAddress' : 'editAddress')}>
        <Form method="post" className="account-form" noValidate>
          <FormNotice answer={answer} intent="save" />
          <AddressFields
            key={edit.id}
            form={form}
            countries={edit.countries}
            values={answer?.address ?? edit.values}
            errors={answer?.errors}
            onCountry={(country, values) =>
              void submit({ ...values, country, intent: 'country' }, { method: 'post' })
            }
            countryButton={
              <noscript>
                <button className="button button-quiet" name="intent" value="country">
                  {t('confirm')}
                </button>
              </noscript>
            }
          />
          <p className="flex items-center gap-8">
            <button className="button" name="intent" value="save">
              {t('save')}
            </button>
            <Link className="link" to="/account/addresses">
              {t('cancel')}
            </Link>
          </p>
        </Form>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      heading={t('addresses')}
      intro={t(addresses.length === 0 ? 'noAddresses' : 'addressesIntro')}
    >
      <FormNotice answer={answer} intent="remove" />
      {addresses.length > 0 && (
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {addresses.map(({ id, lines, isDefault }) => (
            <li key={id} className="border-t border-line py-6">
              {isDefault && addresses.length > 1 && (
                <p className="text-sm text-quiet">{t('defaultAddress')}</p>
              )}
              <address className="not-italic">
                {lines.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
              <Form method="post" className="mt-3 flex flex-wrap gap-x-6">
                <input type="hidden" name="id" value={id} />
                <Link
                  className="link py-1"
                  to={`/account/addresses?edit=${id}`}
                  aria-label={`${t('editAddress')}: ${lines[0] ?? ''}`}
                >
                  {t('editAddress')}
                </Link>
                {!isDefault && (
                  <button
                    className="link cursor-pointer py-1"
                    name="intent"
                    value="default"
                    aria-label={`${t('makeDefault')}: ${lines.join(', ')}`}
                  >
                    {t('makeDefault')}
                  </button>
                )}
                <button
                  className="link cursor-pointer py-1"
                  name="intent"
                  value="remove"
                  aria-label={`${t('removeAddress')}: ${lines[0] ?? ''}`}
                >
                  {t('removeAddress')}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className="button" to="/account/addresses?edit=new">
          {t('addAddress')}
        </Link>
      </p>
    </AccountPage>
  );
}
