-- Discounts.

-- Applied automatically (RULE) or for a code (COUPON).
create table discount (
  site_id uuid not null references site,
  discount_id uuid not null,
  revision bigint not null default 1,
  kind text not null check (kind in ('RULE', 'COUPON')),
  -- As the merchant wrote it; buyers may use any case.
  code text collate "C",
  name text collate "C" not null,
  active boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  usage_limit integer check (usage_limit > 0),
  limit_per_customer integer check (limit_per_customer > 0),
  stackable boolean not null,
  priority integer not null default 0,
  -- What it discounts, by how much and for whom: the contract's schema.
  definition jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, discount_id),
  check ((kind = 'COUPON') = (code is not null))
);
create unique index discount_code on discount (site_id, upper(code)) where code is not null;
create index discount_by_newest on discount (site_id, created_at desc, discount_id desc);

-- One row for each checkout that uses a discount. Limits count these rows, so that no counter can
-- be wrong.
create table discount_redemption (
  site_id uuid not null,
  discount_id uuid not null,
  -- The row belongs to a later domain and is deleted independently; the use still counts.
  checkout_id uuid not null,
  -- Counts also after the member was deleted.
  member_id uuid,
  -- In lower case.
  email text collate "C",
  created_at timestamptz not null,
  primary key (site_id, discount_id, checkout_id),
  foreign key (site_id, discount_id) references discount on delete cascade
);
create index discount_redemption_of_checkout on discount_redemption (site_id, checkout_id);
create index discount_redemption_of_member on discount_redemption (site_id, discount_id, member_id)
  where member_id is not null;
create index discount_redemption_of_email on discount_redemption (site_id, discount_id, email)
  where email is not null;
