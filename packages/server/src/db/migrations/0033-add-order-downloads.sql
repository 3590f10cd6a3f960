-- The file that the buyer of a digital line item may download: one row for each line item that was paid.

create table order_download (
  site_id uuid not null,
  order_id uuid not null,
  line_id text collate "C" not null,
  product_id uuid not null,
  -- The file as it was sold. Null: the product has no file yet, and the buyer waits for one.
  media_id text collate "C",
  -- Of the token in the link.
  token_hash bytea,
  -- Null: no limit.
  max_downloads integer check (max_downloads > 0),
  downloads integer not null default 0 check (downloads >= 0),
  -- When the last download was counted: a broken one may be resumed for a while.
  counted_at timestamptz,
  -- Null: no end.
  expires_at timestamptz,
  -- Refunded or canceled.
  ended_at timestamptz,
  created_at timestamptz not null,
  primary key (site_id, order_id, line_id),
  unique (site_id, token_hash),
  foreign key (site_id, order_id) references orders on delete cascade,
  -- A file that somebody may still download cannot be deleted.
  foreign key (site_id, media_id) references media,
  check ((media_id is null) = (token_hash is null)),
  check (max_downloads is null or downloads <= max_downloads)
);
create index order_download_awaited on order_download (site_id, product_id) where media_id is null and ended_at is null;
create index order_download_of_file on order_download (site_id, media_id) where media_id is not null;

-- Which product sells a file, before it is deleted.
create index product_by_digital_file on product (site_id, (doc -> 'digitalFile' ->> 'id')) where doc ? 'digitalFile';
