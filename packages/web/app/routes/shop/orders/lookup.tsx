import { ApiError, orders } from '@shopwright/sdk';
import { data, Form, redirect, useSearchParams } from 'react-router';
import type { Route } from './+types/lookup';
import { pageContext } from '../../../page-context.server.ts';
import { inLanguage } from '../../../shop/link.tsx';
import { pageMeta } from '../../../shop/page-meta.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { messagesOf } from '../../../i18n/dictionary.server.ts';
import { createTranslate } from '../../../i18n/translate.ts';
import { useTranslations, TranslationsProvider } from '../../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: `${loaderData?.messages.order.lookUp ?? ''} | ${root.loaderData.store.name}`,
    }),
    { name: 'robots', content: 'noindex' },
  ];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = await context.get(pageContext).pageLanguage();
  return { messages: messagesOf(language, 'order') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const { language, locale, prefix } = await page.pageLanguage();
  const t = createTranslate(messagesOf(language, 'order').order, locale);
  const form = await request.formData();
  const values = { number: text(form, 'number'), email: text(form, 'email') };
  const errors = {
    ...(values.number === '' ? { number: t('numberMissing') } : {}),
    ...(/^\S+@\S+$/.test(values.email) ? {} : { email: t('emailMissing') }),
  };
  if (Object.keys(errors).length > 0)
    return data({ values, errors, message: undefined }, { status: 400 });
  try {
    const { orderId = '', key = '' } = await page
      .userSession()
      .useRateLimited(orders)
      .lookUpOrder(values);
    return redirect(
      inLanguage(prefix, `/orders/status/${orderId}?${new URLSearchParams({ key })}`),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return data(
      { values, errors: {}, message: t(error.status === 429 ? 'tooMany' : 'notFound') },
      { status: error.status },
    );
  }
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

export default function LookUp({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={loaderData.messages}>
      <LookUpForm answer={actionData} />
    </TranslationsProvider>
  );
}

function LookUpForm({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const t = useTranslations('order');
  const [search] = useSearchParams();
  const errors: { readonly number?: string; readonly email?: string } = answer?.errors ?? {};
  return (
    <section className="hosted-column">
      <h1 className="title">{t('lookUp')}</h1>
      <p className="mt-6 text-lg text-quiet">{t('lookUpText')}</p>
      <Form method="post" noValidate className="mt-8 grid gap-5">
        {answer?.message ? (
          <Notice kind="error">{answer.message}</Notice>
        ) : (
          search.has('over') && !answer && <Notice kind="note">{t('linkOver')}</Notice>
        )}
        <Field
          label={t('number')}
          name="number"
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={20}
          defaultValue={answer?.values.number ?? search.get('number') ?? ''}
          error={errors.number}
        />
        <Field
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={answer?.values.email}
          error={errors.email}
        />
        <button className="button">{t('show')}</button>
      </Form>
      <p className="mt-8">
        <a className="link" href="/account/orders">
          {t('haveAccount')}
        </a>
      </p>
    </section>
  );
}
