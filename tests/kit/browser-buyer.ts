import {
  ApiError,
  checkout,
  createClient,
  currentCart,
  giftCards,
  OAuthStrategy,
  orders,
  products,
  redirects,
  staff,
} from '@shopwright/sdk';
import type { BrowserContext, Page } from 'playwright-core';
import { comeAs } from './browser-member.ts';

interface StoreAddress {
  readonly url: string;
  readonly clientId: string;
  readonly owner?: { readonly email: string; readonly password: string };
}

const stores = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

export type Buyer = Awaited<ReturnType<typeof buyerIn>>;

/** A buyer with a cart and a checkout, created by calls: the test starts there. */
export async function buyerIn(
  { url, clientId }: StoreAddress,
  { name, quantity = 1 }: { readonly name: string; readonly quantity?: number },
) {
  const auth = OAuthStrategy({ clientId });
  const client = createClient({
    host: url,
    auth,
    modules: { checkout, currentCart, orders, products, redirects },
  });
  const { items } = await client.products.queryProducts().eq('name', name).limit(1).find();
  const catalogItemId = items[0]?._id ?? '';
  await client.currentCart.addToCurrentCart({
    lineItems: [{ quantity, catalogReference: { appId: stores, catalogItemId } }],
  });
  const { checkoutId = '' } = await client.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
  });
  return {
    checkoutId,
    page: `${url}/hosted/checkout/${checkoutId}`,
    client,
    comeAs: (context: BrowserContext) => comeAs(context, { url }, auth.getTokens()),
    orders: async () => (await client.orders.searchOrders({ filter: { checkoutId } })).orders ?? [],
    inCart: async () => {
      try {
        return ((await client.currentCart.getCurrentCart()).lineItems ?? []).length;
      } catch (error) {
        // The cart became an order; a new one starts with its first item.
        if (error instanceof ApiError && error.code === 'OWNED_CART_NOT_FOUND') return 0;
        throw error;
      }
    },
  };
}

/** Changes by the owner during a checkout. */
export async function shopkeeper({
  url,
  clientId,
  owner = { email: '', password: '' },
}: StoreAddress) {
  const { accessToken = '' } = await createClient({
    host: url,
    auth: OAuthStrategy({ clientId }),
    modules: { staff },
  }).staff.signIn(owner);
  const client = createClient({
    host: url,
    headers: { authorization: accessToken },
    modules: { giftCards, products },
  });
  return {
    async setPrice(name: string, price: number): Promise<void> {
      const { items } = await client.products.queryProducts().eq('name', name).limit(1).find();
      await client.products.updateProduct(items[0]?._id ?? '', { priceData: { price } });
    },
    /** An automatic discount on one product: it lowers the price of the item itself. */
    async putOnSale(
      name: string,
      { name: called, percent }: { readonly name: string; readonly percent: string },
    ): Promise<void> {
      const { items } = await client.products.queryProducts().eq('name', name).limit(1).find();
      const discount = {
        kind: 'RULE',
        name: called,
        effect: { type: 'PERCENT', percent },
        scope: { type: 'SPECIFIC_ITEMS', productIds: [items[0]?._id ?? ''] },
      };
      const answer = await fetch(`${url}/v1/discounts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: accessToken },
        body: JSON.stringify({ discount }),
      });
      if (!answer.ok) throw new Error(`The discount was refused: ${await answer.text()}`);
    },
    giftCard: async (initialValue: string): Promise<string> =>
      (await client.giftCards.createGiftCard({ giftCard: { initialValue } })).code ?? '',
  };
}

const next = (page: Page) => page.locator('.checkout-next button');
/** The URL changes a moment before the step is shown. */
const hasQuestion = (page: Page, question: string) =>
  page.getByRole('heading', { level: 1, name: question }).waitFor();

/** Continues to the payment step as a guest in New York. */
export async function giveAddress(
  page: Page,
  buyer: Buyer,
  email = 'ada@example.com',
): Promise<void> {
  await page.goto(buyer.page);
  await page.getByLabel('Email').fill(email);
  await next(page).click();
  await giveDelivery(page);
}

/** Continues from the delivery step to the payment step. */
export async function giveDelivery(page: Page): Promise<void> {
  await hasQuestion(page, 'Shipping address');
  await fillAddress(page);
  await next(page).click();
  await page.getByRole('radio', { name: /Standard/ }).check();
  await next(page).click();
  await hasQuestion(page, 'Payment');
}

export async function fillAddress(page: Page): Promise<void> {
  for (const [label, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Street address', '12 Mill Road'],
    ['City', 'Hudson'],
    ['ZIP code', '12534'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('State').selectOption('US-NY');
}

/** Pays with a sandbox card up to the review step. */
export async function chooseCard(page: Page, token: string): Promise<void> {
  await page.getByLabel('Test scenario').selectOption(token);
  await next(page).click();
  await hasQuestion(page, 'Review your order');
}

export const payButton = (page: Page) => page.locator('.checkout-pay');

export const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

/** The visible total of the order. */
export async function total(page: Page): Promise<string> {
  const rows = page.locator('.checkout-total dd');
  await rows.filter({ visible: true }).first().waitFor();
  return rows.filter({ visible: true }).innerText();
}
