-- Who is told of events: webhooks outside, jobs inside. Both are noted in the transaction of the event itself, so that
-- nothing is missed between an event and its telling, and no reader has to guess which transactions are still open.

create table webhook (
  site_id uuid not null references site,
  webhook_id uuid not null,
  url text not null,
  events text[] not null,
  created_at timestamptz not null default now(),
  -- One after another, without a success between.
  failures integer not null default 0,
  last_success_at timestamptz,
  primary key (site_id, webhook_id)
);

-- One event for one webhook. No key to the webhook: writers of events would all lock its row.
create table webhook_delivery (
  site_id uuid not null,
  delivery_id uuid not null default gen_random_uuid(),
  webhook_id uuid not null,
  event_id uuid not null,
  event_type text not null,
  entity_type text not null,
  entity_id text not null,
  entity_sequence bigint not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'DELIVERED', 'PARKED')),
  attempts integer not null default 0,
  last_status integer,
  last_error text,
  created_at timestamptz not null default now(),
  attempted_at timestamptz,
  delivered_at timestamptz,
  -- Tried again on request: its days begin anew.
  replayed_at timestamptz,
  primary key (site_id, delivery_id),
  unique (site_id, webhook_id, event_id)
);
create index webhook_delivery_next on webhook_delivery (site_id, webhook_id, entity_type, entity_id, entity_sequence) where state = 'PENDING';
create index webhook_delivery_listed on webhook_delivery (site_id, webhook_id, created_at desc, delivery_id);
create index webhook_delivery_age on webhook_delivery (created_at) where state <> 'PENDING';
create index webhook_delivery_event on webhook_delivery (site_id, event_id) where state = 'PENDING';

-- What waits for one webhook of one entity, told one after another. The row is there as long as something waits.
create table webhook_lane (
  site_id uuid not null,
  webhook_id uuid not null,
  entity_type text not null,
  entity_id text not null,
  -- The next attempt; in the future also while somebody is at it.
  due_at timestamptz not null default now(),
  -- Who is at it, so that one who was believed dead cannot go on beside another.
  lease uuid,
  primary key (site_id, webhook_id, entity_type, entity_id)
);
create index webhook_lane_due on webhook_lane (site_id, webhook_id, due_at);

-- Jobs that events call for, written by the program at its start.
create table event_task (
  event_type text not null,
  task text not null,
  primary key (event_type, task)
);

create index outbox_age on outbox (created_at);

create function tell_of_events() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (site_id, webhook_id, event_id, event_type, entity_type, entity_id, entity_sequence)
  select e.site_id, w.webhook_id, e.event_id, e.event_type, e.entity_type, e.entity_id, e.entity_sequence
  from written e join webhook w on w.site_id = e.site_id and e.event_type = any (w.events);
  if found then
    -- The update changes nothing but holds the row until commit: a lane is never closed while an event for it is on its way.
    insert into webhook_lane (site_id, webhook_id, entity_type, entity_id)
    select distinct e.site_id, w.webhook_id, e.entity_type, e.entity_id
    from written e join webhook w on w.site_id = e.site_id and e.event_type = any (w.events)
    order by 1, 2, 3, 4
    on conflict (site_id, webhook_id, entity_type, entity_id) do update set due_at = webhook_lane.due_at;
  end if;
  if exists (select from written e join event_task t using (event_type)) then
    -- Jobs of one entity that wait are one job: whoever is told looks at how things stand.
    perform graphile_worker.add_job(t.task,
      json_build_object('siteId', e.site_id, 'eventId', e.event_id, 'eventType', e.event_type, 'entityType', e.entity_type, 'entityId', e.entity_id),
      job_key => concat_ws(' ', t.task, e.site_id, e.entity_type, e.entity_id))
    from (select distinct on (site_id, event_type, entity_type, entity_id) * from written order by site_id, event_type, entity_type, entity_id, entity_sequence desc) e
      join event_task t using (event_type);
  end if;
  return null;
end $$;

create trigger outbox_told after insert on outbox referencing new table as written for each statement execute function tell_of_events();
