-- The catalog: columns for what is filtered, sorted, unique or counted, a document for what belongs
-- to one product only. The provider's newer catalog fits into the same tables: every entity has a
-- revision, options, choices and modifiers have ids and keys, every product has at least one
-- variant, stock is per variant and location.

create table location (
  site_id uuid not null references site,
  location_id uuid not null,
  name text not null,
  is_default boolean not null default false,
  revision bigint not null default 1,
  primary key (site_id, location_id)
);
create unique index location_default on location (site_id) where is_default;

create table brand (
  site_id uuid not null references site,
  brand_id uuid not null,
  name text collate "C" not null,
  revision bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, brand_id),
  unique (site_id, name)
);

create table ribbon (
  site_id uuid not null references site,
  ribbon_id uuid not null,
  name text collate "C" not null,
  revision bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, ribbon_id),
  unique (site_id, name)
);

create table info_section (
  site_id uuid not null references site,
  info_section_id uuid not null,
  -- Only a section that products share has a name of its own.
  unique_name text collate "C",
  title text collate "C" not null,
  -- HTML, sanitized at write; the rich form, where there is one, takes precedence.
  description text not null default '',
  rich_description jsonb,
  revision bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, info_section_id)
);
create unique index info_section_name on info_section (site_id, unique_name)
  where unique_name is not null;

-- An option (makes variants) or a modifier (does not: custom text fields, options of a product
-- whose variants are not managed).
create table customization (
  site_id uuid not null references site,
  customization_id uuid not null,
  kind text not null check (kind in ('option', 'modifier')),
  key text not null,
  name text not null,
  render_type text not null
    check (render_type in ('TEXT_CHOICES', 'SWATCH_CHOICES', 'FREE_TEXT')),
  -- In order: [{ id, key, name, value }]; `name` is version 1's `description`, `value` its `value`.
  choices jsonb not null default '[]',
  revision bigint not null default 1,
  primary key (site_id, customization_id)
);

create table product (
  site_id uuid not null references site,
  product_id uuid not null,
  numeric_id bigint not null,
  inventory_item_id uuid not null,
  revision bigint not null default 1,

  -- What is filtered, sorted or unique.
  name text collate "C" not null,
  slug text collate "C" not null,
  visible boolean not null,
  product_type text not null check (product_type in ('physical', 'digital')),
  sku text collate "C",
  brand_id uuid,
  ribbon_id uuid,
  manage_variants boolean not null,
  -- The merchant's price and discount rule; variants have both resulting prices.
  price numeric(18, 3) not null,
  discount_type text not null default 'NONE'
    check (discount_type in ('NONE', 'AMOUNT', 'PERCENT')),
  discount_value numeric(18, 3) not null default 0,
  weight numeric(14, 4),
  cost numeric(18, 3),

  -- Derived at every write from the rows and the document.
  brand text collate "C",
  ribbon text collate "C",
  discounted_price numeric(18, 3) not null,
  price_min numeric(18, 3) not null,
  price_max numeric(18, 3) not null,
  track_inventory boolean not null default false,
  quantity integer,
  inventory_status text not null default 'IN_STOCK'
    check (inventory_status in ('IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK')),
  -- Of the rows in collection_product, which have the foreign keys.
  collection_ids text[] not null default '{}',
  -- Those of them that the product is in only because it meets their rule.
  rule_collection_ids text[] not null default '{}',
  -- `Color:Clay` for each choice that can be bought.
  option_values text[] not null default '{}',
  -- Case-folded by the program (kernel/fold-case.ts): what `lower` does to letters beyond ASCII
  -- depends on how the database was built.
  folded_name text collate "C" not null,
  folded_sku text collate "C",
  folded_brand text collate "C",
  folded_ribbon text collate "C",

  -- Description, media, dimensions, price per unit, search-engine data and modifiers.
  doc jsonb not null,
  -- The product as visitors read it on the wire, rendered at write.
  wire text not null,
  -- The version of the store's settings (currency, language, URL) that `wire` was rendered with.
  -- A process that rendered it with outdated settings is detected, and the text rendered again.
  made_for integer,

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, product_id),
  unique (site_id, slug),
  unique (site_id, numeric_id),
  unique (site_id, inventory_item_id),
  foreign key (site_id, brand_id) references brand,
  foreign key (site_id, ribbon_id) references ribbon
);
create sequence product_numeric_id;
-- Read far more often than written, so not compressed.
alter table product alter column wire set storage external;
-- No query searches by the values of these columns. Their statistics took a third of the time of
-- ANALYZE.
alter table product
  alter column doc set statistics 0,
  alter column wire set statistics 0,
  alter column option_values set statistics 0;

-- A visitor's sorted page is found in the index alone; numeric_id makes the order unambiguous.
-- Not only of visible products: staff sort by these too, and see hidden ones.
create index product_by_newest on product (site_id, created_at desc, numeric_id desc);
create index product_by_updated on product (site_id, updated_at, numeric_id);
create index product_by_price on product (site_id, price, numeric_id);
create index product_by_quantity on product (site_id, quantity, numeric_id);
create index product_by_name on product (site_id, name, numeric_id) where visible;
-- Staff sort by name too, and see hidden products.
create index product_by_any_name on product (site_id, name, product_id);
create index product_by_folded_name on product (site_id, folded_name, numeric_id) include (name)
  where visible;
create index product_by_sku on product (site_id, sku, numeric_id);
-- Staff type the beginning of an SKU, in any case.
create index product_sku_begins on product (site_id, folded_sku) where folded_sku is not null;
-- The products of a brand are found in this index alone and sorted then: walking all products in
-- the requested order would meet the brand once in hundreds of rows.
create index product_by_brand on product (site_id, brand, numeric_id)
  include (price, discounted_price, created_at, name, visible);
create index product_by_ribbon on product (site_id, ribbon, numeric_id);
-- The products that follow when their brand or ribbon is renamed or deleted.
create index product_of_brand on product (site_id, brand_id, product_id)
  where brand_id is not null;
create index product_of_ribbon on product (site_id, ribbon_id, product_id)
  where ribbon_id is not null;
create index product_in_collections on product using gin (collection_ids);
create index product_name_trigrams on product using gin (folded_name gin_trgm_ops);
-- The few gift cards among all products.
create index product_is_gift_card on product (site_id, price, product_id)
  where doc ->> 'giftCard' = 'true';
-- Finds the product that sells a file before the file is deleted.
create index product_by_digital_file on product (site_id, (doc -> 'digitalFile' ->> 'id'))
  where doc ? 'digitalFile';
-- Where a file is used. Ids of files are unique on the whole platform.
create index product_by_media on product
  using gin (jsonb_path_query_array(doc, '$.media[*].id'));

-- Who changed which fields of a product; stock has its movements. No foreign key to the product: the
-- history outlives it.
create table product_history (
  site_id uuid not null references site,
  -- Ascends with time.
  entry_id uuid not null,
  product_id uuid not null,
  kind text not null check (kind in ('CHANGED', 'DELETED', 'RESTORED')),
  -- [{ field, variantId, before, after }]
  changes jsonb not null default '[]',
  -- `owner 0f3c...`; null for a job.
  actor text,
  created_at timestamptz not null,
  primary key (site_id, entry_id)
);
create index product_history_of on product_history (site_id, product_id, entry_id);
create index product_history_by_age on product_history (created_at);
alter table product_history alter column changes set statistics 0;

-- Deleted products that can still be restored, whole. No foreign key: the product is gone.
create table deleted_product (
  site_id uuid not null references site,
  product_id uuid not null,
  -- Ascends with time.
  deletion_id uuid not null,
  name text not null,
  -- The product as the program holds it (ProductState).
  state jsonb not null,
  actor text,
  -- The change plan that deleted it, which is deleted independently; undoing restores only these.
  plan_id uuid,
  deleted_at timestamptz not null,
  primary key (site_id, product_id)
);
create index deleted_product_newest on deleted_product (site_id, deletion_id);
create index deleted_product_by_age on deleted_product (deleted_at);
alter table deleted_product alter column state set statistics 0;

create table product_customization (
  site_id uuid not null,
  product_id uuid not null,
  customization_id uuid not null,
  position integer not null,
  mandatory boolean not null default true,
  -- What this product adds to a choice: { choiceId: { mediaIds: [...] } }.
  choices jsonb not null default '{}',
  primary key (site_id, product_id, customization_id),
  foreign key (site_id, product_id) references product on delete cascade,
  foreign key (site_id, customization_id) references customization
);
create index product_customization_of on product_customization (site_id, customization_id);
alter table customization alter column choices set statistics 0;
alter table product_customization alter column choices set statistics 0;

create table product_info_section (
  site_id uuid not null,
  product_id uuid not null,
  info_section_id uuid not null,
  position integer not null,
  primary key (site_id, product_id, info_section_id),
  foreign key (site_id, product_id) references product on delete cascade,
  foreign key (site_id, info_section_id) references info_section
);
create index product_info_section_of
  on product_info_section (site_id, info_section_id, product_id);

create table variant (
  site_id uuid not null,
  variant_id uuid not null,
  product_id uuid not null,
  position integer not null,
  revision bigint not null default 1,
  -- Choice ids by customization id; empty for the only variant of a product without options.
  choices jsonb not null default '{}',
  visible boolean not null default true,
  sku text collate "C",
  barcode text,
  -- Set by the merchant for this variant alone; null: the product's.
  own_price numeric(18, 3),
  own_weight numeric(14, 4),
  own_cost numeric(18, 3),
  -- The price charged, and the price before the discount.
  actual_price numeric(18, 3) not null check (actual_price >= 0),
  compare_at_price numeric(18, 3),
  doc jsonb not null default '{}',
  primary key (site_id, variant_id),
  foreign key (site_id, product_id) references product on delete cascade
);
create index variant_of_product on variant (site_id, product_id, position);
create index variant_by_sku on variant (site_id, sku) where sku is not null;
create index variant_sku_begins on variant (site_id, lower(sku)) where sku is not null;
alter table variant alter column choices set statistics 0, alter column doc set statistics 0;

create table stock (
  site_id uuid not null,
  variant_id uuid not null,
  location_id uuid not null,
  -- Of the variant, which has the foreign key; repeated here for reads by product.
  product_id uuid not null,
  revision bigint not null default 1,
  tracked boolean not null default false,
  -- Counts when tracked; in_stock counts when not.
  quantity integer not null default 0 check (quantity between -99999 and 99999),
  in_stock boolean not null default true,
  -- Reserved for checkouts that reached payment.
  reserved integer not null default 0 check (reserved >= 0),
  preorder_enabled boolean not null default false,
  preorder_message text,
  preorder_limit integer,
  preorder_count integer not null default 0,
  -- Staff are notified when no more than this is left; null: the store's default.
  low_stock_threshold integer check (low_stock_threshold between 0 and 99999),
  updated_at timestamptz not null default now(),
  -- A column, so that PostgreSQL knows how many rows have each value.
  availability text collate "C" not null generated always as (
    case
      when case when tracked then quantity > 0 else in_stock end then 'IN_STOCK'
      when preorder_enabled and (preorder_limit is null or preorder_count < preorder_limit)
        then 'PREORDER'
      else 'OUT_OF_STOCK'
    end) stored,
  primary key (site_id, variant_id, location_id),
  foreign key (site_id, variant_id) references variant on delete cascade,
  foreign key (site_id, location_id) references location
);
-- The inventory list: variants of one product follow each other.
create index stock_of_product on stock (site_id, product_id, variant_id, location_id);
create index stock_by_quantity on stock (site_id, quantity, variant_id);
create index stock_by_availability on stock (site_id, availability, quantity, variant_id);
create index stock_with_threshold on stock (site_id, variant_id)
  where low_stock_threshold is not null;

-- Every change of what is on hand (`quantity` plus `reserved`), in the transaction of the change.
-- No foreign key to the product or the variant: the history outlives them.
create table stock_movement (
  site_id uuid not null references site,
  -- Ascends with time.
  movement_id uuid not null,
  product_id uuid not null,
  variant_id uuid not null,
  location_id uuid not null,
  change integer not null check (change <> 0),
  -- On hand after the change.
  quantity_after integer not null,
  cause text not null check (cause in (
    'ORDER', 'ORDER_CANCELED', 'REFUND', 'PRODUCT_EDIT', 'IMPORT', 'CHANGE_PLAN', 'RECEIVED',
    'COUNTED', 'DAMAGED', 'RETURNED', 'CORRECTION', 'PRODUCT_DELETED', 'PRODUCT_RESTORED')),
  note text,
  -- The order or the change plan, which is deleted independently.
  reference_id uuid,
  -- `owner 0f3c...`; null for a job.
  actor text,
  created_at timestamptz not null,
  primary key (site_id, movement_id),
  foreign key (site_id, location_id) references location
);
create index stock_movement_of_variant on stock_movement (site_id, variant_id, movement_id);
create index stock_movement_of_product on stock_movement (site_id, product_id, movement_id);

-- Stock reserved for a checkout that reached payment: already subtracted from `stock.quantity` and
-- counted in `stock.reserved`. No foreign key to the variant: deleting one must not wait for a
-- buyer, and the row expires.
create table stock_reservation (
  site_id uuid not null references site,
  -- The checkout. Its row belongs to a later domain and is deleted independently.
  holder_id uuid not null,
  variant_id uuid not null,
  product_id uuid not null,
  -- What the buyer wants, and how much of it was subtracted: 0 where stock is not tracked.
  quantity integer not null check (quantity > 0),
  held integer not null check (held >= 0),
  expires_at timestamptz not null,
  primary key (site_id, holder_id, variant_id)
);
create index stock_reservation_of_product on stock_reservation (site_id, product_id, expires_at);
create index stock_reservation_ending on stock_reservation (expires_at);

-- Collections, and the tree of categories in the provider's newer catalog.
create table collection (
  site_id uuid not null references site,
  collection_id uuid not null,
  revision bigint not null default 1,
  name text collate "C" not null,
  folded_name text collate "C" not null,
  slug text collate "C" not null,
  description text,
  visible boolean not null default true,
  parent_id uuid,
  position integer not null default 0,
  tree text not null default '@shopwright/stores',
  -- Of visible products; updated by every write that changes it.
  product_count integer not null default 0,
  doc jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, collection_id),
  unique (site_id, slug),
  foreign key (site_id, parent_id) references collection
);
create index collection_by_media on collection
  using gin (jsonb_path_query_array(doc, '$.media.items[*].id'));

-- The products of a collection, in the merchant's order. The product comes first in the key, which
-- then also finds the collections of a product.
create table collection_product (
  site_id uuid not null,
  collection_id uuid not null,
  product_id uuid not null,
  position bigint not null,
  -- The product's.
  visible boolean not null default true,
  primary key (site_id, product_id, collection_id),
  foreign key (site_id, collection_id) references collection on delete cascade,
  foreign key (site_id, product_id) references product on delete cascade
);
create index collection_product_order
  on collection_product (site_id, collection_id, position, product_id) include (visible);

-- The rule of a collection. Without a filter it was removed, and its products are leaving.
create table collection_rule (
  site_id uuid not null,
  collection_id uuid not null,
  filter jsonb,
  revision bigint not null default 1,
  state text not null default 'APPLYING' check (state in ('APPLYING', 'APPLIED')),
  -- The last product that the job has compared with the rule. No foreign key: it may be deleted.
  cursor uuid,
  checked integer not null default 0,
  total integer not null default 0,
  updated_at timestamptz not null,
  primary key (site_id, collection_id),
  foreign key (site_id, collection_id) references collection on delete cascade
);

-- Exact totals without counting all products.
create table catalog_count (
  site_id uuid primary key references site,
  products bigint not null default 0,
  visible_products bigint not null default 0
);

-- Search and facets, derived from `product` and written with it. A product's row is wide; a search
-- that finds fifty thousand products reads fifty thousand rows of `listing` instead.

-- The facets of products: a collection, a choice (`Color:Clay`), a brand, a ribbon, a stock status,
-- a price (`lowest:highest` of what is charged). Each has a number, so that a product's facets are
-- a short list of numbers.
create table facet_value (
  site_id uuid not null references site,
  kind text collate "C" not null
    check (kind in ('collection', 'option', 'brand', 'ribbon', 'stock', 'price')),
  value text collate "C" not null,
  facet_id integer generated always as identity,
  -- Of visible products, and of those in stock; updated by every write that changes them.
  product_count integer not null default 0,
  in_stock_count integer not null default 0,
  -- Of a color choice, for filters.
  color text check (color ~ '^#[0-9a-f]{6}$'),
  primary key (site_id, kind, value)
) with (fillfactor = 50);
create unique index facet_value_by_id on facet_value (site_id, facet_id);

create table listing (
  site_id uuid not null,
  numeric_id bigint not null,
  created_at timestamptz not null,
  price numeric(18, 3) not null,
  price_min numeric(18, 3) not null,
  price_max numeric(18, 3) not null,
  discounted_price numeric(18, 3) not null,
  visible boolean not null,
  in_stock boolean not null,
  name text collate "C" not null,
  -- Numbers of facet_value.
  facets integer[] not null,
  -- The words of the name alone: matches in the name come first.
  title tsvector not null,
  search tsvector not null,
  primary key (site_id, numeric_id),
  foreign key (site_id, numeric_id) references product (site_id, numeric_id) on delete cascade
) with (toast_tuple_target = 128);
-- A search reads the index and hardly ever the words themselves: rows that are long keep the words
-- out of line. PostgreSQL does so only beyond 2 KB.
alter table listing
  alter column search set storage external,
  alter column title set storage main,
  alter column facets set storage main,
  alter column name set storage main;
create index listing_search on listing using gin (search);
create index listing_facets on listing using gin (facets);
-- Products of a collection, brand, ribbon or stock status are found in the requested order by
-- walking an index from its start. Facets are not part of it: a product may have more of them than
-- an index row can hold.
create index listing_by_newest on listing (site_id, created_at desc, numeric_id desc)
  where visible;
create index listing_by_price on listing (site_id, price, numeric_id) where visible;
create index listing_by_discounted_price on listing (site_id, discounted_price, numeric_id)
  where visible;
create index listing_by_name on listing (site_id, name, numeric_id) where visible;

-- The words of product names, each whole and with any one letter left out: finds a word in spite of
-- a typing mistake.
create table word (
  site_id uuid not null references site,
  form text collate "C" not null,
  word text collate "C" not null,
  primary key (site_id, form, word)
);

-- The listings that each version of a catalog changed. A process that holds facets in memory reads
-- here what to read again. Every version has a row, also one that changed no listing; when a row is
-- missing (only the last thousands are stored) the process reads everything.
create table catalog_change (
  site_id uuid not null references site,
  version bigint not null,
  numeric_ids bigint[] not null,
  primary key (site_id, version)
);
