-- Payments.

-- One attempt to pay a checkout, written before the provider is called, so that a worker finds out
-- the result after any crash. It is the record of what the provider was asked, and stays when its
-- checkout is abandoned and deleted, or its order is.
create table payment_attempt (
  site_id uuid not null references site,
  attempt_id uuid not null,
  checkout_id uuid not null,
  provider text not null,
  state text not null check (state in (
    'CREATED', 'STARTED', 'CHALLENGE', 'PENDING', 'AUTHORISED', 'CAPTURING', 'CAPTURED',
    'VOIDING', 'VOIDED', 'DECLINED', 'FAILED'
  )),
  amount numeric(18, 3) not null check (amount > 0),
  currency text not null,
  delay_capture boolean not null default false,
  -- How much of the authorized amount is captured, written before the provider is called.
  taken numeric(18, 3) check (taken > 0 and taken <= amount),
  -- The provider's id of the payment.
  reference text,
  reason text,
  -- The card of a checkout that starts a subscription, as the provider names it.
  saved_token text,
  order_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When a worker checks it next.
  check_at timestamptz,
  checks integer not null default 0,
  primary key (site_id, attempt_id)
);
-- A checkout has one payment in progress at a time.
create unique index payment_attempt_active on payment_attempt (site_id, checkout_id)
  where state in (
    'CREATED', 'STARTED', 'CHALLENGE', 'PENDING', 'AUTHORISED', 'CAPTURING', 'CAPTURED'
  );
create index payment_attempt_due on payment_attempt (check_at) where check_at is not null;
create index payment_attempt_of_checkout on payment_attempt (site_id, checkout_id, created_at);

-- Webhook secrets of payment providers.
create table payment_secret (
  site_id uuid not null references site,
  provider text not null,
  secret text not null,
  primary key (site_id, provider)
);

-- The sandbox: a payment provider for development. As a provider it does not refer to the tables
-- above.
create table sandbox_payment (
  site_id uuid not null references site,
  reference text not null,
  attempt_id uuid not null,
  amount numeric(18, 3) not null,
  currency text not null,
  card text,
  state text not null check (state in (
    'NEW', 'CHALLENGE', 'PENDING', 'AUTHORISED', 'CAPTURED', 'VOIDED', 'DECLINED'
  )),
  reason text,
  -- The secret in the URL of its challenge page.
  challenge text not null,
  taken numeric(18, 3),
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
  primary key (site_id, refund_id),
  foreign key (site_id, reference) references sandbox_payment
);
