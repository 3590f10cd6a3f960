-- What each version of a catalog changed: the listings that were written or dropped on the way to it. A process that keeps
-- in memory what products stand under reads here what it has to read again. Every version has a row, also one that changed no
-- listing: where one is missing (only the last thousands are kept, and an older program writes none) everything is read anew.
create table catalog_change (
  site_id uuid not null references site,
  version bigint not null,
  numeric_ids bigint[] not null,
  primary key (site_id, version)
);

-- A brand in any order is found in this index alone and put in order then: walking all products in that order meets the brand once in
-- hundreds, each time in another page of the table.
drop index product_by_brand;
create index product_by_brand on product (site_id, brand, numeric_id) include (price, discounted_price, created_at, name, visible) where brand is not null;

-- What 0004 says of narrow rows holds for long texts alone: PostgreSQL puts a column elsewhere only when a row is beyond 2 KB. With short
-- texts a listing takes half a kilobyte, its words among it.
