-- Discounts, gift cards and carts.

-- What the store takes off: by itself (RULE), or for a code (COUPON).
create table discount (
  site_id uuid not null references site,
  discount_id uuid not null,
  revision bigint not null default 1,
  kind text not null check (kind in ('RULE', 'COUPON')),
  -- As the merchant writes it; buyers may write it in any case.
  code text collate "C",
  name text collate "C" not null,
  active boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  usage_limit integer check (usage_limit > 0),
  limit_per_customer integer check (limit_per_customer > 0),
  stackable boolean not null,
  priority integer not null default 0,
  -- What it takes off what, and for whom: the contract's own words.
  definition jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, discount_id),
  check ((kind = 'COUPON') = (code is not null))
);
create unique index discount_code on discount (site_id, upper(code)) where code is not null;
create index discount_by_newest on discount (site_id, created_at desc, discount_id desc);

-- One row for each checkout that uses a discount: limits count these, so that no counter can go wrong.
create table discount_redemption (
  site_id uuid not null,
  discount_id uuid not null,
  checkout_id uuid not null,
  member_id uuid,
  -- In lower case.
  email text collate "C",
  created_at timestamptz not null,
  primary key (site_id, discount_id, checkout_id),
  foreign key (site_id, discount_id) references discount on delete cascade
);
create index discount_redemption_of_checkout on discount_redemption (site_id, checkout_id);
create index discount_redemption_of_member on discount_redemption (site_id, discount_id, member_id) where member_id is not null;
create index discount_redemption_of_email on discount_redemption (site_id, discount_id, email) where email is not null;

create table gift_card (
  site_id uuid not null references site,
  gift_card_id uuid not null,
  revision bigint not null default 1,
  -- The code itself is told once, to whom the card is for.
  code_hash bytea not null,
  obfuscated_code text not null,
  currency text not null,
  initial_value numeric(18, 3) not null check (initial_value > 0),
  balance numeric(18, 3) not null check (balance >= 0),
  disabled_at timestamptz,
  expires_at timestamptz,
  -- The line of the order that bought it: one card for each unit, whatever is retried.
  source text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, gift_card_id),
  unique (site_id, code_hash)
);
create unique index gift_card_source on gift_card (site_id, source) where source is not null;

-- Every movement of a balance: they add up to it.
create table gift_card_transaction (
  site_id uuid not null,
  gift_card_id uuid not null,
  transaction_id uuid not null,
  kind text not null check (kind in ('ISSUE', 'REDEEM', 'VOID')),
  -- Below nothing when it was spent.
  amount numeric(18, 3) not null,
  -- What it was for: a payment is taken once and given back once.
  reference text collate "C" not null,
  created_at timestamptz not null,
  primary key (site_id, gift_card_id, transaction_id),
  unique (site_id, gift_card_id, kind, reference),
  foreign key (site_id, gift_card_id) references gift_card
);

create table cart (
  site_id uuid not null,
  cart_id uuid not null,
  revision bigint not null default 1,
  owner_kind text not null check (owner_kind in ('visitor', 'member', 'user')),
  owner_id uuid not null,
  -- The one a person shops with; others are reached by their id only.
  is_current boolean not null,
  -- The checkout that was made from it.
  checkout_id uuid,
  doc jsonb not null,
  -- What its lines name in the catalog.
  product_ids uuid[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, cart_id)
);
create unique index cart_current on cart (site_id, owner_kind, owner_id) where is_current;
create index cart_of_owner on cart (site_id, owner_kind, owner_id);
create index cart_of_checkout on cart (site_id, checkout_id) where checkout_id is not null;
