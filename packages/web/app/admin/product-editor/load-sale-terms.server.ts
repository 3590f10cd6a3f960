import { products, type productManagement } from '@shopwright/sdk';
import type { UserSession } from '../../session/user-session.server.ts';

/** How a product is sold besides once and shipped. */
export interface SaleTerms {
  readonly subscriptions: readonly SubscriptionRow[];
  readonly isGiftCard: boolean;
  /** Only of a digital product; the name is empty without a file. */
  readonly digital: { readonly fileName: string } | undefined;
}

export interface SubscriptionRow {
  readonly id: string;
  readonly title: string;
  readonly frequency: string;
  readonly interval: string;
  /** How often it is delivered; empty until it is canceled. */
  readonly cycles: string;
  /** In percent; empty for none. */
  readonly discount: string;
}

export async function loadSaleTerms(
  userSession: UserSession,
  productId: string,
  { product, giftCard = false }: productManagement.EditableProduct,
): Promise<SaleTerms> {
  const { subscriptionOptions = [] } = await userSession
    .use(products)
    .listSubscriptionOptions(productId);
  return {
    isGiftCard: giftCard,
    digital:
      product?.productType === 'digital'
        ? { fileName: product.digitalFile?.fileName ?? '' }
        : undefined,
    subscriptions: subscriptionOptions.map(
      ({ _id = '', title = '', subscriptionSettings: settings = {}, discount }) => ({
        id: _id,
        title,
        frequency: settings.frequency ?? 'MONTH',
        interval: String(settings.interval ?? 1),
        cycles: settings.autoRenewal ? '' : String(settings.billingCycles ?? ''),
        discount: discount?.type === 'PERCENT' ? String(discount.value ?? '') : '',
      }),
    ),
  };
}
