import { ApiError, orders } from '@shopwright/sdk';
import { useEffect } from 'react';
import { data, useRevalidator, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/thank-you';
import { pageContext } from '../../page-context.server.ts';
import { loadHostedVisit, returnUrl } from '../../hosted/redirect-session.server.ts';
import { OrderFacts, OrderFiles, OrderLines } from '../../order/order-details.tsx';
import { OrderTickets } from '../../order/order-tickets.tsx';
import { loadOrderExtras } from '../../order/order-extras.server.ts';
import { viewOrder } from '../../order/view-order.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { Link } from '../../shop/link.tsx';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { useTranslations, TranslationsProvider } from '../../i18n/use-translations.tsx';

export const headers = () => ({ 'cache-control': 'no-store' });

export async function loader(args: Route.LoaderArgs) {
  const { session, userSession } = await loadHostedVisit(args);
  const page = args.context.get(pageContext);
  const [pageLanguage, { timeZone }] = await Promise.all([page.pageLanguage(), page.store()]);
  const messages = messagesOf(pageLanguage.language, 'order');
  const order = userSession.hasTokens() ? await find(userSession, args.params.orderId) : undefined;
  if (!order) return data({ messages, shown: undefined }, { status: 404 });
  const invoice = `/hosted/invoice/${order._id ?? ''}${session?._id ? `?session=${session._id}` : ''}`;
  const contact = order.billingInfo?.contactDetails ?? order.recipientInfo?.contactDetails;
  const { tickets, files, subscription } = await loadOrderExtras(
    page,
    userSession,
    order,
    { ...pageLanguage, timeZone },
    session?._id ? { session: session._id } : {},
  );
  return data({
    messages,
    shown: {
      order: viewOrder(order, pageLanguage, timeZone, files, subscription),
      invoice,
      tickets,
      name: contact?.firstName ?? '',
      isMember: userSession.isMember(),
      isOurs: session === undefined,
      onward: returnUrl(session, 'thanked', { orderId: order._id ?? '' }),
      appName: session?.appName,
    },
  });
}

async function find(userSession: UserSession, orderId: string): Promise<orders.Order | undefined> {
  try {
    return await userSession.use(orders).getOrder(orderId);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403))
      return undefined;
    throw error;
  }
}

export default function ThankYou({ loaderData: { messages, shown } }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      {shown ? <Thanks {...shown} /> : <NotHere />}
    </TranslationsProvider>
  );
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

function Thanks({ order, invoice, tickets, name, isMember, isOurs, onward, appName }: Shown) {
  const t = useTranslations('order');
  const store = useRouteLoaderData<typeof rootLoader>('root')?.store;
  const { paymentState, number, email, hasInvoice } = order;
  useFollowing(paymentState === 'pending');
  return (
    <div className="order">
      <title>{`${t('thankYouTitle')} | ${store?.name ?? ''}`}</title>
      {paymentState === 'pending' && (
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
      )}
      <div>
        <p className="text-quiet">{t('orderNumber', { number })}</p>
        <h1 className="title mt-2">{name ? t('thankYouNamed', { name }) : t('thankYou')}</h1>
        <div role="status" className="mt-6 grid gap-2 text-lg">
          {paymentState === 'pending' ? (
            <p>{t('pendingText')}</p>
          ) : paymentState === 'canceled' ? (
            <p>{t('canceledText')}</p>
          ) : (
            paymentState === 'later' && <p>{t('laterText')}</p>
          )}
          {email !== '' && (
            <p>{t(paymentState === 'pending' ? 'mailWhenPaid' : 'mailSent', { email })}</p>
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
              {t('goOnShopping')}
            </Link>
          )}
          {onward && (
            <a className="button" href={onward}>
              {appName ? t('continueTo', { site: appName }) : t('goOnShopping')}
            </a>
          )}
          {hasInvoice && (
            <a className="link py-2" href={invoice}>
              {t('invoice')}
            </a>
          )}
          {isMember && isOurs && (
            <a className="link py-2" href={`/account/orders/${order.id}`}>
              {t('yourAccount')}
            </a>
          )}
        </p>
      </div>
      <section aria-label={t('summary')} className="order-summary">
        <OrderLines order={order} />
      </section>
      {!isMember && isOurs && (
        <section>
          <h2 className="subtitle">{t('createAccountHeading')}</h2>
          <p className="mt-3 text-quiet">{t('createAccountText')}</p>
          <p className="mt-4">
            <a
              className="link"
              href={`/hosted/register?${new URLSearchParams({ next: '/account/orders', email })}`}
            >
              {t('createAccount')}
            </a>
          </p>
        </section>
      )}
    </div>
  );
}

/** Polls a pending payment until it completes. */
function useFollowing(pending: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!pending || state !== 'idle') return undefined;
    const timer = setTimeout(() => void revalidate(), 3000);
    return () => clearTimeout(timer);
  }, [pending, state, revalidate]);
}

function NotHere() {
  const t = useTranslations('order');
  return (
    <section className="hosted-column">
      <title>{t('notHereHeading')}</title>
      <h1 className="title">{t('notHereHeading')}</h1>
      <p className="mt-6 text-lg text-quiet">{t('notHereText')}</p>
      <p className="mt-8">
        <Link className="button" reloadDocument to="/orders/lookup">
          {t('lookUp')}
        </Link>
      </p>
    </section>
  );
}
