import {
  checkout,
  createClient,
  currentCart,
  events,
  OAuthStrategy,
  payments,
  plans,
  products,
  services,
  staff,
  type Tokens,
} from '@shopwright/sdk';
import type { Browser, BrowserContext } from 'playwright-core';
import { comeAs, signUp } from '../kit/browser-member.ts';

/** Every page of the site and the user who can see it. */

interface Shop {
  readonly url: string;
  readonly clientId: string;
  readonly owner?: { readonly email: string; readonly password: string } | undefined;
}

export interface LookedAt {
  /** For the name of a picture. */
  readonly name: string;
  readonly path: string;
  readonly as: 'visitor' | 'buyer' | 'member' | 'staff';
  /** What its status is when all is well. */
  readonly status?: number;
}

export interface Looking {
  readonly pages: readonly LookedAt[];
  /** A browser context signed in as that user. */
  windowFor(
    browser: Browser,
    as: LookedAt['as'],
    options?: Parameters<Browser['newContext']>[0],
  ): Promise<BrowserContext>;
}

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'Hudson',
  postalCode: '12534',
  addressLine: '14 Warren Street',
};

/** Fills carts, places an order and signs users in, so that no page is empty. */
export async function prepareLooking(shop: Shop): Promise<Looking> {
  const guest = sessionOf(shop);
  const { items } = await guest.products.queryProducts().limit(12).find();
  const colored = items.find(({ productOptions = [] }) => productOptions.length > 0) ?? items[0];
  const [service, event, plan] = await Promise.all([
    guest.services.queryServices().then((found) => found.services?.[0]?.slug),
    guest.events.queryEvents().then((found) => found.events?.[0]?.slug),
    guest.plans.queryPlans().then((found) => found.plans?.[0]?._id),
  ]);

  await fillCart(guest, items);
  const { checkoutId } = await guest.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    email: 'guest@example.com',
    shippingAddress: address,
  });

  const signedUp = await signUp(shop);
  const member = sessionOf(shop, signedUp.tokens);
  await fillCart(member, items);
  const orderId = await buy(member);
  await fillCart(member, items);
  const staffTokens = shop.owner === undefined ? undefined : await staffIn(shop, shop.owner);

  const visitorPages = {
    home: '/',
    collections: '/collections',
    collection: '/collections/tableware',
    products: '/products',
    'products-filtered': '/products?inStock=1',
    product: `/products/${colored?.slug ?? ''}`,
    'product-plain': '/products/dune-mug',
    search: '/search?q=mug',
    'search-nothing': '/search?q=zzzzqq',
    'cart-empty': '/cart',
    services: '/services',
    ...(service ? { service: `/services/${service}` } : {}),
    events: '/events',
    ...(event ? { event: `/events/${event}` } : {}),
    plans: '/plans',
    'gift-cards': '/gift-cards',
    policy: '/policies/privacy',
    discount: '/discount/NOSUCHCODE',
    'order-lookup': '/orders/lookup',
    'sign-in': '/hosted/sign-in',
    register: '/hosted/register',
    forgot: '/hosted/forgot',
    ...(service ? { 'book-hosted': `/hosted/book?service=${service}` } : {}),
    'home-de': '/de',
    'product-de': '/de/products/dune-mug',
    'home-mirror': '/x-mirror',
    'products-mirror': '/x-mirror/products',
    'collection-de': '/de/collections/tableware',
    'product-plan': '/products/coffee-subscription',
    'product-plan-de': '/de/products/coffee-subscription',
    'plans-mirror': '/x-mirror/plans',
    'gift-cards-de': '/de/gift-cards',
    'admin-sign-in': '/admin/sign-in',
    'admin-forgot-password': '/admin/forgot-password',
    'admin-reset-expired': '/admin/reset-password?token=none',
    'admin-invitation-expired': '/admin/staff/accept?token=none',
  };
  const step = (name: string) => `/hosted/checkout/${checkoutId ?? ''}?step=${name}`;
  const buyerPages = {
    cart: '/cart',
    'cart-de': '/de/cart',
    'cart-mirror': '/x-mirror/cart',
    'checkout-contact': step('contact'),
    'checkout-delivery': step('delivery'),
    'checkout-payment': step('payment'),
    'checkout-review': step('review'),
  };
  const memberPages = {
    account: '/account',
    orders: '/account/orders',
    order: `/account/orders/${orderId}`,
    bookings: '/account/bookings',
    subscriptions: '/account/subscriptions',
    tickets: '/account/events',
    addresses: '/account/addresses',
    'address-new': '/account/addresses?edit=new',
    security: '/account/security',
    community: '/account/community',
    'account-delete': '/account/delete',
    'thank-you': `/hosted/thank-you/${orderId}`,
    ...(plan ? { plan: `/hosted/plan?plan=${plan}` } : {}),
    'security-de': '/de/account/security',
  };
  const staffPages =
    staffTokens === undefined
      ? {}
      : {
          'admin-home': '/admin/home',
          'admin-products': '/admin/products',
          'admin-products-filtered': `/admin/products?filter=${encodeURIComponent('{"price":{"$lt":60}}')}&sort=-price`,
          'admin-collections': '/admin/collections',
          'admin-collection-new': '/admin/collections/new',
          'admin-product-new': '/admin/products/new',
          'admin-products-deleted': '/admin/products/deleted',
          'admin-inventory': '/admin/inventory',
          'admin-inventory-requests': '/admin/inventory/requests',
          'admin-brands': '/admin/brands',
          'admin-ribbons': '/admin/ribbons',
          'admin-info-sections': '/admin/info-sections',
          'admin-plans': '/admin/plans',
          'admin-media': '/admin/media',
          'admin-media-search': '/admin/media?q=mug&kind=IMAGE',
          'admin-media-file': '/admin/media/demo-dune-mug.webp',
          'admin-search': '/admin/search?q=mug',
          'admin-order': `/admin/orders/${orderId}`,
          'admin-waiting': '/admin/waiting',
          'admin-policy': '/admin/policy',
          'admin-apps': '/admin/apps',
          'admin-account': '/admin/account',
          'admin-staff': '/admin/staff',
          'admin-staff-roles': '/admin/staff/roles',
          'admin-api-keys': '/admin/api-keys',
          'admin-privacy': `/admin/privacy?email=${encodeURIComponent(signedUp.email)}`,
        };
  const seenBy = (as: LookedAt['as'], paths: Readonly<Record<string, string>>): LookedAt[] =>
    Object.entries(paths).map(([name, path]) => ({ name, path, as }));

  return {
    pages: [
      ...seenBy('visitor', visitorPages),
      { name: 'missing', path: '/nowhere/at/all', as: 'visitor', status: 404 },
      { name: 'recover', path: '/hosted/recover?token=unknown', as: 'visitor', status: 410 },
      ...seenBy('buyer', buyerPages),
      ...seenBy('member', memberPages),
      ...seenBy('staff', staffPages),
    ],
    async windowFor(browser, as, options = {}) {
      const context = await browser.newContext(options);
      if (as === 'buyer') await comeAs(context, shop, guest.auth.getTokens());
      if (as === 'member') await comeAs(context, shop, signedUp.tokens);
      if (as === 'staff' && staffTokens)
        await context.addCookies([
          {
            name: 'shopwright-staff',
            value: encodeURIComponent(JSON.stringify(staffTokens)),
            domain: new URL(shop.url).hostname,
            path: '/admin',
            httpOnly: true,
            sameSite: 'Lax',
          },
        ]);
      return context;
    },
  };
}

const sessionOf = ({ url, clientId }: Shop, tokens?: Tokens) =>
  createClient({
    host: url,
    auth: OAuthStrategy({ clientId, ...(tokens ? { tokens } : {}) }),
    modules: { checkout, currentCart, events, payments, plans, products, services },
  });
type Session = ReturnType<typeof sessionOf>;

async function fillCart(someone: Session, items: readonly products.Product[]): Promise<void> {
  const simple = items
    .filter(
      ({ productOptions = [], stock }) => productOptions.length === 0 && stock?.inStock !== false,
    )
    .slice(0, 3);
  await someone.currentCart.addToCurrentCart({
    lineItems: simple.map(({ _id = '' }, index) => ({
      quantity: index + 1,
      catalogReference: { appId: storesApp, catalogItemId: _id ?? '' },
    })),
  });
}

async function buy(someone: Session): Promise<string> {
  const { checkoutId = '' } = await someone.currentCart.createCheckoutFromCurrentCart({
    channelType: 'WEB',
    email: 'member@example.com',
    shippingAddress: address,
  });
  const made = await someone.checkout.getCheckout(checkoutId);
  const option = made.shippingInfo?.carrierServiceOptions?.[0]?.shippingOptions?.[0]?.code;
  const contactDetails = { firstName: 'Ada', lastName: 'Lovelace', phone: '+1 555 0100' };
  await someone.checkout.updateCheckout(checkoutId, {
    billingInfo: { address, contactDetails },
    shippingInfo: {
      shippingDestination: { address, contactDetails },
      ...(option ? { selectedCarrierServiceOption: { code: option } } : {}),
    },
  });
  const { payment } = await someone.payments.payCheckout(checkoutId, {
    method: 'SANDBOX',
    token: 'tok_success',
  });
  if (!payment?.orderId)
    throw new Error(`The order to look at was not placed: ${JSON.stringify(payment)}`);
  return payment.orderId;
}

async function staffIn(
  { url, clientId }: Shop,
  owner: { readonly email: string; readonly password: string },
): Promise<Tokens> {
  const client = createClient({ host: url, auth: OAuthStrategy({ clientId }), modules: { staff } });
  const { accessToken = '', refreshToken = '', expiresIn = 0 } = await client.staff.signIn(owner);
  return {
    accessToken: { value: accessToken, expiresAt: Math.floor(Date.now() / 1000) + expiresIn },
    refreshToken: { value: refreshToken, role: 'owner' },
  };
}
