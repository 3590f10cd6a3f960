-- Written with every change, read whole, and never looked into: as they came, and not as a tree of their parts, which took PostgreSQL a fourth
-- of the time of writing an event.
alter table cart alter column doc type json using doc::text::json;
alter table outbox alter column body type json using body::text::json;

-- The same, in one question where nobody waits for what happened, which is so for most events.
create or replace function tell_of_events() returns trigger language plpgsql as $$
begin
  if not exists (
    select from written e where exists (select from event_task t where t.event_type = e.event_type) or exists (select from webhook w where w.site_id = e.site_id and e.event_type = any (w.events))
  ) then
    return null;
  end if;
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
