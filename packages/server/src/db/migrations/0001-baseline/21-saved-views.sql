-- How staff like to see a list of the admin.

create table saved_view (
  site_id uuid not null references site,
  view_id uuid not null,
  list text not null check (list in ('PRODUCTS', 'INVENTORY', 'COLLECTIONS', 'ORDERS', 'MEMBERS')),
  name text not null,
  -- Null in a view that all staff share.
  staff_id uuid,
  filter jsonb,
  sort jsonb not null,
  columns jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, view_id),
  foreign key (site_id, staff_id) references staff on delete cascade
);
create unique index saved_view_name
  on saved_view (site_id, list, staff_id, lower(name)) nulls not distinct;
create index saved_view_of on saved_view (site_id, staff_id);
