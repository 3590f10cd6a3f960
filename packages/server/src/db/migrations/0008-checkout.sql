-- From the wish to buy to the order: checkouts, stock that is promised to them, attempts to pay.

-- What a checkout that reached payment may count on. `stock.quantity` has it taken out already, `stock.reserved` counts it.
-- No reference to the variant: one that is deleted must not wait for a buyer, and the row ends by itself.
create table stock_reservation (
  site_id uuid not null,
  -- The checkout it is held for.
  holder_id uuid not null,
  variant_id uuid not null,
  product_id uuid not null,
  -- What the buyer wants, and how much of it was counted down: nothing, where nobody counts.
  quantity integer not null check (quantity > 0),
  held integer not null check (held >= 0),
  expires_at timestamptz not null,
  primary key (site_id, holder_id, variant_id)
);
create index stock_reservation_of_product on stock_reservation (site_id, product_id, expires_at);
create index stock_reservation_ending on stock_reservation (expires_at);

create table checkout (
  site_id uuid not null,
  checkout_id uuid not null,
  revision bigint not null default 1,
  -- Whose it is: a visitor's or a member's; a merchant's for nobody in particular.
  owner_kind text not null check (owner_kind in ('visitor', 'member', 'merchant')),
  owner_id text not null,
  cart_id uuid,
  -- What the cart was when the checkout was made of it: the same cart gives the same checkout.
  cart_mark text,
  state text not null default 'OPEN' check (state in ('OPEN', 'PAYING', 'COMPLETED')),
  -- What the buyer chose: lines, addresses, coupon, gift card, delivery.
  choices jsonb not null,
  -- What the buyer last saw, as it stands on the wire, and the mark of its amounts.
  shown jsonb not null,
  quote_mark text not null,
  quote_expires_at timestamptz not null,
  -- Until when what it holds (stock, uses of discounts) is kept for it.
  hold_until timestamptz,
  override_url text,
  order_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, checkout_id),
  check (order_id is null or state = 'COMPLETED')
);
-- A cart that was not touched has one checkout, however often it is asked for.
create unique index checkout_of_cart on checkout (site_id, cart_id, cart_mark) where state <> 'COMPLETED' and cart_mark is not null;
create index checkout_by_cart on checkout (site_id, cart_id, created_at) where cart_id is not null;
create index checkout_holding on checkout (hold_until) where state = 'PAYING';
create index checkout_idle on checkout (updated_at) where state = 'OPEN';

-- Tries of gift card codes, so that nobody finds one by trying.
create table gift_card_try (
  site_id uuid not null,
  who text not null,
  since timestamptz not null,
  misses integer not null,
  primary key (site_id, who)
);

-- One attempt to pay a checkout. Written before the provider is asked, so that whatever dies, a worker finds out how it went.
create table payment_attempt (
  site_id uuid not null,
  attempt_id uuid not null,
  checkout_id uuid not null,
  provider text not null,
  state text not null check (state in ('CREATED', 'STARTED', 'CHALLENGE', 'PENDING', 'AUTHORISED', 'CAPTURING', 'CAPTURED', 'VOIDING', 'VOIDED', 'DECLINED', 'FAILED')),
  amount numeric(18, 3) not null check (amount > 0),
  currency text not null,
  delay_capture boolean not null default false,
  -- The provider's own id of it.
  reference text,
  reason text,
  order_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When a worker looks after it next, if nobody else did.
  check_at timestamptz,
  checks integer not null default 0,
  primary key (site_id, attempt_id)
);
-- Money moves for a checkout once at a time.
create unique index payment_attempt_active on payment_attempt (site_id, checkout_id)
  where state in ('CREATED', 'STARTED', 'CHALLENGE', 'PENDING', 'AUTHORISED', 'CAPTURING', 'CAPTURED');
create index payment_attempt_due on payment_attempt (check_at) where check_at is not null;
create index payment_attempt_of_checkout on payment_attempt (site_id, checkout_id, created_at);

-- The embedded sandbox: a payment provider of our own, for trying. It knows nothing of the tables above.
create table sandbox_payment (
  site_id uuid not null,
  reference text not null,
  attempt_id uuid not null,
  amount numeric(18, 3) not null,
  currency text not null,
  card text,
  state text not null check (state in ('NEW', 'CHALLENGE', 'PENDING', 'AUTHORISED', 'CAPTURED', 'VOIDED', 'DECLINED')),
  reason text,
  -- Opens its challenge page.
  challenge text not null,
  refunded numeric(18, 3) not null default 0 check (refunded between 0 and amount),
  return_url text,
  created_at timestamptz not null,
  primary key (site_id, reference),
  unique (site_id, attempt_id)
);
create table sandbox_refund (
  site_id uuid not null,
  refund_id uuid not null,
  reference text not null,
  amount numeric(18, 3) not null,
  primary key (site_id, refund_id)
);

-- What a store and the embedded sandbox sign their messages with.
create table payment_secret (
  site_id uuid not null,
  provider text not null,
  secret text not null,
  primary key (site_id, provider)
);

-- The answer to a call that carries an Idempotency-Key: the same call again gets it again.
create table idempotency_key (
  site_id uuid not null,
  -- Who sent it, and to which call.
  scope text not null,
  key text not null,
  request_mark text not null,
  -- None while the call is under way.
  status integer,
  answer text,
  created_at timestamptz not null,
  primary key (site_id, scope, key)
);
create index idempotency_key_old on idempotency_key (created_at);
