-- Expand. The previous release inserts orders without a season: they get the default, which is the
-- same for each row and therefore does not rewrite the table. Existing orders are filled in batches.
alter table orders add column season text;
alter table orders alter column season set default 'unknown';
