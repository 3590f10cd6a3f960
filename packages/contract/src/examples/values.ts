import type { Format, Schema } from '../field.ts';

/** Example values of single fields: by name, by format, by type. */

export const ids = {
  product: '01a1e692-beb5-71b1-917f-d3d7987ee9cd',
  collection: '01a1e692-be55-76b0-8b26-d61f83bcd033',
  cart: '01a1e694-45c5-72d5-a2e1-778e7ece8c66',
  line: '01a1e694-45d3-725c-8dd8-74337e831506',
  checkout: '1bcc9694-f14a-46cf-8768-18634f3ca669',
  order: '01a1e694-4b46-75d7-8d3b-8f77963c2e9c',
  member: '01a1e694-4a11-73b6-9794-a051d7c52cf6',
  visitor: 'd13bc168-ef82-4a40-92ef-0da9b5db22dd',
  client: 'f52ddfb6-9036-4ded-8c0a-0a3a2a90f525',
  stores: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  other: '0f8a1c36-4f0e-4e55-9d3b-6a1c0f7b2d11',
} as const;

export const moment = '2026-03-01T12:00:00.000Z';
export const shop = 'https://shop.example.com';

const byFormat: Readonly<Record<Format, string>> = {
  GUID: ids.other,
  EMAIL: 'ada@example.com',
  PHONE: '+12125550123',
  CURRENCY: 'USD',
  COUNTRY: 'US',
  LANGUAGE: 'en',
  WEB_URL: `${shop}/`,
  SECURE_WEB_URL: `${shop}/`,
  URL_SLUG: 'dune-mug',
  DECIMAL_VALUE: '34.00',
  LOCAL_DATE: '2026-03-01',
  TIMESTAMP: moment,
  BASE64: 'aGVsbG8=',
};

const idOf: Readonly<Record<string, string>> = {
  productId: ids.product,
  productIds: ids.product,
  catalogItemId: ids.product,
  rootCatalogItemId: ids.product,
  collectionId: ids.collection,
  collectionIds: ids.collection,
  cartId: ids.cart,
  purchaseFlowId: ids.cart,
  lineItemId: ids.line,
  lineItemIds: ids.line,
  checkoutId: ids.checkout,
  orderId: ids.order,
  orderIds: ids.order,
  ecomOrderId: ids.order,
  ecomOrderIds: ids.order,
  memberId: ids.member,
  memberIds: ids.member,
  contactId: ids.member,
  identityId: ids.member,
  visitorId: ids.visitor,
  clientId: ids.client,
  client_id: ids.client,
  appId: ids.stores,
  catalogAppIds: ids.stores,
  variantId: ids.other,
  mediaId: 'dune-mug.webp',
  mediaIds: 'dune-mug.webp',
};

const byName: Readonly<Record<string, string>> = {
  ...idOf,
  name: 'Dune Mug',
  productName: 'Dune Mug',
  itemName: 'Dune Mug',
  original: 'Dune Mug',
  translated: 'Dune Mug',
  slug: 'dune-mug',
  title: 'Dune Mug',
  description: 'A straight-sided stoneware mug.',
  sku: 'NL-0101',
  brand: 'Northlight',
  ribbon: 'Best seller',
  currency: 'USD',
  symbol: '$',
  number: '10001',
  orderNumber: '10001',
  revision: '1',
  numericId: '1794869838000000',
  email: 'ada@example.com',
  emails: 'ada@example.com',
  loginEmail: 'ada@example.com',
  phone: '+12125550123',
  phones: '+12125550123',
  firstName: 'Ada',
  lastName: 'Byron',
  fullName: 'Ada Byron',
  givenName: 'Ada',
  familyName: 'Byron',
  nickname: 'Ada',
  memberName: 'Ada Byron',
  guestName: 'Ada Byron',
  recipientName: 'Grace',
  senderName: 'Ada',
  company: 'Analytical Engines',
  position: 'Buyer',
  jobTitle: 'Buyer',
  country: 'US',
  countryFullname: 'United States',
  subdivision: 'US-NY',
  subdivisionFullname: 'New York',
  city: 'New York',
  postalCode: '10001',
  addressLine: '1 Main Street',
  addressLine2: 'Floor 2',
  formattedAddress: '1 Main Street, New York, NY 10001',
  streetName: 'Main Street',
  streetNumber: '1',
  url: `${shop}/products/dune-mug`,
  relativePath: '/products/dune-mug',
  path: '/products/dune-mug',
  base: shop,
  filename: 'dune-mug.webp',
  fileName: 'notebook.pdf',
  altText: 'A mug in oat',
  mimeType: 'application/pdf',
  redirectUri: 'https://my.example/callback',
  redirect_uri: 'https://my.example/callback',
  redirects: 'https://my.example/callback',
  origins: 'https://my.example',
  origin: 'https://my.example',
  callbackUrl: 'https://my.example/callback',
  postFlowUrl: 'https://my.example/',
  thankYouPageUrl: 'https://my.example/thanks',
  cartPageUrl: 'https://my.example/cart',
  scope: 'offline_access',
  token_type: 'Bearer',
  permissions: 'WIX_STORES.READ_PRODUCTS',
  amount: '34.00',
  formattedAmount: '$34.00',
  convertedAmount: '34.00',
  formattedConvertedAmount: '$34.00',
  price: '34.00',
  balance: '50.00',
  couponCode: 'SPRING',
  giftCardCode: 'GIFT-2345-6789-ABCD',
  obfuscatedCode: '****ABCD',
  trackingNumber: '1Z999AA10123456784',
  shippingProvider: 'ups',
  deliveryTime: '3 to 5 days',
  instructions: 'Leave it at the door.',
  buyerNote: 'Please gift-wrap it.',
  customMessage: 'It is on its way.',
  message: 'Thank you for your order.',
  reason: 'Ordered twice',
  taxName: 'New York sales tax',
  taxType: 'Sales tax',
  jurisdiction: 'NY',
  timeZone: 'America/New_York',
  timezone: 'America/New_York',
  language: 'en',
  buyerLanguage: 'en',
  siteLanguage: 'en',
  locale: 'en-US',
  color: '#D6C3A4',
  password: 'correct horse battery',
  newPassword: 'another horse battery',
  currentPassword: 'correct horse battery',
  code: '123456',
  fieldName: 'createdDate',
  next: 'eyJhZnRlciI6NTB9',
  prev: 'eyJiZWZvcmUiOjUxfQ',
  userName: 'ada',
  emailHint: 'a***a@example.com',
  credential: '{"id":"AX8b...","type":"public-key","response":{}}',
  publicKeyCredentialCreationOptionsJson: '{"challenge":"3q2-7w...","rp":{"name":"Northlight"}}',
  publicKeyCredentialRequestOptionsJson: '{"challenge":"3q2-7w...","allowCredentials":[]}',
  otpauthUri: 'otpauth://totp/Northlight:ada@example.com?secret=JBSWY3DPEHPK3PXP',
  qrSvg: '<svg xmlns="http://www.w3.org/2000/svg">...</svg>',
  siteKey: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
  recaptchaToken: '03AGdBq25...',
  approvalToken: 'c1f6e0a7d3b4a52',
  expression: 'ada',
  fields: 'profile.nickname',
  counter: '10001',
  oldCounter: '10000',
  newCounter: '10001',
  hierarchySeparatorOverride: '.',
  payload: '{"id":"evt_1PqR5t","type":"payment_intent.succeeded"}',
  flags: 'members-area',
  strValue: 'Oat',
  roleKey: 'wholesale',
  eventType: 'wix.ecom.v1.order_created',
  lastFourDigits: '4242',
  serviceName: 'Pottery class',
  staffName: 'Mara',
  location: 'Studio 2',
  localStart: '2026-03-01T13:00:00',
  eventName: 'Kiln opening',
  eventSlug: 'kiln-opening',
  planName: 'Studio member',
  status: 'Fulfilled',
  publicKey: '-----BEGIN PUBLIC KEY-----...',
  percent: '10',
  choices: 'Oat',
  options: 'Oat',
  value: 'Oat',
  text: 'Best seller',
  productSlug: 'dune-mug',
  type: 'Standard',
  key: 'gift-wrap',
  variantName: 'Oat',
};

const secret = 'MF3UVyDcfHPePxvut32eJJuUulFqFnmV7fALDMZooWo';

export function textExample(schema: Schema, name: string): string {
  const { format, minLength = 0, maxLength, decimal } = schema;
  const example =
    schema.enum?.find((value) => !/UNKNOWN|UNSPECIFIED|UNDEFINED|unspecified/.test(value)) ??
    schema.enum?.[0];
  if (example !== undefined) return example;
  if (format === 'GUID') return guid.test(idOf[name] ?? '') ? (idOf[name] ?? '') : ids.other;
  if ((decimal?.lte ?? Infinity) < 34) return '0.04';
  if (format !== undefined) return byFormat[format];
  if (decimal !== undefined) return '34';
  const text =
    byName[name] ??
    (schema.secret
      ? secret
      : /Ids?$|^ids?$/.test(name)
        ? ids.other
        : /(?:Url|Uri)$/.test(name)
          ? `${shop}/`
          : spoken(name));
  const long = text.length < minLength ? text.padEnd(minLength, '0') : text;
  return maxLength === undefined ? long : long.slice(0, maxLength);
}

const guid = /^[0-9a-f]{8}-/;

/** `customFieldName` reads as "Custom field name". */
function spoken(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields that are false in most stores. */
const usuallyFalse =
  /disabled|archived|deleted|muted|completed|blocked|imported|exempt|free|fixed|suspend|restock|dryRun|onlyOne/i;

export const booleanExample = (name: string): boolean => !usuallyFalse.test(name);

export function numberExample({ type, minimum, maximum }: Schema, name: string): number {
  const usual = /rice|mount/.test(name)
    ? 34
    : /expires/.test(name)
      ? 14_400
      : /idth|eight/.test(name)
        ? 1400
        : 1;
  const bounded = Math.min(Math.max(usual, minimum ?? usual), maximum ?? usual);
  return type === 'integer' ? Math.trunc(bounded) : bounded;
}

/** An amount in US dollars, without conversion. */
export const money = (amount: string) => ({
  ...plainMoney(amount),
  convertedAmount: amount,
  formattedConvertedAmount: `$${amount}`,
});
export const plainMoney = (amount: string) => ({ amount, formattedAmount: `$${amount}` });

export function productPrice(price: number) {
  const formatted = `$${price.toFixed(2)}`;
  return {
    currency: 'USD',
    price,
    discountedPrice: price,
    formatted: { price: formatted, discountedPrice: formatted },
  };
}
