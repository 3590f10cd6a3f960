-- Orders: columns for money and uniqueness, a document for what was ordered, and the order in its
-- wire form.

-- The number of a store's next order. Locked while an order is placed: numbers have no gaps, and an
-- order that is rolled back returns its number.
create table order_counter (
  site_id uuid primary key references site,
  next bigint not null default 10001
);

-- Named `orders` because ORDER is a keyword of SQL. An order outlives its checkout, its cart and its
-- buyer; a buyer may be a visitor or a contact, who have no rows.
create table orders (
  site_id uuid not null references site,
  order_id uuid not null,
  number bigint not null,
  revision bigint not null default 1,

  checkout_id uuid,
  cart_id uuid,
  visitor_id uuid,
  member_id uuid,
  -- The member with the confirmed email address that a guest bought with. The buyer remains the
  -- guest, by visitor and by the link in the emails; the member sees the order too.
  joined_member_id uuid,
  contact_id uuid,
  email text collate "C",

  status text not null
    check (status in ('INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED')),
  imported boolean not null default false,
  archived boolean not null default false,
  currency text not null,
  total numeric(18, 3) not null check (total >= 0),

  -- Derived at every write from payments, refunds and fulfillments.
  payment_status text not null,
  fulfillment_status text not null
    check (fulfillment_status in ('NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED')),
  paid numeric(18, 3) not null default 0,
  refunded numeric(18, 3) not null default 0,

  -- Of the document, what is filtered by.
  channel_type text,
  external_order_id text collate "C",
  buyer_name text collate "C",
  seen boolean not null default false,
  tags text[] not null default '{}',
  private_tags text[] not null default '{}',
  -- The words by which staff find the order: number, email, names, address, phone, tracking numbers.
  search tsvector not null default '',

  -- What was ordered; and its conditions: approval, who gets emails.
  doc jsonb not null,
  terms jsonb not null default '{}',
  -- The order in its wire form, rendered at write.
  wire jsonb not null,

  purchased_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, order_id),
  check (visitor_id is null or member_id is null),
  check (joined_member_id is null or member_id is null)
);
-- One order for a checkout, also when a step is repeated.
create unique index order_of_checkout on orders (site_id, checkout_id)
  where checkout_id is not null and not imported;
create index order_by_number on orders (site_id, number, order_id);
create index order_by_created on orders (site_id, created_at, order_id);
create index order_by_updated on orders (site_id, updated_at, order_id);
create index order_by_purchased on orders (site_id, purchased_at, order_id);
create index order_of_member on orders (site_id, member_id, created_at)
  where member_id is not null;
create index order_of_visitor on orders (site_id, visitor_id, created_at)
  where visitor_id is not null;
create index order_of_joined_member on orders (site_id, joined_member_id, created_at)
  where joined_member_id is not null;
create index order_of_contact on orders (site_id, contact_id, created_at)
  where contact_id is not null;
create index order_of_email on orders (site_id, email) where email is not null;
create index order_of_guest_by_email on orders (site_id, lower(email))
  where member_id is null and joined_member_id is null;
create index order_of_external on orders (site_id, external_order_id)
  where external_order_id is not null;
create index order_with_tags on orders using gin (tags);
create index order_search on orders using gin (search);
-- What remains to be shipped, counted without reading the orders that were shipped.
create index order_to_fulfill on orders (site_id, created_at, order_id)
  where status = 'APPROVED' and fulfillment_status <> 'FULFILLED' and not archived;

create table order_payment (
  site_id uuid not null,
  order_id uuid not null,
  payment_id uuid not null,
  kind text not null check (kind in ('regular', 'giftCard', 'membership')),
  amount numeric(18, 3) not null check (amount >= 0),
  -- The provider's result. Refunded is not a status: the refunds say it.
  status text not null check (status in (
    'APPROVED', 'PENDING', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED', 'AUTHORIZED', 'VOIDED'
  )),
  doc jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  position integer not null,
  primary key (site_id, order_id, payment_id),
  foreign key (site_id, order_id) references orders on delete cascade
);
create unique index payment_once on order_payment (site_id, payment_id);

create table order_refund (
  site_id uuid not null,
  order_id uuid not null,
  refund_id uuid not null,
  doc jsonb not null,
  created_at timestamptz not null,
  position integer not null,
  primary key (site_id, order_id, refund_id),
  foreign key (site_id, order_id) references orders on delete cascade
);

create table order_refund_transaction (
  site_id uuid not null,
  order_id uuid not null,
  refund_id uuid not null,
  payment_id uuid not null,
  amount numeric(18, 3) not null check (amount >= 0),
  status text not null
    check (status in ('PENDING', 'SUCCEEDED', 'FAILED', 'SCHEDULED', 'STARTED')),
  doc jsonb not null,
  primary key (site_id, order_id, refund_id, payment_id),
  foreign key (site_id, order_id, refund_id) references order_refund on delete cascade,
  foreign key (site_id, order_id, payment_id) references order_payment on delete cascade
);

create table order_fulfillment (
  site_id uuid not null,
  order_id uuid not null,
  fulfillment_id uuid not null,
  tracking_number text,
  doc jsonb not null,
  created_at timestamptz not null,
  position integer not null,
  primary key (site_id, order_id, fulfillment_id),
  foreign key (site_id, order_id) references orders on delete cascade
);

create table order_activity (
  site_id uuid not null,
  order_id uuid not null,
  activity_id uuid not null,
  doc jsonb not null,
  created_at timestamptz not null,
  position integer not null,
  primary key (site_id, order_id, activity_id),
  foreign key (site_id, order_id) references orders on delete cascade
);

-- Amounts that the merchant asked a buyer to pay for an order.
create table order_collection (
  site_id uuid not null,
  collection_id uuid not null,
  order_id uuid not null,
  amount numeric(18, 3) not null check (amount > 0),
  doc jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (site_id, collection_id),
  foreign key (site_id, order_id) references orders on delete cascade
);
create index order_collection_of on order_collection (site_id, order_id);

-- The file that the buyer of a digital line item may download: one row for each paid line item.
create table order_download (
  site_id uuid not null,
  order_id uuid not null,
  line_id text collate "C" not null,
  -- The product may be deleted; the buyer's download stays.
  product_id uuid not null,
  -- The file that was sold. Null: the product has no file yet, and the buyer waits for one.
  media_id text collate "C",
  -- Of the token in the link.
  token_hash bytea,
  -- Null: no limit.
  max_downloads integer check (max_downloads > 0),
  downloads integer not null default 0 check (downloads >= 0),
  -- When the last download was counted: an interrupted one may be resumed for a while.
  counted_at timestamptz,
  -- Null: does not expire.
  expires_at timestamptz,
  -- Refunded or canceled.
  ended_at timestamptz,
  created_at timestamptz not null,
  primary key (site_id, order_id, line_id),
  unique (site_id, token_hash),
  foreign key (site_id, order_id) references orders on delete cascade,
  -- A file that a buyer may still download cannot be deleted.
  foreign key (site_id, media_id) references media,
  check ((media_id is null) = (token_hash is null)),
  check (max_downloads is null or downloads <= max_downloads)
);
create index order_download_awaited on order_download (site_id, product_id)
  where media_id is null and ended_at is null;
create index order_download_of_product on order_download (site_id, product_id, created_at desc);
create index order_download_of_file on order_download (site_id, media_id)
  where media_id is not null;

-- Invoices have numbers of their own: consecutive and without gaps in each store, also when orders
-- are deleted.
create table invoice_counter (
  site_id uuid primary key references site,
  next bigint not null default 1
);

create table order_invoice (
  site_id uuid not null,
  order_id uuid not null,
  number bigint not null check (number > 0),
  issued_at timestamptz not null,
  primary key (site_id, order_id),
  unique (site_id, number),
  foreign key (site_id, order_id) references orders on delete cascade
);

-- A shopper's request to be notified. The item may be of any app, and may be deleted; a contact has
-- no row.
create table back_in_stock_request (
  site_id uuid not null references site,
  request_id uuid not null,
  app_id text collate "C" not null,
  catalog_item_id text collate "C" not null,
  -- The all-zero id when the request names no variant.
  variant_id uuid not null,
  email text collate "C" not null,
  contact_id uuid,
  status text not null check (status in ('RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED')),
  auto_notified boolean not null default false,
  doc jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, request_id)
);
-- One open request for an item and an email address.
create unique index back_in_stock_once
  on back_in_stock_request (site_id, catalog_item_id, variant_id, lower(email))
  where status in ('RECEIVED', 'PROCESSING');
create index back_in_stock_item on back_in_stock_request (site_id, catalog_item_id, status);
create index back_in_stock_by_created on back_in_stock_request (site_id, created_at, request_id);
-- Open requests are limited for each recipient, so they are counted by recipient.
create index back_in_stock_by_recipient on back_in_stock_request (site_id, lower(email))
  where status in ('RECEIVED', 'PROCESSING');
