-- The ground: sites, the apps and keys that open them, sessions, signing keys, the outbox.
-- Every key begins with site_id, so that one platform serves many stores and can be sharded by it.

create table site (
  site_id uuid primary key,
  name text not null,
  -- The store's own settings, as the settings domain writes them.
  settings jsonb not null default '{}',
  -- Goes up with every catalog write, in that write's transaction: the key of every cached catalog answer.
  catalog_version bigint not null default 1,
  created_at timestamptz not null default now()
);

-- Host names whose pages belong to a site.
create table site_host (
  site_id uuid not null references site,
  host text not null,
  primary key (site_id, host),
  unique (host)
);

create table oauth_app (
  site_id uuid not null references site,
  client_id uuid not null,
  name text not null,
  -- A storefront in a browser keeps no secret; a server of the owner's does.
  kind text not null check (kind in ('storefront', 'app')),
  secret_hash bytea,
  redirects text[] not null default '{}',
  origins text[] not null default '{}',
  permissions text[] not null default '{}',
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (site_id, client_id),
  -- A client id alone must find its site.
  unique (client_id),
  check (kind = 'storefront' or secret_hash is not null)
);

create table api_key (
  site_id uuid not null references site,
  key_id uuid not null,
  name text not null,
  secret_hash bytea not null,
  permissions text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (site_id, key_id),
  unique (key_id)
);

-- The owner and the people the owner trusts.
create table staff (
  site_id uuid not null references site,
  staff_id uuid not null,
  email text not null,
  password_hash text not null,
  role text not null check (role in ('owner', 'collaborator')),
  created_at timestamptz not null default now(),
  primary key (site_id, staff_id)
);
create unique index staff_email on staff (site_id, lower(email));

create table signing_key (
  site_id uuid not null references site,
  key_id uuid not null,
  purpose text not null check (purpose in ('token', 'webhook')),
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now(),
  -- A retired key signs nothing new; it verifies until it expires.
  retired_at timestamptz,
  expires_at timestamptz,
  primary key (site_id, key_id),
  unique (key_id)
);
create unique index signing_key_current on signing_key (site_id, purpose) where retired_at is null;

create table member (
  site_id uuid not null references site,
  member_id uuid not null,
  status text not null check (status in ('UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE')),
  revision bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, member_id)
);

-- A member's sign-in: every token it gave dies with it.
create table session (
  site_id uuid not null references site,
  session_id uuid not null,
  member_id uuid not null,
  client_id uuid,
  visitor_id uuid,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- Idle and absolute end.
  idle_until timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (site_id, session_id),
  foreign key (site_id, member_id) references member on delete cascade
);
create index session_of_member on session (site_id, member_id) where revoked_at is null;

-- The next number of each entity's events.
create table entity_sequence (
  site_id uuid not null references site,
  entity_type text not null,
  entity_id text not null,
  last bigint not null,
  primary key (site_id, entity_type, entity_id)
);

-- Written in the transaction of the change it tells of: an event for every committed change, none for another.
create table outbox (
  site_id uuid not null references site,
  event_id uuid not null,
  position bigint generated always as identity,
  event_type text not null,
  entity_type text not null,
  entity_id text not null,
  entity_sequence bigint not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (site_id, event_id),
  unique (site_id, entity_type, entity_id, entity_sequence)
);
create index outbox_position on outbox (position);
