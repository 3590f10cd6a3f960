import { useFetcher } from 'react-router';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { RestockAnswer } from './restock.server.ts';

interface RestockFormProps {
  readonly name: string;
  readonly variantId?: string | undefined;
  /** The result of a form that was submitted without JavaScript. */
  readonly answer?: RestockAnswer | undefined;
}

/** In the place of the cart's button when something is sold out. */
export default function RestockForm({ name, variantId, answer }: RestockFormProps) {
  const t = useTranslations('product');
  const fetcher = useFetcher<RestockAnswer>();
  const { done, error, message, email } = fetcher.data ?? answer ?? {};
  if (done)
    return (
      <div className="mt-8">
        <Notice kind="done">{done}</Notice>
      </div>
    );
  return (
    <fetcher.Form method="post" className="mt-8 grid gap-4 border-t border-line pt-6" noValidate>
      <h2 className="subtitle">{t('restockHeading')}</h2>
      <p className="text-quiet">{t('restockText', { name })}</p>
      {message && <Notice kind="error">{message}</Notice>}
      <input type="hidden" name="variantId" value={variantId ?? ''} />
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        defaultValue={email}
        error={error}
      />
      <button type="submit" className="button">
        {t('restockSend')}
      </button>
    </fetcher.Form>
  );
}
