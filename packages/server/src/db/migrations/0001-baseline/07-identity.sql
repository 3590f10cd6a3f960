-- Identity: apps and keys, staff, members, and how they prove who they are.

create table oauth_app (
  site_id uuid not null references site,
  client_id uuid not null,
  name text not null,
  -- A storefront runs in browsers and has no secret; an app runs on a server of the owner's.
  kind text not null check (kind in ('storefront', 'app')),
  secret_hash bytea,
  redirects text[] not null default '{}',
  origins text[] not null default '{}',
  permissions text[] not null default '{}',
  created_at timestamptz not null default now(),
  -- An app that was created with an API key that expires, expires with it.
  ends_at timestamptz,
  revoked_at timestamptz,
  primary key (site_id, client_id),
  -- A client id alone identifies its site.
  unique (client_id),
  check (kind = 'storefront' or secret_hash is not null)
);

create table api_key (
  site_id uuid not null references site,
  key_id uuid not null,
  name text not null,
  secret_hash bytea not null,
  permissions text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- Null: does not expire.
  expires_at timestamptz,
  revoked_at timestamptz,
  primary key (site_id, key_id),
  unique (key_id)
);

create table signing_key (
  site_id uuid not null references site,
  key_id uuid not null,
  purpose text not null check (purpose in ('token', 'webhook')),
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now(),
  -- A retired key signs nothing new; it verifies until it expires.
  retired_at timestamptz,
  expires_at timestamptz,
  primary key (site_id, key_id),
  unique (key_id)
);
create unique index signing_key_current on signing_key (site_id, purpose)
  where retired_at is null;

-- One secret of a site for each purpose, created when first used.
create table identity_secret (
  site_id uuid not null references site,
  purpose text not null,
  secret bytea not null,
  primary key (site_id, purpose)
);

-- The owner and the owner's collaborators.
create table staff (
  site_id uuid not null references site,
  staff_id uuid not null,
  email text not null,
  password_hash text not null,
  name text,
  role text not null check (role in ('owner', 'collaborator')),
  -- Of a collaborator; the owner may do everything. The contract states what these roles may do.
  built_in_roles text[] not null default '{}'
    check (built_in_roles <@ array['MANAGER', 'CATALOG', 'ORDERS', 'SUPPORT', 'READ_ONLY']),
  -- In addition to those of the roles.
  permissions text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (site_id, staff_id),
  check (role = 'collaborator' or built_in_roles = '{}')
);
create unique index staff_email on staff (site_id, lower(email));

-- Roles that the store defines, and the collaborators who have them.
create table staff_role (
  site_id uuid not null references site,
  role_id uuid not null,
  name text not null,
  description text not null default '',
  permissions text[] not null,
  created_at timestamptz not null,
  primary key (site_id, role_id)
);
create unique index staff_role_name on staff_role (site_id, lower(name));

create table staff_role_holder (
  site_id uuid not null,
  staff_id uuid not null,
  role_id uuid not null,
  primary key (site_id, staff_id, role_id),
  foreign key (site_id, staff_id) references staff on delete cascade,
  foreign key (site_id, role_id) references staff_role
);
create index staff_role_holder_of_role on staff_role_holder (site_id, role_id);

-- An invitation is deleted when it is accepted or revoked, and when its sender is removed.
create table staff_invitation (
  site_id uuid not null references site,
  invitation_id uuid not null,
  email text not null,
  name text,
  is_owner boolean not null default false,
  built_in_roles text[] not null default '{}'
    check (built_in_roles <@ array['MANAGER', 'CATALOG', 'ORDERS', 'SUPPORT', 'READ_ONLY']),
  language text,
  token_hash bytea not null,
  -- Null if an API key or an app sent it.
  invited_by uuid,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (site_id, invitation_id),
  foreign key (site_id, invited_by) references staff (site_id, staff_id) on delete cascade
);
create unique index staff_invitation_email on staff_invitation (site_id, lower(email));
create unique index staff_invitation_token on staff_invitation (site_id, token_hash);
create index staff_invitation_sender on staff_invitation (site_id, invited_by)
  where invited_by is not null;
create index staff_invitation_expiry on staff_invitation (expires_at);

create table staff_invitation_role (
  site_id uuid not null,
  invitation_id uuid not null,
  role_id uuid not null,
  primary key (site_id, invitation_id, role_id),
  foreign key (site_id, invitation_id) references staff_invitation on delete cascade,
  foreign key (site_id, role_id) references staff_role
);
create index staff_invitation_role_of_role on staff_invitation_role (site_id, role_id);

create table staff_session (
  site_id uuid not null references site,
  session_id uuid not null,
  staff_id uuid not null,
  -- The browser or program that signed in, as it names itself.
  device text,
  -- The network address of the sign-in.
  address text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_until timestamptz not null,
  expires_at timestamptz not null,
  primary key (site_id, session_id),
  foreign key (site_id, staff_id) references staff on delete cascade
);
create index staff_session_of on staff_session (site_id, staff_id);

-- Devices on which staff signed in before. Failed sign-ins from elsewhere do not block them.
create table staff_device (
  site_id uuid not null references site,
  staff_id uuid not null,
  device_hash bytea not null,
  kind text not null check (kind in ('network', 'token')),
  last_seen_at timestamptz not null,
  primary key (site_id, staff_id, device_hash),
  foreign key (site_id, staff_id) references staff on delete cascade
);
create index staff_device_age on staff_device (last_seen_at);

-- Authenticator apps and passkeys of staff. The secret is encrypted, as a member's is.
create table staff_factor (
  site_id uuid not null references site,
  factor_id uuid not null,
  staff_id uuid not null,
  type text not null check (type in ('TOTP', 'WEBAUTHN')),
  status text not null check (status in ('INACTIVE', 'ACTIVE')),
  -- Of an authenticator app.
  secret text,
  -- The last time step for which a code was accepted: each code works once.
  last_step bigint,
  -- Of a passkey: its ID at the authenticator, and its public key, counter and name.
  target text,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (site_id, factor_id),
  foreign key (site_id, staff_id) references staff on delete cascade,
  check ((type = 'TOTP') = (secret is not null)),
  check ((type = 'WEBAUTHN') = (target is not null))
);
create index staff_factor_of on staff_factor (site_id, staff_id);
create unique index staff_factor_target on staff_factor (site_id, target)
  where target is not null;

create table staff_recovery_code (
  site_id uuid not null references site,
  staff_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (site_id, staff_id, code_hash),
  foreign key (site_id, staff_id) references staff on delete cascade
);

create table member (
  site_id uuid not null references site,
  member_id uuid not null,
  status text not null
    check (status in ('UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE')),
  revision bigint not null default 1,
  -- As the member wrote it; the key is the same, folded (NFKC, lower case), and unique in a store.
  -- A member may have none.
  login_email text,
  login_email_key text collate "C",
  login_email_verified boolean not null default false,
  -- The owner must approve the member. Whether the email address must be verified is a setting.
  awaits_approval boolean not null default false,
  -- Not a row of another table: the provider's storefronts use a contact id and a member id for
  -- each other, so both are the same.
  contact_id uuid not null default gen_random_uuid(),
  privacy_status text not null default 'PRIVATE'
    check (privacy_status in ('UNKNOWN', 'PRIVATE', 'PUBLIC')),
  activity_status text not null default 'ACTIVE'
    check (activity_status in ('UNKNOWN', 'ACTIVE', 'MUTED')),
  -- The current slug. No foreign key to member_slug, which has one to this table: the two would
  -- form a circle.
  slug text collate "C",
  -- The wire's documents: Member.profile (nickname, title, photo, cover) and Member.contact (names,
  -- phones, addresses).
  profile jsonb not null default '{}',
  contact jsonb not null default '{}',
  -- What only the identity calls return: language, labels, secondary emails, typed phones.
  identity_profile jsonb not null default '{}',
  last_login_at timestamptz,
  -- What is filtered and sorted by, out of the documents; and the same case-folded by the program,
  -- because what `lower` does depends on how the database was built.
  nickname text collate "C" generated always as (profile ->> 'nickname') stored,
  first_name text collate "C" generated always as (contact ->> 'firstName') stored,
  last_name text collate "C" generated always as (contact ->> 'lastName') stored,
  folded_nickname text collate "C",
  folded_first_name text collate "C",
  folded_last_name text collate "C",
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (site_id, member_id)
);
create unique index member_login_email on member (site_id, login_email_key)
  where login_email_key is not null;
create unique index member_current_slug on member (site_id, slug) where slug is not null;
create index member_by_created on member (site_id, created_at, member_id);
create index member_by_updated on member (site_id, updated_at, member_id);
create index member_by_login on member (site_id, last_login_at, member_id);
create index member_by_email on member (site_id, login_email_key, member_id);
create index member_by_nickname on member (site_id, nickname, member_id);
create index member_by_first_name on member (site_id, first_name, member_id);
create index member_by_last_name on member (site_id, last_name, member_id);
create index member_by_status on member (site_id, status, created_at, member_id);
create index member_muted on member (site_id, created_at, member_id)
  where activity_status = 'MUTED';
create index member_of_contact on member (site_id, contact_id);
-- The members that visitors see.
create index member_in_public on member (site_id, created_at, member_id)
  where status = 'APPROVED' and privacy_status = 'PUBLIC';
create index member_in_public_by_nickname on member (site_id, nickname, member_id)
  where status = 'APPROVED' and privacy_status = 'PUBLIC';
-- Prefixes and parts of names and addresses, in any case.
create index member_nickname_begins on member (site_id, folded_nickname);
create index member_first_name_begins on member (site_id, folded_first_name);
create index member_last_name_begins on member (site_id, folded_last_name);
create index member_trigrams on member using gin (
  login_email_key gin_trgm_ops,
  folded_nickname gin_trgm_ops,
  folded_first_name gin_trgm_ops,
  folded_last_name gin_trgm_ops
);

-- Members counted by status and privacy without reading all of them. Every write of a member adds a
-- line, which locks no other; a job sums the lines up.
create table member_tally (
  site_id uuid not null references site,
  status text not null,
  privacy_status text not null,
  delta bigint not null
);
create index member_tally_of on member_tally (site_id) include (status, privacy_status, delta);

-- A slug belongs to one member forever: old URLs lead to the member, and no other member can take it.
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
  -- The owner requires a new password at the next sign-in.
  must_change boolean not null default false,
  primary key (site_id, member_id),
  foreign key (site_id, member_id) references member on delete cascade
);

-- A member's sign-in. Every token of a session ends with it.
create table session (
  site_id uuid not null references site,
  session_id uuid not null,
  member_id uuid not null,
  -- The app it was opened through, when it was one.
  client_id uuid,
  -- Visitors have no rows.
  visitor_id uuid,
  -- The browser or program that signed in, as it names itself.
  device text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  idle_until timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (site_id, session_id),
  foreign key (site_id, member_id) references member on delete cascade,
  foreign key (site_id, client_id) references oauth_app
);
create index session_of_member on session (site_id, member_id);

-- Everything that works once: state tokens, session tokens, authorization codes, recovery links,
-- captcha solutions. Stored as hashes; the kind is part of the hash and of the key, so that no kind
-- is accepted as another.
create table single_use (
  site_id uuid not null references site,
  kind text not null,
  token_hash bytea not null,
  member_id uuid,
  client_id uuid,
  -- A short code sent by email or phone, hashed with the token that asks for it.
  code_hash bytea,
  attempts integer not null default 0,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The session it opened: using the code a second time ends that session. No foreign key: a
  -- session that has ended is deleted, and the code stays used.
  session_id uuid,
  primary key (site_id, kind, token_hash),
  foreign key (site_id, member_id) references member on delete cascade,
  foreign key (site_id, client_id) references oauth_app
);
create index single_use_of_member on single_use (site_id, member_id, kind)
  where member_id is not null;
create index single_use_expiry on single_use (expires_at);

-- Failed attempts by account, by network address, by device: shared by all processes.
create table attempt (
  site_id uuid not null references site,
  key text collate "C" not null,
  failures integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null,
  -- Whether the last attempt was refused.
  refused boolean not null default false,
  primary key (site_id, key)
);
create index attempt_age on attempt (last_at);

-- Devices on which a member signed in before: they still can while the account is under attack.
-- A remembered device needs no second factor until it expires.
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
  -- The authenticator's shared secret; the phone or device; the passkey's public key.
  secret text,
  target text,
  data jsonb not null default '{}',
  -- The last time step for which a code was accepted: each code works once.
  last_step bigint,
  -- Enrolled by a member who had proved the login address. Proving the address again, as a password
  -- reset does, then leaves the factor in place.
  address_proved boolean not null default false,
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

-- OpenID Connect providers that members may sign in with.
create table idp_connection (
  site_id uuid not null references site,
  connection_id uuid not null,
  tenant_type text not null check (tenant_type in ('SITE', 'ACCOUNT')),
  -- The provider's tenant, as the storefront names it.
  tenant_id uuid not null,
  name text not null,
  issuer text not null,
  -- The provider's id of this store, not one of our apps.
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

-- What staff and programs did, who signed in, which tokens were issued. The actor and the target
-- are of any kind and may be deleted; the record stays.
create table audit (
  site_id uuid not null references site,
  -- Ordered by time.
  audit_id uuid not null,
  at timestamptz not null,
  action text not null,
  -- The name of a call, a grant, or a way to sign in.
  subject text not null,
  actor_role text not null,
  actor_id text not null,
  elevated boolean not null default false,
  target text,
  outcome text not null,
  address text,
  request_id text,
  detail jsonb not null default '{}',
  primary key (site_id, audit_id)
);
create index audit_by_action on audit (site_id, action, audit_id);
create index audit_age on audit (at);
