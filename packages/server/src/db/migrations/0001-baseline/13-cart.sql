-- Carts.

-- A cart's owner may be a visitor, who has no row. Carts outlive the products, the member and the
-- checkout that they name: what is gone is removed from the cart when it is next read.
create table cart (
  site_id uuid not null references site,
  cart_id uuid not null,
  revision bigint not null default 1,
  owner_kind text not null check (owner_kind in ('visitor', 'member', 'user')),
  owner_id uuid not null,
  -- The owner's current cart; others are found by their id only.
  is_current boolean not null,
  -- The checkout created from it.
  checkout_id uuid,
  -- json, not jsonb: written with every change, read whole, never searched.
  doc json not null,
  -- The products of its line items.
  product_ids uuid[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, cart_id)
);
create unique index cart_current on cart (site_id, owner_kind, owner_id) where is_current;
create index cart_of_owner on cart (site_id, owner_kind, owner_id);
create index cart_of_checkout on cart (site_id, checkout_id) where checkout_id is not null;
