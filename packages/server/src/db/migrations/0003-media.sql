-- Files the store shows or sells. The bytes live in the file store (disk or S3-compatible), named by their id.

create table media (
  site_id uuid not null references site,
  -- As it stands in addresses: `<name>.<ending>`, unique on the whole platform.
  media_id text collate "C" not null,
  kind text not null check (kind in ('image', 'video', 'audio', 'document', 'archive')),
  -- Private files are reached only by signed addresses with an end.
  private boolean not null default false,
  file_name text not null,
  content_type text not null,
  bytes bigint not null,
  sha256 bytea not null,
  width integer,
  height integer,
  focal_x double precision,
  focal_y double precision,
  alt_text text,
  -- A colour to show until the picture is there.
  placeholder text,
  created_at timestamptz not null default now(),
  primary key (site_id, media_id),
  unique (media_id)
);
create index media_by_content on media (site_id, sha256);
create index media_newest on media (site_id, created_at desc, media_id);

-- Signs addresses of private files and of uploads.
create table media_key (
  site_id uuid primary key references site,
  secret bytea not null
);
