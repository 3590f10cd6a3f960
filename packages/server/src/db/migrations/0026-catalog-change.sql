-- What each version of a catalog changed: the listings that were written or dropped on the way to it. A process that keeps
-- in memory what products stand under reads here what it has to read again. Every version has a row, also one that changed no
-- listing: where one is missing (only the last thousands are kept, and an older program writes none) everything is read anew.
create table catalog_change (
  site_id uuid not null references site,
  version bigint not null,
  numeric_ids bigint[] not null,
  primary key (site_id, version)
);
