import { AxeBuilder } from '@axe-core/playwright';
import {
  checkout,
  createClient,
  currentCart,
  events,
  OAuthStrategy,
  payments,
  redirects,
  services,
  staff,
  subscriptions,
  type Tokens,
} from '@shopwright/sdk';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Buyers and pages of classes, tickets and plans. */

export interface BookingShop {
  readonly url: string;
  readonly clientId: string;
  readonly owner?: { readonly email: string; readonly password: string };
}

export const apps = {
  services: '13d21c63-b5ec-5912-8397-c3a5ddb27a97',
  tickets: '140603ad-af8d-84a5-2c80-a0f60cb47351',
  plans: '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3',
  stores: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
};

export const someone = ({ url, clientId }: BookingShop, tokens?: Tokens) =>
  createClient({
    host: url,
    auth: OAuthStrategy({ clientId, ...(tokens ? { tokens } : {}) }),
    modules: { checkout, currentCart, payments, redirects, services, events, subscriptions },
  });
type Someone = ReturnType<typeof someone>;

export async function ownerOf({ url, clientId, owner = { email: '', password: '' } }: BookingShop) {
  const { accessToken = '' } = await createClient({
    host: url,
    auth: OAuthStrategy({ clientId }),
    modules: { staff },
  }).staff.signIn(owner);
  return createClient({
    host: url,
    headers: { authorization: accessToken },
    modules: { services, events },
  });
}

/** One chair, every day from nine to noon: each slot can be booked once. */
export async function createHaircut(shop: BookingShop, name: string) {
  const { service } = await (
    await ownerOf(shop)
  ).services.createService({
    service: {
      name,
      type: 'APPOINTMENT',
      price: '40',
      durationMinutes: 60,
      capacity: 1,
      timeZone: 'America/New_York',
      cancelMinutes: 0,
      bookingWindowDays: 700,
      location: 'Upstairs',
      weekly: (
        ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
      ).map((weekday) => ({ weekday, start: '09:00', end: '12:00' })),
    },
  });
  return { id: service?._id ?? '', slug: service?.slug ?? '' };
}

const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine1: '1 Main St',
};
const contactDetails = { firstName: 'Ann', lastName: 'Poe' };

/** The pages of the checkout are tested elsewhere. */
export async function pay(
  buyer: Someone,
  checkoutId: string,
  { ships = false } = {},
): Promise<void> {
  if (ships)
    await buyer.checkout.updateCheckout(checkoutId, {
      shippingInfo: {
        shippingDestination: { address, contactDetails },
        selectedCarrierServiceOption: { code: 'standard' },
      },
    });
  await buyer.checkout.updateCheckout(checkoutId, {
    buyerInfo: { email: 'ann@example.com' },
    billingInfo: { address, contactDetails },
  });
  const { payment } = await buyer.payments.payCheckout(checkoutId, {
    method: 'SANDBOX',
    token: 'tok_success',
  });
  expect(payment?.state).toBe('PAID');
}
export const line = (
  appId: string,
  catalogItemId: string,
  options: Record<string, unknown> = {},
) => ({
  channelType: 'WEB' as const,
  lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId, options } }],
});
export const idIn = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

export const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
