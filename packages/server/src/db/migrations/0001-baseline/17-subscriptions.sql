-- Subscriptions. The id is that of the line item that started it.

create table subscription (
  site_id uuid not null references site,
  subscription_id uuid not null,
  revision bigint not null default 1,
  status text not null check (status in ('ACTIVE', 'PAUSED', 'CANCELED', 'ENDED')),
  end_reason text check (end_reason in ('BY_BUYER', 'BY_SHOP', 'COMPLETED', 'PAYMENT_FAILED')),
  kind text not null check (kind in ('PRODUCT', 'PLAN')),
  -- Stays after the member was deleted; visitors have no rows.
  member_id uuid,
  visitor_id uuid,
  email text,
  -- The order may be deleted by the shop; the subscription goes on.
  origin_order_id uuid not null,
  -- The first date, the period, the number of cycles, the time zone, and what pauses and skips have
  -- postponed.
  schedule jsonb not null,
  -- What each order is created from: the line item, the buyer, the addresses, the delivery.
  template jsonb not null,
  price_policy text not null check (price_policy in ('FIXED', 'CATALOG')),
  -- The payment provider and its token; null: paid manually.
  provider text,
  payment_token text,
  next_cycle integer not null check (next_cycle > 0),
  -- When the worker processes it next: the date of its next cycle, or of the next attempt. Null:
  -- never.
  next_charge_at timestamptz,
  paused_at timestamptz,
  -- A worker processes it until then; after a crash another takes over.
  busy_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, subscription_id),
  check ((status = 'PAUSED') = (paused_at is not null)),
  check ((provider is null) = (payment_token is null))
);
create index subscription_due on subscription (next_charge_at)
  where status = 'ACTIVE' and next_charge_at is not null;
create index subscription_of_member on subscription (site_id, member_id, created_at)
  where member_id is not null;
create index subscription_of_visitor on subscription (site_id, visitor_id, created_at)
  where visitor_id is not null;
create index subscription_by_newest on subscription (site_id, created_at desc, subscription_id desc);
create index subscription_of_order on subscription (site_id, origin_order_id);

-- One order for each cycle, also after a crash: the primary key guarantees it.
create table subscription_cycle (
  site_id uuid not null,
  subscription_id uuid not null,
  cycle integer not null check (cycle > 0),
  due_at timestamptz not null,
  -- The order may be deleted by the shop; the cycle stays charged.
  order_id uuid not null,
  status text not null check (status in ('ORDERED', 'PAID', 'FAILED')),
  amount numeric(18, 3) not null,
  -- The provider's idempotency key of the current attempt to charge: a new one for each attempt, so
  -- that the provider charges at most once for each.
  attempt_id uuid not null,
  failures integer not null default 0,
  created_at timestamptz not null,
  paid_at timestamptz,
  primary key (site_id, subscription_id, cycle),
  unique (site_id, order_id),
  foreign key (site_id, subscription_id) references subscription
);
