import { ApiError, orders, products, settings, type productManagement } from '@shopwright/sdk';
import { formatDay, writeShortMoment } from '../../i18n/format-dates.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';

/** How a product is sold besides once and shipped. */
export interface SaleTerms {
  readonly subscriptions: readonly SubscriptionRow[];
  readonly isGiftCard: boolean;
  /** Only of a digital product. */
  readonly digital: DigitalTerms | undefined;
}

export interface DigitalTerms {
  /** Empty without a file. */
  readonly fileName: string;
  /** As in the form: an empty text is no limit. */
  readonly limits: {
    readonly followsStore: boolean;
    readonly maxDownloads: string;
    readonly days: string;
  };
  /** Undefined for staff who may not read the settings. */
  readonly storeLimits: settings.DownloadSettings | undefined;
  /** Undefined for staff who may not read orders. */
  readonly downloads:
    | { readonly rows: readonly DownloadView[]; readonly hasMore: boolean }
    | undefined;
}

export interface DownloadView {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly lineItemId: string;
  readonly buyer: string;
  readonly purchased: string;
  readonly downloads: number;
  readonly maxDownloads: number | undefined;
  /** Empty if there was none. */
  readonly last: string;
  /** Why the link leads to no file any more. */
  readonly state: 'ended' | 'expired' | 'usedUp' | undefined;
}

const MAX_DOWNLOADS_SHOWN = 50;

export interface SubscriptionRow {
  readonly id: string;
  readonly title: string;
  readonly frequency: string;
  readonly interval: string;
  /** How often it is delivered; empty until it is canceled. */
  readonly cycles: string;
  /** In percent; empty for none. */
  readonly discount: string;
}

export async function loadSaleTerms(
  userSession: UserSession,
  productId: string,
  editable: productManagement.EditableProduct,
  dates: DateFormat,
): Promise<SaleTerms> {
  const { product, giftCard = false } = editable;
  const { subscriptionOptions = [] } = await userSession
    .use(products)
    .listSubscriptionOptions(productId);
  return {
    isGiftCard: giftCard,
    digital:
      product?.productType === 'digital' && !giftCard
        ? await loadDigitalTerms(userSession, productId, editable, dates)
        : undefined,
    subscriptions: subscriptionOptions.map(
      ({ _id = '', title = '', subscriptionSettings: settings = {}, discount }) => ({
        id: _id,
        title,
        frequency: settings.frequency ?? 'MONTH',
        interval: String(settings.interval ?? 1),
        cycles: settings.autoRenewal ? '' : String(settings.billingCycles ?? ''),
        discount: discount?.type === 'PERCENT' ? String(discount.value ?? '') : '',
      }),
    ),
  };
}

interface DateFormat {
  readonly locale: string;
  readonly timeZone: string;
}

async function loadDigitalTerms(
  userSession: UserSession,
  productId: string,
  { product, downloadLimits }: productManagement.EditableProduct,
  dates: DateFormat,
): Promise<DigitalTerms> {
  const [storeLimits, listed] = await Promise.all([
    ifPermitted(() => userSession.use(settings).getDownloadSettings()),
    ifPermitted(() =>
      userSession
        .use(orders)
        .listProductDownloads(productId, { paging: { limit: MAX_DOWNLOADS_SHOWN } }),
    ),
  ]);
  const { followsStore = true, maxDownloads, days } = downloadLimits ?? {};
  return {
    fileName: product?.digitalFile?.fileName ?? '',
    limits: {
      followsStore,
      maxDownloads: String(maxDownloads ?? ''),
      days: String(days ?? ''),
    },
    storeLimits: storeLimits?.downloads,
    downloads: listed && {
      rows: (listed.downloads ?? []).map((download) => toView(download, dates)),
      hasMore: (listed.downloads ?? []).length === MAX_DOWNLOADS_SHOWN,
    },
  };
}

function toView(download: orders.ProductDownload, { locale, timeZone }: DateFormat): DownloadView {
  const { downloads = 0, maxDownloads, expirationDate, lastDownloadDate, ended } = download;
  const isExpired = expirationDate ? new Date(expirationDate) <= new Date() : false;
  const isUsedUp = typeof maxDownloads === 'number' && downloads >= maxDownloads;
  return {
    orderId: download.orderId ?? '',
    orderNumber: download.orderNumber ?? '',
    lineItemId: download.lineItemId ?? '',
    buyer: download.buyerName || (download.buyerEmail ?? ''),
    purchased: download.purchasedDate
      ? formatDay(new Date(download.purchasedDate), locale, timeZone, 'medium')
      : '',
    downloads,
    maxDownloads: maxDownloads ?? undefined,
    last: lastDownloadDate ? writeShortMoment(new Date(lastDownloadDate), locale, timeZone) : '',
    state: ended ? 'ended' : isExpired ? 'expired' : isUsedUp ? 'usedUp' : undefined,
  };
}

async function ifPermitted<Answer>(read: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return undefined;
    throw error;
  }
}
