import type { CheckoutSettings } from '../settings/checkout.ts';
import type { CurrencySettings } from '../settings/currencies.ts';
import type { DownloadSettings } from '../settings/downloads.ts';
import type { ServicesSettings } from '../settings/services.ts';
import type { ShippingSettings } from '../settings/shipping.ts';
import type { CaptchaSettings, SignInSettings } from '../settings/sign-in.ts';
import type { Store } from '../settings/store.ts';
import type { SubscriptionSettingsArea } from '../settings/subscriptions.ts';
import type { TaxSettings } from '../settings/tax.ts';
import { ids, moment, shop } from './values.ts';

/** The settings of a demo store. */

const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine: '1 Main Street',
};

export const store: Store = {
  name: 'Northlight',
  tagline: 'Stoneware for every day',
  about: 'We throw, glaze and fire everything in our studio in New York.',
  email: 'hello@shop.example.com',
  phone: '+12125550123',
  legalName: 'Northlight Ceramics LLC',
  representedBy: 'Mara Lindqvist',
  address,
  taxId: '12-3456789',
  registration: 'New York Department of State, DOS ID 1234567',
  currency: 'USD',
  locale: 'en-US',
  timeZone: 'America/New_York',
  weightUnit: 'KG',
  theme: {
    paper: '#fbf8f3',
    ink: '#1f1d1a',
    accent: '#8a4b2a',
    radius: 4,
    headingFont: 'FRAUNCES',
    textFont: 'INSTRUMENT_SANS',
    headingWeight: 500,
    edge: 'MEDIUM',
  },
  heroes: [
    {
      image: {
        url: `${shop}/media/spring-table.webp`,
        width: 2400,
        height: 1350,
        altText: 'A table set with oat-colored stoneware',
      },
      title: 'The spring table',
      url: '/collections/tableware',
      focalPoint: { x: 0.5, y: 0.4 },
    },
  ],
  policies: [
    { slug: 'returns', text: '<p>Return within 30 days, unused.</p>', updatedDate: moment },
  ],
  featuredCollectionId: ids.collection,
  taxInPrices: { includedIn: [], excludedIn: ['US'], includedElsewhere: false },
};

export const shippingSettings: ShippingSettings = {
  regions: [
    {
      id: '01a1e6b0-15dd-73ba-a69e-e2d713c4f710',
      name: 'United States',
      areas: [{ country: 'US' }],
      rates: [
        {
          code: 'us-standard',
          title: 'Standard',
          deliveryTime: '3 to 5 days',
          cost: { type: 'FLAT', price: '8.00' },
          freeOver: '100.00',
        },
      ],
    },
  ],
  localDeliveries: [
    {
      code: 'bike',
      title: 'Bike courier',
      deliveryTime: 'Today by 6 pm',
      cost: { type: 'FLAT', price: '5.00' },
      areas: [{ country: 'US', postalCodes: ['100*'] }],
      minimumSubtotal: '20.00',
    },
  ],
  pickups: [
    {
      code: 'studio',
      title: 'Pick up at the studio',
      deliveryTime: 'Ready in 2 hours',
      instructions: 'Ring the bell of studio 2.',
      method: 'STORE_PICKUP',
      price: '0.00',
      address,
    },
  ],
};

export const taxSettings: TaxSettings = {
  businessAddress: address,
  regions: [
    {
      areas: [{ country: 'US', subdivisions: ['US-NY'] }],
      mode: 'MANUAL',
      pricesIncludeTax: false,
      rates: [
        {
          name: 'New York sales tax',
          type: 'Sales tax',
          jurisdiction: 'NY',
          jurisdictionType: 'STATE',
          percent: '4',
        },
      ],
      taxesShipping: true,
      taxesFees: false,
    },
  ],
};

export const checkoutSettings: CheckoutSettings = {
  acceptsPayments: true,
  guestCheckout: true,
  requirePhone: false,
  offlinePayment: true,
  offlineInstructions: 'Please transfer the total within 7 days and state your order number.',
  minimumSubtotal: '10.00',
  quoteMinutes: 60,
  reservationMinutes: 15,
  fees: [{ code: 'gift-wrap', name: 'Gift wrapping', price: '4.00' }],
  termsUrl: `${shop}/policies/terms`,
};

export const subscriptionSettings: SubscriptionSettingsArea = {
  pricePolicy: 'FIXED',
  retryDays: [1, 3, 7],
};

export const downloadSettings: DownloadSettings = { maxDownloads: 5, days: 30 };

export const servicesSettings: ServicesSettings = { holidays: ['2026-12-25', '2027-01-01'] };

export const currencySettings: CurrencySettings = {
  baseCurrency: 'USD',
  rates: [{ currency: 'EUR', rate: '0.92', updatedDate: moment }],
  displayCurrency: null,
};

const captcha: CaptchaSettings = { mode: 'INVISIBLE', provider: 'BUILT_IN' };

export const signInSettings: SignInSettings = {
  ownerApproval: false,
  emailVerification: true,
  captcha,
  secondFactor: 'OPTIONAL',
  passwordMinLength: 10,
  refuseKnownPasswords: true,
  sessionIdleDays: 30,
  sessionDays: 90,
  rememberDeviceDays: 30,
};
