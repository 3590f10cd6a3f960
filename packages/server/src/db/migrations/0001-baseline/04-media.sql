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
  -- Case-folded by the program (kernel/fold-case.ts), for searches.
  folded_name text collate "C" not null,
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
  -- `owner 0f3c...`; null for the command line and jobs.
  uploaded_by text,
  created_at timestamptz not null default now(),
  primary key (site_id, media_id),
  unique (media_id),
  constraint media_poster foreign key (site_id, poster_id)
    references media (site_id, media_id) on delete set null (poster_id),
  constraint media_poster_of_video check (poster_id is null or kind = 'video')
);
-- The same content uploaded again is the same file.
create unique index media_by_content on media (site_id, sha256, private);
create index media_newest on media (site_id, created_at desc, media_id desc);
create index media_name_trigrams on media using gin (folded_name gin_trgm_ops);
create index media_by_poster on media (site_id, poster_id) where poster_id is not null;

-- Signs the URLs of private files and of uploads.
create table media_key (
  site_id uuid primary key references site,
  secret bytea not null
);
