import { ApiError, backInStockNotifications, type Product } from '@shopwright/sdk';
import type { UserSession } from '../session/user-session.server.ts';
import { pictureOf } from '../shop/media.server.ts';
import type { TranslateArea } from '../i18n/translate.ts';
import { formText } from '../ui/form-text.server.ts';

export interface RestockAnswer {
  readonly done?: string;
  readonly error?: string;
  readonly message?: string;
  /** The entered value, returned with an error. */
  readonly email?: string;
}

interface RestockRequest {
  readonly userSession: UserSession;
  readonly product: Product;
  readonly form: FormData;
  readonly itemUrl: string;
  readonly t: TranslateArea<'product'>;
}

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** Adds a customer to the back-in-stock list of a product. */
export async function requestRestockNotice({
  userSession,
  product,
  form,
  itemUrl,
  t,
}: RestockRequest): Promise<RestockAnswer> {
  const email = formText(form, 'email');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return { error: t('emailNeeded'), email };
  const variantId = formText(form, 'variantId');
  const picture = pictureOf(product.media?.mainMedia, '');
  try {
    await userSession.useRateLimited(backInStockNotifications).createBackInStockNotificationRequest(
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
    return { done: t('restockDone') };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (
      error.details?.applicationError?.code === 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS'
    )
      return { done: t('restockAlready') };
    if (error.details?.applicationError?.code === 'ITEM_IN_STOCK')
      return { message: t('restockInStock') };
    if (error.status === 400 && error.details?.validationError)
      return { error: t('emailNeeded'), email };
    return { message: t('restockNotNow'), email };
  }
}
