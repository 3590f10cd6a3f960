-- Hand-overs between a site and the platform's own pages: who is handed over, to what, and where they may go back to.
-- The addresses were checked when the row was made. Tokens stand here as hashes only.

create table redirect_session (
  site_id uuid not null references site,
  redirect_session_id uuid not null,
  kind text not null,
  token_hash bytea not null,
  -- Of the short address; the token can be made from it, not the other way round.
  short_hash bytea not null,
  -- The app that people come from, if one.
  client_id uuid,
  -- Who is handed over: the same visitor, or the same session of a member.
  role text not null check (role in ('visitor', 'member')),
  person_id uuid not null,
  visitor_id uuid,
  member_session_id uuid,
  -- Who had just signed in when it was made, by the session token that came along.
  proven_member_id uuid,
  proven_visitor_id uuid,
  -- Target, callbacks, the sign-in that was asked for, the origins that may frame and be told.
  data jsonb not null,
  -- By the database's clock, as sessions are: a sign-in is newer than the hand-over or it is not.
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  redeemed_at timestamptz,
  finished_at timestamptz,
  primary key (site_id, redirect_session_id),
  -- A page knows the id alone.
  unique (redirect_session_id),
  unique (short_hash)
);
create index redirect_session_expiry on redirect_session (expires_at);
