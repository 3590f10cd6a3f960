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
