-- Checkouts.

-- A checkout outlives its cart, and its order may be deleted by the shop; its owner may be a
-- visitor, who has no row.
create table checkout (
  site_id uuid not null references site,
  checkout_id uuid not null,
  revision bigint not null default 1,
  owner_kind text not null check (owner_kind in ('visitor', 'member', 'merchant')),
  owner_id text not null,
  cart_id uuid,
  -- A digest of the cart: an unchanged cart leads to the same checkout.
  cart_mark text,
  state text not null default 'OPEN' check (state in ('OPEN', 'PAYING', 'COMPLETED')),
  -- The buyer's input: line items, addresses, coupon, gift card, delivery.
  choices jsonb not null,
  -- What the buyer last saw, in its wire form, and a digest of its amounts.
  shown jsonb not null,
  quote_mark text not null,
  quote_expires_at timestamptz not null,
  -- When its holds (stock, discount uses) end.
  hold_until timestamptz,
  override_url text,
  order_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, checkout_id),
  check (order_id is null or state = 'COMPLETED')
);
-- An unchanged cart has one checkout, however often one is requested.
create unique index checkout_of_cart on checkout (site_id, cart_id, cart_mark)
  where state <> 'COMPLETED' and cart_mark is not null;
create index checkout_by_cart on checkout (site_id, cart_id, created_at)
  where cart_id is not null;
create index checkout_holding on checkout (hold_until) where state = 'PAYING';
create index checkout_idle on checkout (updated_at) where state = 'OPEN';

-- Failed gift card codes: limits guessing.
create table gift_card_try (
  site_id uuid not null references site,
  who text not null,
  since timestamptz not null,
  misses integer not null,
  primary key (site_id, who)
);

-- The response to a call with an Idempotency-Key, repeated when the call is.
create table idempotency_key (
  site_id uuid not null references site,
  -- The caller and the call.
  scope text not null,
  key text not null,
  request_mark text not null,
  -- Null while the call runs.
  status integer,
  answer text,
  -- The advisory lock of the process that runs the call, which it holds while it lives: the calls
  -- of a process that died can be repeated.
  holder integer,
  created_at timestamptz not null,
  primary key (site_id, scope, key)
);
create index idempotency_key_old on idempotency_key (created_at);
