-- Names as they are looked into by parts, whatever their case: folded by the program (`kernel/fold-case.ts`), because what
-- `lower` makes of letters beyond ASCII hangs on how each database was built. Names that are there already keep their
-- plain letters folded until they are written again.
alter table product add column folded_name text collate "C";
update product set folded_name = lower(name);
alter table product alter column folded_name set not null;
alter table collection add column folded_name text collate "C";
update collection set folded_name = lower(name);
alter table collection alter column folded_name set not null;

drop index product_by_lower_name;
drop index product_name_trigrams;
create index product_by_folded_name on product (site_id, folded_name, numeric_id) where visible;
create index product_name_trigrams on product using gin (folded_name gin_trgm_ops);

-- The unique constraint on the same columns serves as well.
drop index product_by_numeric_id;

-- Whoever writes a product's variants, stock, listing and places in collections holds the product itself, and takes them
-- along when it goes. A check of each row of stock takes as long as writing it, which counts when a hundred thousand come in.
alter table stock drop constraint stock_site_id_variant_id_fkey;
alter table listing drop constraint listing_site_id_numeric_id_fkey;
alter table collection_product drop constraint collection_product_site_id_product_id_fkey;
alter table product_customization drop constraint product_customization_site_id_customization_id_fkey;
alter table product_info_section drop constraint product_info_section_site_id_info_section_id_fkey;
alter table word drop constraint word_site_id_fkey;
alter table facet_value drop constraint facet_value_site_id_fkey;

-- One index for the merchant's order, with and without what is hidden.
drop index collection_product_shown;
drop index collection_product_order;
create index collection_product_order on collection_product (site_id, collection_id, position, product_id) include (visible);

-- What stands under a collection, a brand, a ribbon or a stock status (or several) is found in the order asked for: the index
-- is walked from its beginning. The facets stay out of it: a product may have more than a row of an index can hold.
alter table listing add column price numeric(18, 3);
update listing l set price = p.price from product p where p.site_id = l.site_id and p.numeric_id = l.numeric_id;
alter table listing alter column price set not null;
create index listing_by_newest on listing (site_id, created_at desc, numeric_id desc) where visible;
create index listing_by_price on listing (site_id, price, numeric_id) where visible;
create index listing_by_discounted_price on listing (site_id, discounted_price, numeric_id) where visible;
create index listing_by_name on listing (site_id, name, numeric_id) where visible;
drop index product_by_discounted_price;
