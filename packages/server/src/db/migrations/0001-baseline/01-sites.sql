-- Sites.
--
-- The rules of every file here:
-- 1. Every key and every foreign key begins with site_id, so that one platform serves many stores
--    and a store's rows stay together when the tables are distributed.
-- 2. Every row belongs to a site by a foreign key: its own to `site`, or one to a row that has it.
-- 3. A column that names a row of another table has a foreign key, or a comment that says why not.
-- 4. No triggers. What must be written with a row is written by the store function that writes it.

create extension if not exists pg_trgm;

create table site (
  site_id uuid primary key,
  name text not null,
  -- The store's own settings, as the settings domain writes them.
  settings jsonb not null default '{}',
  -- Incremented by every catalog write, in its transaction: the key of every cached catalog answer.
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
