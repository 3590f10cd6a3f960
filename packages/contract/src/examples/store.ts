import type {
  BackInStockItemDetails,
  BackInStockNotificationRequest,
} from '../catalog/back-in-stock.ts';
import type { DecrementData, IncrementData, InventoryItemV2 } from '../catalog/inventory.ts';
import type {
  CustomTextField,
  MediaAssignmentToChoice,
  MediaDataForWrite,
} from '../catalog/products.ts';
import type { AlgorithmInfo } from '../catalog/recommendations.ts';
import type { ProductSubscriptionOption } from '../catalog/subscription-options.ts';
import type { StoreVariant, VariantOverride } from '../catalog/variants.ts';
import type { CustomLineItem } from '../cart/custom-line-item.ts';
import type { LineItemQuantityUpdate } from '../cart/line-item.ts';
import type { StoreDiscount } from '../discounts/discount.ts';
import type { GiftCardMovement, StoreGiftCard } from '../gift-cards/gift-cards.ts';
import type { FileDescriptor } from '../media/files.ts';
import type { HostedSession } from '../redirects/hosted.ts';
import type { BulkActionMetadata, ItemMetadata } from '../shared/bulk.ts';
import type { ProductImage, SecuredMedia } from '../shared/media.ts';
import { cart } from './cart.ts';
import { product } from './catalog.ts';
import { checkout } from './checkout.ts';
import { estimatedTotals } from './totals.ts';
import { ids, moment, shop } from './values.ts';

/** Objects that the shop manages: stock, discounts, gift cards, files. */

export const variantId = product.variants?.[0]?.id ?? ids.other;
const reference = {
  appId: ids.stores,
  catalogItemId: ids.product,
  options: { options: { Color: 'Oat' } },
};

const image: ProductImage = {
  id: 'demo-dune-mug.webp',
  url: `${shop}/media/demo-dune-mug.webp`,
  width: 1400,
  height: 1400,
  altText: 'Stoneware mug with a strap handle and a bare clay foot, in oat',
  filename: 'demo-dune-mug.webp',
};

const file: FileDescriptor = {
  id: 'demo-dune-mug.webp',
  displayName: 'dune-mug-oat.webp',
  url: `${shop}/media/demo-dune-mug.webp`,
  thumbnailUrl: `${shop}/media/demo-dune-mug.webp/v1/fit/w_300,h_300/dune-mug-oat.webp`,
  sizeInBytes: '184320',
  private: false,
  mediaType: 'IMAGE',
  mimeType: 'image/webp',
  media: { image: { image } },
  altText: 'Stoneware mug with a strap handle and a bare clay foot, in oat',
  focalPoint: { x: 0.5, y: 0.52 },
  placeholder: '#d6c3a4',
  operationStatus: 'READY',
  createdDate: moment,
  uploadedBy: `owner ${ids.other}`,
};

const digitalFile: SecuredMedia = {
  id: 'field-notes.pdf',
  fileName: 'Field notes.pdf',
  fileType: 'SECURE_DOCUMENT',
};

const discount: StoreDiscount = {
  id: 'a1f0c3de-52f3-4d0c-9a39-5f6b7c2f8e01',
  revision: '1',
  kind: 'COUPON',
  code: 'SPRING',
  name: 'Spring sale',
  active: true,
  effect: { type: 'PERCENT', percent: '10' },
  scope: { type: 'SPECIFIC_ITEMS', collectionIds: [ids.collection] },
  startsAt: '2026-03-01T00:00:00.000Z',
  endsAt: '2026-06-01T00:00:00.000Z',
  minimumSubtotal: '50.00',
  limitPerCustomer: 1,
  firstOrderOnly: false,
  groups: [],
  oneItemOnly: false,
  stackable: true,
  priority: 0,
  used: 42,
  createdDate: moment,
  updatedDate: moment,
};

const giftCard: StoreGiftCard = {
  id: '6f0e0d8c-1f43-4c1e-8f0b-2d1c9a7e5b30',
  revision: 2,
  obfuscatedCode: '****7K2M',
  currency: 'USD',
  initialValue: '50.00',
  balance: '16.00',
  disabled: false,
  expirationDate: '2029-03-01T12:00:00.000Z',
  gift: {
    recipientName: 'Grace',
    recipientEmail: 'grace@example.com',
    senderName: 'Ada',
    message: 'Happy birthday!',
    deliveredDate: moment,
  },
  createdDate: moment,
  updatedDate: moment,
};
export const movements: GiftCardMovement[] = [
  { kind: 'ISSUE', amount: '50.00', createdDate: moment },
  { kind: 'REDEEM', amount: '-34.00', createdDate: '2026-03-08T09:30:00.000Z' },
];

const inventoryItem: InventoryItemV2 = {
  id: ids.other,
  productId: ids.product,
  trackQuantity: true,
  variants: [{ variantId, quantity: 16, inStock: true, availableForPreorder: false }],
  lastUpdated: moment,
  numericId: '1794869838000000',
  preorderInfo: { enabled: false },
};

const storeVariant: StoreVariant = {
  id: `${ids.product}-${variantId}`,
  variantId,
  productId: ids.product,
  variantName: 'Oat',
  productName: 'Dune Mug',
  managedVariant: true,
  sku: 'NL-0101-OAT',
  stock: { trackQuantity: true, quantity: 16, inStock: true },
  choices: { Color: 'Oat' },
  collectionIds: [ids.collection],
  media: { image },
  preorderInfo: { enabled: false },
};

const subscriptionOption: ProductSubscriptionOption = {
  id: 'monthly',
  title: 'Monthly coffee',
  description: 'A fresh bag at the beginning of every month.',
  subscriptionSettings: {
    frequency: 'MONTH',
    interval: 1,
    autoRenewal: true,
    enableCustomerCancellation: true,
  },
  discount: { type: 'PERCENT', value: 10 },
  prices: [{ variantId, price: 16.2 }],
};

export const algorithm = { id: ids.other, appId: ids.stores };
const algorithmInfo: AlgorithmInfo = {
  config: {
    name: 'Same collections',
    description: 'Recommends products that share collections with the given ones.',
    algorithmType: 'RELATED_ITEMS',
    algorithmId: algorithm.id,
  },
  appId: algorithm.appId,
  catalogAppIds: [ids.stores],
};

const itemDetails: BackInStockItemDetails = { name: 'Dune Mug', price: '34.00', image };
const backInStock: BackInStockNotificationRequest = {
  id: ids.other,
  catalogReference: reference,
  email: 'ada@example.com',
  status: 'RECEIVED',
  autoNotified: false,
  createdDate: moment,
  itemUrl: `${shop}/products/dune-mug`,
};

const customLineItem: CustomLineItem = {
  quantity: 1,
  price: '12.00',
  productName: { original: 'Gift wrapping' },
  itemType: { preset: 'SERVICE' },
};

const hostedSession: HostedSession = {
  id: '2769db1b-a58a-4029-af39-2b1a8b7f38e1',
  kind: 'ECOM_CHECKOUT',
  ecomCheckout: { checkoutId: ids.checkout },
  callbacks: {
    postFlowUrl: 'https://my.example/',
    thankYouPageUrl: 'https://my.example/thanks',
  },
  clientId: ids.client,
  appName: 'My storefront',
  targetOrigins: ['https://my.example'],
  expiresDate: '2026-03-01T12:10:00.000Z',
};

const succeeded: ItemMetadata = { id: ids.product, originalIndex: 0, success: true };
const allSucceeded: BulkActionMetadata = {
  totalSuccesses: 1,
  totalFailures: 0,
  undetailedFailures: 0,
};

const firstPage = { limit: 50, offset: 0 };
const paging = { answer: firstPage };
const storesQuery = {
  answer: {
    paging: firstPage,
    filter: `{"collections.id":{"$hasSome":["${ids.collection}"]}}`,
    sort: '[{"price":"asc"}]',
  },
};

/** By the title of the message, like `entityExamples`. */
export const storeExamples = {
  Variant: { answer: product.variants?.[0] ?? {} },
  VariantOverride: {
    answer: { choices: { Color: 'Oat' }, price: 29, sku: 'NL-0101-OAT' } satisfies VariantOverride,
  },
  StoreVariant: { answer: storeVariant },
  InventoryItemV2: {
    answer: inventoryItem,
    request: {
      productId: ids.product,
      trackQuantity: true,
      variants: [{ variantId, quantity: 24 }],
    },
  },
  DecrementData: {
    answer: { productId: ids.product, variantId, decrementBy: 1 } satisfies DecrementData,
  },
  IncrementData: {
    answer: { productId: ids.product, variantId, incrementBy: 12 } satisfies IncrementData,
  },
  InventoryQuery: {
    answer: {
      paging: firstPage,
      filter: `{"productId":{"$hasSome":["${ids.product}"]}}`,
      sort: '[{"numericId":"asc"}]',
    },
  },
  StoresCatalogQuery: storesQuery,
  CustomTextField: {
    answer: { title: 'Engraving', maxLength: 20, mandatory: false } satisfies CustomTextField,
  },
  MediaDataForWrite: { answer: { mediaId: 'demo-dune-mug.webp' } satisfies MediaDataForWrite },
  MediaAssignmentToChoice: {
    answer: {
      option: 'Color',
      choice: 'Oat',
      mediaIds: ['demo-dune-mug.webp'],
    } satisfies MediaAssignmentToChoice,
  },
  ProductSubscriptionOption: {
    answer: subscriptionOption,
    request: {
      id: subscriptionOption.id,
      title: subscriptionOption.title,
      description: subscriptionOption.description,
      subscriptionSettings: subscriptionOption.subscriptionSettings,
      discount: subscriptionOption.discount,
    },
  },
  AlgorithmInfo: { answer: algorithmInfo },
  Algorithm: { answer: algorithm },
  BackInStockItemDetails: { answer: itemDetails },
  BackInStockNotificationRequest: { answer: backInStock },
  StoreDiscount: {
    answer: discount,
    request: {
      kind: 'COUPON',
      code: 'SPRING',
      name: 'Spring sale',
      effect: discount.effect,
      scope: discount.scope,
      minimumSubtotal: '50.00',
    },
  },
  StoreGiftCard: {
    answer: giftCard,
    request: {
      initialValue: '50.00',
      gift: {
        recipientName: 'Grace',
        recipientEmail: 'grace@example.com',
        senderName: 'Ada',
        message: 'Happy birthday!',
      },
    },
  },
  ProductImage: { answer: image },
  SecuredMedia: { answer: digitalFile },
  FileDescriptor: {
    answer: file,
    request: { displayName: 'dune-mug-oat.webp', altText: 'Stoneware mug in oat' },
  },
  CheckoutLineItem: {
    answer: checkout.lineItems?.[0] ?? {},
    request: { quantity: 1, catalogReference: reference },
  },
  CustomLineItem: { answer: customLineItem },
  LineItemQuantityUpdate: {
    answer: { id: ids.line, quantity: 3 } satisfies LineItemQuantityUpdate,
  },
  SelectedShippingOption: { answer: { code: 'standard' } },
  PriceSummary: { answer: checkout.priceSummary ?? {} },
  EstimatedTotals: { answer: estimatedTotals },
  Cart: {
    answer: cart,
    request: { buyerNote: 'Please gift-wrap it.', buyerInfo: { email: 'ada@example.com' } },
  },
  HostedSession: { answer: hostedSession },
  ItemMetadata: { answer: succeeded },
  BulkActionMetadata: { answer: allSucceeded },
  PlatformQuery: { answer: { paging: firstPage } },
  PlatformPaging: paging,
  Paging: paging,
  MemberPaging: paging,
  FilesPaging: paging,
  DigitalFilesPaging: paging,
  CursorPaging: { answer: { limit: 50 } },
  PlatformPagingMetadata: { answer: { count: 1, offset: 0, total: 1 } },
  PagingMetadata: { answer: { items: 1, offset: 0 } },
  CursorPagingMetadata: { answer: { count: 1, cursors: {}, hasNext: false } },
};
