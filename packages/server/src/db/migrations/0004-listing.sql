-- What lists, searches and facets are made from. A product's own row is wide (its document and its wire text); a search
-- that finds fifty thousand of them must not read fifty thousand wide rows. Everything here is derived from `product`
-- and written with it.

-- What products can be narrowed down by: a collection, a choice (`Color:Clay`), a brand, a ribbon, a stock status, and a
-- price (`lowest:highest` of what is charged). A number for each, so that a product's facets are a short list of numbers.
create table facet_value (
  site_id uuid not null references site,
  kind text collate "C" not null check (kind in ('collection', 'option', 'brand', 'ribbon', 'stock', 'price')),
  value text collate "C" not null,
  facet_id integer generated always as identity,
  -- Of visible products, and of those that can be bought; kept with every write that changes them.
  product_count integer not null default 0,
  in_stock_count integer not null default 0,
  primary key (site_id, kind, value)
) with (fillfactor = 50);
create unique index facet_value_by_id on facet_value (site_id, facet_id);

create table listing (
  site_id uuid not null,
  numeric_id bigint not null,
  created_at timestamptz not null,
  price_min numeric(18, 3) not null,
  price_max numeric(18, 3) not null,
  discounted_price numeric(18, 3) not null,
  visible boolean not null,
  in_stock boolean not null,
  name text collate "C" not null,
  facets integer[] not null,
  -- The words of the name alone: what is found by its name comes first.
  title tsvector not null,
  search tsvector not null,
  primary key (site_id, numeric_id),
  foreign key (site_id, numeric_id) references product (site_id, numeric_id) on delete cascade
) with (toast_tuple_target = 128);
-- The index finds a word; the words themselves are hardly ever read and lie elsewhere, so that the rows stay narrow.
alter table listing alter column search set storage external;
alter table listing alter column title set storage main;
alter table listing alter column facets set storage main;
alter table listing alter column name set storage main;

-- Known words, under every form that one slip makes of them: each with one letter left out, and whole.
create table word (
  site_id uuid not null references site,
  form text collate "C" not null,
  word text collate "C" not null,
  primary key (site_id, form, word)
);

-- Pages of a collection in the merchant's order touch only the index until the page is found.
alter table collection_product add column visible boolean not null default true;
update collection_product m set visible = false from product p where p.site_id = m.site_id and p.product_id = m.product_id and not p.visible;
create index collection_product_shown on collection_product (site_id, collection_id, position, product_id) where visible;

-- Of the products that are there already.
insert into facet_value (site_id, kind, value, product_count, in_stock_count)
select site_id, kind, value, count(*) filter (where visible), count(*) filter (where visible and inventory_status <> 'OUT_OF_STOCK') from (
  select site_id, visible, inventory_status, 'collection' as kind, unnest(collection_ids) as value from product
  union all select site_id, visible, inventory_status, 'option', unnest(option_values) from product
  union all select site_id, visible, inventory_status, 'brand', brand from product where brand is not null
  union all select site_id, visible, inventory_status, 'ribbon', ribbon from product where ribbon is not null
  union all select site_id, visible, inventory_status, 'stock', inventory_status from product
  union all select site_id, visible, inventory_status, 'price', price_min || ':' || price_max from product
) as each where kind <> 'collection' or value like '________-____-____-____-____________'
group by 1, 2, 3;

analyze facet_value;

insert into listing (site_id, numeric_id, created_at, price_min, price_max, discounted_price, visible, in_stock, name, facets, title, search)
select site_id, numeric_id, created_at, price_min, price_max, discounted_price, visible, inventory_status <> 'OUT_OF_STOCK', name,
  array(select f.facet_id from (
    select 'collection' as kind, unnest(p.collection_ids) as value
    union all select 'option', unnest(p.option_values)
    union all select 'brand', p.brand
    union all select 'ribbon', p.ribbon
    union all select 'stock', p.inventory_status
    union all select 'price', p.price_min || ':' || p.price_max
  ) as key join facet_value f on f.site_id = p.site_id and f.kind = key.kind and f.value = key.value order by 1),
  ts_filter(search, '{a}'), search
from product p;

insert into word (site_id, form, word)
select distinct site_id, form, word from (
  select distinct site_id, regexp_split_to_table(lower(name || ' ' || coalesce(brand, '')), '[^[:alnum:]]+') as word from product
) as known, lateral (select word as form union select substr(word, 1, n - 1) || substr(word, n + 1) from generate_series(1, length(word)) as n) as forms
where length(word) between 4 and 40;

create index listing_search on listing using gin (search);
create index listing_facets on listing using gin (facets);
drop index product_search;
drop index product_with_options;
analyze listing;
analyze collection_product;
