import { explainCurrentCartTotals } from '../cart/explain.ts';
import { reportItemsBackInStock } from '../catalog/back-in-stock.ts';
import { convertCurrency, getConversionRate, listCurrencies } from '../catalog/currencies.ts';
import { getCollectionBySlug, getCollectionBySlugV2 } from '../catalog/read.ts';
import { getRecommendation } from '../catalog/recommendations.ts';
import { bulkAdjustProductProperty } from '../catalog/write.ts';
import {
  createCompletionUrl,
  createOrder,
  createOrderAndCharge,
  getCheckoutUrl,
  getWixCheckoutUrl,
  markCheckoutAsCompletedAndRedirectToUrl,
} from '../checkout/checkouts.ts';
import { updateDiscount } from '../discounts/discounts.ts';
import {
  createGiftCard,
  getGiftCardBalance,
  listGiftCardMovements,
  updateGiftCard,
} from '../gift-cards/gift-cards.ts';
import { listFileUsages } from '../media/file-usages.ts';
import {
  generateFileDownloadUrl,
  generateFileUploadUrl,
  importFile,
  searchFiles,
} from '../media/files.ts';
import {
  authorizeRedirectSession,
  findShortUrl,
  logoutRedirectSession,
} from '../redirects/hosted.ts';
import { example } from './call-example.ts';
import { collection } from './catalog.ts';
import { checkout } from './checkout.ts';
import { redirectSession } from './people.ts';
import { algorithm, movements, storeExamples } from './store.ts';
import { ids, moment, shop } from './values.ts';

const checkoutUrl = `${shop}/checkout?checkoutId=${ids.checkout}`;
const giftCardId = storeExamples.StoreGiftCard.answer.id ?? ids.other;
const backFrom = {
  redirectUri: 'https://my.example/callback',
  responseMode: 'fragment',
  state: 'xyzABC123',
} as const;

/** Calls of checkout, catalog, shop management and the hosted pages. */
export const storeCallExamples = [
  example(explainCurrentCartTotals, {
    request: { shippingAddress: { country: 'US', subdivision: 'US-NY', postalCode: '10001' } },
    answer: {
      priceSummary: checkout.priceSummary ?? {},
      currency: 'USD',
      steps: [
        {
          name: 'subtotal',
          rule: 'sum',
          inputs: { of: [{ step: 'line/0/amount', value: '68000' }] },
          exact: '68000',
          rounding: { mode: 'none' },
          value: '68000',
          formatted: '$68.00',
        },
      ],
      notApplied: [],
      considered: [],
    },
  }),

  example(getCollectionBySlug, { request: { slug: 'tableware' }, answer: { collection } }),
  example(getCollectionBySlugV2, { request: { slug: 'tableware' }, answer: { collection } }),
  example(listCurrencies, {
    request: {},
    answer: {
      currencies: [
        { code: 'USD', symbol: '$' },
        { code: 'EUR', symbol: '€' },
      ],
    },
  }),
  example(convertCurrency, {
    request: { from: 'USD', to: 'EUR', amounts: [{ value: '3400', decimalPlaces: 2 }] },
    answer: { amounts: [{ value: '3128', decimalPlaces: 2 }], rateTimestamp: moment },
  }),
  example(getConversionRate, {
    request: { from: 'USD', to: 'EUR' },
    answer: { rate: { value: '92', decimalPlaces: 2 }, rateTimestamp: moment },
  }),
  example(getRecommendation, {
    request: {
      items: [{ appId: ids.stores, catalogItemId: ids.product }],
      algorithms: [algorithm],
      minimumRecommendedItems: 3,
    },
  }),
  example(bulkAdjustProductProperty, {
    request: {
      ids: [ids.product],
      adjust: { price: { percentage: { rate: -10, roundToInt: false } } },
    },
  }),
  example(reportItemsBackInStock, {
    request: {
      catalogReference: { appId: ids.stores, catalogItemId: ids.product },
      itemDetails: { name: 'Dune Mug', price: '34.00' },
    },
    answer: {},
  }),

  example(getCheckoutUrl, { request: { id: ids.checkout }, answer: { checkoutUrl } }),
  example(getWixCheckoutUrl, { request: { id: ids.checkout }, answer: { checkoutUrl } }),
  example(createOrder, { request: { id: ids.checkout }, answer: { orderId: ids.order } }),
  example(createOrderAndCharge, {
    request: { id: ids.checkout, paymentToken: 'pm_card_visa' },
    answer: { orderId: ids.order, paymentGatewayOrderId: ids.other },
  }),
  example(createCompletionUrl, {
    request: { id: ids.checkout, redirectUrl: 'https://my.example/thanks' },
    answer: {
      url: `${shop}/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url?token=MF3UVyDcfHPe`,
    },
  }),
  example(markCheckoutAsCompletedAndRedirectToUrl, {
    request: { token: 'MF3UVyDcfHPePxvut32eJJuUulFqFnmV7fALDMZooWo' },
    answer: { statusCode: 302, headers: [{ key: 'Location', value: 'https://my.example/thanks' }] },
  }),

  example(updateDiscount, {
    request: { discount: { id: storeExamples.StoreDiscount.answer.id ?? '', active: false } },
  }),
  example(createGiftCard, { request: { giftCard: storeExamples.StoreGiftCard.request } }),
  example(updateGiftCard, { request: { giftCard: { id: giftCardId, disabled: true } } }),
  example(listGiftCardMovements, { request: { id: giftCardId }, answer: { movements } }),
  example(getGiftCardBalance, {
    request: { code: 'F3QX-92HW-VD4N-7K2M' },
    answer: { obfuscatedCode: '****7K2M', currency: 'USD', balance: '16.00' },
  }),

  example(generateFileUploadUrl, {
    request: { mimeType: 'image/webp', fileName: 'dune-mug-oat.webp', sizeInBytes: '184320' },
    answer: { uploadUrl: `${shop}/media/upload/MF3UVyDcfHPePxvut32eJJuUulFqFnmV` },
  }),
  example(importFile, {
    request: { url: 'https://images.example/dune-mug-oat.webp', displayName: 'dune-mug-oat.webp' },
  }),
  example(searchFiles, {
    request: { search: 'mug', mediaTypes: ['IMAGE'], paging: { limit: 50 } },
  }),
  example(listFileUsages, {
    request: { fileId: 'demo-dune-mug.webp' },
    answer: {
      usages: [
        {
          kind: 'PRODUCT',
          entityId: ids.product,
          name: 'Dune Mug',
          choices: [{ option: 'Color', choice: 'Oat' }],
        },
      ],
      hasMore: false,
    },
  }),
  example(generateFileDownloadUrl, {
    request: { fileId: 'field-notes.pdf', expirationInMinutes: 60 },
    answer: {
      downloadUrls: [
        {
          url: `${shop}/media/field-notes.pdf?token=MF3UVyDcfHPePxvut32eJJuU`,
          expirationDate: '2026-03-01T13:00:00.000Z',
        },
      ],
    },
  }),

  example(authorizeRedirectSession, {
    request: {
      redirectSessionId: redirectSession.id ?? '',
      memberToken: 'OauthNG.JWS.eyJhbGciOiJFZERTQSJ9...',
    },
    answer: {
      next: 'CODE',
      code: 'SplxlOBeZQQYbYS6WxSbIA',
      ...backFrom,
      targetOrigins: ['https://my.example'],
    },
  }),
  example(logoutRedirectSession, {
    request: {
      redirectSessionId: redirectSession.id ?? '',
      token: redirectSession.sessionToken ?? '',
    },
    answer: { url: 'https://my.example/', memberId: ids.member },
  }),
  example(findShortUrl, {
    request: { short: '07xNdMOVYX7ciQxKOOrOxfMNYJJ-1mEe' },
    answer: { url: redirectSession.fullUrl ?? '' },
  }),
];
