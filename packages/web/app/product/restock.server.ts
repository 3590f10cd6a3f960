import { ApiError, backInStockNotifications, type Product } from '@shopwright/sdk';
import type { Person } from '../session/user-session.server.ts';
import { pictureOf } from '../shop/media.server.ts';
import type { SayIn } from '../i18n/translate.ts';
import { formText } from '../ui/form-text.server.ts';

export interface RestockAnswer {
  readonly done?: string;
  readonly error?: string;
  readonly message?: string;
  /** What was typed comes back with an error. */
  readonly email?: string;
}

interface Wish {
  readonly person: Person;
  readonly product: Product;
  readonly form: FormData;
  readonly itemUrl: string;
  readonly say: SayIn<'product'>;
}

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** Remembers who wants to hear of it when a product is back. */
export async function askForRestock({
  person,
  product,
  form,
  itemUrl,
  say,
}: Wish): Promise<RestockAnswer> {
  const email = formText(form, 'email');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return { error: say('emailNeeded'), email };
  const variantId = formText(form, 'variantId');
  const picture = pictureOf(product.media?.mainMedia, '');
  try {
    await person.trying(backInStockNotifications).createBackInStockNotificationRequest(
      {
        email,
        itemUrl,
        catalogReference: {
          appId: storesApp,
          catalogItemId: product._id ?? '',
          ...(variantId ? { options: { variantId } } : {}),
        },
      },
      {
        name: product.name ?? '',
        price: String(product.priceData?.discountedPrice ?? product.priceData?.price ?? 0),
        ...(picture ? { image: picture.url } : {}),
      },
    );
    return { done: say('restockDone') };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (
      error.details?.applicationError?.code === 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS'
    )
      return { done: say('restockAlready') };
    if (error.details?.applicationError?.code === 'ITEM_IN_STOCK')
      return { message: say('restockInStock') };
    if (error.status === 400 && error.details?.validationError)
      return { error: say('emailNeeded'), email };
    return { message: say('restockNotNow'), email };
  }
}
