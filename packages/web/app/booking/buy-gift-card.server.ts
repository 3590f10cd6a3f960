import { currentCart } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { PageContext } from '../page-context.server.ts';
import { inLanguage } from '../shop/link.tsx';
import { itemApps } from './item-apps.server.ts';
import { isDate } from './calendar.server.ts';
import { checkoutAddress, checkoutOf } from './checkout.server.ts';
import { formText } from '../ui/form-text.server.ts';
import { refusal, refused } from './form-errors.server.ts';
import { bookingTranslations } from './format.server.ts';
import { clockIn } from './zone.server.ts';

/** Adds a gift card to the cart, or goes straight to the checkout. */
export async function buyGiftCard(page: PageContext, request: Request, form: FormData) {
  const [{ t, prefix }, { timeZone }] = await Promise.all([
    bookingTranslations(page),
    page.store(),
  ]);
  const text = (name: string): string => formText(form, name);
  const [email, message, day] = [text('recipientEmail'), text('message'), text('sendOn')];
  const today = clockIn(timeZone).date(Date.now());
  const errors = {
    ...(email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
      ? { recipientEmail: t('emailWrong') }
      : {}),
    ...(message.length > 1000 ? { message: t('messageLong') } : {}),
    ...(day !== '' && (!isDate(day) || day < today) ? { sendOn: t('dayWrong') } : {}),
  };
  if (Object.keys(errors).length > 0) return refused(form, t('notSaved'), { errors });
  const giftCard = {
    recipientName: text('recipientName').slice(0, 100),
    senderName: text('senderName').slice(0, 100),
    message,
    ...(email === '' ? {} : { recipientEmail: email }),
    // Sent in the morning of the store's time zone; a card for today is sent at once.
    ...(day === '' || day === today ? {} : { deliverDate: day }),
  };
  const variantId = text('variantId');
  const item = {
    appId: itemApps.giftCards,
    catalogItemId: text('product'),
    quantity: 1,
    options: { giftCard, ...(variantId === '' ? {} : { variantId }) },
  };
  try {
    if (form.get('intent') === 'cart') {
      const { quantity, ...catalogReference } = item;
      await page
        .userSession()
        .use(currentCart)
        .addToCurrentCart({ lineItems: [{ quantity, catalogReference }] });
      return redirect(inLanguage(prefix, '/cart'));
    }
    return redirect(
      await checkoutAddress(
        page,
        await checkoutOf(page, request, page.userSession(), [item], { holds: false }),
      ),
    );
  } catch (error) {
    return refusal(error, form, t, 'ticket');
  }
}
