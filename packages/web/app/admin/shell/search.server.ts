import { admin } from '@shopwright/sdk';
import type { PageContext } from '../../page-context.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import type { Hit } from './find.ts';

const MAX_QUERY_LENGTH = 100;

/** Products, orders and members that the platform finds for this staff member. */
export async function searchEverything(
  page: PageContext,
  userSession: UserSession,
  query: string,
): Promise<Hit[]> {
  const text = query.trim().slice(0, MAX_QUERY_LENGTH);
  if (text === '') return [];
  const [{ products = [], orders = [], members = [] }, { locale }] = await Promise.all([
    userSession.use(admin).search({ query: text }),
    page.pageLanguage(),
  ]);
  const money = (amount: string, currency: string): string =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount));
  const dateOf = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return [
    ...products.map(({ _id = '', name = '', sku = '' }): Hit => ({
      id: _id,
      group: 'products',
      icon: 'product',
      title: name,
      detail: sku,
      path: `/admin/products/${_id}`,
    })),
    ...orders.map((order): Hit => ({
      id: order._id ?? '',
      group: 'orders',
      icon: 'order',
      title: `#${order.number ?? ''} ${order.buyerName ?? ''}`.trim(),
      detail: [
        order.email,
        money(order.total ?? '0', order.currency ?? 'USD'),
        order.purchasedDate && dateOf.format(order.purchasedDate),
      ]
        .filter(Boolean)
        .join(' · '),
      path: `/admin/orders/${order._id ?? ''}`,
    })),
    ...members.map(({ _id = '', email = '', name = '' }): Hit => ({
      id: _id,
      group: 'members',
      icon: 'people',
      title: name || email,
      detail: name ? email : '',
      path: `/admin/privacy?email=${encodeURIComponent(email)}`,
    })),
  ];
}
