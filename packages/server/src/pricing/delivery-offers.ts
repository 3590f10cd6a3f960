import { createHash } from 'node:crypto';
import type { DeliveryOption, ShippingProvider } from '../kernel/extend/shipping-provider.ts';
import type { Log } from '../kernel/log.ts';
import { createExternalAnswers } from './external-answers.ts';
import { whyNoOptions } from '../kernel/extend/check-pricing-answer.ts';
import { offerDelivery, subtotalOf, type Offers, type Shopping } from './rules/delivery/offer.ts';
import type { ShippingSettings } from './rules/delivery/settings.ts';
import type { Delivery, Location } from './rules/purchase.ts';
import { isDelivered, weightOf } from './rules/weight.ts';

export interface OfferRequest {
  readonly siteId: string;
  readonly settings: ShippingSettings;
  readonly destination: Location | undefined;
  readonly shopping: Shopping;
}

/** A source of delivery options: the store's own settings, or a provider of an extension. */
export type DeliverySource = (request: OfferRequest) => Promise<readonly Delivery[]>;

/** The options that the store's settings offer. */
export const storeDelivery: DeliverySource = async ({ settings, destination, shopping }) =>
  offerDelivery(settings, destination, shopping).options;

/** The options of an extension's provider, as a carrier of its own. */
export function createDeliverySource(
  provider: ShippingProvider,
  log: Log,
  options: { readonly timeoutMs?: number; readonly now?: () => number } = {},
): DeliverySource {
  const answers = createExternalAnswers<readonly DeliveryOption[]>({
    ...options,
    name: provider.name,
    log,
    whyWrong: whyNoOptions,
  });
  const carrierId = carrierIdOf(provider.name);
  return async ({ siteId, destination, shopping }) => {
    if (!destination) return [];
    const lines = shopping.lines.filter(isDelivered);
    const request = {
      siteId,
      destination,
      currency: shopping.currency.code,
      subtotal: subtotalOf(shopping),
      weight: weightOf(shopping.lines),
      weightUnit: shopping.weightUnit,
      lines: lines.map(({ id, productId, variantId, quantity, price, weight }) => ({
        id,
        quantity,
        price,
        ...(productId === undefined ? {} : { productId }),
        ...(variantId === undefined ? {} : { variantId }),
        ...(weight === undefined ? {} : { weight }),
      })),
    };
    const offered = (await answers.get(request, () => provider.options(request))) ?? [];
    return offered.map(({ code, title, price, deliveryTime, instructions }) => ({
      code,
      title,
      price,
      carrierId,
      kind: 'SHIPPING',
      charges: [],
      ...(deliveryTime === undefined ? {} : { deliveryTime }),
      ...(instructions === undefined ? {} : { instructions }),
    }));
  };
}

/** Asks all sources at once; the options are in the order of the sources. */
export async function collectOffers(
  sources: readonly DeliverySource[],
  request: OfferRequest,
): Promise<Offers> {
  if (!request.shopping.lines.some(isDelivered)) return { needed: false, options: [] };
  const options = await Promise.all(sources.map((source) => source(request)));
  return { needed: true, options: options.flat() };
}

/** A GUID that follows from the name, because clients store it with the buyer's choice. */
export function carrierIdOf(name: string): string {
  const hash = createHash('sha256').update(`shipping provider ${name}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
