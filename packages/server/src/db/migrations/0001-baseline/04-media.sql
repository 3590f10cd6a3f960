-- Files that a store shows or sells. The bytes are in the file store (disk or S3-compatible), under
-- the file's id.

create table media (
  site_id uuid not null references site,
  -- As in URLs: `<name>.<extension>`, unique on the whole platform.
  media_id text collate "C" not null,
  kind text not null check (kind in ('image', 'video', 'audio', 'document', 'archive')),
  -- Private files have signed URLs that expire, and no others.
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
  -- A color to show until the image has loaded.
  placeholder text,
  -- The image that a video shows until it plays. Deleting the image leaves the video without one.
  poster_id text collate "C",
  created_at timestamptz not null default now(),
  primary key (site_id, media_id),
  unique (media_id),
  constraint media_poster foreign key (site_id, poster_id)
    references media (site_id, media_id) on delete set null (poster_id),
  constraint media_poster_of_video check (poster_id is null or kind = 'video')
);
create index media_by_content on media (site_id, sha256);
create index media_newest on media (site_id, created_at desc, media_id);

-- Signs the URLs of private files and of uploads.
create table media_key (
  site_id uuid primary key references site,
  secret bytea not null
);
