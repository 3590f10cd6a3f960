import { ApiError, currentCart, tickets, type events as api } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { PageContext } from '../page-context.server.ts';
import type { Person } from '../session/user-session.server.ts';
import { inLanguage } from '../shop/link.tsx';
import { itemApps } from './item-apps.server.ts';
import { checkoutAddress, checkoutOf, type Wanted } from './checkout.server.ts';
import { eventView } from './event-view.server.ts';
import { formText } from '../ui/form-text.server.ts';
import { refusal, refused } from './form-errors.server.ts';
import { bookingSpeech } from './format.server.ts';

interface Buying {
  readonly page: PageContext;
  readonly request: Request;
  readonly person: Person;
  readonly event: api.StoreEvent;
  readonly form: FormData;
  readonly sessionId?: string | undefined;
  /** Where a waiting guest is led back to. */
  readonly path: string;
}

/** What the forms of an event ask for: tickets, kept while they are paid, into the cart, or a place on the waiting list. */
export async function buyTickets({ page, request, person, event, form, sessionId, path }: Buying) {
  const { say, prefix } = await bookingSpeech(page);
  const intent = form.get('intent');
  const eventId = event._id ?? '';
  try {
    if (intent === 'wait') {
      const email = formText(form, 'email');
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
        return refused(form, say('notSaved'), { errors: { email: say('emailWrong') } });
      const name = formText(form, 'name').slice(0, 200);
      await person.trying(tickets).joinWaitingList(eventId, {
        guest: {
          email,
          quantity: wholeNumber(form.get('quantity')) || 1,
          ...(name ? { name } : {}),
        },
      });
      return redirect(`${path}${path.includes('?') ? '&' : '?'}waiting=1#tickets`);
    }
    const wanted = (event.tickets ?? []).flatMap(({ _id = '' }): Wanted[] => {
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
    if (wanted.length === 0) return refused(form, say('chooseTickets'));
    if (intent === 'cart') {
      await person.use(currentCart).addToCurrentCart({
        lineItems: wanted.map(({ quantity, ...catalogReference }) => ({
          quantity,
          catalogReference,
        })),
      });
      return redirect(inLanguage(prefix, '/cart'));
    }
    return redirect(
      await checkoutAddress(
        page,
        await checkoutOf(page, request, person, wanted, { holds: true }),
        sessionId,
      ),
    );
  } catch (error) {
    if (person.isMember() && error instanceof ApiError && error.code === 'MEMBERS_ONLY_ITEM')
      return refused(
        form,
        say('needsPlan', { plans: await plansNeeded(page, event, form) }),
        { seePlans: true },
        403,
      );
    return refusal(error, form, say, 'ticket');
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
