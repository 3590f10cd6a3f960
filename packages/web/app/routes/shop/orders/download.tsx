import { ApiError, orders } from '@shopwright/sdk';
import { data } from 'react-router';
import type { Route } from './+types/download';
import { pageContext } from '../../../page-context.server.ts';
import { nameAndSize } from '../../../order/files.server.ts';
import { inLanguage, Link } from '../../../shop/link.tsx';
import { pageMeta } from '../../../shop/page-meta.ts';
import { formatDay } from '../../../i18n/format-dates.server.ts';
import { messagesOf } from '../../../i18n/dictionary.server.ts';
import { useTranslations, TranslationsProvider } from '../../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: `${loaderData?.messages.order.downloadHeading ?? ''} | ${root.loaderData.store.name}`,
    }),
    { name: 'robots', content: 'noindex' },
  ];
}

/** The address is the key: it must reach no cache and no other site. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

const reasons = {
  DOWNLOAD_EXPIRED: 'downloadExpired',
  DOWNLOADS_USED_UP: 'downloadsUsedUp',
  DOWNLOAD_ENDED: 'downloadEnded',
} as const;

/**
 * The target of download links in mails. Opening it counts nothing, so that link scanners use up
 * nothing.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [{ language, locale, prefix }, { email, timeZone }] = await Promise.all([
    page.pageLanguage(),
    page.store(),
  ]);
  const messages = messagesOf(language, 'order');
  try {
    const { download = {} } = await page
      .userSession()
      .use(orders)
      .getDownload({ token: params.token });
    const { expirationDate, maxDownloads, downloads = 0 } = download;
    return data({
      messages,
      reason: undefined,
      file: {
        path: inLanguage(prefix, `/downloads/${encodeURIComponent(params.token)}/file`),
        name: nameAndSize(download, locale),
        ...(expirationDate ? { until: formatDay(expirationDate, locale, timeZone) } : {}),
        ...(typeof maxDownloads === 'number' ? { left: maxDownloads - downloads } : {}),
      },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const code = error.code ?? '';
    const reason = Object.hasOwn(reasons, code)
      ? reasons[code as keyof typeof reasons]
      : ('downloadUnknown' as const);
    return data(
      { messages, reason: { word: reason, email }, file: undefined },
      { status: error.status === 410 ? 410 : 404 },
    );
  }
}

export default function DownloadPage({ loaderData: { messages, ...shown } }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      {shown.file ? <Ready file={shown.file} /> : <Gone {...shown.reason} />}
    </TranslationsProvider>
  );
}

type Shown = Route.ComponentProps['loaderData'];

function Ready({
  file: { path, name, until, left },
}: {
  readonly file: NonNullable<Shown['file']>;
}) {
  const t = useTranslations('order');
  return (
    <section className="hosted-column">
      <h1 className="title">{t('downloadHeading')}</h1>
      <p className="mt-6 text-lg break-words">{name}</p>
      <p className="mt-1 text-quiet">
        {[
          until && t('downloadUntil', { date: until }),
          left !== undefined && t('downloadsLeft', { count: left }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="mt-8">
        <a className="button" href={path} rel="nofollow" download>
          {t('download')}
        </a>
      </p>
      <p className="mt-6 text-quiet">{t('downloadText')}</p>
    </section>
  );
}

function Gone({ word = 'downloadUnknown', email = '' }: Partial<NonNullable<Shown['reason']>>) {
  const t = useTranslations('order');
  return (
    <section className="hosted-column">
      <h1 className="title">{t('downloadGoneHeading')}</h1>
      <p className="mt-6 text-lg">{t(word)}</p>
      {email !== '' && (
        <p className="mt-4">
          {t('downloadContact')}{' '}
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      <p className="mt-8">
        <Link className="button" to="/orders/lookup">
          {t('lookUp')}
        </Link>
      </p>
    </section>
  );
}
