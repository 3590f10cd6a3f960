-- An app that a key with an end creates ends with that key. Not named expires_at: the previous release joins this table
-- with another that has such a column, and reads it without the table's name.
alter table oauth_app add column ends_at timestamptz;
