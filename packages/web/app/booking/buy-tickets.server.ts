import { ApiError, currentCart, tickets, type events as api } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { PageContext } from '../page-context.server.ts';
import type { UserSession } from '../session/user-session.server.ts';
import { inLanguage } from '../shop/link.tsx';
import { itemApps } from './item-apps.server.ts';
import { checkoutAddress, checkoutOf, type CheckoutItem } from './checkout.server.ts';
import { eventView } from './event-view.server.ts';
import { formText } from '../ui/form-text.server.ts';
import { refusal, refused } from './form-errors.server.ts';
import { bookingTranslations } from './format.server.ts';

interface Buying {
  readonly page: PageContext;
  readonly request: Request;
  readonly userSession: UserSession;
  readonly event: api.StoreEvent;
  readonly form: FormData;
  readonly sessionId?: string | undefined;
  /** The page to return to. */
  readonly path: string;
}

/**
 * Handles the forms of an event: reserves tickets for the checkout, adds them to the cart, or joins
 * the waiting list.
 */
export async function buyTickets({
  page,
  request,
  userSession,
  event,
  form,
  sessionId,
  path,
}: Buying) {
  const { t, prefix } = await bookingTranslations(page);
  const intent = form.get('intent');
  const eventId = event._id ?? '';
  try {
    if (intent === 'wait') {
      const email = formText(form, 'email');
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
        return refused(form, t('notSaved'), { errors: { email: t('emailWrong') } });
      const name = formText(form, 'name').slice(0, 200);
      await userSession.useRateLimited(tickets).joinWaitingList(eventId, {
        guest: {
          email,
          quantity: wholeNumber(form.get('quantity')) || 1,
          ...(name ? { name } : {}),
        },
      });
      return redirect(`${path}${path.includes('?') ? '&' : '?'}waiting=1#tickets`);
    }
    const items = (event.tickets ?? []).flatMap(({ _id = '' }): CheckoutItem[] => {
      const quantity = wholeNumber(form.get(`ticket:${_id}`));
      return quantity > 0
        ? [
            {
              appId: itemApps.tickets,
              catalogItemId: eventId,
              options: { ticketTypeId: _id },
              quantity,
            },
          ]
        : [];
    });
    if (items.length === 0) return refused(form, t('chooseTickets'));
    if (intent === 'cart') {
      await userSession.use(currentCart).addToCurrentCart({
        lineItems: items.map(({ quantity, ...catalogReference }) => ({
          quantity,
          catalogReference,
        })),
      });
      return redirect(inLanguage(prefix, '/cart'));
    }
    return redirect(
      await checkoutAddress(
        page,
        await checkoutOf(page, request, userSession, items, { holds: true }),
        sessionId,
      ),
    );
  } catch (error) {
    if (userSession.isMember() && error instanceof ApiError && error.code === 'MEMBERS_ONLY_ITEM')
      return refused(
        form,
        t('needsPlan', { plans: await plansNeeded(page, event, form) }),
        { seePlans: true },
        403,
      );
    return refusal(error, form, t, 'ticket');
  }
}

/** The plans that open the tickets that were chosen, as one reads them. */
async function plansNeeded(
  page: PageContext,
  event: api.StoreEvent,
  form: FormData,
): Promise<string> {
  const { tickets: types } = await eventView(page, event);
  return [
    ...new Set(
      types
        .filter(({ id, plans }) => plans !== '' && wholeNumber(form.get(`ticket:${id}`)) > 0)
        .map(({ plans }) => plans),
    ),
  ].join(', ');
}

const wholeNumber = (value: FormDataEntryValue | null): number =>
  Math.min(1000, Math.max(0, Math.floor(Number(value ?? 0)) || 0));
