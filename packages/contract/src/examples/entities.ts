import * as accounts from './accounts.ts';
import { cart } from './cart.ts';
import { collection, product } from './catalog.ts';
import { checkout } from './checkout.ts';
import * as offers from './offers.ts';
import { order } from './orders.ts';
import { identity, member, redirectSession } from './people.ts';
import { storeExamples } from './store.ts';
import * as settings from './settings.ts';
import * as transactions from './transactions.ts';
import { ids, money, plainMoney, productPrice, shop } from './values.ts';

interface EntityExample {
  readonly answer: object;
  /** What callers send; by default the writable fields of the answer. */
  readonly request?: object;
}

const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine: '1 Main Street',
};
const reference = {
  appId: ids.stores,
  catalogItemId: ids.product,
  options: { options: { Color: 'Oat' } },
};

/** Examples by the title of the message, the same in all calls. */
export const entityExamples: Readonly<Record<string, EntityExample | undefined>> = {
  ...storeExamples,
  Product: {
    answer: product,
    request: {
      name: 'Dune Mug',
      productType: 'physical',
      priceData: { price: 34 },
      description: '<p>A straight-sided mug.</p>',
    },
  },
  Collection: { answer: collection },
  Checkout: { answer: checkout },
  Order: { answer: order },
  Member: {
    answer: member,
    request: { loginEmail: 'ada@example.com', contact: { firstName: 'Ada', lastName: 'Byron' } },
  },
  Identity: { answer: identity },
  RedirectSession: { answer: redirectSession },
  Address: {
    answer: { ...address, countryFullname: 'United States', subdivisionFullname: 'New York' },
    request: address,
  },
  CatalogReference: { answer: reference },
  LineItem: {
    answer: cart.lineItems?.[0] ?? {},
    request: { quantity: 1, catalogReference: reference },
  },
  MultiCurrencyPrice: { answer: money('34.00'), request: { amount: '34.00' } },
  Price: { answer: plainMoney('34.00'), request: { amount: '34.00' } },
  PriceData: { answer: productPrice(34), request: { price: 34 } },
  PageUrlV2: { answer: { relativePath: '/products/dune-mug', url: `${shop}/products/dune-mug` } },
  Image: {
    answer: {
      id: 'dune-mug.webp',
      url: `${shop}/media/dune-mug.webp`,
      width: 1400,
      height: 1400,
      altText: 'A mug in oat',
    },
  },
  ApiKey: { answer: accounts.apiKey },
  NewApiKey: { answer: accounts.apiKeyRequest },
  ChangedApiKey: { answer: accounts.apiKeyRequest },
  OAuthApp: { answer: accounts.oauthApp },
  NewOAuthApp: { answer: accounts.oauthAppRequest },
  ChangedOAuthApp: { answer: accounts.oauthAppRequest },
  NewWebhook: { answer: accounts.webhookRequest },
  Webhook: { answer: accounts.webhook },
  WebhookDelivery: { answer: accounts.webhookDelivery },
  AuditEntry: { answer: accounts.auditEntry },
  Staff: { answer: accounts.staff },
  StaffSignInAnswer: { answer: accounts.staffSignIn },
  StaffFactor: { answer: accounts.staffFactor },
  StaffRoleDefinition: { answer: accounts.staffRole },
  StaffPermission: { answer: accounts.staffPermission },
  StaffInvitation: { answer: accounts.staffInvitation },
  StaffSession: { answer: accounts.staffSession },
  MySession: { answer: accounts.mySession },
  MyFactor: { answer: accounts.myFactor },
  SsoConnection: { answer: accounts.ssoConnection, request: accounts.ssoConnectionRequest },
  MembersJob: { answer: accounts.membersJob },
  MemberRoleName: { answer: accounts.memberRole },
  SiteMemberMember: { answer: accounts.siteMember },
  Plan: { answer: offers.plan, request: offers.planRequest },
  PlanMembership: { answer: offers.membership },
  StoreSubscription: { answer: offers.subscription },
  SubscriptionCycle: { answer: offers.subscriptionCycle },
  Service: { answer: offers.service, request: offers.serviceRequest },
  ServiceStaff: { answer: offers.serviceStaff },
  ServiceSlot: { answer: offers.serviceSlot },
  Booking: { answer: offers.booking, request: offers.bookingRequest },
  StoreEvent: { answer: offers.event, request: offers.eventRequest },
  Ticket: { answer: offers.ticket },
  WaitingGuest: { answer: offers.waitingGuest },
  Store: { answer: settings.store },
  ShippingSettings: { answer: settings.shippingSettings },
  TaxSettings: { answer: settings.taxSettings },
  CheckoutSettings: { answer: settings.checkoutSettings },
  SubscriptionSettingsArea: { answer: settings.subscriptionSettings },
  DownloadSettings: { answer: settings.downloadSettings },
  ServicesSettings: { answer: settings.servicesSettings },
  CurrencySettings: { answer: settings.currencySettings },
  SignInSettings: { answer: settings.signInSettings },
  Payment: { answer: transactions.payment, request: transactions.paymentRequest },
  Refund: { answer: transactions.refund },
  OrderTransactions: { answer: transactions.orderTransactions },
  Refundability: { answer: transactions.refundability },
  Fulfillment: { answer: transactions.fulfillment },
  OrderWithFulfillments: { answer: transactions.orderWithFulfillments },
  OrderDownload: { answer: transactions.orderDownload },
  CheckoutPayment: { answer: transactions.checkoutPayment },
  OfferedPaymentMethod: { answer: transactions.offeredPaymentMethod },
  CheckoutHold: { answer: transactions.checkoutHold },
  StoresOrder: { answer: transactions.storesOrder },
};
