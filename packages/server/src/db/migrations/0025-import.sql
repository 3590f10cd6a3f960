-- What many rows cost that nobody needs.

-- As with the catalog's own tables, since a site is never deleted: every event looked for the site's row twice and locked it, which
-- took as long as writing the event, and all writes met there.
alter table outbox drop constraint outbox_site_id_fkey;
alter table entity_sequence drop constraint entity_sequence_site_id_fkey;
alter table word drop constraint word_site_id_fkey;
alter table facet_value drop constraint facet_value_site_id_fkey;

-- Nobody looks for an event by its position.
drop index outbox_position;

-- With the product first the key also finds the places of one product, and the index for that can go.
alter table collection_product drop constraint collection_product_pkey;
alter table collection_product add primary key (site_id, product_id, collection_id);
drop index collection_product_of;

-- Nothing is looked for by the values of these, so PostgreSQL need not know how they are spread; they took a third of what analysing took.
alter table product alter column doc set statistics 0, alter column wire set statistics 0, alter column option_values set statistics 0;
alter table variant alter column choices set statistics 0, alter column doc set statistics 0;
alter table customization alter column choices set statistics 0;
alter table product_customization alter column choices set statistics 0;
alter table outbox alter column body set statistics 0;
