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
import { wordsOf } from '../../../i18n/dictionary.server.ts';
import { useWords, Words } from '../../../i18n/use-translations.tsx';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return signedIn(page, request, async (person) => {
    const [order, speech, { timeZone }] = await Promise.all([
      orMissing(person.use(orders).getOrder(params.orderId)),
      page.speech(),
      page.store(),
    ]);
    const { tickets, files, subscription } = await loadOrderExtras(page, person, order, {
      ...speech,
      timeZone,
    });
    return {
      tickets,
      order: viewOrder(order, speech, timeZone, files, subscription),
      words: wordsOf(speech.language, 'order'),
    };
  });
}

export default function MyOrder({ loaderData: { order, tickets, words } }: Route.ComponentProps) {
  return (
    <Words words={words}>
      <Details order={order} tickets={tickets} />
    </Words>
  );
}

function Details({
  order,
  tickets,
}: {
  readonly order: OrderView;
  readonly tickets: TicketsView | undefined;
}) {
  const say = useWords('order');
  return (
    <AccountPage
      heading={say('orderNumber', { number: order.number })}
      intro={say('placedOn', { date: order.date })}
    >
      <section aria-label={say('summary')}>
        <OrderLines order={order} />
      </section>
      {tickets && <OrderTickets tickets={tickets} />}
      <OrderFacts order={order} />
      {order.hasInvoice && (
        <p>
          <a className="link" href={`/hosted/invoice/${order.id}`}>
            {say('invoice')}
          </a>
        </p>
      )}
    </AccountPage>
  );
}
