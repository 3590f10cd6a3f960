-- What a product is found by stands in its listing alone: nothing looked for it here since that came.
alter table product drop column search;

-- Visitors who ask for a stock status are answered from the listings, and the shop never used it.
drop index product_by_stock;

-- For which store (its currency, language, address) the stored answer was made: what a slow writer made for the store as it
-- was is found, and made anew.
alter table product add column made_for integer;

-- Parts of these are looked for whatever their case, as those of names are; what is there already keeps its plain letters
-- folded until it is written again.
alter table product add column folded_sku text collate "C";
alter table product add column folded_brand text collate "C";
alter table product add column folded_ribbon text collate "C";
update product set folded_sku = lower(sku), folded_brand = lower(brand), folded_ribbon = lower(ribbon);

-- Names that begin so, in the order of names: found in the index alone.
drop index product_by_folded_name;
create index product_by_folded_name on product (site_id, folded_name, numeric_id) include (name) where visible;

-- What hangs on a product, an option or a section hangs on it again: without these the program alone stood for it, and
-- leaving them out made an import hardly any faster. Rows that lost what they hung on meanwhile say nothing to anybody.
delete from stock s where not exists (select from variant v where v.site_id = s.site_id and v.variant_id = s.variant_id);
delete from listing l where not exists (select from product p where p.site_id = l.site_id and p.numeric_id = l.numeric_id);
delete from collection_product m where not exists (select from product p where p.site_id = m.site_id and p.product_id = m.product_id);
delete from product_customization l where not exists (select from customization c where c.site_id = l.site_id and c.customization_id = l.customization_id);
delete from product_info_section l where not exists (select from info_section s where s.site_id = l.site_id and s.info_section_id = l.info_section_id);
alter table stock add foreign key (site_id, variant_id) references variant on delete cascade;
alter table listing add foreign key (site_id, numeric_id) references product (site_id, numeric_id) on delete cascade;
alter table collection_product add foreign key (site_id, product_id) references product on delete cascade;
alter table product_customization add foreign key (site_id, customization_id) references customization;
alter table product_info_section add foreign key (site_id, info_section_id) references info_section;
alter table word add foreign key (site_id) references site;
alter table facet_value add foreign key (site_id) references site;
