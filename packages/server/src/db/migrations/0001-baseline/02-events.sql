-- Events and the jobs that they start.

-- The last event number of each entity. The entity may be a row of any table, so only its site
-- has a foreign key.
create table entity_sequence (
  site_id uuid not null references site,
  entity_type text not null,
  entity_id text not null,
  last bigint not null,
  primary key (site_id, entity_type, entity_id)
);

-- Written in the transaction of the change: one event for each committed change, none for another.
create table outbox (
  site_id uuid not null references site,
  event_id uuid not null,
  position bigint generated always as identity,
  event_type text not null,
  entity_type text not null,
  entity_id text not null,
  entity_sequence bigint not null,
  -- json, not jsonb: written with every change, read whole, never searched. Parsing it into jsonb
  -- took a quarter of the time of writing an event.
  body json not null,
  -- Who caused the event, such as `member 0f3c...`; null when the platform did.
  acted text,
  created_at timestamptz not null default now(),
  primary key (site_id, event_id),
  unique (site_id, entity_type, entity_id, entity_sequence)
);
create index outbox_age on outbox (created_at);
-- No query searches by the body, so statistics about it are not collected.
alter table outbox alter column body set statistics 0;

-- The jobs that an event starts. The program writes this table when it starts, for the publishers
-- of every process.
create table event_task (
  event_type text not null,
  task text not null,
  primary key (event_type, task)
);

-- When each running worker was last seen, by the name under which it locks jobs.
create table worker_heartbeat (
  worker_id text primary key,
  seen_at timestamptz not null
);

-- The latest scheduled backup at each location, and the latest failure, for metrics and the doctor.
create table backup_state (
  location text primary key,
  succeeded_at timestamptz,
  name text,
  bytes bigint,
  failed_at timestamptz,
  failure text
);
