import { ApiError, currentCart, type services as api } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { PageContext } from '../page-context.server.ts';
import type { Person } from '../session/user-session.server.ts';
import { inLanguage } from '../shop/link.tsx';
import { itemApps } from './item-apps.server.ts';
import { checkoutAddress, checkoutOf } from './checkout.server.ts';
import { formText } from '../ui/form-text.server.ts';
import { refusal, refused } from './form-errors.server.ts';
import { bookingSpeech } from './format.server.ts';

interface Booking {
  readonly page: PageContext;
  readonly request: Request;
  readonly person: Person;
  readonly service: api.Service;
  readonly form: FormData;
  readonly sessionId?: string | undefined;
}

/** What the form of the times asks for: to the checkout with the place kept, or into the cart. */
export async function bookSlot({ page, request, person, service, form, sessionId }: Booking) {
  const { say, prefix } = await bookingSpeech(page);
  const start = formText(form, 'start');
  if (Number.isNaN(Date.parse(start))) return refused(form, say('chooseATime'));
  const staffId = form.get('staff');
  const paymentOption = form.get('paymentOption');
  const choices = Object.fromEntries(
    (service.options ?? []).flatMap(({ name }) => {
      const choice = form.get(`choice:${name}`);
      return typeof choice === 'string' && choice !== '' ? [[name, choice]] : [];
    }),
  );
  const wanted = {
    appId: itemApps.services,
    catalogItemId: service._id ?? '',
    quantity: Math.max(1, Math.floor(Number(form.get('quantity') ?? 1)) || 1),
    options: {
      start,
      ...(staffId ? { staffId } : {}),
      ...(Object.keys(choices).length > 0 ? { choices } : {}),
      ...(paymentOption ? { paymentOption } : {}),
    },
  };
  try {
    if (form.get('intent') === 'cart') {
      const { quantity, ...catalogReference } = wanted;
      await person
        .use(currentCart)
        .addToCurrentCart({ lineItems: [{ quantity, catalogReference }] });
      return redirect(inLanguage(prefix, '/cart'));
    }
    return redirect(
      await checkoutAddress(
        page,
        await checkoutOf(page, request, person, [wanted], { holds: true }),
        sessionId,
      ),
    );
  } catch (error) {
    // More people than places is another thing than a time that is gone.
    if (
      error instanceof ApiError &&
      (error.code === 'SLOT_IS_FULL' || error.code === 'ITEM_NOT_AVAILABLE') &&
      wanted.quantity > 1
    )
      return refused(form, say('tooFewPlaces'), {}, 409);
    return refusal(error, form, say);
  }
}
