/**
 * The shop as it should be, in plain memory: shelves, carts, checkouts, orders and money in cents.
 * It knows nothing of the server's code; every rule here is written a second time, from the
 * promises.
 */

export interface Line {
  readonly id: string;
  readonly product: number;
  readonly quantity: number;
}

export interface Shelf {
  price: number;
  /** The available quantity; null if it is not tracked. */
  quantity: number | null;
  reserved: number;
  /** All that was ever put there. */
  given: number;
  /** What came back of what was sold. */
  returned: number;
}

export interface ModelCart {
  readonly id: string;
  lines: readonly Line[];
  coupon: boolean;
}

export interface ModelCheckout {
  readonly id: string;
  readonly actor: number;
  readonly cartId: string;
  /** What it was made of; none once its lines are its own. */
  cartMark: string | undefined;
  lines: readonly Line[];
  coupon: boolean;
  destination: Destination;
  delivery: Delivery;
  shown: Quote;
  shownUntil: number;
  state: 'OPEN' | 'PAYING' | 'COMPLETED';
  /** A payment that waits for its buyer. */
  challenge: { readonly since: number; url: string } | undefined;
  held: { readonly lines: readonly Line[]; readonly until: number } | undefined;
  usesCoupon: boolean;
  order: ModelOrder | undefined;
}

export interface ModelOrder {
  id: string;
  readonly checkout: ModelCheckout;
  readonly lines: readonly Line[];
  readonly total: number;
  readonly byCard: boolean;
  paid: boolean;
  refunded: number;
  canceled: boolean;
  restocked: boolean;
}

export interface Model {
  /** Minutes since the beginning. */
  now: number;
  readonly shelves: readonly Shelf[];
  readonly carts: (ModelCart | undefined)[];
  readonly checkouts: ModelCheckout[];
  readonly orders: ModelOrder[];
}

export type Destination = 'taxed' | 'free';
export type Delivery = 'standard' | 'express';
export type Way = 'offline' | 'order' | 'success' | 'decline' | 'challenge';

export const COUPON_USES = 2;
export const SHIPPING: Readonly<Record<Delivery, number>> = { standard: 500, express: 1200 };
const QUOTE_MINUTES = 30;
const HOLD_MINUTES = 15;
const CHALLENGE_MINUTES = 30;

export const newModel = (
  shelves: readonly { price: number; stock: number | null }[],
  actors: number,
): Model => ({
  now: 0,
  carts: Array.from({ length: actors }, () => undefined),
  checkouts: [],
  orders: [],
  shelves: shelves.map(({ price, stock }) => ({
    price,
    quantity: stock,
    reserved: 0,
    given: stock ?? 0,
    returned: 0,
  })),
});

export type Availability = 'AVAILABLE' | 'PARTIALLY_AVAILABLE' | 'NOT_AVAILABLE';

export interface Quote {
  readonly availability: readonly Availability[];
  readonly couponRefused: string | undefined;
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly shipping: number;
  readonly total: number;
  /** The same for as long as the buyer pays the same for the same. */
  readonly mark: string;
}

interface ToQuote {
  readonly lines: readonly Line[];
  readonly coupon: boolean;
  readonly destination?: Destination;
  readonly delivery?: Delivery;
  /** Its own hold and its own use of the coupon do not stand in its way. */
  readonly checkout?: ModelCheckout;
}

/**
 * Prices are whole, the coupon takes a tenth and so does the tax: every sum is exact to the cent,
 * without any rounding.
 */
export function quote(
  { shelves, checkouts }: Model,
  { lines, coupon, destination, delivery, checkout }: ToQuote,
): Quote {
  const availability = lines.map(({ product, quantity }): Availability => {
    const shelf = shelfOf(shelves, product);
    if (shelf.quantity === null) return 'AVAILABLE';
    const there =
      shelf.quantity +
      (checkout?.held?.lines.find((line) => line.product === product)?.quantity ?? 0);
    return there <= 0 ? 'NOT_AVAILABLE' : there < quantity ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE';
  });
  const sold = lines.filter((_, index) => availability[index] !== 'NOT_AVAILABLE');
  const subtotal = sold.reduce(
    (sum, { product, quantity }) => sum + shelfOf(shelves, product).price * quantity,
    0,
  );
  const uses = checkouts.filter((each) => each.usesCoupon && each !== checkout).length;
  const couponRefused = !coupon
    ? undefined
    : uses >= COUPON_USES
      ? 'ERROR_COUPON_USAGE_EXCEEDED'
      : sold.length === 0
        ? 'ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS'
        : undefined;
  const discount = coupon && couponRefused === undefined ? subtotal / 10 : 0;
  const tax = destination === 'taxed' ? (subtotal - discount) / 10 : 0;
  const shipping =
    destination !== undefined && sold.length > 0 ? SHIPPING[delivery ?? 'standard'] : 0;
  const total = subtotal - discount + tax + shipping;
  const mark = JSON.stringify([
    sold.map(({ id, product, quantity }) => [id, quantity, shelfOf(shelves, product).price]),
    discount,
    tax,
    shipping,
    sold.length > 0 ? delivery : null,
  ]);
  return { availability, couponRefused, subtotal, discount, tax, shipping, total, mark };
}

export function shelfOf(shelves: readonly Shelf[], product: number): Shelf {
  const shelf = shelves[product];
  if (!shelf) throw new Error(`There is no shelf ${product}.`);
  return shelf;
}

export const quoteCheckout = (model: Model, checkout: ModelCheckout): Quote =>
  quote(model, {
    lines: checkout.lines,
    coupon: checkout.coupon,
    destination: checkout.destination,
    delivery: checkout.delivery,
    checkout,
  });

export function show(
  model: Model,
  checkout: ModelCheckout,
  shown = quoteCheckout(model, checkout),
): void {
  checkout.shown = shown;
  checkout.shownUntil = model.now + QUOTE_MINUTES;
}

/** What is answered: a status, and the code of a refusal or the state of the payment. */
export interface Expected {
  readonly status: number;
  readonly says?: string | undefined;
  readonly order?: ModelOrder;
}

export const refused = (status: number, says: string): Expected => ({ status, says });

/** Everything that paying does, one request after the other. */
export function pay(model: Model, checkout: ModelCheckout, way: Way): Expected {
  if (checkout.order)
    return {
      status: 200,
      says: way === 'order' ? undefined : checkout.order.byCard ? 'PAID' : 'PLACED',
      order: checkout.order,
    };
  if (checkout.challenge) {
    if (way === 'order') return refused(409, 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS');
    if (way === 'offline') {
      if (model.now - checkout.challenge.since <= CHALLENGE_MINUTES)
        return { status: 200, says: 'CHALLENGE' };
      letGo(model, checkout);
      return { status: 200, says: 'DECLINED' };
    }
    // Another card takes the place of the one that waits.
    checkout.challenge = undefined;
  }
  const now = quoteCheckout(model, checkout);
  const no = whyNot(now);
  if (no) return no;
  if (now.mark !== checkout.shown.mark) {
    show(model, checkout, now);
    return refused(409, 'CHECKOUT_CHANGED');
  }
  if (way === 'offline' || way === 'order')
    return {
      status: 200,
      says: way === 'order' ? undefined : 'PLACED',
      order: placeOrder(model, checkout, now, false),
    };
  hold(model, checkout);
  if (way === 'success')
    return { status: 200, says: 'PAID', order: placeOrder(model, checkout, now, true) };
  if (way === 'decline') {
    letGo(model, checkout);
    return { status: 200, says: 'DECLINED' };
  }
  checkout.challenge = { since: model.now, url: '' };
  return { status: 200, says: 'CHALLENGE' };
}

/** The buyer answers the bank, and looks at the checkout's payment. */
export function answerChallenge(
  model: Model,
  checkout: ModelCheckout,
  approves: boolean,
): Expected {
  if (!approves) {
    letGo(model, checkout);
    return { status: 200, says: 'DECLINED' };
  }
  const now = quoteCheckout(model, checkout);
  const no =
    whyNot(now) ??
    (now.mark === checkout.shown.mark ? undefined : refused(409, 'CHECKOUT_CHANGED'));
  if (!no) return { status: 200, says: 'PAID', order: placeOrder(model, checkout, now, true) };
  letGo(model, checkout);
  if (no.says === 'CHECKOUT_CHANGED') show(model, checkout, now);
  return no;
}

function whyNot({ availability, couponRefused }: Quote): Expected | undefined {
  if (availability.every((each) => each === 'NOT_AVAILABLE'))
    return refused(409, 'FULL_OUT_OF_STOCK');
  if (availability.some((each) => each !== 'AVAILABLE'))
    return refused(409, 'PARTIAL_OUT_OF_STOCK');
  return couponRefused === undefined ? undefined : refused(428, couponRefused);
}

function hold(model: Model, checkout: ModelCheckout): void {
  giveBackHeld(model, checkout);
  take(model, checkout.lines, 1);
  checkout.held = { lines: checkout.lines, until: model.now + HOLD_MINUTES };
  checkout.state = 'PAYING';
  checkout.usesCoupon = checkout.coupon;
}

export function letGo(model: Model, checkout: ModelCheckout): void {
  giveBackHeld(model, checkout);
  checkout.state = 'OPEN';
  checkout.usesCoupon = false;
  checkout.challenge = undefined;
}

function giveBackHeld({ shelves }: Model, checkout: ModelCheckout): void {
  for (const { product, quantity } of checkout.held?.lines ?? []) {
    const shelf = shelfOf(shelves, product);
    if (shelf.quantity === null) continue;
    shelf.quantity += quantity;
    shelf.reserved -= quantity;
  }
  checkout.held = undefined;
}

/** Off the shelf: promised, or sold at once. */
function take({ shelves }: Model, lines: readonly Line[], promised: 0 | 1): void {
  for (const { product, quantity } of lines) {
    const shelf = shelfOf(shelves, product);
    if (shelf.quantity === null) continue;
    shelf.quantity -= quantity;
    shelf.reserved += promised * quantity;
  }
}

function placeOrder(
  model: Model,
  checkout: ModelCheckout,
  { total }: Quote,
  byCard: boolean,
): ModelOrder {
  giveBackHeld(model, checkout);
  take(model, checkout.lines, 0);
  const order: ModelOrder = {
    id: '',
    checkout,
    lines: checkout.lines,
    total,
    byCard,
    paid: byCard,
    refunded: 0,
    canceled: false,
    restocked: false,
  };
  Object.assign(checkout, {
    state: 'COMPLETED',
    order,
    challenge: undefined,
    usesCoupon: checkout.coupon,
  });
  model.orders.push(order);
  const cart = model.carts[checkout.actor];
  if (cart?.id === checkout.cartId) {
    const left = cart.lines.filter(({ id }) => !checkout.lines.some((line) => line.id === id));
    model.carts[checkout.actor] =
      left.length === 0 ? undefined : { ...cart, lines: left, coupon: false };
  }
  return order;
}

export function restock({ shelves }: Model, order: ModelOrder): void {
  if (order.restocked) return;
  order.restocked = true;
  for (const { product, quantity } of order.lines) {
    const shelf = shelfOf(shelves, product);
    if (shelf.quantity === null) continue;
    shelf.quantity += quantity;
    shelf.returned += quantity;
  }
}

/**
 * Advances the time and runs the due jobs: expired reservations are released, and payments that
 * were pending for an hour are given up.
 */
export function pass(model: Model, minutes: number): void {
  model.now += minutes;
  for (const checkout of model.checkouts) {
    if (checkout.held && checkout.held.until <= model.now) giveBackHeld(model, checkout);
    if (minutes > 60 && checkout.state === 'PAYING') letGo(model, checkout);
  }
}
