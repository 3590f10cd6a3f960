import { members, orders } from '@shopwright/sdk';
import type { Route } from './+types/orders';
import { AccountPage } from '../../../account/page.tsx';
import { signedIn } from '../../../account/require-member.server.ts';
import { deferred } from '../../../deferred.server.ts';
import { pageContext } from '../../../page-context.server.ts';
import { amountsIn } from '../../../order/amounts.server.ts';
import { Link } from '../../../shop/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { formatDay } from '../../../i18n/format-dates.server.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';

const perPage = 20;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return signedIn(page, request, async (userSession) => {
    const [{ locale }, { timeZone }] = await Promise.all([page.pageLanguage(), page.store()]);
    const written = (moment: Date | null | undefined): string =>
      moment ? formatDay(moment, locale, timeZone) : '';
    const loadingMember = deferred(
      page,
      'member',
      userSession.use(members).getCurrentMember({ fieldsets: ['FULL'] }),
      undefined,
    );
    const cursor = url.searchParams.get('cursor');
    const found = await userSession.use(orders).searchOrders({
      ...(cursor ? {} : { sort: [{ fieldName: 'createdDate', order: 'DESC' }] }),
      cursorPaging: { limit: perPage, ...(cursor ? { cursor } : {}) },
    });
    const answer = await loadingMember;
    return {
      isFirst: cursor === null,
      // If this fails, the confirmation prompt is omitted.
      isConfirmed: answer === undefined || answer.member?.loginEmailVerified === true,
      hasJustConfirmed: url.searchParams.get('done') === 'confirmed',
      next: found.metadata?.cursors?.next ?? undefined,
      orders: (found.orders ?? [])
        .filter(({ status }) => status !== 'INITIALIZED')
        .map((order) => ({
          id: order._id ?? '',
          number: order.number ?? '',
          date: written(order.purchasedDate ?? order._createdDate),
          total: amountsIn(locale, order.currency ?? '').of(order.priceSummary?.total),
          count: (order.lineItems ?? []).reduce(
            (sum, { quantity = 0 }) => sum + (quantity ?? 0),
            0,
          ),
          names: (order.lineItems ?? [])
            .slice(0, 3)
            .map(({ productName }) => productName?.translated ?? productName?.original ?? ''),
        })),
    };
  });
}

export default function Orders({
  loaderData: { orders: mine, next, isFirst, isConfirmed, hasJustConfirmed },
}: Route.ComponentProps) {
  const t = useTranslations('account');
  return (
    <AccountPage heading={t('orders')}>
      {hasJustConfirmed && <Notice kind="done">{t('confirmed')}</Notice>}
      {!isConfirmed && (
        <Notice kind="note">
          {t('guestOrdersHint')}{' '}
          <Link className="link" to="/account/confirm-email">
            {t('confirmEmail')}
          </Link>
        </Notice>
      )}
      {mine.length === 0 ? (
        <div>
          <p className="text-lg text-quiet">{t('noOrders')}</p>
          <p className="mt-4">
            <Link className="link" to="/products">
              {t('startShopping')}
            </Link>
          </p>
        </div>
      ) : (
        <ul>
          {mine.map(({ id, number, date: on, total, count, names }) => (
            <li
              key={id}
              className="group relative grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
            >
              <div>
                <Link className="card-link subtitle" to={`/account/orders/${id}`}>
                  {t('orderNumber', { number })}
                </Link>
                <p className="mt-1 text-quiet">{names.join(', ')}</p>
              </div>
              <p className="tabular-nums sm:text-end">
                <span className="block">{total}</span>
                <span className="text-sm text-quiet">
                  {on}, {t('items', { count })}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="flex gap-8">
        {!isFirst && (
          <Link className="link" to="/account/orders">
            {t('newerOrders')}
          </Link>
        )}
        {next && (
          <Link className="link" to={`/account/orders?cursor=${encodeURIComponent(next)}`}>
            {t('olderOrders')}
          </Link>
        )}
      </p>
    </AccountPage>
  );
}
