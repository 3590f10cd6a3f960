import { orders } from '@shopwright/sdk';
import type { Route } from './+types/order';
import { AccountPage } from '../../../account/page.tsx';
import { signedIn } from '../../../account/require-member.server.ts';
import { pageContext } from '../../../page-context.server.ts';
import { OrderFacts, OrderLines } from '../../../order/order-details.tsx';
import type { OrderView, TicketsView } from '../../../order/order-view.ts';
import { OrderTickets } from '../../../order/order-tickets.tsx';
import { loadOrderExtras } from '../../../order/order-extras.server.ts';
import { viewOrder } from '../../../order/view-order.server.ts';
import { orMissing } from '../../../shop/not-found.server.ts';
import { messagesOf } from '../../../i18n/dictionary.server.ts';
import { useTranslations, TranslationsProvider } from '../../../i18n/use-translations.tsx';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return signedIn(page, request, async (userSession) => {
    const [order, pageLanguage, { timeZone }] = await Promise.all([
      orMissing(userSession.use(orders).getOrder(params.orderId)),
      page.pageLanguage(),
      page.store(),
    ]);
    const { tickets, files, subscription } = await loadOrderExtras(page, userSession, order, {
      ...pageLanguage,
      timeZone,
    });
    return {
      tickets,
      order: viewOrder(order, pageLanguage, timeZone, files, subscription),
      messages: messagesOf(pageLanguage.language, 'order'),
    };
  });
}

export default function MyOrder({
  loaderData: { order, tickets, messages },
}: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <Details order={order} tickets={tickets} />
    </TranslationsProvider>
  );
}

function Details({
  order,
  tickets,
}: {
  readonly order: OrderView;
  readonly tickets: TicketsView | undefined;
}) {
  const t = useTranslations('order');
  return (
    <AccountPage
      heading={t('orderNumber', { number: order.number })}
      intro={t('placedOn', { date: order.date })}
    >
      <section aria-label={t('summary')}>
        <OrderLines order={order} />
      </section>
      {tickets && <OrderTickets tickets={tickets} />}
      <OrderFacts order={order} />
      {order.hasInvoice && (
        <p>
          <a className="link" href={`/hosted/invoice/${order.id}`}>
            {t('invoice')}
          </a>
        </p>
      )}
    </AccountPage>
  );
}
