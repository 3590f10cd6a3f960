-- What is bought again and again. Its id is that of the line of the order that began it.

create table subscription (
  site_id uuid not null references site,
  subscription_id uuid not null,
  revision bigint not null default 1,
  status text not null check (status in ('ACTIVE', 'PAUSED', 'CANCELED', 'ENDED')),
  end_reason text check (end_reason in ('BY_BUYER', 'BY_SHOP', 'COMPLETED', 'PAYMENT_FAILED')),
  kind text not null check (kind in ('PRODUCT', 'PLAN')),
  member_id uuid,
  visitor_id uuid,
  email text,
  origin_order_id uuid not null,
  -- When its cycles are due: the first moment, the period, how many, the zone, what pauses and skips have put off.
  schedule jsonb not null,
  -- What each order is made from: the line, the buyer, the addresses, the delivery.
  template jsonb not null,
  price_policy text not null check (price_policy in ('FIXED', 'CATALOG')),
  -- Who charges it, and with what; none: it is paid by hand.
  provider text,
  payment_token text,
  next_cycle integer not null check (next_cycle > 0),
  -- When the worker looks at it next: the day of its next cycle, or of the next try. None: never again.
  next_charge_at timestamptz,
  paused_at timestamptz,
  -- A worker is at it until then; if it died, another takes over.
  busy_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, subscription_id),
  check ((status = 'PAUSED') = (paused_at is not null)),
  check ((provider is null) = (payment_token is null))
);
create index subscription_due on subscription (next_charge_at) where status = 'ACTIVE' and next_charge_at is not null;
create index subscription_of_member on subscription (site_id, member_id, created_at) where member_id is not null;
create index subscription_of_visitor on subscription (site_id, visitor_id, created_at) where visitor_id is not null;
create index subscription_by_newest on subscription (site_id, created_at desc, subscription_id desc);
create index subscription_of_order on subscription (site_id, origin_order_id);

-- The card of a checkout that begins a subscription, as its provider names it.
alter table payment_attempt add column saved_token text;

-- One order for each cycle: the key says so, whatever crashes.
create table subscription_cycle (
  site_id uuid not null,
  subscription_id uuid not null,
  cycle integer not null check (cycle > 0),
  due_at timestamptz not null,
  order_id uuid not null,
  status text not null check (status in ('ORDERED', 'PAID', 'FAILED')),
  amount numeric(18, 3) not null,
  -- The try that is under way; another id for each, so that the provider takes money once for each.
  attempt_id uuid not null,
  failures integer not null default 0,
  created_at timestamptz not null,
  paid_at timestamptz,
  primary key (site_id, subscription_id, cycle),
  unique (site_id, order_id),
  foreign key (site_id, subscription_id) references subscription
);
