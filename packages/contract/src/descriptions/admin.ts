import { MAX_OVERVIEW_COUNT } from '../admin/limits.ts';
import type { Descriptions } from './table.ts';

export const admin: Descriptions = {
  'admin.getOverview':
    'Counts the work that waits in each area that the caller may read, for the start page and the navigation of an admin.',
  'admin.search':
    'Finds products, orders and members by what a person remembers of them, in the areas that the caller may read.',
  AdminProductHit: {
    this: 'A product that matches the search.',
    id: 'ID of the product.',
    name: 'Name of the product, in the language of the store.',
    sku: 'The SKU that matched, else the SKU of the product.',
    slug: "The end of the product page's URL.",
    visible: 'Whether shoppers see the product.',
  },
  AdminOrderHit: {
    this: 'An order that matches the search.',
    id: 'ID of the order.',
    number: 'The number that the buyer knows the order by.',
    email: 'Email address of the buyer.',
    buyerName: 'First and last name of the buyer.',
    total: 'The total of the order as a decimal number, in its currency.',
    currency: 'Three-letter ISO 4217 code.',
    status: 'Status of the order, as in `Order.status`.',
    paymentStatus: 'Payment status, as in `Order.paymentStatus`.',
    fulfillmentStatus: 'Fulfillment status, as in `Order.fulfillmentStatus`.',
    purchasedDate: 'When the order was placed.',
  },
  AdminMemberHit: {
    this: 'A member who matches the search.',
    id: 'ID of the member.',
    email: 'The email address the member signs in with.',
    name: "The member's first and last name, or the nickname.",
    status: 'Status of the member, as in `Member.status`.',
  },
  AdminSearchKind: {
    this: 'What is searched.',
    PRODUCT: 'Products by name and SKU.',
    ORDER: 'Orders by number, email address, name, address, phone and tracking number.',
    MEMBER: 'Members by email address and name.',
  },
  AdminOverview: {
    this: 'The work that waits, by area.',
    ordersToFulfill: `Approved orders that are not fulfilled or archived, at most ${MAX_OVERVIEW_COUNT}. Needs ECOM.READ_ORDERS.`,
    membersWaiting: `Members who wait for approval, at most ${MAX_OVERVIEW_COUNT}. Needs MEMBERS.MEMBER_READ.`,
    failedDeliveries: `Webhook deliveries that were given up after the last retry, at most ${MAX_OVERVIEW_COUNT}. Needs SHOPWRIGHT.MANAGE_WEBHOOKS.`,
  },
  AdminSearchRequest: {
    query:
      'The beginning of a word of a product name, an SKU, an order number, an email address, a name, an address or a tracking number. All words must match.',
    kinds: 'Searches only these; all by default.',
  },
  AdminSearchAnswer: {
    products: 'Needs WIX_STORES.READ_PRODUCTS. At most 8.',
    orders: 'Needs ECOM.READ_ORDERS. At most 8, newest first.',
    members: 'Needs MEMBERS.MEMBER_READ. At most 8.',
  },
};
