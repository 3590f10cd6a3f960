-- Members as the merchant manages them: roles, and changes of many members at once.

create table member_role_name (
  site_id uuid not null references site,
  role_key text collate "C" not null check (role_key ~ '^[a-z0-9][a-z0-9_-]{0,49}$'),
  title text not null check (length(title) between 1 and 100),
  created_at timestamptz not null default now(),
  primary key (site_id, role_key)
);

create table member_role (
  site_id uuid not null references site,
  member_id uuid not null,
  role_key text collate "C" not null,
  assigned_at timestamptz not null default now(),
  primary key (site_id, member_id, role_key),
  foreign key (site_id, member_id) references member on delete cascade,
  foreign key (site_id, role_key) references member_role_name on delete cascade
);
create index member_role_by_key on member_role (site_id, role_key, member_id);

-- One change for all members that a filter finds, a hundred at a time.
create table member_job (
  site_id uuid not null references site,
  job_id uuid not null,
  action text not null check (action in ('DELETE', 'APPROVE', 'BLOCK')),
  -- As the caller sent them.
  filter jsonb not null,
  search jsonb not null,
  -- The member who takes over the content of deleted ones, who may be deleted before the job ends.
  content_assignee_id uuid,
  -- The caller: no caller blocks themselves.
  actor jsonb not null,
  -- The last member that was processed, who may be deleted by it.
  done_to uuid,
  succeeded bigint not null default 0,
  failed bigint not null default 0,
  -- The first hundred.
  failures jsonb not null default '[]',
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (site_id, job_id)
);
create index member_job_age on member_job (created_at);
