-- Contract, second half. Validating reads all rows and blocks no writer; the column is then required
-- without reading them again. A release without 9001 does not fill the season.
-- breaks before 9001: orders without a season are refused
alter table orders validate constraint orders_have_season;
alter table orders alter column season set not null;
alter table orders drop constraint orders_have_season;
