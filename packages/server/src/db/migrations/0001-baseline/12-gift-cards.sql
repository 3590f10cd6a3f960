-- Gift cards.

create table gift_card (
  site_id uuid not null references site,
  gift_card_id uuid not null,
  revision bigint not null default 1,
  -- The code itself is shown once, to the recipient.
  code_hash bytea not null,
  obfuscated_code text not null,
  currency text not null,
  initial_value numeric(18, 3) not null check (initial_value > 0),
  balance numeric(18, 3) not null check (balance >= 0),
  disabled_at timestamptz,
  expires_at timestamptz,
  -- The line item that bought it and the unit: one card for each, also when a step is repeated.
  source text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, gift_card_id),
  unique (site_id, code_hash)
);
create unique index gift_card_source on gift_card (site_id, source) where source is not null;
create index gift_card_by_newest on gift_card (site_id, created_at desc, gift_card_id desc);

-- Every change of a balance; their sum is the balance.
create table gift_card_transaction (
  site_id uuid not null,
  gift_card_id uuid not null,
  transaction_id uuid not null,
  kind text not null check (kind in ('ISSUE', 'REDEEM', 'VOID')),
  -- Negative when money was spent.
  amount numeric(18, 3) not null,
  -- What it was for: each payment is redeemed once and voided once.
  reference text collate "C" not null,
  created_at timestamptz not null,
  primary key (site_id, gift_card_id, transaction_id),
  unique (site_id, gift_card_id, kind, reference),
  foreign key (site_id, gift_card_id) references gift_card
);

-- The recipient of a gift card that was bought, and when it is sent. Its code is created then.
create table gift_card_delivery (
  site_id uuid not null,
  gift_card_id uuid not null,
  recipient_name text not null default '',
  recipient_email text not null,
  sender_name text not null default '',
  message text not null default '',
  language text collate "C",
  deliver_at timestamptz not null,
  delivered_at timestamptz,
  -- The order may be deleted by the shop; the card keeps its value.
  order_id uuid,
  line_id text collate "C",
  primary key (site_id, gift_card_id),
  foreign key (site_id, gift_card_id) references gift_card
);
create index gift_card_delivery_due on gift_card_delivery (deliver_at)
  where delivered_at is null;
create index gift_card_delivery_of_order on gift_card_delivery (site_id, order_id)
  where order_id is not null;
