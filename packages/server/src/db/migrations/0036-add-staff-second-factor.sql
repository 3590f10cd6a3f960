-- Devices from which the shop's people signed in before: guesses of strangers do not hold them up.
create table staff_device (
  site_id uuid not null references site,
  staff_id uuid not null,
  device_hash bytea not null,
  kind text not null check (kind in ('network', 'token')),
  last_seen_at timestamptz not null,
  primary key (site_id, staff_id, device_hash),
  foreign key (site_id, staff_id) references staff on delete cascade
);
create index staff_device_age on staff_device (last_seen_at);

-- Authenticator apps of the shop's people. The secret is sealed like a member's.
create table staff_factor (
  site_id uuid not null references site,
  factor_id uuid not null,
  staff_id uuid not null,
  status text not null check (status in ('INACTIVE', 'ACTIVE')),
  secret text not null,
  -- The last time step a code was accepted for: each code counts once.
  last_step bigint,
  created_at timestamptz not null,
  primary key (site_id, factor_id),
  foreign key (site_id, staff_id) references staff on delete cascade
);
create index staff_factor_of on staff_factor (site_id, staff_id);

create table staff_recovery_code (
  site_id uuid not null references site,
  staff_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (site_id, staff_id, code_hash),
  foreign key (site_id, staff_id) references staff on delete cascade
);

-- The browser or program that signed in, as it names itself.
alter table staff_session add column device text;
