-- An app that a key with an end creates ends with that key.
alter table oauth_app add column expires_at timestamptz;
