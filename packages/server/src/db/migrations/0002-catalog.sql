-- The catalog. Rows where prices, stock and uniqueness live; a document for what belongs to one product only.
-- Kept from the start for the provider's newer versions: a revision on every entity, ids and keys for options, choices
-- and modifiers, at least one real variant for each product, stock for each variant and location, both prices beside the
-- version 1 discount rule, brands, ribbons, info sections and the collection tree as entities.
-- Tables with rows for every product do not refer to the site's row: each write would lock it, and all writes meet there.

create extension if not exists pg_trgm;

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
  primary key (site_id, brand_id),
  unique (site_id, name)
);

create table ribbon (
  site_id uuid not null references site,
  ribbon_id uuid not null,
  name text collate "C" not null,
  revision bigint not null default 1,
  primary key (site_id, ribbon_id),
  unique (site_id, name)
);

create table info_section (
  site_id uuid not null,
  info_section_id uuid not null,
  -- Shared sections of the newer version have a name of their own; a section made with its product has none.
  unique_name text,
  title text not null,
  -- HTML, sanitised when written; the rich form, when there is one, is the truth.
  description text not null default '',
  rich_description jsonb,
  revision bigint not null default 1,
  primary key (site_id, info_section_id)
);
create unique index info_section_name on info_section (site_id, unique_name) where unique_name is not null;

-- An option (makes variants) or a modifier (does not: custom text fields, options of an unmanaged product).
create table customization (
  site_id uuid not null,
  customization_id uuid not null,
  kind text not null check (kind in ('option', 'modifier')),
  key text not null,
  name text not null,
  render_type text not null check (render_type in ('TEXT_CHOICES', 'SWATCH_CHOICES', 'FREE_TEXT')),
  -- In order: [{ id, key, name, value }]; name is version 1's `description`, value its `value`.
  choices jsonb not null default '[]',
  revision bigint not null default 1,
  primary key (site_id, customization_id)
);

create table product (
  site_id uuid not null,
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
  -- The merchant's own price and discount rule; variants carry both resulting prices.
  price numeric(18, 3) not null,
  discount_type text not null default 'NONE' check (discount_type in ('NONE', 'AMOUNT', 'PERCENT')),
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
  inventory_status text not null default 'IN_STOCK' check (inventory_status in ('IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK')),
  collection_ids text[] not null default '{}',
  -- `Color:Clay` for every choice that can be bought, for facets.
  option_values text[] not null default '{}',
  search tsvector not null default ''::tsvector,

  -- Description, media, dimensions, price per unit, search-engine data, modifiers and the rest of what one product owns.
  doc jsonb not null,
  -- The product as visitors read it on the wire, made at write: answers are spliced from it.
  wire text not null,

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, product_id),
  unique (site_id, slug),
  unique (site_id, numeric_id),
  unique (site_id, inventory_item_id),
  foreign key (site_id, brand_id) references brand,
  foreign key (site_id, ribbon_id) references ribbon
);
-- Read far more often than written: kept uncompressed.
alter table product alter column wire set storage external;
create sequence product_numeric_id;

-- Sorting and paging for visitors touch only the index until the page is found; numeric_id breaks ties.
create index product_by_newest on product (site_id, created_at desc, numeric_id desc) where visible;
create index product_by_updated on product (site_id, updated_at, numeric_id) where visible;
create index product_by_price on product (site_id, price, numeric_id) where visible;
create index product_by_discounted_price on product (site_id, discounted_price, numeric_id) where visible;
create index product_by_name on product (site_id, name, numeric_id) where visible;
create index product_by_lower_name on product (site_id, lower(name), numeric_id) where visible;
create index product_by_numeric_id on product (site_id, numeric_id) where visible;
create index product_by_sku on product (site_id, sku) where sku is not null;
create index product_by_brand on product (site_id, brand, numeric_id) where brand is not null;
create index product_by_ribbon on product (site_id, ribbon, numeric_id) where ribbon is not null;
create index product_by_stock on product (site_id, inventory_status, numeric_id) where visible;
create index product_in_collections on product using gin (collection_ids);
create index product_with_options on product using gin (option_values);
create index product_search on product using gin (search);
create index product_name_trigrams on product using gin (lower(name) gin_trgm_ops);

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

create table product_info_section (
  site_id uuid not null,
  product_id uuid not null,
  info_section_id uuid not null,
  position integer not null,
  primary key (site_id, product_id, info_section_id),
  foreign key (site_id, product_id) references product on delete cascade,
  foreign key (site_id, info_section_id) references info_section
);
create index product_info_section_of on product_info_section (site_id, info_section_id);

create table variant (
  site_id uuid not null,
  variant_id uuid not null,
  product_id uuid not null,
  position integer not null,
  revision bigint not null default 1,
  -- Choice ids by customization id; empty for the one variant of an unmanaged product.
  choices jsonb not null default '{}',
  visible boolean not null default true,
  sku text collate "C",
  barcode text,
  -- Set by the merchant for this variant alone; null follows the product.
  own_price numeric(18, 3),
  own_weight numeric(14, 4),
  own_cost numeric(18, 3),
  -- What is charged, and what it was before the discount rule.
  actual_price numeric(18, 3) not null check (actual_price >= 0),
  compare_at_price numeric(18, 3),
  doc jsonb not null default '{}',
  primary key (site_id, variant_id),
  foreign key (site_id, product_id) references product on delete cascade
);
create index variant_of_product on variant (site_id, product_id, position);
create index variant_by_sku on variant (site_id, sku) where sku is not null;

create table stock (
  site_id uuid not null,
  variant_id uuid not null,
  location_id uuid not null,
  product_id uuid not null,
  revision bigint not null default 1,
  tracked boolean not null default false,
  -- Counts when tracked; in_stock when not.
  quantity integer not null default 0 check (quantity between -99999 and 99999),
  in_stock boolean not null default true,
  -- Promised to checkouts that reached payment.
  reserved integer not null default 0 check (reserved >= 0),
  preorder_enabled boolean not null default false,
  preorder_message text,
  preorder_limit integer,
  preorder_count integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (site_id, variant_id, location_id),
  foreign key (site_id, variant_id) references variant on delete cascade
);

-- Collections now, the category tree later.
create table collection (
  site_id uuid not null references site,
  collection_id uuid not null,
  revision bigint not null default 1,
  name text collate "C" not null,
  slug text collate "C" not null,
  description text,
  visible boolean not null default true,
  parent_id uuid,
  position integer not null default 0,
  tree text not null default '@shopwright/stores',
  -- Of visible products; kept with every write that changes it.
  product_count integer not null default 0,
  doc jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, collection_id),
  unique (site_id, slug),
  foreign key (site_id, parent_id) references collection
);

-- Which products, in the merchant's order.
create table collection_product (
  site_id uuid not null,
  collection_id uuid not null,
  product_id uuid not null,
  position bigint not null,
  primary key (site_id, collection_id, product_id),
  foreign key (site_id, collection_id) references collection on delete cascade,
  foreign key (site_id, product_id) references product on delete cascade
);
create index collection_product_order on collection_product (site_id, collection_id, position, product_id);
create index collection_product_of on collection_product (site_id, product_id);

-- Exact totals without counting a million rows.
create table catalog_count (
  site_id uuid primary key references site,
  products bigint not null default 0,
  visible_products bigint not null default 0
);
