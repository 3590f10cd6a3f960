-- Bulk changes that are prepared, looked at, applied as a job and can be undone.

create table change_plan (
  site_id uuid not null references site,
  plan_id uuid not null,
  entity text not null check (entity in ('PRODUCT', 'VARIANT', 'MEMBER')),
  -- As the caller sent them.
  selection jsonb not null,
  change jsonb not null,
  state text not null check (
    state in ('PREPARING', 'READY', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE', 'CANCELED')
  ),
  -- Rows by outcome, updated with each batch.
  counts jsonb not null,
  -- The staff member, app or API key that created the plan.
  created_by text not null,
  -- Who last applied, canceled or undid it, as the history of products and stock records it.
  actor text,
  -- Applied as soon as it is prepared, for calls that change members by filter.
  applies_itself boolean not null default false,
  created_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  primary key (site_id, plan_id)
);
create index change_plan_newest on change_plan (site_id, created_at desc, plan_id desc);
create index change_plan_age on change_plan (created_at);
create index change_plan_running on change_plan (site_id)
  where state in ('PREPARING', 'APPLYING', 'UNDOING');

create table change_plan_row (
  site_id uuid not null,
  plan_id uuid not null,
  -- Without a foreign key: a deleted product keeps its row in the plan.
  entity_id uuid not null,
  -- Empty for a member: personal data stays in one place.
  name text not null,
  state text not null check (
    state in (
      'PENDING', 'UNCHANGED', 'REFUSED', 'APPLIED', 'CONFLICT', 'UNDONE', 'UNDO_CONFLICT'
    )
  ),
  -- The values of the fields that the plan changes.
  before jsonb,
  after jsonb,
  reason jsonb,
  primary key (site_id, plan_id, entity_id),
  foreign key (site_id, plan_id) references change_plan on delete cascade
);
create index change_plan_row_by_state on change_plan_row (site_id, plan_id, state, entity_id);
