import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  estimateCurrentCartTotals,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '../cart/current-cart.ts';
import {
  getProductOptionsAvailability,
  queryCollections,
  queryProducts,
  queryProductVariants,
} from '../catalog/read.ts';
import { searchProducts } from '../catalog/search.ts';
import { createProduct, updateProduct } from '../catalog/write.ts';
import { createCheckout, updateCheckout } from '../checkout/checkouts.ts';
import { changePassword, loginV2, registerV2 } from '../identity/authentication.ts';
import { sendRecoveryEmail } from '../identity/recovery.ts';
import { createMember, listMembers, queryMembers, updateMember } from '../members/members.ts';
import { token } from '../oauth/tokens.ts';
import { triggerRefund } from '../orders/collect-payments.ts';
import { createFulfillment } from '../orders/fulfil.ts';
import { cancelOrder, searchOrders, updateOrder } from '../orders/orders.ts';
import { queryStoresOrders } from '../orders/stores-orders.ts';
import { payCheckout } from '../payments/payments.ts';
import { createRedirectSession } from '../redirects/create-session.ts';
import { example, type WrittenExample } from './call-example.ts';
import { collection, product } from './catalog.ts';
import { member, identity, redirectSession } from './people.ts';
import { order } from './orders.ts';
import { storeCallExamples } from './store-calls.ts';
import { fulfillment, orderTransactions, payment, refund } from './transactions.ts';
import { ids, productPrice } from './values.ts';

const lineItems = [
  {
    quantity: 2,
    catalogReference: {
      appId: ids.stores,
      catalogItemId: ids.product,
      options: { options: { Color: 'Oat' } },
    },
  },
];
const shippingAddress = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine: '1 Main Street',
};
const oneOf = (total: number) => ({ count: 1, offset: 0, total });
const signedIn = {
  state: 'SUCCESS',
  sessionToken: 'Kf0ZGa-8lfmAAofD13h490pUrDyh1iahsCsd4lqF0eU',
  identity,
} as const;

export const callExamples: Readonly<Record<string, WrittenExample | undefined>> =
  Object.fromEntries([
    ...storeCallExamples,

    example(token, {
      request: { clientId: ids.client, grantType: 'anonymous' },
      answer: {
        access_token: 'OauthNG.JWS.eyJhbGciOiJFZERTQSJ9...',
        refresh_token: 'JWS.eyJhbGciOiJFZERTQSJ9...',
        expires_in: 14_400,
        token_type: 'Bearer',
      },
    }),

    example(queryProducts, {
      request: {
        query: {
          filter: { collectionIds: { $hasSome: [ids.collection] } },
          sort: [{ fieldName: 'price', order: 'ASC' }],
          paging: { limit: 24, offset: 0 },
        },
      },
      answer: { products: [product], metadata: oneOf(34) },
    }),
    example(searchProducts, {
      request: {
        text: 'mug',
        inStock: true,
        sort: 'RELEVANCE',
        paging: { limit: 24, offset: 0 },
        facets: false,
      },
      answer: {
        products: [product],
        metadata: oneOf(3),
        corrected: false,
        partial: false,
        matched: [],
      },
    }),
    example(getProductOptionsAvailability, {
      request: { id: ids.product, options: { Color: 'Oat' } },
      answer: {
        selectedVariant: {
          price: productPrice(34),
          convertedPriceData: productPrice(34),
          sku: 'NL-0101-OAT',
          weight: 0.42,
          visible: true,
        },
        availableForPurchase: true,
        managedProduct: true,
        productOptions: product.productOptions ?? [],
        media: product.media ?? {},
      },
    }),
    example(queryProductVariants, {
      request: { id: ids.product, choices: { Color: 'Oat' } },
      answer: {
        variants: (product.variants ?? []).slice(0, 1),
        metadata: { items: 1, offset: 0 },
        totalResults: 1,
      },
    }),
    example(queryCollections, {
      request: { query: { filter: { slug: 'tableware' } } },
      answer: { collections: [collection], metadata: oneOf(1) },
    }),
    example(createProduct, {
      request: {
        product: {
          name: 'Dune Mug',
          productType: 'physical',
          priceData: { price: 34 },
          description: '<p>A straight-sided mug.</p>',
          visible: true,
        },
      },
    }),
    example(updateProduct, {
      request: { product: { id: ids.product, priceData: { price: 29 }, ribbon: 'Sale' } },
    }),

    example(addToCurrentCart, { request: { lineItems } }),
    example(updateCurrentCart, {
      request: { cartInfo: { buyerNote: 'Please gift-wrap it.' }, couponCode: 'SPRING' },
    }),
    example(updateCurrentCartLineItemQuantity, {
      request: { lineItems: [{ id: ids.line, quantity: 3 }] },
    }),
    example(removeLineItemsFromCurrentCart, { request: { lineItemIds: [ids.line] } }),
    example(estimateCurrentCartTotals, {
      request: { shippingAddress, calculateTax: true, calculateShipping: true },
    }),
    example(createCheckoutFromCurrentCart, {
      request: { channelType: 'WEB', email: 'ada@example.com', shippingAddress },
      answer: { checkoutId: ids.checkout },
    }),
    example(createCheckout, { request: { lineItems, channelType: 'WEB' } }),
    example(updateCheckout, {
      request: {
        checkout: {
          id: ids.checkout,
          buyerInfo: { email: 'ada@example.com' },
          shippingInfo: { shippingDestination: { address: shippingAddress } },
        },
      },
    }),
    example(createRedirectSession, {
      request: {
        ecomCheckout: { checkoutId: ids.checkout },
        callbacks: {
          postFlowUrl: 'https://my.example/',
          thankYouPageUrl: 'https://my.example/thanks',
        },
      },
      answer: { redirectSession },
    }),

    example(registerV2, {
      request: {
        loginId: { email: 'ada@example.com' },
        password: 'correct horse battery',
        profile: { firstName: 'Ada', lastName: 'Byron' },
      },
      answer: signedIn,
    }),
    example(loginV2, {
      request: { loginId: { email: 'ada@example.com' }, password: 'correct horse battery' },
      answer: signedIn,
    }),
    example(changePassword, {
      request: { newPassword: 'another horse battery', currentPassword: 'correct horse battery' },
    }),
    example(sendRecoveryEmail, {
      request: {
        email: 'ada@example.com',
        redirect: { url: 'https://my.example/', clientId: ids.client },
      },
    }),
    example(listMembers, {
      request: { paging: { limit: 50, offset: 0 }, fieldsets: ['FULL'] },
      answer: { members: [member], metadata: oneOf(1) },
    }),
    example(queryMembers, {
      request: { query: { filter: { status: 'APPROVED' }, paging: { limit: 50, offset: 0 } } },
      answer: { members: [member], metadata: oneOf(1) },
    }),
    example(createMember, {
      request: {
        member: { loginEmail: 'ada@example.com', contact: { firstName: 'Ada', lastName: 'Byron' } },
      },
    }),
    example(updateMember, {
      request: { member: { id: ids.member, contact: { firstName: 'Ada' } } },
    }),

    example(searchOrders, {
      request: {
        search: {
          filter: { paymentStatus: 'PAID' },
          sort: [{ fieldName: 'createdDate', order: 'DESC' }],
          cursorPaging: { limit: 50 },
        },
      },
      answer: { orders: [order], metadata: { count: 1, cursors: {}, hasNext: false } },
    }),
    example(updateOrder, {
      request: { order: { id: ids.order, buyerNote: 'Please gift-wrap it.' } },
    }),
    example(cancelOrder, {
      request: { id: ids.order, sendOrderCanceledEmail: true, restockAllItems: true },
    }),
    example(queryStoresOrders, {
      request: {
        query: { filter: '{"paymentStatus":"PAID"}', sort: '[{"number":"desc"}]' },
      },
    }),
    example(triggerRefund, {
      request: {
        ecomOrderId: ids.order,
        payments: [{ paymentId: payment.id ?? '', amount: { amount: '35.36' } }],
        details: { reason: 'Arrived broken', lineItems: [{ lineItemId: ids.line, quantity: 1 }] },
        sideEffects: { restockInfo: { type: 'NO_ITEMS' }, sendOrderRefundedEmail: true },
      },
      answer: { orderTransactions, refundId: refund.id ?? '', failedPaymentIds: [] },
    }),
    example(createFulfillment, {
      request: {
        orderId: ids.order,
        fulfillment: {
          lineItems: [{ id: ids.line, quantity: 2 }],
          trackingInfo: { trackingNumber: '1Z999AA10123456784', shippingProvider: 'ups' },
        },
      },
      answer: {
        orderWithFulfillments: { orderId: ids.order, fulfillments: [fulfillment] },
        fulfillmentId: fulfillment.id ?? '',
      },
    }),
    example(payCheckout, {
      request: {
        id: ids.checkout,
        method: 'STRIPE',
        token: 'pm_1PqR5tLkdIwHu7ixQ2w3e4r5',
        returnUrl: 'https://my.example/thanks',
        expectedAmount: '79.04',
      },
    }),
  ]);
