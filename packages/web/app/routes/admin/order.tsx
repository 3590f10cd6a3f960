import { ApiError, orderFulfillments, orders } from '@shopwright/sdk';
import { data } from 'react-router';
import type { Route } from './+types/order';
import { AdminPage } from '../../admin/page.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { Badge } from '../../admin/ui/badge.tsx';
import { Card } from '../../admin/ui/card.tsx';
import { pageContext } from '../../page-context.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

const orderStates = [
  'INITIALIZED',
  'PENDING',
  'APPROVED',
  'CANCELED',
  'REJECTED',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'NOT_FULFILLED',
  'PARTIALLY_FULFILLED',
  'FULFILLED',
] as const;

/** An order to read: what was bought, by whom, where it goes. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return asStaff(page, request, async (userSession) => {
    const order = await userSession
      .use(orders)
      .getOrder(params.orderId)
      .catch((error: unknown) => {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400))
          throw data(null, { status: 404 });
        throw error;
      });
    const [{ orderWithFulfillments: shipped }, { locale }] = await Promise.all([
      userSession.use(orderFulfillments).listFulfillmentsForSingleOrder(params.orderId),
      page.pageLanguage(),
    ]);
    const destination =
      order.shippingInfo?.logistics?.shippingDestination ??
      order.recipientInfo ??
      order.billingInfo;
    const { contactDetails: contact, address } = destination ?? {};
    return {
      number: order.number ?? '',
      date: new Intl.DateTimeFormat(locale, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'UTC',
      }).format(order.purchasedDate ?? new Date(0)),
      states: orderStates.filter((state) =>
        [order.status, order.paymentStatus, order.fulfillmentStatus].some((one) => one === state),
      ),
      lines: (order.lineItems ?? []).map((line) => ({
        id: line._id ?? '',
        name: line.productName?.translated ?? line.productName?.original ?? '',
        sku: line.physicalProperties?.sku ?? '',
        quantity: line.quantity ?? 0,
        price: line.price?.formattedAmount ?? '',
      })),
      total: order.priceSummary?.total?.formattedAmount ?? '',
      email: order.buyerInfo?.email ?? '',
      address: [
        [contact?.firstName, contact?.lastName].filter(Boolean).join(' '),
        contact?.company,
        address?.addressLine1,
        address?.addressLine2,
        [address?.postalCode, address?.city].filter(Boolean).join(' '),
        address?.countryFullname ?? address?.country,
        contact?.phone,
      ].flatMap((text) => text || []),
      tracking: (shipped?.fulfillments ?? []).flatMap(
        ({ trackingInfo }) => trackingInfo?.trackingNumber ?? [],
      ),
    };
  });
}

export default function Order({ loaderData: order }: Route.ComponentProps) {
  const t = useTranslations('adminShell');
  return (
    <AdminPage
      heading={t('order', { number: `#${order.number}` })}
      intro={t('orderIntro', { date: order.date })}
    >
      <p className="admin-badges">
        {order.states.map((state) => (
          <Badge key={state}>{t(state)}</Badge>
        ))}
      </p>
      <Card heading={t('items')}>
        <div className="admin-table-frame">
          <table className="admin-table">
            <thead>
              <tr>
                <th scope="col">{t('items')}</th>
                <th scope="col">SKU</th>
                <th scope="col" className="admin-number">
                  {t('quantity')}
                </th>
                <th scope="col" className="admin-number">
                  {t('price')}
                </th>
              </tr>
            </thead>
            <tbody>
              {order.lines.map((line) => (
                <tr key={line.id}>
                  <td>{line.name}</td>
                  <td>{line.sku}</td>
                  <td className="admin-number">{line.quantity}</td>
                  <td className="admin-number">{line.price}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  {t('total')}
                </th>
                <td className="admin-number">{order.total}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </Card>
      <div className="admin-columns">
        <Card heading={t('customer')}>
          <p>
            <bdi>{order.email}</bdi>
          </p>
        </Card>
        <Card heading={t('deliveryAddress')}>
          <address className="not-italic">
            {order.address.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </address>
        </Card>
        {order.tracking.length > 0 && (
          <Card heading={t('tracking')}>
            {order.tracking.map((number) => (
              <p key={number}>{number}</p>
            ))}
          </Card>
        )}
      </div>
    </AdminPage>
  );
}
