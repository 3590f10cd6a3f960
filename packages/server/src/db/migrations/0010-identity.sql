-- Members as people who sign in: their address, what they say of themselves, how they prove who they are.

alter table member
  -- As the person wrote it; the key is the same folded (NFKC, lower case), and unique in a store. A member may have none.
  add column login_email text,
  add column login_email_key text collate "C",
  add column login_email_verified boolean not null default false,
  -- A new member waits for the owner; e-mail verification is asked for by the store's policy and the column above.
  add column awaits_approval boolean not null default false,
  add column contact_id uuid not null default gen_random_uuid(),
  add column privacy_status text not null default 'PRIVATE' check (privacy_status in ('UNKNOWN', 'PRIVATE', 'PUBLIC')),
  add column activity_status text not null default 'ACTIVE' check (activity_status in ('UNKNOWN', 'ACTIVE', 'MUTED')),
  -- The slug that stands in addresses now; all there ever were are in member_slug.
  add column slug text collate "C",
  -- The wire's own documents: Member.profile (nickname, title, photo, cover), Member.contact (names, phones, addresses...).
  add column profile jsonb not null default '{}',
  add column contact jsonb not null default '{}',
  -- What only the identity calls know: language, labels, secondary e-mails, typed phones.
  add column identity_profile jsonb not null default '{}',
  add column last_login_at timestamptz;
create unique index member_login_email on member (site_id, login_email_key) where login_email_key is not null;
create unique index member_current_slug on member (site_id, slug) where slug is not null;

-- A slug is one member's for ever: old addresses lead to it, nobody else can take it.
create table member_slug (
  site_id uuid not null references site,
  slug text collate "C" not null,
  member_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (site_id, slug),
  foreign key (site_id, member_id) references member on delete cascade
);
create index member_slug_of on member_slug (site_id, member_id);

create table member_password (
  site_id uuid not null references site,
  member_id uuid not null,
  hash text not null,
  changed_at timestamptz not null default now(),
  -- The owner wants a new one before the next sign-in.
  must_change boolean not null default false,
  primary key (site_id, member_id),
  foreign key (site_id, member_id) references member on delete cascade
);

-- Everything that may be used once: state tokens, session tokens, authorization codes, recovery links, captcha solutions.
-- Only hashes are kept; the kind is part of the hash and of the key, so that one kind never passes as another.
create table single_use (
  site_id uuid not null references site,
  kind text not null,
  token_hash bytea not null,
  member_id uuid,
  client_id uuid,
  -- A short code that came by mail or phone, hashed together with the token that asks for it.
  code_hash bytea,
  attempts integer not null default 0,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The session it opened: a code that comes twice ends it.
  session_id uuid,
  primary key (site_id, kind, token_hash),
  foreign key (site_id, member_id) references member on delete cascade
);
create index single_use_of_member on single_use (site_id, member_id, kind) where used_at is null;
create index single_use_expiry on single_use (expires_at);

-- Wrong tries by account, by address, by known device: shared by all processes.
create table attempt (
  site_id uuid not null references site,
  key text collate "C" not null,
  failures integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null,
  -- Whether the last one had to wait.
  refused boolean not null default false,
  primary key (site_id, key)
);
create index attempt_age on attempt (last_at);

-- Where a member has signed in before: those may go on when the account is under attack.
-- A remembered one needs no second factor until its end.
create table device (
  site_id uuid not null references site,
  member_id uuid not null,
  device_hash bytea not null,
  kind text not null check (kind in ('visitor', 'network', 'token')),
  last_seen_at timestamptz not null,
  remembered_until timestamptz,
  primary key (site_id, member_id, device_hash),
  foreign key (site_id, member_id) references member on delete cascade
);
create index device_age on device (last_seen_at);

create table factor (
  site_id uuid not null references site,
  factor_id uuid not null,
  member_id uuid not null,
  type text not null check (type in ('SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN')),
  status text not null check (status in ('INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL')),
  -- The authenticator's shared secret; the phone or device; a passkey's public key.
  secret text,
  target text,
  data jsonb not null default '{}',
  -- The last time step a code was taken for: a code counts once.
  last_step bigint,
  created_at timestamptz not null default now(),
  activated_at timestamptz,
  primary key (site_id, factor_id),
  foreign key (site_id, member_id) references member on delete cascade
);
create index factor_of_member on factor (site_id, member_id);
-- A passkey is found by its own id.
create unique index factor_passkey on factor (site_id, target) where type = 'WEBAUTHN';

create table recovery_code (
  site_id uuid not null references site,
  member_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (site_id, member_id, code_hash),
  foreign key (site_id, member_id) references member on delete cascade
);

-- Where else members of this store may sign in: OpenID Connect.
create table idp_connection (
  site_id uuid not null references site,
  connection_id uuid not null,
  tenant_type text not null check (tenant_type in ('SITE', 'ACCOUNT')),
  tenant_id uuid not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  client_secret text not null,
  scope text not null default 'openid email profile',
  created_at timestamptz not null default now(),
  primary key (site_id, connection_id),
  -- A page names only the connection.
  unique (connection_id)
);

create table idp_identity (
  site_id uuid not null references site,
  connection_id uuid not null,
  subject text not null,
  member_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (site_id, connection_id, subject),
  foreign key (site_id, member_id) references member on delete cascade,
  foreign key (site_id, connection_id) references idp_connection on delete cascade
);
create index idp_identity_of_member on idp_identity (site_id, member_id);

-- One secret of a site for each purpose, made when it is first needed.
create table identity_secret (
  site_id uuid not null references site,
  purpose text not null,
  secret bytea not null,
  primary key (site_id, purpose)
);

-- What the shop's people and programs did, who signed in, which tokens were given.
create table audit (
  site_id uuid not null references site,
  -- Ordered by time.
  audit_id uuid not null,
  at timestamptz not null,
  action text not null,
  -- A call's name, a grant, or how somebody signed in.
  subject text not null,
  actor_role text not null,
  actor_id text not null,
  elevated boolean not null default false,
  -- What it was done to, if one thing.
  target text,
  outcome text not null,
  address text,
  request_id text,
  detail jsonb not null default '{}',
  primary key (site_id, audit_id)
);
create index audit_by_action on audit (site_id, action, audit_id);
create index audit_age on audit (at);

-- What a collaborator may do; the owner may do everything.
alter table staff add column permissions text[] not null default '{}';

create table staff_session (
  site_id uuid not null references site,
  session_id uuid not null,
  staff_id uuid not null,
  created_at timestamptz not null,
  idle_until timestamptz not null,
  expires_at timestamptz not null,
  primary key (site_id, session_id),
  foreign key (site_id, staff_id) references staff on delete cascade
);
create index staff_session_of on staff_session (site_id, staff_id);
