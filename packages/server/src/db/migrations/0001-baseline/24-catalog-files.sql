-- Imports and exports of products, as jobs.

create table catalog_import (
  site_id uuid not null references site,
  import_id uuid not null,
  file_name text not null,
  state text not null check (
    state in (
      'AWAITING_FILE', 'READY', 'VALIDATING', 'VALIDATED', 'RUNNING', 'COMPLETED', 'CANCELED',
      'FAILED'
    )
  ),
  -- Detected when the file is uploaded; null before.
  format text check (format in ('csv', 'wix', 'shopify', 'jsonl')),
  encoding text check (encoding in ('utf-8', 'utf-16le', 'utf-16be', 'windows-1252')),
  separator text,
  bytes bigint not null,
  -- The columns of the file in order, each with the field that it is imported to.
  columns jsonb not null,
  update_existing boolean not null,
  fetch_images boolean not null,
  -- Updated in the transaction that imports the entries, so that none is imported twice.
  entries_done integer not null,
  bytes_read bigint not null,
  problem_count integer not null,
  validation jsonb,
  result jsonb,
  failure text,
  -- The staff member, app or API key that created the import.
  created_by text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  primary key (site_id, import_id),
  check (state = 'AWAITING_FILE' or format is not null)
);
create index catalog_import_newest on catalog_import (site_id, created_at desc, import_id desc);
create index catalog_import_age on catalog_import (created_at);
-- Two imports at a time would wait for each other's products.
create unique index catalog_import_running on catalog_import (site_id)
  where state in ('VALIDATING', 'RUNNING');

create table catalog_import_problem (
  site_id uuid not null,
  import_id uuid not null,
  position integer not null,
  line integer not null,
  product text not null,
  -- The title of the column in the file; empty for a whole row.
  title text not null,
  value text not null,
  problem text not null,
  reason text not null,
  rejected boolean not null,
  primary key (site_id, import_id, position),
  foreign key (site_id, import_id) references catalog_import on delete cascade
);

create table catalog_export (
  site_id uuid not null references site,
  export_id uuid not null,
  file_name text not null,
  state text not null check (state in ('RUNNING', 'COMPLETED', 'CANCELED', 'FAILED')),
  format text not null check (format in ('csv', 'wix', 'shopify', 'jsonl')),
  -- Which products, as the caller sent it; null for all of them.
  selection jsonb,
  total_products integer not null,
  exported_products integer not null,
  bytes bigint not null,
  -- The staff member, app or API key that created the export.
  created_by text not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (site_id, export_id)
);
create index catalog_export_newest on catalog_export (site_id, created_at desc, export_id desc);
create index catalog_export_age on catalog_export (created_at);
create index catalog_export_running on catalog_export (site_id) where state = 'RUNNING';
