import { ApiError, orders } from '@shopwright/sdk';
import { useEffect } from 'react';
import { data, useRevalidator, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/thank-you';
import { pageContext } from '../../page-context.server.ts';
import { hopOf, returnUrl } from '../../hosted/redirect-session.server.ts';
import { OrderFacts, OrderFiles, OrderLines } from '../../order/order-details.tsx';
import { OrderTickets } from '../../order/order-tickets.tsx';
import { loadOrderExtras } from '../../order/order-extras.server.ts';
import { viewOrder } from '../../order/view-order.server.ts';
import type { Person } from '../../session/user-session.server.ts';
import { Link } from '../../shop/link.tsx';
import { wordsOf } from '../../i18n/dictionary.server.ts';
import { useWords, Words } from '../../i18n/use-translations.tsx';

export const headers = () => ({ 'cache-control': 'no-store' });

export async function loader(args: Route.LoaderArgs) {
  const { session, person } = await hopOf(args);
  const page = args.context.get(pageContext);
  const [speech, { timeZone }] = await Promise.all([page.speech(), page.store()]);
  const words = wordsOf(speech.language, 'order');
  const order = person.isKnown() ? await find(person, args.params.orderId) : undefined;
  if (!order) return data({ words, shown: undefined }, { status: 404 });
  const invoice = `/hosted/invoice/${order._id ?? ''}${session?._id ? `?session=${session._id}` : ''}`;
  const contact = order.billingInfo?.contactDetails ?? order.recipientInfo?.contactDetails;
  const { tickets, files, subscription } = await loadOrderExtras(
    page,
    person,
    order,
    { ...speech, timeZone },
    session?._id ? { session: session._id } : {},
  );
  return data({
    words,
    shown: {
      order: viewOrder(order, speech, timeZone, files, subscription),
      invoice,
      tickets,
      name: contact?.firstName ?? '',
      isMember: person.isMember(),
      isOurs: session === undefined,
      onward: returnUrl(session, 'thanked', { orderId: order._id ?? '' }),
      appName: session?.appName,
    },
  });
}

async function find(person: Person, orderId: string): Promise<orders.Order | undefined> {
  try {
    return await person.use(orders).getOrder(orderId);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403))
      return undefined;
    throw error;
  }
}

export default function ThankYou({ loaderData: { words, shown } }: Route.ComponentProps) {
  return <Words words={words}>{shown ? <Thanks {...shown} /> : <NotHere />}</Words>;
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

function Thanks({ order, invoice, tickets, name, isMember, isOurs, onward, appName }: Shown) {
  const say = useWords('order');
  const store = useRouteLoaderData<typeof rootLoader>('root')?.store;
  const { standing, number, email, hasInvoice } = order;
  useFollowing(standing === 'pending');
  return (
    <div className="order">
      <title>{`${say('thankYouTitle')} | ${store?.name ?? ''}`}</title>
      {standing === 'pending' && (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      )}
      <div>
        <p className="text-quiet">{say('orderNumber', { number })}</p>
        <h1 className="title mt-2">{name ? say('thankYouNamed', { name }) : say('thankYou')}</h1>
        <div role="status" className="mt-6 grid gap-2 text-lg">
          {standing === 'pending' ? (
            <p>{say('pendingText')}</p>
          ) : standing === 'canceled' ? (
            <p>{say('canceledText')}</p>
          ) : (
            standing === 'later' && <p>{say('laterText')}</p>
          )}
          {email !== '' && (
            <p>{say(standing === 'pending' ? 'mailWhenPaid' : 'mailSent', { email })}</p>
          )}
        </div>
        <OrderFiles order={order} />
        {tickets && (
          <div className="mt-8">
            <OrderTickets tickets={tickets} />
          </div>
        )}
        <div className="mt-8">
          <OrderFacts order={order} />
        </div>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          {isOurs && (
            <Link className="button" reloadDocument to="/products">
              {say('goOnShopping')}
            </Link>
          )}
          {onward && (
            <a className="button" href={onward}>
              {appName ? say('continueTo', { site: appName }) : say('goOnShopping')}
            </a>
          )}
          {hasInvoice && (
            <a className="link py-2" href={invoice}>
              {say('invoice')}
            </a>
          )}
          {isMember && isOurs && (
            <a className="link py-2" href={`/account/orders/${order.id}`}>
              {say('yourAccount')}
            </a>
          )}
        </p>
      </div>
      <section aria-label={say('summary')} className="order-summary">
        <OrderLines order={order} />
      </section>
      {!isMember && isOurs && (
        <section>
          <h2 className="subtitle">{say('createAccountHeading')}</h2>
          <p className="mt-3 text-quiet">{say('createAccountText')}</p>
          <p className="mt-4">
            <a
              className="link"
              href={`/hosted/register?${new URLSearchParams({ next: '/account/orders', email })}`}
            >
              {say('createAccount')}
            </a>
          </p>
        </section>
      )}
    </div>
  );
}

/** A payment that is on its way is asked after until it has arrived. */
function useFollowing(pending: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!pending || state !== 'idle') return undefined;
    const timer = setTimeout(() => void revalidate(), 3000);
    return () => clearTimeout(timer);
  }, [pending, state, revalidate]);
}

function NotHere() {
  const say = useWords('order');
  return (
    <section className="hosted-column">
      <title>{say('notHereHeading')}</title>
      <h1 className="title">{say('notHereHeading')}</h1>
      <p className="mt-6 text-lg text-quiet">{say('notHereText')}</p>
      <p className="mt-8">
        <Link className="button" reloadDocument to="/orders/lookup">
          {say('lookUp')}
        </Link>
      </p>
    </section>
  );
}
