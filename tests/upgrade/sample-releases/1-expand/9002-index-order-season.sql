-- no-transaction
drop index concurrently if exists orders_by_season;
-- next
create index concurrently orders_by_season on orders (site_id, season);
