import { ApiError, orders } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/status';
import { pageContext } from '../../../context.ts';
import { loadFiles } from '../../../order/files.server.ts';
import { OrderFacts, OrderFiles, OrderLines } from '../../../order/order-details.tsx';
import { OrderTickets } from '../../../order/order-tickets.tsx';
import { loadTickets } from '../../../order/tickets.server.ts';
import { viewOrder } from '../../../order/view-order.server.ts';
import type { OrderView, TicketsView } from '../../../order/order-view.ts';
import type { Person } from '../../../person/person.ts';
import { inLanguage } from '../../../shop/link.tsx';
import { pageMeta } from '../../../shop/page-meta.ts';
import { wordsOf } from '../../../words/dictionary.server.ts';
import { useWords, Words } from '../../../words/use-words.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return [...pageMeta({ title: `${(loaderData?.words.order.orderNumber ?? '').replace('{number}', loaderData?.order.number ?? '')} | ${root.loaderData.store.name}` }), { name: 'robots', content: 'noindex' }];
}

/** The key in the address must reach no other site. Not `no-referrer`, with which browsers do not say where a form came from. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [speech, { timeZone }] = await Promise.all([page.speech(), page.store()]);
  const key = url.searchParams.get('key') ?? '';
  const order = await find(page.person(), params.orderId, key);
  if (!order) throw redirect(inLanguage(speech.prefix, '/orders/lookup?over=1'));
  const files = await loadFiles(page.person(), order, { ...speech, timeZone }, key);
  const tickets = await loadTickets(page.person(), order, { ...speech, timeZone }, { key });
  return { words: wordsOf(speech.language, 'order'), order: viewOrder(order, speech, timeZone, files), ...(tickets ? { tickets } : {}), invoice: `/hosted/invoice/${params.orderId}?${new URLSearchParams({ key })}` };
}

async function find(person: Person, orderId: string, key: string): Promise<orders.Order | undefined> {
  try {
    return (await person.use(orders).getOrderByKey(orderId, { key })).order;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}

export default function OrderStatus({ loaderData: { words, order, invoice, tickets } }: Route.ComponentProps) {
  return <Words words={words}><Status order={order} invoice={invoice} tickets={tickets} /></Words>;
}

function Status({ order, invoice, tickets }: { readonly order: OrderView; readonly invoice: string; readonly tickets: TicketsView | undefined }) {
  const say = useWords('order');
  return (
    <div className="order">
      <div>
        <p className="text-quiet">{say('placedOn', { date: order.date })}</p>
        <h1 className="title mt-2">{say('orderNumber', { number: order.number })}</h1>
        <OrderFiles order={order} />
        {tickets && <div className="mt-8"><OrderTickets tickets={tickets} /></div>}
        <div className="mt-8"><OrderFacts order={order} /></div>
        {order.hasInvoice && <p className="mt-8"><a className="link" href={invoice}>{say('invoice')}</a></p>}
      </div>
      <section aria-label={say('summary')}><OrderLines order={order} /></section>
    </div>
  );
}
