-- Plans, memberships in them, and uses of their benefits.

create table plan (
  site_id uuid not null references site,
  id uuid not null,
  revision bigint not null,
  slug text collate "C" not null,
  name text collate "C" not null,
  visible boolean not null,
  -- As the merchant wrote it; validated by the contract and the rules.
  facts jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, id),
  unique (site_id, slug)
);

-- Orders and subscriptions belong to later domains: an order may be deleted by the shop, and what
-- it sold stays.
create table plan_membership (
  site_id uuid not null,
  membership_id uuid not null,
  revision bigint not null,
  plan_id uuid not null,
  -- Stays for the shop's accounts after the member was deleted.
  member_id uuid not null,
  status text not null
    check (status in ('PENDING', 'TRIAL', 'ACTIVE', 'PAUSED', 'CANCELED', 'ENDED')),
  -- The plan's terms at the purchase.
  terms jsonb not null,
  starts_at timestamptz not null,
  trial_ends_at timestamptz,
  cycle integer not null check (cycle >= 0),
  cycle_starts_at timestamptz not null,
  cycle_ends_at timestamptz,
  ends_at timestamptz,
  paused_at timestamptz,
  paused_for_ms bigint not null default 0,
  order_id uuid,
  subscription_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, membership_id),
  foreign key (site_id, plan_id) references plan,
  check ((status = 'PAUSED') = (paused_at is not null))
);
-- A subscription pays for one membership, also when a step is repeated.
create unique index plan_membership_of_subscription
  on plan_membership (site_id, subscription_id) where subscription_id is not null;
create index plan_membership_of_member on plan_membership (site_id, member_id, created_at);
create index plan_membership_of_plan on plan_membership (site_id, plan_id);
create index plan_membership_of_order on plan_membership (site_id, order_id)
  where order_id is not null;
create index plan_membership_due on plan_membership (least(cycle_ends_at, ends_at))
  where status in ('TRIAL', 'ACTIVE');

-- One row for each use of a benefit. What is left is computed from these rows, so that no counter
-- can be wrong.
create table plan_benefit_use (
  site_id uuid not null,
  membership_id uuid not null,
  -- The checkout and its line item; rows of a later domain, deleted independently.
  holder_id uuid not null,
  line_id text collate "C" not null,
  -- The position of the benefit among those of the membership.
  benefit integer not null,
  cycle integer not null,
  units integer not null check (units > 0),
  status text not null check (status in ('HELD', 'USED', 'RETURNED')),
  held_until timestamptz,
  order_id uuid,
  created_at timestamptz not null,
  primary key (site_id, membership_id, holder_id, line_id),
  foreign key (site_id, membership_id) references plan_membership
);
create index plan_benefit_use_of_holder on plan_benefit_use (site_id, holder_id);
create index plan_benefit_use_of_order on plan_benefit_use (site_id, order_id)
  where order_id is not null;
