-- Webhooks.

create table webhook (
  site_id uuid not null references site,
  webhook_id uuid not null,
  url text not null,
  events text[] not null,
  created_at timestamptz not null default now(),
  -- Consecutive failures since the last success.
  failures integer not null default 0,
  last_success_at timestamptz,
  -- A receiver that fails repeatedly is not called before this time.
  paused_until timestamptz,
  primary key (site_id, webhook_id)
);

-- One event for one webhook, written in the transaction of the event.
create table webhook_delivery (
  site_id uuid not null,
  delivery_id uuid not null default gen_random_uuid(),
  webhook_id uuid not null,
  event_id uuid not null,
  event_type text not null,
  entity_type text not null,
  -- A row of any table.
  entity_id text not null,
  entity_sequence bigint not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'DELIVERED', 'PARKED')),
  attempts integer not null default 0,
  last_status integer,
  last_error text,
  created_at timestamptz not null default now(),
  attempted_at timestamptz,
  delivered_at timestamptz,
  -- Replayed on request: its time limit starts again.
  replayed_at timestamptz,
  primary key (site_id, delivery_id),
  unique (site_id, webhook_id, event_id),
  foreign key (site_id, webhook_id) references webhook on delete cascade,
  foreign key (site_id, event_id) references outbox on delete cascade
);
create index webhook_delivery_next
  on webhook_delivery (site_id, webhook_id, entity_type, entity_id, entity_sequence)
  where state = 'PENDING';
create index webhook_delivery_listed
  on webhook_delivery (site_id, webhook_id, created_at desc, delivery_id);
create index webhook_delivery_parked on webhook_delivery (site_id, created_at)
  where state = 'PARKED';
create index webhook_delivery_age on webhook_delivery (created_at) where state <> 'PENDING';
create index webhook_delivery_event on webhook_delivery (site_id, event_id);

-- The queue of one webhook and one entity, delivered in order. The row exists while a delivery is
-- pending.
create table webhook_lane (
  site_id uuid not null,
  webhook_id uuid not null,
  entity_type text not null,
  -- A row of any table.
  entity_id text not null,
  -- The next attempt; in the future also while a worker delivers.
  due_at timestamptz not null default now(),
  -- The worker that delivers: one that was considered dead cannot continue next to another.
  lease uuid,
  primary key (site_id, webhook_id, entity_type, entity_id),
  foreign key (site_id, webhook_id) references webhook on delete cascade
);
create index webhook_lane_due on webhook_lane (site_id, webhook_id, due_at);
