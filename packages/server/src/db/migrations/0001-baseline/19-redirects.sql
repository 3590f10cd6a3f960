-- Redirect sessions: from a storefront to the platform's hosted pages and back. URLs were validated
-- when the row was written; tokens are stored as hashes.

create table redirect_session (
  site_id uuid not null references site,
  redirect_session_id uuid not null,
  kind text not null,
  token_hash bytea not null,
  -- Of the short URL; the token can be derived from it, not the reverse.
  short_hash bytea not null,
  -- The app that the shopper comes from, when it is one.
  client_id uuid,
  -- The shopper: the same visitor, or the same session of a member. A redirect session expires, and
  -- a member or session that is gone ends it when it is read.
  role text not null check (role in ('visitor', 'member')),
  person_id uuid not null,
  visitor_id uuid,
  member_session_id uuid,
  -- The member who had just signed in when it was created, by the session token of the request.
  proven_member_id uuid,
  proven_visitor_id uuid,
  -- The target, callbacks, the requested sign-in, the origins that may frame the page.
  data jsonb not null,
  -- By the database's clock, as sessions are: whether a sign-in is newer is a comparison of both.
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  redeemed_at timestamptz,
  finished_at timestamptz,
  primary key (site_id, redirect_session_id),
  -- A page has the id alone.
  unique (redirect_session_id),
  unique (short_hash),
  foreign key (site_id, client_id) references oauth_app
);
create index redirect_session_expiry on redirect_session (expires_at);
