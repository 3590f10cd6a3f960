import { orders } from '@shopwright/sdk';
import type { UserSession } from '../session/user-session.server.ts';
import { inLanguage } from '../shop/language-path.ts';
import { formatDay } from '../i18n/format-dates.server.ts';
import type { PageLanguage } from '../i18n/page-language.server.ts';
import type { FileView } from './order-view.ts';

/** The files of an order by the line item they belong to. */
export type Files = ReadonlyMap<string, FileView>;

export interface Reading extends PageLanguage {
  readonly timeZone: string;
}

/** Loaded only for orders with digital items. */
export async function loadFiles(
  userSession: UserSession,
  order: orders.Order,
  pageLanguage: Reading,
  key?: string,
): Promise<Files> {
  const lines = (order.lineItems ?? []).filter(({ itemType }) => itemType?.preset === 'DIGITAL');
  if (lines.length === 0) return new Map();
  const { downloads = [] } = await userSession
    .use(orders)
    .listOrderDownloads(order._id ?? '', key === undefined ? {} : { key });
  const downloadsByLine = new Map(downloads.map((download) => [download.lineItemId, download]));
  return new Map(
    lines.map((line) => [
      line._id ?? '',
      viewFile(downloadsByLine.get(line._id), line, order, pageLanguage),
    ]),
  );
}

function viewFile(
  download: orders.OrderDownload | undefined,
  line: orders.OrderLineItem,
  { paymentStatus, status }: orders.Order,
  pageLanguage: Reading,
): FileView {
  // The merchant may have written a link of another place into the order.
  if (!download)
    return line.digitalFile?.link
      ? { state: 'ready', path: line.digitalFile.link }
      : {
          state:
            status === 'CANCELED' || status === 'REJECTED'
              ? 'over'
              : paymentStatus === 'PAID'
                ? 'follows'
                : 'unpaid',
        };
  const { link, fileName, expirationDate, ended, downloads = 0, maxDownloads } = download;
  const left = typeof maxDownloads === 'number' ? maxDownloads - downloads : undefined;
  if (ended || (expirationDate && expirationDate.getTime() <= Date.now())) return { state: 'over' };
  if (!link || fileName === undefined) return { state: 'follows' };
  return {
    state: 'ready',
    path: `${downloadPath(link, pageLanguage)}/file`,
    name: nameAndSize(download, pageLanguage.locale),
    ...(expirationDate
      ? { until: formatDay(expirationDate, pageLanguage.locale, pageLanguage.timeZone) }
      : {}),
    ...(left === undefined ? {} : { left }),
  };
}

/** On this site, in the language of the page. */
const downloadPath = (link: string, { prefix }: Pick<PageLanguage, 'prefix'>): string =>
  inLanguage(prefix, new URL(link).pathname);

export function nameAndSize(
  { fileName = '', sizeInBytes }: Pick<orders.OrderDownload, 'fileName' | 'sizeInBytes'>,
  locale: string,
): string {
  const bytes = Number(sizeInBytes ?? 0);
  const [unit, size] =
    bytes >= 1_000_000
      ? (['megabyte', bytes / 1_000_000] as const)
      : (['kilobyte', Math.max(1, bytes / 1000)] as const);
  return `${fileName}, ${new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 }).format(size)}`;
}
