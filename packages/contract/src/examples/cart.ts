import type { Cart } from '../cart/cart.ts';
import { ids, moment, money, shop } from './values.ts';

/** What a demo store answers. */

export const cart: Cart = {
  id: ids.cart,
  buyerInfo: { visitorId: ids.visitor },
  currency: 'USD',
  conversionCurrency: 'USD',
  paymentCurrency: 'USD',
  siteLanguage: 'en',
  buyerLanguage: 'en',
  taxIncludedInPrices: false,
  weightUnit: 'KG',
  appliedDiscounts: [],
  createdDate: moment,
  updatedDate: moment,
  purchaseFlowId: ids.cart,
  revision: '1',
  subtotal: money('68.00'),
  subtotalAfterDiscounts: money('68.00'),
  discount: money('0.00'),
  lineItems: [
    {
      id: ids.line,
      quantity: 2,
      availability: { status: 'AVAILABLE', quantityAvailable: 16 },
      catalogReference: {
        catalogItemId: ids.product,
        appId: ids.stores,
        options: { options: { Color: 'Oat' } },
      },
      productName: { original: 'Dune Mug', translated: 'Dune Mug' },
      url: { relativePath: '/products/dune-mug', url: `${shop}/products/dune-mug` },
      descriptionLines: [
        {
          name: { original: 'Color', translated: 'Color' },
          colorInfo: { original: 'Oat', translated: 'Oat', code: '#D6C3A4' },
          lineType: 'COLOR',
        },
      ],
      image: {
        id: 'demo-dune-mug.webp',
        filename: 'demo-dune-mug.webp',
        url: `${shop}/media/demo-dune-mug.webp`,
        width: 1400,
        height: 1400,
        altText: 'Stoneware mug with a strap handle and a bare clay foot, in oat',
        focalPoint: { x: 0.5, y: 0.52 },
      },
      physicalProperties: { weight: 0.42, sku: 'NL-0101-OAT', shippable: true },
      itemType: { preset: 'PHYSICAL' },
      paymentOption: 'FULL_PAYMENT_ONLINE',
      rootCatalogItemId: ids.product,
      customLineItem: false,
      priceUndetermined: false,
      fixedQuantity: false,
      savePaymentMethod: false,
      membersOnly: false,
      modifierGroups: [],
      price: money('34.00'),
      fullPrice: money('34.00'),
      priceBeforeDiscounts: money('34.00'),
      lineItemPrice: money('68.00'),
      modifiersTotalPrice: money('0.00'),
    },
  ],
};
