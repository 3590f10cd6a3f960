import { itemApps } from '@shopwright/contract/shared/apps';
import { createClient, OAuthStrategy, orders, recovery, staff } from '@shopwright/sdk';
import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { openPage } from '../../kit/browser.ts';
import { comeAs, signUp } from '../../kit/browser-member.ts';
import { findMessage } from '../../kit/shop-calls.ts';

/** What is delivered without a parcel: files, tickets, gift cards, and the mails about them. */

vi.setConfig({ testTimeout: 180_000 });

interface Shop {
  readonly url: string;
  readonly clientId: string;
  readonly owner?: { readonly email: string; readonly password: string };
}

const stores = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'Hudson',
  postalCode: '12534',
  addressLine1: '12 Mill Road',
};
const contactDetails = { firstName: 'Ada', lastName: 'Byron', phone: '+1 518 555 0100' };

/** A guest with an order that is paid by card. */
async function buy(
  { url, clientId }: Shop,
  email: string,
  lines: readonly { appId: string; catalogItemId: string; quantity?: number; options?: object }[],
  language = 'en',
) {
  const auth = OAuthStrategy({ clientId });
  const client = createClient({
    host: url,
    auth,
    headers: { 'accept-language': language },
    modules: { orders },
  });
  const say = async <Body>(path: string, body: object): Promise<Body> => {
    const answer = await client.fetchWithAuth(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    // Tests say what they expect of it.
    return (await answer.json()) as Body;
  };
  const { checkout } = await say<{ checkout: { id: string } }>('/v1/checkouts', {
    channelType: 'WEB',
    lineItems: lines.map(({ quantity = 1, ...catalogReference }) => ({
      quantity,
      catalogReference,
    })),
    checkoutInfo: {
      buyerInfo: { email },
      billingInfo: { address, contactDetails },
      shippingInfo: { shippingDestination: { address, contactDetails } },
    },
  });
  const { payment } = await say<{ payment: { orderId?: string } }>(
    `/v1/checkouts/${checkout.id}/pay`,
    { method: 'SANDBOX', token: 'tok_success' },
  );
  return { orderId: payment.orderId ?? '', client, tokens: () => auth.getTokens() };
}

async function productOf({ url, clientId }: Shop, slug: string): Promise<string> {
  const client = createClient({ host: url, auth: OAuthStrategy({ clientId }) });
  const answer = await client.fetchWithAuth('/stores-reader/v1/products/query-platformized', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: { filter: { slug } } }),
  });
  return ((await answer.json()) as { products: { id: string }[] }).products[0]?.id ?? '';
}

async function ticketOf({ url, clientId }: Shop) {
  const client = createClient({ host: url, auth: OAuthStrategy({ clientId }) });
  const answer = await client.fetchWithAuth('/v1/events/query', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { events } = (await answer.json()) as {
    events: {
      id: string;
      tickets: { id: string; sale: string; requiresPlanIds?: string[]; perOrder?: number }[];
    }[];
  };
  const [found] = events.flatMap(({ id, tickets }) =>
    tickets
      .filter(
        ({ sale, requiresPlanIds = [], perOrder = 9 }) =>
          sale === 'ON_SALE' && requiresPlanIds.length === 0 && perOrder >= 2,
      )
      .map((type) => ({ catalogItemId: id, options: { ticketTypeId: type.id } })),
  );
  if (!found) throw new Error('The demo sells no tickets.');
  return { appId: itemApps.tickets, ...found };
}

describe('a file', () => {
  test("is downloaded from the thank-you page, the guest's order page and the mail; a broken link says so", async ({
    shop,
    browser,
  }) => {
    const email = 'reader@example.com';
    const bought = await buy(shop, email, [
      { appId: stores, catalogItemId: await productOf(shop, 'glaze-notebook'), quantity: 2 },
    ]);
    const { page, complaints, close } = await openPage(browser);
    onTestFinished(close);
    await comeAs(page.context(), shop, bought.tokens());

    await page.goto(`${shop.url}/hosted/thank-you/${bought.orderId}`);
    const line = page.locator('.order-lines li').first();
    expect(await line.innerText()).toMatch(/glaze-notebook\.pdf, 9 kB/);
    expect(await line.innerText()).toContain('10 downloads left');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      line.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('glaze-notebook.pdf');
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

    const mail = await findMessage(shop, email, 'digital-files');
    const link = mail.links.find((found) => found.includes('/downloads/')) ?? '';
    await page.context().clearCookies();
    await page.goto(link);
    expect(await page.getByRole('main').innerText()).toContain('9 downloads left');
    const [second] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect((await readFile(await second.path())).subarray(0, 5).toString()).toBe('%PDF-');

    const status = mail.links.find((found) => found.includes('/orders/status/')) ?? '';
    await page.goto(status.replace('/orders/status/', '/de/orders/status/'));
    expect(await page.locator('.order-lines').innerText()).toContain('noch 9 Downloads');
    expect(await page.locator('.order-lines a[download]').getAttribute('href')).toMatch(
      /^\/de\/downloads\/[\w-]{43}\/file$/,
    );
    expect(complaints).toEqual([]);

    const nowhere = await page.goto(`${shop.url}/downloads/${'x'.repeat(43)}`);
    expect([nowhere?.status(), await page.getByRole('heading', { level: 1 }).innerText()]).toEqual([
      404,
      "This download isn't available",
    ]);
    // Neither a look at the page nor one ahead counts.
    const token = link.split('/').at(-1) ?? '';
    await fetch(`${shop.url}/downloads/${token}/file`, { method: 'HEAD' });
    await fetch(link);
    await page.goto(link);
    expect(await page.getByRole('main').innerText()).toContain('9 downloads left');
  });
});

test("tickets are on the thank-you page and the guest's order page as codes, and in the mail as a PDF with one page each", async ({
  shop,
  browser,
}) => {
  const email = 'guest-of-the-night@example.com';
  const bought = await buy(shop, email, [{ ...(await ticketOf(shop)), quantity: 2 }]);
  const { page, complaints, close } = await openPage(browser, {
    viewport: { width: 390, height: 844 },
  });
  onTestFinished(close);
  await comeAs(page.context(), shop, bought.tokens());
  await page.goto(`${shop.url}/hosted/thank-you/${bought.orderId}`);
  const topOf = async (heading: Locator): Promise<number> => (await heading.boundingBox())?.y ?? 0;
  // On a phone, what was bought comes before the invitation to make an account.
  expect(await topOf(page.getByRole('region', { name: 'Order summary' }))).toBeLessThan(
    await topOf(page.getByRole('heading', { name: 'Check out faster next time' })),
  );
  const codes = page.locator('main img[src*="/ticket-code/"]');
  expect(await codes.count()).toBe(2);
  const areLoaded = () =>
    codes.evaluateAll((all) => all.every((one) => Number(Reflect.get(one, 'naturalWidth')) > 0));
  await expect.poll(areLoaded).toBe(true);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download tickets (PDF)' }).click(),
  ]);
  const pdf = (await readFile(await download.path())).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);

  const { links } = await findMessage(shop, email, 'order-confirmation');
  await page.context().clearCookies();
  await page.goto(links.find((found) => found.includes('/orders/status/')) ?? '');
  expect(await codes.count()).toBe(2);
  await expect.poll(areLoaded).toBe(true);
  expect(complaints).toEqual([]);
  const mail = await findMessage(shop, email, 'tickets');
  expect(mail).toMatchObject({ attachments: ['tickets.pdf'] });
});

test('gift cards are sold only on the page that asks for the recipient', async ({ shop }) => {
  for (const prefix of ['', '/de']) {
    const answer = await fetch(`${shop.url}${prefix}/products/gift-card`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${prefix}/gift-cards`]);
  }
});

test('every link in a mail leads to an existing page', async ({ shop }) => {
  const email = 'links@example.com';
  const notebook = await productOf(shop, 'glaze-notebook');
  const card = {
    appId: itemApps.giftCards,
    catalogItemId: await productOf(shop, 'gift-card'),
    options: {
      options: { Amount: '50' },
      giftCard: { recipientEmail: 'friend-of-links@example.com' },
    },
  };
  const visitor = createClient({
    host: shop.url,
    auth: OAuthStrategy({ clientId: shop.clientId }),
    modules: { staff, recovery },
  });
  const { accessToken = '' } = await visitor.staff.signIn(
    shop.owner ?? { email: '', password: '' },
  );
  const owner = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(shop.url + path, {
      method: 'POST',
      headers: { authorization: accessToken, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([path, answer.status]).toEqual([path, 200]);
  };
  for (const language of ['en', 'de']) {
    const { orderId, client } = await buy(
      shop,
      email,
      [{ appId: stores, catalogItemId: notebook }, card],
      language,
    );
    const order = await client.orders.getOrder(orderId);
    await owner(`/v1/fulfillments/orders/${orderId}/create-fulfillment`, {
      fulfillment: { lineItems: [{ id: order.lineItems?.[0]?._id, quantity: 1 }] },
    });
    await owner(`/v1/orders/${orderId}/cancel`, { sendOrderCanceledEmail: true });
  }
  const { email: member } = await signUp(shop);
  await visitor.recovery.sendRecoveryEmail(member);
  await findMessage(shop, member);

  const readInbox = async () => {
    const answer = await fetch(`${shop.url}/dev/inbox`, {
      headers: { accept: 'application/json' },
    });
    return ((await answer.json()) as { messages: { kind: string; links: string[] }[] }).messages;
  };
  await expect
    .poll(async () => (await readInbox()).map(({ kind }) => kind))
    .toEqual(
      expect.arrayContaining([
        'order-confirmation',
        'order-received',
        'digital-files',
        'gift-card',
        'order-fulfilled',
        'order-canceled',
        'order-cancellation',
      ]),
    );
  const messages = await readInbox();
  const links = new Map(
    messages.flatMap(({ kind, links: found }) => found.map((link) => [link, kind] as const)),
  );
  for (const [link, kind] of links) {
    if (!link.startsWith(shop.url)) continue;
    const { status } = await fetch(link, { redirect: 'manual' });
    // A canceled order has ended its downloads: 410 says so on a page that is there.
    expect([kind, link, status === 410 ? 'ended' : status < 400 ? 'there' : status]).toEqual([
      kind,
      link,
      kind === 'digital-files' && link.includes('/downloads/')
        ? expect.stringMatching(/there|ended/)
        : 'there',
    ]);
  }
});
