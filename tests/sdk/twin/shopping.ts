import type { Kit } from './kit.ts';
import type { Step } from './record.ts';

const missingId = '11111111-1111-4111-8111-111111111111';
const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine1: '1 Main Street',
  streetAddress: { name: 'Main Street', number: '1' },
};

/** A visitor fills a cart and goes to the till; the owner looks at the orders. */
export async function shoppingSteps({ visitor, owner }: Kit, step: Step): Promise<void> {
  const { currentCart, checkout } = visitor;
  const found = await visitor.products.queryProducts().eq('name', 'Apple').find();
  const apple = {
    catalogReference: { appId: storesApp, catalogItemId: found.items[0]?._id ?? missingId },
    quantity: 2,
  };

  await step('cart: none yet', () => currentCart.getCurrentCart());
  const added = await step('cart: add', () => currentCart.addToCurrentCart({ lineItems: [apple] }));
  const line = added?.cart?.lineItems?.[0]?._id ?? missingId;
  await step('cart: add what is not there', () =>
    currentCart.addToCurrentCart({
      lineItems: [
        { catalogReference: { appId: storesApp, catalogItemId: missingId }, quantity: 1 },
      ],
    }),
  );
  await step('cart: add a bad quantity', () =>
    currentCart.addToCurrentCart({ lineItems: [{ ...apple, quantity: -1 }] }),
  );
  const cart = await step('cart: read', () => currentCart.getCurrentCart());
  await step('cart: change a quantity', () =>
    currentCart.updateCurrentCartLineItemQuantity([{ _id: line, quantity: 3 }]),
  );
  await step('cart: change the quantity of nothing', () =>
    currentCart.updateCurrentCartLineItemQuantity([{ _id: missingId, quantity: 1 }]),
  );
  await step('cart: a bad id', () => currentCart.removeLineItemsFromCurrentCart(['nonsense']));
  await step('cart: note and address', () =>
    currentCart.updateCurrentCart({
      cartInfo: {
        buyerNote: 'Ring twice',
        contactInfo: { address, contactDetails: { firstName: 'Ada', lastName: 'Byron' } },
      },
    }),
  );
  await step('cart: coupon that is none', () =>
    currentCart.updateCurrentCart({ couponCode: 'NOTHING' }),
  );
  await step('cart: remove coupon', () => currentCart.removeCouponFromCurrentCart());
  await step('cart: estimate', () =>
    currentCart.estimateCurrentCartTotals({
      shippingAddress: address,
      calculateShipping: true,
      calculateTax: true,
    }),
  );
  await step('cart: estimate with options switched off', () =>
    currentCart.estimateCurrentCartTotals({ calculateShipping: false, calculateTax: false }),
  );
  await step('cart by id, as the visitor', () => visitor.cart.getCart(cart?._id ?? missingId));
  await step('cart by id, as the owner', () => owner.cart.getCart(cart?._id ?? missingId));
  await step('cart by id: not there', () => owner.cart.getCart(missingId));

  const till = await step('checkout: from the cart', () =>
    currentCart.createCheckoutFromCurrentCart({
      channelType: 'WEB',
      shippingAddress: address,
      email: 'ada@example.com',
    }),
  );
  const checkoutId = till?.checkoutId ?? missingId;
  await step('checkout: a bad address', () =>
    currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB', email: 'not-an-address' }),
  );
  await step('checkout: read', () => checkout.getCheckout(checkoutId));
  await step('checkout: not there', () => checkout.getCheckout(missingId));
  await step('checkout: address to send to', () => checkout.getCheckoutUrl(checkoutId));
  await step('checkout: change the quantity', () =>
    checkout.updateLineItemsQuantity(checkoutId, [{ _id: line, quantity: 1 }]),
  );
  await step('checkout: update', () =>
    checkout.updateCheckout(
      checkoutId,
      { buyerInfo: { email: 'ada@example.com' }, billingInfo: { address } },
      {},
    ),
  );
  await step('checkout: remove coupon', () => checkout.removeCoupon(checkoutId));
  await step('checkout: the session of the hosted page', () =>
    visitor.redirects
      .createRedirectSession({
        ecomCheckout: { checkoutId },
        callbacks: { postFlowUrl: 'http://localhost:4000/thanks' },
      })
      .then((session) => typeof session.redirectSession?.fullUrl),
  );
  await step('orders: none of mine', () => visitor.orders.getOrder(missingId));
  await step('orders: search as a visitor', () => visitor.orders.searchOrders({ filter: {} }));
  await step('orders: search as the owner', () =>
    owner.orders.searchOrders({
      filter: {},
      cursorPaging: { limit: 2 },
      sort: [{ fieldName: '_createdDate', order: 'DESC' }],
    }),
  );
  await step('orders: cancel nothing', () =>
    owner.orders.cancelOrder(missingId, { restockAllItems: true }),
  );
  await step('orders: an activity on nothing', () =>
    owner.orders.deleteActivity({ _id: missingId, activityId: missingId }),
  );
  await step('orders: a line of nothing', () =>
    owner.orders.updateOrderLineItem({ _id: missingId, lineItemId: missingId }, { quantity: 1 }),
  );
  await step('currencies', () =>
    visitor.currencies.listCurrencies().then(({ currencies }) => currencies?.slice(0, 3)),
  );
  await step('a conversion to itself', () =>
    visitor.currencies
      .convertCurrency({ from: 'USD', to: 'USD' }, [{ value: '10', decimalPlaces: 2 }])
      .then(({ amounts }) => amounts),
  );
  await step('cart: empty', () => currentCart.removeLineItemsFromCurrentCart([line]));
  await step('cart: delete', () => currentCart.deleteCurrentCart());
  await step('cart: gone', () => currentCart.getCurrentCart());
}
