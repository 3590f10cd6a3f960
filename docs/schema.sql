-- Generated from a migrated database by packages/server/src/db/schema.test.ts; do not edit.
-- The reasons are in packages/server/src/db/migrations.

CREATE TABLE api_key (
  site_id uuid NOT NULL,
  key_id uuid NOT NULL,
  name text NOT NULL,
  secret_hash bytea NOT NULL,
  permissions text[] NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone,
  expires_at timestamp with time zone,
  revoked_at timestamp with time zone,
  PRIMARY KEY (site_id, key_id),
  UNIQUE (key_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE attempt (
  site_id uuid NOT NULL,
  key text COLLATE "C" NOT NULL,
  failures integer NOT NULL,
  last_at timestamp with time zone NOT NULL,
  blocked_until timestamp with time zone NOT NULL,
  refused boolean DEFAULT false NOT NULL,
  PRIMARY KEY (site_id, key),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);
CREATE INDEX attempt_age ON attempt USING btree (last_at);

CREATE TABLE audit (
  site_id uuid NOT NULL,
  audit_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  actor_role text NOT NULL,
  actor_id text NOT NULL,
  elevated boolean DEFAULT false NOT NULL,
  target text,
  outcome text NOT NULL,
  address text,
  request_id text,
  detail jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (site_id, audit_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);
CREATE INDEX audit_age ON audit USING btree (at);
CREATE INDEX audit_by_action ON audit USING btree (site_id, action, audit_id);

CREATE TABLE back_in_stock_request (
  site_id uuid NOT NULL,
  request_id uuid NOT NULL,
  app_id text COLLATE "C" NOT NULL,
  catalog_item_id text COLLATE "C" NOT NULL,
  variant_id uuid NOT NULL,
  email text COLLATE "C" NOT NULL,
  contact_id uuid,
  status text NOT NULL,
  auto_notified boolean DEFAULT false NOT NULL,
  doc jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, request_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((status = ANY (ARRAY['RECEIVED'::text, 'PROCESSING'::text, 'NOTIFICATION_SENT'::text, 'FAILED'::text])))
);
CREATE INDEX back_in_stock_by_created ON back_in_stock_request USING btree (site_id, created_at, request_id);
CREATE INDEX back_in_stock_by_recipient ON back_in_stock_request USING btree (site_id, lower(email)) WHERE (status = ANY (ARRAY['RECEIVED'::text, 'PROCESSING'::text]));
CREATE INDEX back_in_stock_item ON back_in_stock_request USING btree (site_id, catalog_item_id, status);
CREATE UNIQUE INDEX back_in_stock_once ON back_in_stock_request USING btree (site_id, catalog_item_id, variant_id, lower(email)) WHERE (status = ANY (ARRAY['RECEIVED'::text, 'PROCESSING'::text]));

CREATE TABLE backup_state (
  location text NOT NULL,
  succeeded_at timestamp with time zone,
  name text,
  bytes bigint,
  failed_at timestamp with time zone,
  failure text,
  PRIMARY KEY (location)
);

CREATE TABLE booking (
  site_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  session_id uuid NOT NULL,
  service_id uuid NOT NULL,
  seats integer NOT NULL,
  status text NOT NULL,
  held_until timestamp with time zone,
  holder_id uuid,
  line_id text COLLATE "C",
  order_id uuid,
  member_id uuid,
  visitor_id uuid,
  joined_member_id uuid,
  contact jsonb DEFAULT '{}'::jsonb NOT NULL,
  choices jsonb DEFAULT '{}'::jsonb NOT NULL,
  language text COLLATE "C",
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, booking_id),
  FOREIGN KEY (site_id, service_id) REFERENCES service(site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, session_id) REFERENCES service_session(site_id, session_id),
  CHECK (((status = 'HELD'::text) <= (held_until IS NOT NULL))),
  CHECK ((seats > 0)),
  CHECK ((status = ANY (ARRAY['HELD'::text, 'CONFIRMED'::text, 'CANCELED'::text, 'RELEASED'::text])))
);
CREATE INDEX booking_held ON booking USING btree (held_until) WHERE (status = 'HELD'::text);
CREATE INDEX booking_of_guest_by_email ON booking USING btree (site_id, lower((contact ->> 'email'::text))) WHERE ((member_id IS NULL) AND (joined_member_id IS NULL));
CREATE UNIQUE INDEX booking_of_holder ON booking USING btree (site_id, holder_id, line_id) WHERE (holder_id IS NOT NULL);
CREATE INDEX booking_of_joined_member ON booking USING btree (site_id, joined_member_id, created_at) WHERE (joined_member_id IS NOT NULL);
CREATE INDEX booking_of_member ON booking USING btree (site_id, member_id, created_at) WHERE (member_id IS NOT NULL);
CREATE INDEX booking_of_order ON booking USING btree (site_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX booking_of_service ON booking USING btree (site_id, service_id);
CREATE INDEX booking_of_session ON booking USING btree (site_id, session_id) WHERE (status = ANY (ARRAY['HELD'::text, 'CONFIRMED'::text]));
CREATE INDEX booking_of_visitor ON booking USING btree (site_id, visitor_id, created_at) WHERE (visitor_id IS NOT NULL);

CREATE TABLE brand (
  site_id uuid NOT NULL,
  brand_id uuid NOT NULL,
  name text COLLATE "C" NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (site_id, brand_id),
  UNIQUE (site_id, name),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE cart (
  site_id uuid NOT NULL,
  cart_id uuid NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  owner_kind text NOT NULL,
  owner_id uuid NOT NULL,
  is_current boolean NOT NULL,
  checkout_id uuid,
  doc json NOT NULL,
  product_ids uuid[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, cart_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((owner_kind = ANY (ARRAY['visitor'::text, 'member'::text, 'user'::text])))
);
CREATE UNIQUE INDEX cart_current ON cart USING btree (site_id, owner_kind, owner_id) WHERE is_current;
CREATE INDEX cart_of_checkout ON cart USING btree (site_id, checkout_id) WHERE (checkout_id IS NOT NULL);
CREATE INDEX cart_of_owner ON cart USING btree (site_id, owner_kind, owner_id);

CREATE TABLE catalog_change (
  site_id uuid NOT NULL,
  version bigint NOT NULL,
  numeric_ids bigint[] NOT NULL,
  PRIMARY KEY (site_id, version),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE catalog_count (
  site_id uuid NOT NULL,
  products bigint DEFAULT 0 NOT NULL,
  visible_products bigint DEFAULT 0 NOT NULL,
  PRIMARY KEY (site_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE catalog_export (
  site_id uuid NOT NULL,
  export_id uuid NOT NULL,
  file_name text NOT NULL,
  state text NOT NULL,
  format text NOT NULL,
  selection jsonb,
  total_products integer NOT NULL,
  exported_products integer NOT NULL,
  bytes bigint NOT NULL,
  created_by text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  PRIMARY KEY (site_id, export_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((format = ANY (ARRAY['csv'::text, 'wix'::text, 'shopify'::text, 'jsonl'::text]))),
  CHECK ((state = ANY (ARRAY['RUNNING'::text, 'COMPLETED'::text, 'CANCELED'::text, 'FAILED'::text])))
);
CREATE INDEX catalog_export_age ON catalog_export USING btree (created_at);
CREATE INDEX catalog_export_newest ON catalog_export USING btree (site_id, created_at DESC, export_id DESC);
CREATE INDEX catalog_export_running ON catalog_export USING btree (site_id) WHERE (state = 'RUNNING'::text);

CREATE TABLE catalog_import (
  site_id uuid NOT NULL,
  import_id uuid NOT NULL,
  file_name text NOT NULL,
  state text NOT NULL,
  format text,
  encoding text,
  separator text,
  bytes bigint NOT NULL,
  columns jsonb NOT NULL,
  update_existing boolean NOT NULL,
  fetch_images boolean NOT NULL,
  entries_done integer NOT NULL,
  bytes_read bigint NOT NULL,
  problem_count integer NOT NULL,
  validation jsonb,
  result jsonb,
  failure text,
  created_by text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  PRIMARY KEY (site_id, import_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK (((state = 'AWAITING_FILE'::text) OR (format IS NOT NULL))),
  CHECK ((encoding = ANY (ARRAY['utf-8'::text, 'utf-16le'::text, 'utf-16be'::text, 'windows-1252'::text]))),
  CHECK ((format = ANY (ARRAY['csv'::text, 'wix'::text, 'shopify'::text, 'jsonl'::text]))),
  CHECK ((state = ANY (ARRAY['AWAITING_FILE'::text, 'READY'::text, 'VALIDATING'::text, 'VALIDATED'::text, 'RUNNING'::text, 'COMPLETED'::text, 'CANCELED'::text, 'FAILED'::text])))
);
CREATE INDEX catalog_import_age ON catalog_import USING btree (created_at);
CREATE INDEX catalog_import_newest ON catalog_import USING btree (site_id, created_at DESC, import_id DESC);
CREATE UNIQUE INDEX catalog_import_running ON catalog_import USING btree (site_id) WHERE (state = ANY (ARRAY['VALIDATING'::text, 'RUNNING'::text]));

CREATE TABLE catalog_import_problem (
  site_id uuid NOT NULL,
  import_id uuid NOT NULL,
  "position" integer NOT NULL,
  line integer NOT NULL,
  product text NOT NULL,
  title text NOT NULL,
  value text NOT NULL,
  problem text NOT NULL,
  reason text NOT NULL,
  rejected boolean NOT NULL,
  PRIMARY KEY (site_id, import_id, "position"),
  FOREIGN KEY (site_id, import_id) REFERENCES catalog_import(site_id, import_id) ON DELETE CASCADE
);

CREATE TABLE change_plan (
  site_id uuid NOT NULL,
  plan_id uuid NOT NULL,
  entity text NOT NULL,
  selection jsonb NOT NULL,
  change jsonb NOT NULL,
  state text NOT NULL,
  counts jsonb NOT NULL,
  created_by text NOT NULL,
  actor text,
  applies_itself boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone NOT NULL,
  applied_at timestamp with time zone,
  undone_at timestamp with time zone,
  PRIMARY KEY (site_id, plan_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((entity = ANY (ARRAY['PRODUCT'::text, 'VARIANT'::text, 'MEMBER'::text]))),
  CHECK ((state = ANY (ARRAY['PREPARING'::text, 'READY'::text, 'APPLYING'::text, 'APPLIED'::text, 'UNDOING'::text, 'UNDONE'::text, 'CANCELED'::text])))
);
CREATE INDEX change_plan_age ON change_plan USING btree (created_at);
CREATE INDEX change_plan_newest ON change_plan USING btree (site_id, created_at DESC, plan_id DESC);
CREATE INDEX change_plan_running ON change_plan USING btree (site_id) WHERE (state = ANY (ARRAY['PREPARING'::text, 'APPLYING'::text, 'UNDOING'::text]));

CREATE TABLE change_plan_row (
  site_id uuid NOT NULL,
  plan_id uuid NOT NULL,
  entity_id uuid NOT NULL,
  name text NOT NULL,
  state text NOT NULL,
  before jsonb,
  after jsonb,
  reason jsonb,
  PRIMARY KEY (site_id, plan_id, entity_id),
  FOREIGN KEY (site_id, plan_id) REFERENCES change_plan(site_id, plan_id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['PENDING'::text, 'UNCHANGED'::text, 'REFUSED'::text, 'APPLIED'::text, 'CONFLICT'::text, 'UNDONE'::text, 'UNDO_CONFLICT'::text])))
);
CREATE INDEX change_plan_row_by_state ON change_plan_row USING btree (site_id, plan_id, state, entity_id);

CREATE TABLE checkout (
  site_id uuid NOT NULL,
  checkout_id uuid NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  owner_kind text NOT NULL,
  owner_id text NOT NULL,
  cart_id uuid,
  cart_mark text,
  state text DEFAULT 'OPEN'::text NOT NULL,
  choices jsonb NOT NULL,
  shown jsonb NOT NULL,
  quote_mark text NOT NULL,
  quote_expires_at timestamp with time zone NOT NULL,
  hold_until timestamp with time zone,
  override_url text,
  order_id uuid,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, checkout_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK (((order_id IS NULL) OR (state = 'COMPLETED'::text))),
  CHECK ((owner_kind = ANY (ARRAY['visitor'::text, 'member'::text, 'merchant'::text]))),
  CHECK ((state = ANY (ARRAY['OPEN'::text, 'PAYING'::text, 'COMPLETED'::text])))
);
CREATE INDEX checkout_by_cart ON checkout USING btree (site_id, cart_id, created_at) WHERE (cart_id IS NOT NULL);
CREATE INDEX checkout_holding ON checkout USING btree (hold_until) WHERE (state = 'PAYING'::text);
CREATE INDEX checkout_idle ON checkout USING btree (updated_at) WHERE (state = 'OPEN'::text);
CREATE UNIQUE INDEX checkout_of_cart ON checkout USING btree (site_id, cart_id, cart_mark) WHERE ((state <> 'COMPLETED'::text) AND (cart_mark IS NOT NULL));

CREATE TABLE collection (
  site_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  name text COLLATE "C" NOT NULL,
  folded_name text COLLATE "C" NOT NULL,
  slug text COLLATE "C" NOT NULL,
  description text,
  visible boolean DEFAULT true NOT NULL,
  parent_id uuid,
  "position" integer DEFAULT 0 NOT NULL,
  tree text DEFAULT '@shopwright/stores'::text NOT NULL,
  product_count integer DEFAULT 0 NOT NULL,
  doc jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (site_id, collection_id),
  UNIQUE (site_id, slug),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, parent_id) REFERENCES collection(site_id, collection_id)
);
CREATE INDEX collection_by_media ON collection USING gin (jsonb_path_query_array(doc, '$."media"."items"[*]."id"'::jsonpath));

CREATE TABLE collection_product (
  site_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  product_id uuid NOT NULL,
  "position" bigint NOT NULL,
  visible boolean DEFAULT true NOT NULL,
  PRIMARY KEY (site_id, product_id, collection_id),
  FOREIGN KEY (site_id, collection_id) REFERENCES collection(site_id, collection_id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, product_id) REFERENCES product(site_id, product_id) ON DELETE CASCADE
);
CREATE INDEX collection_product_order ON collection_product USING btree (site_id, collection_id, "position", product_id) INCLUDE (visible);

CREATE TABLE collection_rule (
  site_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  filter jsonb,
  revision bigint DEFAULT 1 NOT NULL,
  state text DEFAULT 'APPLYING'::text NOT NULL,
  cursor uuid,
  checked integer DEFAULT 0 NOT NULL,
  total integer DEFAULT 0 NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, collection_id),
  FOREIGN KEY (site_id, collection_id) REFERENCES collection(site_id, collection_id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['APPLYING'::text, 'APPLIED'::text])))
);

CREATE TABLE customization (
  site_id uuid NOT NULL,
  customization_id uuid NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  render_type text NOT NULL,
  choices jsonb DEFAULT '[]'::jsonb NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  PRIMARY KEY (site_id, customization_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((kind = ANY (ARRAY['option'::text, 'modifier'::text]))),
  CHECK ((render_type = ANY (ARRAY['TEXT_CHOICES'::text, 'SWATCH_CHOICES'::text, 'FREE_TEXT'::text])))
);

CREATE TABLE deleted_product (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  deletion_id uuid NOT NULL,
  name text NOT NULL,
  state jsonb NOT NULL,
  actor text,
  plan_id uuid,
  deleted_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, product_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);
CREATE INDEX deleted_product_by_age ON deleted_product USING btree (deleted_at);
CREATE INDEX deleted_product_newest ON deleted_product USING btree (site_id, deletion_id);

CREATE TABLE device (
  site_id uuid NOT NULL,
  member_id uuid NOT NULL,
  device_hash bytea NOT NULL,
  kind text NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  remembered_until timestamp with time zone,
  PRIMARY KEY (site_id, member_id, device_hash),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, member_id) REFERENCES member(site_id, member_id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['visitor'::text, 'network'::text, 'token'::text])))
);
CREATE INDEX device_age ON device USING btree (last_seen_at);

CREATE TABLE discount (
  site_id uuid NOT NULL,
  discount_id uuid NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  kind text NOT NULL,
  code text COLLATE "C",
  name text COLLATE "C" NOT NULL,
  active boolean DEFAULT true NOT NULL,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  usage_limit integer,
  limit_per_customer integer,
  stackable boolean NOT NULL,
  priority integer DEFAULT 0 NOT NULL,
  definition jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, discount_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK (((kind = 'COUPON'::text) = (code IS NOT NULL))),
  CHECK ((kind = ANY (ARRAY['RULE'::text, 'COUPON'::text]))),
  CHECK ((limit_per_customer > 0)),
  CHECK ((usage_limit > 0))
);
CREATE INDEX discount_by_newest ON discount USING btree (site_id, created_at DESC, discount_id DESC);
CREATE UNIQUE INDEX discount_code ON discount USING btree (site_id, upper(code)) WHERE (code IS NOT NULL);

CREATE TABLE discount_redemption (
  site_id uuid NOT NULL,
  discount_id uuid NOT NULL,
  checkout_id uuid NOT NULL,
  member_id uuid,
  email text COLLATE "C",
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, discount_id, checkout_id),
  FOREIGN KEY (site_id, discount_id) REFERENCES discount(site_id, discount_id) ON DELETE CASCADE
);
CREATE INDEX discount_redemption_of_checkout ON discount_redemption USING btree (site_id, checkout_id);
CREATE INDEX discount_redemption_of_email ON discount_redemption USING btree (site_id, discount_id, email) WHERE (email IS NOT NULL);
CREATE INDEX discount_redemption_of_member ON discount_redemption USING btree (site_id, discount_id, member_id) WHERE (member_id IS NOT NULL);

CREATE TABLE entity_sequence (
  site_id uuid NOT NULL,
  entity_type text NOT NULL,
  entity_id text NOT NULL,
  last bigint NOT NULL,
  PRIMARY KEY (site_id, entity_type, entity_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE event_task (
  event_type text NOT NULL,
  task text NOT NULL,
  PRIMARY KEY (event_type, task)
);

CREATE TABLE facet_value (
  site_id uuid NOT NULL,
  kind text COLLATE "C" NOT NULL,
  value text COLLATE "C" NOT NULL,
  facet_id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  product_count integer DEFAULT 0 NOT NULL,
  in_stock_count integer DEFAULT 0 NOT NULL,
  color text,
  PRIMARY KEY (site_id, kind, value),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((color ~ '^#[0-9a-f]{6}$'::text)),
  CHECK ((kind = ANY (ARRAY['collection'::text, 'option'::text, 'brand'::text, 'ribbon'::text, 'stock'::text, 'price'::text])))
) WITH (fillfactor=50);
CREATE UNIQUE INDEX facet_value_by_id ON facet_value USING btree (site_id, facet_id);

CREATE TABLE factor (
  site_id uuid NOT NULL,
  factor_id uuid NOT NULL,
  member_id uuid NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  secret text,
  target text,
  data jsonb DEFAULT '{}'::jsonb NOT NULL,
  last_step bigint,
  address_proved boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  activated_at timestamp with time zone,
  PRIMARY KEY (site_id, factor_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, member_id) REFERENCES member(site_id, member_id) ON DELETE CASCADE,
  CHECK ((status = ANY (ARRAY['INACTIVE'::text, 'ACTIVE'::text, 'REQUIRE_REENROLL'::text]))),
  CHECK ((type = ANY (ARRAY['SMS'::text, 'CALL'::text, 'EMAIL'::text, 'TOTP'::text, 'PUSH'::text, 'WEBAUTHN'::text])))
);
CREATE INDEX factor_of_member ON factor USING btree (site_id, member_id);
CREATE UNIQUE INDEX factor_passkey ON factor USING btree (site_id, target) WHERE (type = 'WEBAUTHN'::text);

CREATE TABLE gift_card (
  site_id uuid NOT NULL,
  gift_card_id uuid NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  code_hash bytea NOT NULL,
  obfuscated_code text NOT NULL,
  currency text NOT NULL,
  initial_value numeric(18,3) NOT NULL,
  balance numeric(18,3) NOT NULL,
  disabled_at timestamp with time zone,
  expires_at timestamp with time zone,
  source text COLLATE "C",
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, gift_card_id),
  UNIQUE (site_id, code_hash),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((balance >= (0)::numeric)),
  CHECK ((initial_value > (0)::numeric))
);
CREATE INDEX gift_card_by_newest ON gift_card USING btree (site_id, created_at DESC, gift_card_id DESC);
CREATE UNIQUE INDEX gift_card_source ON gift_card USING btree (site_id, source) WHERE (source IS NOT NULL);

CREATE TABLE gift_card_delivery (
  site_id uuid NOT NULL,
  gift_card_id uuid NOT NULL,
  recipient_name text DEFAULT ''::text NOT NULL,
  recipient_email text NOT NULL,
  sender_name text DEFAULT ''::text NOT NULL,
  message text DEFAULT ''::text NOT NULL,
  language text COLLATE "C",
  deliver_at timestamp with time zone NOT NULL,
  delivered_at timestamp with time zone,
  order_id uuid,
  line_id text COLLATE "C",
  PRIMARY KEY (site_id, gift_card_id),
  FOREIGN KEY (site_id, gift_card_id) REFERENCES gift_card(site_id, gift_card_id)
);
CREATE INDEX gift_card_delivery_due ON gift_card_delivery USING btree (deliver_at) WHERE (delivered_at IS NULL);
CREATE INDEX gift_card_delivery_of_order ON gift_card_delivery USING btree (site_id, order_id) WHERE (order_id IS NOT NULL);

CREATE TABLE gift_card_transaction (
  site_id uuid NOT NULL,
  gift_card_id uuid NOT NULL,
  transaction_id uuid NOT NULL,
  kind text NOT NULL,
  amount numeric(18,3) NOT NULL,
  reference text COLLATE "C" NOT NULL,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, gift_card_id, transaction_id),
  UNIQUE (site_id, gift_card_id, kind, reference),
  FOREIGN KEY (site_id, gift_card_id) REFERENCES gift_card(site_id, gift_card_id),
  CHECK ((kind = ANY (ARRAY['ISSUE'::text, 'REDEEM'::text, 'VOID'::text])))
);

CREATE TABLE gift_card_try (
  site_id uuid NOT NULL,
  who text NOT NULL,
  since timestamp with time zone NOT NULL,
  misses integer NOT NULL,
  PRIMARY KEY (site_id, who),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE idempotency_key (
  site_id uuid NOT NULL,
  scope text NOT NULL,
  key text NOT NULL,
  request_mark text NOT NULL,
  status integer,
  answer text,
  holder integer,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, scope, key),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);
CREATE INDEX idempotency_key_old ON idempotency_key USING btree (created_at);

CREATE TABLE identity_secret (
  site_id uuid NOT NULL,
  purpose text NOT NULL,
  secret bytea NOT NULL,
  PRIMARY KEY (site_id, purpose),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE idp_connection (
  site_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  tenant_type text NOT NULL,
  tenant_id uuid NOT NULL,
  name text NOT NULL,
  issuer text NOT NULL,
  client_id text NOT NULL,
  client_secret text NOT NULL,
  scope text DEFAULT 'openid email profile'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (site_id, connection_id),
  UNIQUE (connection_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((tenant_type = ANY (ARRAY['SITE'::text, 'ACCOUNT'::text])))
);

CREATE TABLE idp_identity (
  site_id uuid NOT NULL,
  connection_id uuid NOT NULL,
  subject text NOT NULL,
  member_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (site_id, connection_id, subject),
  FOREIGN KEY (site_id, connection_id) REFERENCES idp_connection(site_id, connection_id) ON DELETE CASCADE,
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, member_id) REFERENCES member(site_id, member_id) ON DELETE CASCADE
);
CREATE INDEX idp_identity_of_member ON idp_identity USING btree (site_id, member_id);

CREATE TABLE info_section (
  site_id uuid NOT NULL,
  info_section_id uuid NOT NULL,
  unique_name text COLLATE "C",
  title text COLLATE "C" NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  rich_description jsonb,
  revision bigint DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (site_id, info_section_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);
CREATE UNIQUE INDEX info_section_name ON info_section USING btree (site_id, unique_name) WHERE (unique_name IS NOT NULL);

CREATE TABLE invoice_counter (
  site_id uuid NOT NULL,
  next bigint DEFAULT 1 NOT NULL,
  PRIMARY KEY (site_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE listing (
  site_id uuid NOT NULL,
  numeric_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  price numeric(18,3) NOT NULL,
  price_min numeric(18,3) NOT NULL,
  price_max numeric(18,3) NOT NULL,
  discounted_price numeric(18,3) NOT NULL,
  visible boolean NOT NULL,
  in_stock boolean NOT NULL,
  name text COLLATE "C" NOT NULL,
  facets integer[] NOT NULL,
  title tsvector NOT NULL,
  search tsvector NOT NULL,
  PRIMARY KEY (site_id, numeric_id),
  FOREIGN KEY (site_id, numeric_id) REFERENCES product(site_id, numeric_id) ON DELETE CASCADE
) WITH (toast_tuple_target=128);
CREATE INDEX listing_by_discounted_price ON listing USING btree (site_id, discounted_price, numeric_id) WHERE visible;
CREATE INDEX listing_by_name ON listing USING btree (site_id, name, numeric_id) WHERE visible;
CREATE INDEX listing_by_newest ON listing USING btree (site_id, created_at DESC, numeric_id DESC) WHERE visible;
CREATE INDEX listing_by_price ON listing USING btree (site_id, price, numeric_id) WHERE visible;
CREATE INDEX listing_facets ON listing USING gin (facets);
CREATE INDEX listing_search ON listing USING gin (search);

CREATE TABLE location (
  site_id uuid NOT NULL,
  location_id uuid NOT NULL,
  name text NOT NULL,
  is_default boolean DEFAULT false NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  PRIMARY KEY (site_id, location_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);
CREATE UNIQUE INDEX location_default ON location USING btree (site_id) WHERE is_default;

CREATE TABLE media (
  site_id uuid NOT NULL,
  media_id text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  private boolean DEFAULT false NOT NULL,
  file_name text NOT NULL,
  folded_name text COLLATE "C" NOT NULL,
  content_type text NOT NULL,
  bytes bigint NOT NULL,
  sha256 bytea NOT NULL,
  width integer,
  height integer,
  focal_x double precision,
  focal_y double precision,
  alt_text text,
  placeholder text,
  poster_id text COLLATE "C",
  uploaded_by text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (site_id, media_id),
  UNIQUE (media_id),
  FOREIGN KEY (site_id, poster_id) REFERENCES media(site_id, media_id) ON DELETE SET NULL (poster_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((kind = ANY (ARRAY['image'::text, 'video'::text, 'audio'::text, 'document'::text, 'archive'::text]))),
  CHECK (((poster_id IS NULL) OR (kind = 'video'::text)))
);
CREATE UNIQUE INDEX media_by_content ON media USING btree (site_id, sha256, private);
CREATE INDEX media_by_poster ON media USING btree (site_id, poster_id) WHERE (poster_id IS NOT NULL);
CREATE INDEX media_name_trigrams ON media USING gin (folded_name gin_trgm_ops);
CREATE INDEX media_newest ON media USING btree (site_id, created_at DESC, media_id DESC);

CREATE TABLE media_key (
  site_id uuid NOT NULL,
  secret bytea NOT NULL,
  PRIMARY KEY (site_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE member (
  site_id uuid NOT NULL,
  member_id uuid NOT NULL,
  status text NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  login_email text,
  login_email_key text COLLATE "C",
  login_email_verified boolean DEFAULT false NOT NULL,
  awaits_approval boolean DEFAULT false NOT NULL,
  contact_id uuid DEFAULT gen_random_uuid() NOT NULL,
  privacy_status text DEFAULT 'PRIVATE'::text NOT NULL,
  activity_status text DEFAULT 'ACTIVE'::text NOT NULL,
  slug text COLLATE "C",
  profile jsonb DEFAULT '{}'::jsonb NOT NULL,
  contact jsonb DEFAULT '{}'::jsonb NOT NULL,
  identity_profile jsonb DEFAULT '{}'::jsonb NOT NULL,
  last_login_at timestamp with time zone,
  nickname text COLLATE "C" GENERATED ALWAYS AS ((profile ->> 'nickname'::text)) STORED,
  first_name text COLLATE "C" GENERATED ALWAYS AS ((contact ->> 'firstName'::text)) STORED,
  last_name text COLLATE "C" GENERATED ALWAYS AS ((contact ->> 'lastName'::text)) STORED,
  folded_nickname text COLLATE "C",
  folded_first_name text COLLATE "C",
  folded_last_name text COLLATE "C",
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (site_id, member_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((activity_status = ANY (ARRAY['UNKNOWN'::text, 'ACTIVE'::text, 'MUTED'::text]))),
  CHECK ((privacy_status = ANY (ARRAY['UNKNOWN'::text, 'PRIVATE'::text, 'PUBLIC'::text]))),
  CHECK ((status = ANY (ARRAY['UNKNOWN'::text, 'PENDING'::text, 'APPROVED'::text, 'BLOCKED'::text, 'OFFLINE'::text])))
);
CREATE INDEX member_by_created ON member USING btree (site_id, created_at, member_id);
CREATE INDEX member_by_email ON member USING btree (site_id, login_email_key, member_id);
CREATE INDEX member_by_first_name ON member USING btree (site_id, first_name, member_id);
CREATE INDEX member_by_last_name ON member USING btree (site_id, last_name, member_id);
CREATE INDEX member_by_login ON member USING btree (site_id, last_login_at, member_id);
CREATE INDEX member_by_nickname ON member USING btree (site_id, nickname, member_id);
CREATE INDEX member_by_status ON member USING btree (site_id, status, created_at, member_id);
CREATE INDEX member_by_updated ON member USING btree (site_id, updated_at, member_id);
CREATE UNIQUE INDEX member_current_slug ON member USING btree (site_id, slug) WHERE (slug IS NOT NULL);
CREATE INDEX member_first_name_begins ON member USING btree (site_id, folded_first_name);
CREATE INDEX member_in_public ON member USING btree (site_id, created_at, member_id) WHERE ((status = 'APPROVED'::text) AND (privacy_status = 'PUBLIC'::text));
CREATE INDEX member_in_public_by_nickname ON member USING btree (site_id, nickname, member_id) WHERE ((status = 'APPROVED'::text) AND (privacy_status = 'PUBLIC'::text));
CREATE INDEX member_last_name_begins ON member USING btree (site_id, folded_last_name);
CREATE UNIQUE INDEX member_login_email ON member USING btree (site_id, login_email_key) WHERE (login_email_key IS NOT NULL);
CREATE INDEX member_muted ON member USING btree (site_id, created_at, member_id) WHERE (activity_status = 'MUTED'::text);
CREATE INDEX member_nickname_begins ON member USING btree (site_id, folded_nickname);
CREATE INDEX member_of_contact ON member USING btree (site_id, contact_id);
CREATE INDEX member_trigrams ON member USING gin (login_email_key gin_trgm_ops, folded_nickname gin_trgm_ops, folded_first_name gin_trgm_ops, folded_last_name gin_trgm_ops);

CREATE TABLE member_password (
  site_id uuid NOT NULL,
  member_id uuid NOT NULL,
  hash text NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  must_change boolean DEFAULT false NOT NULL,
  PRIMARY KEY (site_id, member_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, member_id) REFERENCES member(site_id, member_id) ON DELETE CASCADE
);

CREATE TABLE member_role (
  site_id uuid NOT NULL,
  member_id uuid NOT NULL,
  role_key text COLLATE "C" NOT NULL,
  assigned_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (site_id, member_id, role_key),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, member_id) REFERENCES member(site_id, member_id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, role_key) REFERENCES member_role_name(site_id, role_key) ON DELETE CASCADE
);
CREATE INDEX member_role_by_key ON member_role USING btree (site_id, role_key, member_id);

CREATE TABLE member_role_name (
  site_id uuid NOT NULL,
  role_key text COLLATE "C" NOT NULL,
  title text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (site_id, role_key),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((role_key ~ '^[a-z0-9][a-z0-9_-]{0,49}$'::text)),
  CHECK (((length(title) >= 1) AND (length(title) <= 100)))
);

CREATE TABLE member_slug (
  site_id uuid NOT NULL,
  slug text COLLATE "C" NOT NULL,
  member_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (site_id, slug),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, member_id) REFERENCES member(site_id, member_id) ON DELETE CASCADE
);
CREATE INDEX member_slug_of ON member_slug USING btree (site_id, member_id);

CREATE TABLE member_tally (
  site_id uuid NOT NULL,
  status text NOT NULL,
  privacy_status text NOT NULL,
  delta bigint NOT NULL,
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);
CREATE INDEX member_tally_of ON member_tally USING btree (site_id) INCLUDE (status, privacy_status, delta);

CREATE TABLE message (
  site_id uuid NOT NULL,
  message_id uuid NOT NULL,
  channel text NOT NULL,
  recipient text NOT NULL,
  kind text NOT NULL,
  subject text DEFAULT ''::text NOT NULL,
  html text,
  text text NOT NULL,
  attachments jsonb DEFAULT '[]'::jsonb NOT NULL,
  state text DEFAULT 'QUEUED'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_error text,
  dedupe_key text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  sent_at timestamp with time zone,
  PRIMARY KEY (site_id, message_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((channel = ANY (ARRAY['EMAIL'::text, 'SMS'::text, 'CALL'::text, 'PUSH'::text]))),
  CHECK ((state = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'FAILED'::text])))
);
CREATE UNIQUE INDEX message_dedupe ON message USING btree (site_id, dedupe_key) WHERE (dedupe_key IS NOT NULL);
CREATE INDEX message_newest ON message USING btree (created_at);

CREATE TABLE oauth_app (
  site_id uuid NOT NULL,
  client_id uuid NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  secret_hash bytea,
  redirects text[] DEFAULT '{}'::text[] NOT NULL,
  origins text[] DEFAULT '{}'::text[] NOT NULL,
  permissions text[] DEFAULT '{}'::text[] NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  ends_at timestamp with time zone,
  revoked_at timestamp with time zone,
  PRIMARY KEY (site_id, client_id),
  UNIQUE (client_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK (((kind = 'storefront'::text) OR (secret_hash IS NOT NULL))),
  CHECK ((kind = ANY (ARRAY['storefront'::text, 'app'::text])))
);

CREATE TABLE order_activity (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  activity_id uuid NOT NULL,
  doc jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  "position" integer NOT NULL,
  PRIMARY KEY (site_id, order_id, activity_id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, order_id) ON DELETE CASCADE
);

CREATE TABLE order_collection (
  site_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  order_id uuid NOT NULL,
  amount numeric(18,3) NOT NULL,
  doc jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, collection_id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, order_id) ON DELETE CASCADE,
  CHECK ((amount > (0)::numeric))
);
CREATE INDEX order_collection_of ON order_collection USING btree (site_id, order_id);

CREATE TABLE order_counter (
  site_id uuid NOT NULL,
  next bigint DEFAULT 10001 NOT NULL,
  PRIMARY KEY (site_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE order_download (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  line_id text COLLATE "C" NOT NULL,
  product_id uuid NOT NULL,
  media_id text COLLATE "C",
  token_hash bytea,
  max_downloads integer,
  downloads integer DEFAULT 0 NOT NULL,
  counted_at timestamp with time zone,
  expires_at timestamp with time zone,
  ended_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, order_id, line_id),
  UNIQUE (site_id, token_hash),
  FOREIGN KEY (site_id, media_id) REFERENCES media(site_id, media_id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, order_id) ON DELETE CASCADE,
  CHECK (((media_id IS NULL) = (token_hash IS NULL))),
  CHECK (((max_downloads IS NULL) OR (downloads <= max_downloads))),
  CHECK ((downloads >= 0)),
  CHECK ((max_downloads > 0))
);
CREATE INDEX order_download_awaited ON order_download USING btree (site_id, product_id) WHERE ((media_id IS NULL) AND (ended_at IS NULL));
CREATE INDEX order_download_of_file ON order_download USING btree (site_id, media_id) WHERE (media_id IS NOT NULL);
CREATE INDEX order_download_of_product ON order_download USING btree (site_id, product_id, created_at DESC);

CREATE TABLE order_fulfillment (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  fulfillment_id uuid NOT NULL,
  tracking_number text,
  doc jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  "position" integer NOT NULL,
  PRIMARY KEY (site_id, order_id, fulfillment_id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, order_id) ON DELETE CASCADE
);

CREATE TABLE order_invoice (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  number bigint NOT NULL,
  issued_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, order_id),
  UNIQUE (site_id, number),
  FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, order_id) ON DELETE CASCADE,
  CHECK ((number > 0))
);

CREATE TABLE order_payment (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  kind text NOT NULL,
  amount numeric(18,3) NOT NULL,
  status text NOT NULL,
  doc jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  "position" integer NOT NULL,
  PRIMARY KEY (site_id, order_id, payment_id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, order_id) ON DELETE CASCADE,
  CHECK ((amount >= (0)::numeric)),
  CHECK ((kind = ANY (ARRAY['regular'::text, 'giftCard'::text, 'membership'::text]))),
  CHECK ((status = ANY (ARRAY['APPROVED'::text, 'PENDING'::text, 'PENDING_MERCHANT'::text, 'CANCELED'::text, 'DECLINED'::text, 'AUTHORIZED'::text, 'VOIDED'::text])))
);
CREATE UNIQUE INDEX payment_once ON order_payment USING btree (site_id, payment_id);

CREATE TABLE order_refund (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  refund_id uuid NOT NULL,
  doc jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  "position" integer NOT NULL,
  PRIMARY KEY (site_id, order_id, refund_id),
  FOREIGN KEY (site_id, order_id) REFERENCES orders(site_id, order_id) ON DELETE CASCADE
);

CREATE TABLE order_refund_transaction (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  refund_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount numeric(18,3) NOT NULL,
  status text NOT NULL,
  doc jsonb NOT NULL,
  PRIMARY KEY (site_id, order_id, refund_id, payment_id),
  FOREIGN KEY (site_id, order_id, payment_id) REFERENCES order_payment(site_id, order_id, payment_id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, order_id, refund_id) REFERENCES order_refund(site_id, order_id, refund_id) ON DELETE CASCADE,
  CHECK ((amount >= (0)::numeric)),
  CHECK ((status = ANY (ARRAY['PENDING'::text, 'SUCCEEDED'::text, 'FAILED'::text, 'SCHEDULED'::text, 'STARTED'::text])))
);

CREATE TABLE orders (
  site_id uuid NOT NULL,
  order_id uuid NOT NULL,
  number bigint NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  checkout_id uuid,
  cart_id uuid,
  visitor_id uuid,
  member_id uuid,
  joined_member_id uuid,
  contact_id uuid,
  email text COLLATE "C",
  status text NOT NULL,
  imported boolean DEFAULT false NOT NULL,
  archived boolean DEFAULT false NOT NULL,
  currency text NOT NULL,
  total numeric(18,3) NOT NULL,
  payment_status text NOT NULL,
  fulfillment_status text NOT NULL,
  paid numeric(18,3) DEFAULT 0 NOT NULL,
  refunded numeric(18,3) DEFAULT 0 NOT NULL,
  channel_type text,
  external_order_id text COLLATE "C",
  buyer_name text COLLATE "C",
  seen boolean DEFAULT false NOT NULL,
  tags text[] DEFAULT '{}'::text[] NOT NULL,
  private_tags text[] DEFAULT '{}'::text[] NOT NULL,
  search tsvector DEFAULT ''::tsvector NOT NULL,
  doc jsonb NOT NULL,
  terms jsonb DEFAULT '{}'::jsonb NOT NULL,
  wire jsonb NOT NULL,
  purchased_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, order_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK (((visitor_id IS NULL) OR (member_id IS NULL))),
  CHECK (((joined_member_id IS NULL) OR (member_id IS NULL))),
  CHECK ((fulfillment_status = ANY (ARRAY['NOT_FULFILLED'::text, 'FULFILLED'::text, 'PARTIALLY_FULFILLED'::text]))),
  CHECK ((status = ANY (ARRAY['INITIALIZED'::text, 'APPROVED'::text, 'CANCELED'::text, 'PENDING'::text, 'REJECTED'::text]))),
  CHECK ((total >= (0)::numeric))
);
CREATE INDEX order_by_created ON orders USING btree (site_id, created_at, order_id);
CREATE INDEX order_by_number ON orders USING btree (site_id, number, order_id);
CREATE INDEX order_by_purchased ON orders USING btree (site_id, purchased_at, order_id);
CREATE INDEX order_by_updated ON orders USING btree (site_id, updated_at, order_id);
CREATE UNIQUE INDEX order_of_checkout ON orders USING btree (site_id, checkout_id) WHERE ((checkout_id IS NOT NULL) AND (NOT imported));
CREATE INDEX order_of_contact ON orders USING btree (site_id, contact_id, created_at) WHERE (contact_id IS NOT NULL);
CREATE INDEX order_of_email ON orders USING btree (site_id, email) WHERE (email IS NOT NULL);
CREATE INDEX order_of_external ON orders USING btree (site_id, external_order_id) WHERE (external_order_id IS NOT NULL);
CREATE INDEX order_of_guest_by_email ON orders USING btree (site_id, lower(email)) WHERE ((member_id IS NULL) AND (joined_member_id IS NULL));
CREATE INDEX order_of_joined_member ON orders USING btree (site_id, joined_member_id, created_at) WHERE (joined_member_id IS NOT NULL);
CREATE INDEX order_of_member ON orders USING btree (site_id, member_id, created_at) WHERE (member_id IS NOT NULL);
CREATE INDEX order_of_visitor ON orders USING btree (site_id, visitor_id, created_at) WHERE (visitor_id IS NOT NULL);
CREATE INDEX order_search ON orders USING gin (search);
CREATE INDEX order_to_fulfill ON orders USING btree (site_id, created_at, order_id) WHERE ((status = 'APPROVED'::text) AND (fulfillment_status <> 'FULFILLED'::text) AND (NOT archived));
CREATE INDEX order_with_tags ON orders USING gin (tags);

CREATE TABLE outbox (
  site_id uuid NOT NULL,
  event_id uuid NOT NULL,
  "position" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  event_type text NOT NULL,
  entity_type text NOT NULL,
  entity_id text NOT NULL,
  entity_sequence bigint NOT NULL,
  body json NOT NULL,
  acted text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (site_id, event_id),
  UNIQUE (site_id, entity_type, entity_id, entity_sequence),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);
CREATE INDEX outbox_age ON outbox USING btree (created_at);

CREATE TABLE payment_attempt (
  site_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  checkout_id uuid NOT NULL,
  provider text NOT NULL,
  state text NOT NULL,
  amount numeric(18,3) NOT NULL,
  currency text NOT NULL,
  delay_capture boolean DEFAULT false NOT NULL,
  taken numeric(18,3),
  reference text,
  reason text,
  saved_token text,
  order_id uuid,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  check_at timestamp with time zone,
  checks integer DEFAULT 0 NOT NULL,
  PRIMARY KEY (site_id, attempt_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((amount > (0)::numeric)),
  CHECK (((taken > (0)::numeric) AND (taken <= amount))),
  CHECK ((state = ANY (ARRAY['CREATED'::text, 'STARTED'::text, 'CHALLENGE'::text, 'PENDING'::text, 'AUTHORISED'::text, 'CAPTURING'::text, 'CAPTURED'::text, 'VOIDING'::text, 'VOIDED'::text, 'DECLINED'::text, 'FAILED'::text])))
);
CREATE UNIQUE INDEX payment_attempt_active ON payment_attempt USING btree (site_id, checkout_id) WHERE (state = ANY (ARRAY['CREATED'::text, 'STARTED'::text, 'CHALLENGE'::text, 'PENDING'::text, 'AUTHORISED'::text, 'CAPTURING'::text, 'CAPTURED'::text]));
CREATE INDEX payment_attempt_due ON payment_attempt USING btree (check_at) WHERE (check_at IS NOT NULL);
CREATE INDEX payment_attempt_of_checkout ON payment_attempt USING btree (site_id, checkout_id, created_at);

CREATE TABLE payment_secret (
  site_id uuid NOT NULL,
  provider text NOT NULL,
  secret text NOT NULL,
  PRIMARY KEY (site_id, provider),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE plan (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision bigint NOT NULL,
  slug text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  visible boolean NOT NULL,
  facts jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, slug),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE plan_benefit_use (
  site_id uuid NOT NULL,
  membership_id uuid NOT NULL,
  holder_id uuid NOT NULL,
  line_id text COLLATE "C" NOT NULL,
  benefit integer NOT NULL,
  cycle integer NOT NULL,
  units integer NOT NULL,
  status text NOT NULL,
  held_until timestamp with time zone,
  order_id uuid,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, membership_id, holder_id, line_id),
  FOREIGN KEY (site_id, membership_id) REFERENCES plan_membership(site_id, membership_id),
  CHECK ((status = ANY (ARRAY['HELD'::text, 'USED'::text, 'RETURNED'::text]))),
  CHECK ((units > 0))
);
CREATE INDEX plan_benefit_use_of_holder ON plan_benefit_use USING btree (site_id, holder_id);
CREATE INDEX plan_benefit_use_of_order ON plan_benefit_use USING btree (site_id, order_id) WHERE (order_id IS NOT NULL);

CREATE TABLE plan_membership (
  site_id uuid NOT NULL,
  membership_id uuid NOT NULL,
  revision bigint NOT NULL,
  plan_id uuid NOT NULL,
  member_id uuid NOT NULL,
  status text NOT NULL,
  terms jsonb NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  trial_ends_at timestamp with time zone,
  cycle integer NOT NULL,
  cycle_starts_at timestamp with time zone NOT NULL,
  cycle_ends_at timestamp with time zone,
  ends_at timestamp with time zone,
  paused_at timestamp with time zone,
  paused_for_ms bigint DEFAULT 0 NOT NULL,
  order_id uuid,
  subscription_id uuid,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, membership_id),
  FOREIGN KEY (site_id, plan_id) REFERENCES plan(site_id, id),
  CHECK (((status = 'PAUSED'::text) = (paused_at IS NOT NULL))),
  CHECK ((cycle >= 0)),
  CHECK ((status = ANY (ARRAY['PENDING'::text, 'TRIAL'::text, 'ACTIVE'::text, 'PAUSED'::text, 'CANCELED'::text, 'ENDED'::text])))
);
CREATE INDEX plan_membership_due ON plan_membership USING btree (LEAST(cycle_ends_at, ends_at)) WHERE (status = ANY (ARRAY['TRIAL'::text, 'ACTIVE'::text]));
CREATE INDEX plan_membership_of_member ON plan_membership USING btree (site_id, member_id, created_at);
CREATE INDEX plan_membership_of_order ON plan_membership USING btree (site_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX plan_membership_of_plan ON plan_membership USING btree (site_id, plan_id);
CREATE UNIQUE INDEX plan_membership_of_subscription ON plan_membership USING btree (site_id, subscription_id) WHERE (subscription_id IS NOT NULL);

CREATE TABLE product (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  numeric_id bigint NOT NULL,
  inventory_item_id uuid NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  name text COLLATE "C" NOT NULL,
  slug text COLLATE "C" NOT NULL,
  visible boolean NOT NULL,
  product_type text NOT NULL,
  sku text COLLATE "C",
  brand_id uuid,
  ribbon_id uuid,
  manage_variants boolean NOT NULL,
  price numeric(18,3) NOT NULL,
  discount_type text DEFAULT 'NONE'::text NOT NULL,
  discount_value numeric(18,3) DEFAULT 0 NOT NULL,
  weight numeric(14,4),
  cost numeric(18,3),
  brand text COLLATE "C",
  ribbon text COLLATE "C",
  discounted_price numeric(18,3) NOT NULL,
  price_min numeric(18,3) NOT NULL,
  price_max numeric(18,3) NOT NULL,
  track_inventory boolean DEFAULT false NOT NULL,
  quantity integer,
  inventory_status text DEFAULT 'IN_STOCK'::text NOT NULL,
  collection_ids text[] DEFAULT '{}'::text[] NOT NULL,
  rule_collection_ids text[] DEFAULT '{}'::text[] NOT NULL,
  option_values text[] DEFAULT '{}'::text[] NOT NULL,
  folded_name text COLLATE "C" NOT NULL,
  folded_sku text COLLATE "C",
  folded_brand text COLLATE "C",
  folded_ribbon text COLLATE "C",
  doc jsonb NOT NULL,
  wire text NOT NULL,
  made_for integer,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (site_id, product_id),
  UNIQUE (site_id, inventory_item_id),
  UNIQUE (site_id, numeric_id),
  UNIQUE (site_id, slug),
  FOREIGN KEY (site_id, brand_id) REFERENCES brand(site_id, brand_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, ribbon_id) REFERENCES ribbon(site_id, ribbon_id),
  CHECK ((discount_type = ANY (ARRAY['NONE'::text, 'AMOUNT'::text, 'PERCENT'::text]))),
  CHECK ((inventory_status = ANY (ARRAY['IN_STOCK'::text, 'OUT_OF_STOCK'::text, 'PARTIALLY_OUT_OF_STOCK'::text]))),
  CHECK ((product_type = ANY (ARRAY['physical'::text, 'digital'::text])))
);
CREATE INDEX product_by_any_name ON product USING btree (site_id, name, product_id);
CREATE INDEX product_by_brand ON product USING btree (site_id, brand, numeric_id) INCLUDE (price, discounted_price, created_at, name, visible);
CREATE INDEX product_by_digital_file ON product USING btree (site_id, (((doc -> 'digitalFile'::text) ->> 'id'::text))) WHERE (doc ? 'digitalFile'::text);
CREATE INDEX product_by_folded_name ON product USING btree (site_id, folded_name, numeric_id) INCLUDE (name) WHERE visible;
CREATE INDEX product_by_media ON product USING gin (jsonb_path_query_array(doc, '$."media"[*]."id"'::jsonpath));
CREATE INDEX product_by_name ON product USING btree (site_id, name, numeric_id) WHERE visible;
CREATE INDEX product_by_newest ON product USING btree (site_id, created_at DESC, numeric_id DESC);
CREATE INDEX product_by_price ON product USING btree (site_id, price, numeric_id);
CREATE INDEX product_by_quantity ON product USING btree (site_id, quantity, numeric_id);
CREATE INDEX product_by_ribbon ON product USING btree (site_id, ribbon, numeric_id);
CREATE INDEX product_by_sku ON product USING btree (site_id, sku, numeric_id);
CREATE INDEX product_by_updated ON product USING btree (site_id, updated_at, numeric_id);
CREATE INDEX product_in_collections ON product USING gin (collection_ids);
CREATE INDEX product_is_gift_card ON product USING btree (site_id, price, product_id) WHERE ((doc ->> 'giftCard'::text) = 'true'::text);
CREATE INDEX product_name_trigrams ON product USING gin (folded_name gin_trgm_ops);
CREATE INDEX product_of_brand ON product USING btree (site_id, brand_id, product_id) WHERE (brand_id IS NOT NULL);
CREATE INDEX product_of_ribbon ON product USING btree (site_id, ribbon_id, product_id) WHERE (ribbon_id IS NOT NULL);
CREATE INDEX product_sku_begins ON product USING btree (site_id, folded_sku) WHERE (folded_sku IS NOT NULL);

CREATE TABLE product_customization (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  customization_id uuid NOT NULL,
  "position" integer NOT NULL,
  mandatory boolean DEFAULT true NOT NULL,
  choices jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (site_id, product_id, customization_id),
  FOREIGN KEY (site_id, customization_id) REFERENCES customization(site_id, customization_id),
  FOREIGN KEY (site_id, product_id) REFERENCES product(site_id, product_id) ON DELETE CASCADE
);
CREATE INDEX product_customization_of ON product_customization USING btree (site_id, customization_id);

CREATE TABLE product_history (
  site_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  product_id uuid NOT NULL,
  kind text NOT NULL,
  changes jsonb DEFAULT '[]'::jsonb NOT NULL,
  actor text,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, entry_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((kind = ANY (ARRAY['CHANGED'::text, 'DELETED'::text, 'RESTORED'::text])))
);
CREATE INDEX product_history_by_age ON product_history USING btree (created_at);
CREATE INDEX product_history_of ON product_history USING btree (site_id, product_id, entry_id);

CREATE TABLE product_info_section (
  site_id uuid NOT NULL,
  product_id uuid NOT NULL,
  info_section_id uuid NOT NULL,
  "position" integer NOT NULL,
  PRIMARY KEY (site_id, product_id, info_section_id),
  FOREIGN KEY (site_id, info_section_id) REFERENCES info_section(site_id, info_section_id),
  FOREIGN KEY (site_id, product_id) REFERENCES product(site_id, product_id) ON DELETE CASCADE
);
CREATE INDEX product_info_section_of ON product_info_section USING btree (site_id, info_section_id, product_id);

CREATE TABLE recovery_code (
  site_id uuid NOT NULL,
  member_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamp with time zone,
  PRIMARY KEY (site_id, member_id, code_hash),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, member_id) REFERENCES member(site_id, member_id) ON DELETE CASCADE
);

CREATE TABLE redirect_session (
  site_id uuid NOT NULL,
  redirect_session_id uuid NOT NULL,
  kind text NOT NULL,
  token_hash bytea NOT NULL,
  short_hash bytea NOT NULL,
  client_id uuid,
  role text NOT NULL,
  person_id uuid NOT NULL,
  visitor_id uuid,
  member_session_id uuid,
  proven_member_id uuid,
  proven_visitor_id uuid,
  data jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  redeemed_at timestamp with time zone,
  finished_at timestamp with time zone,
  PRIMARY KEY (site_id, redirect_session_id),
  UNIQUE (redirect_session_id),
  UNIQUE (short_hash),
  FOREIGN KEY (site_id, client_id) REFERENCES oauth_app(site_id, client_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((role = ANY (ARRAY['visitor'::text, 'member'::text])))
);
CREATE INDEX redirect_session_expiry ON redirect_session USING btree (expires_at);

CREATE TABLE ribbon (
  site_id uuid NOT NULL,
  ribbon_id uuid NOT NULL,
  name text COLLATE "C" NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (site_id, ribbon_id),
  UNIQUE (site_id, name),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE sandbox_payment (
  site_id uuid NOT NULL,
  reference text NOT NULL,
  attempt_id uuid NOT NULL,
  amount numeric(18,3) NOT NULL,
  currency text NOT NULL,
  card text,
  state text NOT NULL,
  reason text,
  challenge text NOT NULL,
  taken numeric(18,3),
  refunded numeric(18,3) DEFAULT 0 NOT NULL,
  return_url text,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, reference),
  UNIQUE (site_id, attempt_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK (((refunded >= (0)::numeric) AND (refunded <= amount))),
  CHECK ((state = ANY (ARRAY['NEW'::text, 'CHALLENGE'::text, 'PENDING'::text, 'AUTHORISED'::text, 'CAPTURED'::text, 'VOIDED'::text, 'DECLINED'::text])))
);

CREATE TABLE sandbox_refund (
  site_id uuid NOT NULL,
  refund_id uuid NOT NULL,
  reference text NOT NULL,
  amount numeric(18,3) NOT NULL,
  PRIMARY KEY (site_id, refund_id),
  FOREIGN KEY (site_id, reference) REFERENCES sandbox_payment(site_id, reference)
);

CREATE TABLE saved_view (
  site_id uuid NOT NULL,
  view_id uuid NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  staff_id uuid,
  filter jsonb,
  sort jsonb NOT NULL,
  columns jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, view_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, staff_id) REFERENCES staff(site_id, staff_id) ON DELETE CASCADE,
  CHECK ((list = ANY (ARRAY['PRODUCTS'::text, 'INVENTORY'::text, 'COLLECTIONS'::text, 'ORDERS'::text, 'MEMBERS'::text])))
);
CREATE UNIQUE INDEX saved_view_name ON saved_view USING btree (site_id, list, staff_id, lower(name)) NULLS NOT DISTINCT;
CREATE INDEX saved_view_of ON saved_view USING btree (site_id, staff_id);

CREATE TABLE service (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision bigint NOT NULL,
  slug text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  visible boolean NOT NULL,
  facts jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, slug),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE service_session (
  site_id uuid NOT NULL,
  session_id uuid NOT NULL,
  service_id uuid NOT NULL,
  staff_id uuid,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  busy_until timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, session_id),
  FOREIGN KEY (site_id, service_id) REFERENCES service(site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, staff_id) REFERENCES service_staff(site_id, staff_id)
);
CREATE INDEX service_session_of_staff ON service_session USING btree (site_id, staff_id, starts_at) WHERE (staff_id IS NOT NULL);
CREATE UNIQUE INDEX service_session_slot ON service_session USING btree (site_id, service_id, starts_at, staff_id) NULLS NOT DISTINCT;

CREATE TABLE service_staff (
  site_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  name text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, staff_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE session (
  site_id uuid NOT NULL,
  session_id uuid NOT NULL,
  member_id uuid NOT NULL,
  client_id uuid,
  visitor_id uuid,
  device text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone DEFAULT now() NOT NULL,
  idle_until timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  PRIMARY KEY (site_id, session_id),
  FOREIGN KEY (site_id, client_id) REFERENCES oauth_app(site_id, client_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, member_id) REFERENCES member(site_id, member_id) ON DELETE CASCADE
);
CREATE INDEX session_of_member ON session USING btree (site_id, member_id);

CREATE TABLE signing_key (
  site_id uuid NOT NULL,
  key_id uuid NOT NULL,
  purpose text NOT NULL,
  private_jwk jsonb NOT NULL,
  public_jwk jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  retired_at timestamp with time zone,
  expires_at timestamp with time zone,
  PRIMARY KEY (site_id, key_id),
  UNIQUE (key_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((purpose = ANY (ARRAY['token'::text, 'webhook'::text])))
);
CREATE UNIQUE INDEX signing_key_current ON signing_key USING btree (site_id, purpose) WHERE (retired_at IS NULL);

CREATE TABLE single_use (
  site_id uuid NOT NULL,
  kind text NOT NULL,
  token_hash bytea NOT NULL,
  member_id uuid,
  client_id uuid,
  code_hash bytea,
  attempts integer DEFAULT 0 NOT NULL,
  data jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  session_id uuid,
  PRIMARY KEY (site_id, kind, token_hash),
  FOREIGN KEY (site_id, client_id) REFERENCES oauth_app(site_id, client_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, member_id) REFERENCES member(site_id, member_id) ON DELETE CASCADE
);
CREATE INDEX single_use_expiry ON single_use USING btree (expires_at);
CREATE INDEX single_use_of_member ON single_use USING btree (site_id, member_id, kind) WHERE (member_id IS NOT NULL);

CREATE TABLE site (
  site_id uuid NOT NULL,
  name text NOT NULL,
  settings jsonb DEFAULT '{}'::jsonb NOT NULL,
  catalog_version bigint DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (site_id)
);

CREATE TABLE site_host (
  site_id uuid NOT NULL,
  host text NOT NULL,
  PRIMARY KEY (site_id, host),
  UNIQUE (host),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE staff (
  site_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  name text,
  role text NOT NULL,
  built_in_roles text[] DEFAULT '{}'::text[] NOT NULL,
  permissions text[] DEFAULT '{}'::text[] NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  PRIMARY KEY (site_id, staff_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((built_in_roles <@ ARRAY['MANAGER'::text, 'CATALOG'::text, 'ORDERS'::text, 'SUPPORT'::text, 'READ_ONLY'::text])),
  CHECK (((role = 'collaborator'::text) OR (built_in_roles = '{}'::text[]))),
  CHECK ((role = ANY (ARRAY['owner'::text, 'collaborator'::text])))
);
CREATE UNIQUE INDEX staff_email ON staff USING btree (site_id, lower(email));

CREATE TABLE staff_device (
  site_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  device_hash bytea NOT NULL,
  kind text NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, staff_id, device_hash),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, staff_id) REFERENCES staff(site_id, staff_id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['network'::text, 'token'::text])))
);
CREATE INDEX staff_device_age ON staff_device USING btree (last_seen_at);

CREATE TABLE staff_factor (
  site_id uuid NOT NULL,
  factor_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  secret text,
  last_step bigint,
  target text,
  data jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, factor_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, staff_id) REFERENCES staff(site_id, staff_id) ON DELETE CASCADE,
  CHECK (((type = 'TOTP'::text) = (secret IS NOT NULL))),
  CHECK (((type = 'WEBAUTHN'::text) = (target IS NOT NULL))),
  CHECK ((status = ANY (ARRAY['INACTIVE'::text, 'ACTIVE'::text]))),
  CHECK ((type = ANY (ARRAY['TOTP'::text, 'WEBAUTHN'::text])))
);
CREATE INDEX staff_factor_of ON staff_factor USING btree (site_id, staff_id);
CREATE UNIQUE INDEX staff_factor_target ON staff_factor USING btree (site_id, target) WHERE (target IS NOT NULL);

CREATE TABLE staff_invitation (
  site_id uuid NOT NULL,
  invitation_id uuid NOT NULL,
  email text NOT NULL,
  name text,
  is_owner boolean DEFAULT false NOT NULL,
  built_in_roles text[] DEFAULT '{}'::text[] NOT NULL,
  language text,
  token_hash bytea NOT NULL,
  invited_by uuid,
  created_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, invitation_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, invited_by) REFERENCES staff(site_id, staff_id) ON DELETE CASCADE,
  CHECK ((built_in_roles <@ ARRAY['MANAGER'::text, 'CATALOG'::text, 'ORDERS'::text, 'SUPPORT'::text, 'READ_ONLY'::text]))
);
CREATE UNIQUE INDEX staff_invitation_email ON staff_invitation USING btree (site_id, lower(email));
CREATE INDEX staff_invitation_expiry ON staff_invitation USING btree (expires_at);
CREATE INDEX staff_invitation_sender ON staff_invitation USING btree (site_id, invited_by) WHERE (invited_by IS NOT NULL);
CREATE UNIQUE INDEX staff_invitation_token ON staff_invitation USING btree (site_id, token_hash);

CREATE TABLE staff_invitation_role (
  site_id uuid NOT NULL,
  invitation_id uuid NOT NULL,
  role_id uuid NOT NULL,
  PRIMARY KEY (site_id, invitation_id, role_id),
  FOREIGN KEY (site_id, invitation_id) REFERENCES staff_invitation(site_id, invitation_id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, role_id) REFERENCES staff_role(site_id, role_id)
);
CREATE INDEX staff_invitation_role_of_role ON staff_invitation_role USING btree (site_id, role_id);

CREATE TABLE staff_recovery_code (
  site_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamp with time zone,
  PRIMARY KEY (site_id, staff_id, code_hash),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, staff_id) REFERENCES staff(site_id, staff_id) ON DELETE CASCADE
);

CREATE TABLE staff_role (
  site_id uuid NOT NULL,
  role_id uuid NOT NULL,
  name text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  permissions text[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, role_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);
CREATE UNIQUE INDEX staff_role_name ON staff_role USING btree (site_id, lower(name));

CREATE TABLE staff_role_holder (
  site_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  role_id uuid NOT NULL,
  PRIMARY KEY (site_id, staff_id, role_id),
  FOREIGN KEY (site_id, role_id) REFERENCES staff_role(site_id, role_id),
  FOREIGN KEY (site_id, staff_id) REFERENCES staff(site_id, staff_id) ON DELETE CASCADE
);
CREATE INDEX staff_role_holder_of_role ON staff_role_holder USING btree (site_id, role_id);

CREATE TABLE staff_session (
  site_id uuid NOT NULL,
  session_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  device text,
  address text,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  idle_until timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, session_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, staff_id) REFERENCES staff(site_id, staff_id) ON DELETE CASCADE
);
CREATE INDEX staff_session_of ON staff_session USING btree (site_id, staff_id);

CREATE TABLE stock (
  site_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  product_id uuid NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  tracked boolean DEFAULT false NOT NULL,
  quantity integer DEFAULT 0 NOT NULL,
  in_stock boolean DEFAULT true NOT NULL,
  reserved integer DEFAULT 0 NOT NULL,
  preorder_enabled boolean DEFAULT false NOT NULL,
  preorder_message text,
  preorder_limit integer,
  preorder_count integer DEFAULT 0 NOT NULL,
  low_stock_threshold integer,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  availability text COLLATE "C" GENERATED ALWAYS AS (
CASE
    WHEN
    CASE
        WHEN tracked THEN (quantity > 0)
        ELSE in_stock
    END THEN 'IN_STOCK'::text
    WHEN (preorder_enabled AND ((preorder_limit IS NULL) OR (preorder_count < preorder_limit))) THEN 'PREORDER'::text
    ELSE 'OUT_OF_STOCK'::text
END) STORED NOT NULL,
  PRIMARY KEY (site_id, variant_id, location_id),
  FOREIGN KEY (site_id, location_id) REFERENCES location(site_id, location_id),
  FOREIGN KEY (site_id, variant_id) REFERENCES variant(site_id, variant_id) ON DELETE CASCADE,
  CHECK (((low_stock_threshold >= 0) AND (low_stock_threshold <= 99999))),
  CHECK (((quantity >= '-99999'::integer) AND (quantity <= 99999))),
  CHECK ((reserved >= 0))
);
CREATE INDEX stock_by_availability ON stock USING btree (site_id, availability, quantity, variant_id);
CREATE INDEX stock_by_quantity ON stock USING btree (site_id, quantity, variant_id);
CREATE INDEX stock_of_product ON stock USING btree (site_id, product_id, variant_id, location_id);
CREATE INDEX stock_with_threshold ON stock USING btree (site_id, variant_id) WHERE (low_stock_threshold IS NOT NULL);

CREATE TABLE stock_movement (
  site_id uuid NOT NULL,
  movement_id uuid NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  location_id uuid NOT NULL,
  change integer NOT NULL,
  quantity_after integer NOT NULL,
  cause text NOT NULL,
  note text,
  reference_id uuid,
  actor text,
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, movement_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  FOREIGN KEY (site_id, location_id) REFERENCES location(site_id, location_id),
  CHECK ((cause = ANY (ARRAY['ORDER'::text, 'ORDER_CANCELED'::text, 'REFUND'::text, 'PRODUCT_EDIT'::text, 'IMPORT'::text, 'CHANGE_PLAN'::text, 'RECEIVED'::text, 'COUNTED'::text, 'DAMAGED'::text, 'RETURNED'::text, 'CORRECTION'::text, 'PRODUCT_DELETED'::text, 'PRODUCT_RESTORED'::text]))),
  CHECK ((change <> 0))
);
CREATE INDEX stock_movement_of_product ON stock_movement USING btree (site_id, product_id, movement_id);
CREATE INDEX stock_movement_of_variant ON stock_movement USING btree (site_id, variant_id, movement_id);

CREATE TABLE stock_reservation (
  site_id uuid NOT NULL,
  holder_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  product_id uuid NOT NULL,
  quantity integer NOT NULL,
  held integer NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, holder_id, variant_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK ((held >= 0)),
  CHECK ((quantity > 0))
);
CREATE INDEX stock_reservation_ending ON stock_reservation USING btree (expires_at);
CREATE INDEX stock_reservation_of_product ON stock_reservation USING btree (site_id, product_id, expires_at);

CREATE TABLE subscription (
  site_id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  status text NOT NULL,
  end_reason text,
  kind text NOT NULL,
  member_id uuid,
  visitor_id uuid,
  email text,
  origin_order_id uuid NOT NULL,
  schedule jsonb NOT NULL,
  template jsonb NOT NULL,
  price_policy text NOT NULL,
  provider text,
  payment_token text,
  next_cycle integer NOT NULL,
  next_charge_at timestamp with time zone,
  paused_at timestamp with time zone,
  busy_until timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, subscription_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id),
  CHECK (((status = 'PAUSED'::text) = (paused_at IS NOT NULL))),
  CHECK (((provider IS NULL) = (payment_token IS NULL))),
  CHECK ((end_reason = ANY (ARRAY['BY_BUYER'::text, 'BY_SHOP'::text, 'COMPLETED'::text, 'PAYMENT_FAILED'::text]))),
  CHECK ((kind = ANY (ARRAY['PRODUCT'::text, 'PLAN'::text]))),
  CHECK ((next_cycle > 0)),
  CHECK ((price_policy = ANY (ARRAY['FIXED'::text, 'CATALOG'::text]))),
  CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'PAUSED'::text, 'CANCELED'::text, 'ENDED'::text])))
);
CREATE INDEX subscription_by_newest ON subscription USING btree (site_id, created_at DESC, subscription_id DESC);
CREATE INDEX subscription_due ON subscription USING btree (next_charge_at) WHERE ((status = 'ACTIVE'::text) AND (next_charge_at IS NOT NULL));
CREATE INDEX subscription_of_member ON subscription USING btree (site_id, member_id, created_at) WHERE (member_id IS NOT NULL);
CREATE INDEX subscription_of_order ON subscription USING btree (site_id, origin_order_id);
CREATE INDEX subscription_of_visitor ON subscription USING btree (site_id, visitor_id, created_at) WHERE (visitor_id IS NOT NULL);

CREATE TABLE subscription_cycle (
  site_id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  cycle integer NOT NULL,
  due_at timestamp with time zone NOT NULL,
  order_id uuid NOT NULL,
  status text NOT NULL,
  amount numeric(18,3) NOT NULL,
  attempt_id uuid NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  paid_at timestamp with time zone,
  PRIMARY KEY (site_id, subscription_id, cycle),
  UNIQUE (site_id, order_id),
  FOREIGN KEY (site_id, subscription_id) REFERENCES subscription(site_id, subscription_id),
  CHECK ((cycle > 0)),
  CHECK ((status = ANY (ARRAY['ORDERED'::text, 'PAID'::text, 'FAILED'::text])))
);

CREATE TABLE ticket (
  site_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  event_id uuid NOT NULL,
  type_id uuid NOT NULL,
  type_name text NOT NULL,
  code text COLLATE "C" NOT NULL,
  status text NOT NULL,
  checked_in_at timestamp with time zone,
  guest_name text COLLATE "C" DEFAULT ''::text NOT NULL,
  email text COLLATE "C",
  member_id uuid,
  visitor_id uuid,
  joined_member_id uuid,
  order_id uuid NOT NULL,
  line_id text COLLATE "C" NOT NULL,
  number integer NOT NULL,
  language text COLLATE "C",
  created_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, ticket_id),
  UNIQUE (site_id, code),
  UNIQUE (site_id, order_id, line_id, number),
  FOREIGN KEY (site_id, event_id) REFERENCES ticket_event(site_id, id),
  CHECK ((status = ANY (ARRAY['VALID'::text, 'CANCELED'::text])))
);
CREATE INDEX ticket_by_event ON ticket USING btree (site_id, event_id, created_at, ticket_id);
CREATE INDEX ticket_of_event ON ticket USING btree (site_id, event_id, type_id) WHERE (status = 'VALID'::text);
CREATE INDEX ticket_of_guest_by_email ON ticket USING btree (site_id, lower(email)) WHERE ((member_id IS NULL) AND (joined_member_id IS NULL));
CREATE INDEX ticket_of_joined_member ON ticket USING btree (site_id, joined_member_id, created_at) WHERE (joined_member_id IS NOT NULL);
CREATE INDEX ticket_of_member ON ticket USING btree (site_id, member_id, created_at) WHERE (member_id IS NOT NULL);
CREATE INDEX ticket_of_visitor ON ticket USING btree (site_id, visitor_id, created_at) WHERE (visitor_id IS NOT NULL);

CREATE TABLE ticket_event (
  site_id uuid NOT NULL,
  id uuid NOT NULL,
  revision bigint NOT NULL,
  slug text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  visible boolean NOT NULL,
  facts jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, slug),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE ticket_hold (
  site_id uuid NOT NULL,
  holder_id uuid NOT NULL,
  line_id text COLLATE "C" NOT NULL,
  event_id uuid NOT NULL,
  type_id uuid NOT NULL,
  quantity integer NOT NULL,
  member_id uuid,
  held_until timestamp with time zone NOT NULL,
  PRIMARY KEY (site_id, holder_id, line_id),
  FOREIGN KEY (site_id, event_id) REFERENCES ticket_event(site_id, id) ON DELETE CASCADE,
  CHECK ((quantity > 0))
);
CREATE INDEX ticket_hold_ended ON ticket_hold USING btree (held_until);
CREATE INDEX ticket_hold_of_event ON ticket_hold USING btree (site_id, event_id, held_until);

CREATE TABLE ticket_waiting (
  site_id uuid NOT NULL,
  event_id uuid NOT NULL,
  waiting_id uuid NOT NULL,
  email text NOT NULL,
  name text DEFAULT ''::text NOT NULL,
  quantity integer NOT NULL,
  language text COLLATE "C",
  created_at timestamp with time zone NOT NULL,
  told_at timestamp with time zone,
  PRIMARY KEY (site_id, event_id, waiting_id),
  FOREIGN KEY (site_id, event_id) REFERENCES ticket_event(site_id, id) ON DELETE CASCADE,
  CHECK ((quantity > 0))
);
CREATE UNIQUE INDEX ticket_waiting_email ON ticket_waiting USING btree (site_id, event_id, lower(email));
CREATE INDEX ticket_waiting_untold ON ticket_waiting USING btree (site_id, event_id, created_at) WHERE (told_at IS NULL);

CREATE TABLE variant (
  site_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  product_id uuid NOT NULL,
  "position" integer NOT NULL,
  revision bigint DEFAULT 1 NOT NULL,
  choices jsonb DEFAULT '{}'::jsonb NOT NULL,
  visible boolean DEFAULT true NOT NULL,
  sku text COLLATE "C",
  barcode text,
  own_price numeric(18,3),
  own_weight numeric(14,4),
  own_cost numeric(18,3),
  actual_price numeric(18,3) NOT NULL,
  compare_at_price numeric(18,3),
  doc jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (site_id, variant_id),
  FOREIGN KEY (site_id, product_id) REFERENCES product(site_id, product_id) ON DELETE CASCADE,
  CHECK ((actual_price >= (0)::numeric))
);
CREATE INDEX variant_by_sku ON variant USING btree (site_id, sku) WHERE (sku IS NOT NULL);
CREATE INDEX variant_of_product ON variant USING btree (site_id, product_id, "position");
CREATE INDEX variant_sku_begins ON variant USING btree (site_id, lower(sku)) WHERE (sku IS NOT NULL);

CREATE TABLE webhook (
  site_id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  last_success_at timestamp with time zone,
  paused_until timestamp with time zone,
  PRIMARY KEY (site_id, webhook_id),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE webhook_delivery (
  site_id uuid NOT NULL,
  delivery_id uuid DEFAULT gen_random_uuid() NOT NULL,
  webhook_id uuid NOT NULL,
  event_id uuid NOT NULL,
  event_type text NOT NULL,
  entity_type text NOT NULL,
  entity_id text NOT NULL,
  entity_sequence bigint NOT NULL,
  state text DEFAULT 'PENDING'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_status integer,
  last_error text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  attempted_at timestamp with time zone,
  delivered_at timestamp with time zone,
  replayed_at timestamp with time zone,
  PRIMARY KEY (site_id, delivery_id),
  UNIQUE (site_id, webhook_id, event_id),
  FOREIGN KEY (site_id, event_id) REFERENCES outbox(site_id, event_id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, webhook_id) REFERENCES webhook(site_id, webhook_id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['PENDING'::text, 'DELIVERED'::text, 'PARKED'::text])))
);
CREATE INDEX webhook_delivery_age ON webhook_delivery USING btree (created_at) WHERE (state <> 'PENDING'::text);
CREATE INDEX webhook_delivery_event ON webhook_delivery USING btree (site_id, event_id);
CREATE INDEX webhook_delivery_listed ON webhook_delivery USING btree (site_id, webhook_id, created_at DESC, delivery_id);
CREATE INDEX webhook_delivery_next ON webhook_delivery USING btree (site_id, webhook_id, entity_type, entity_id, entity_sequence) WHERE (state = 'PENDING'::text);
CREATE INDEX webhook_delivery_parked ON webhook_delivery USING btree (site_id, created_at) WHERE (state = 'PARKED'::text);

CREATE TABLE webhook_lane (
  site_id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  entity_type text NOT NULL,
  entity_id text NOT NULL,
  due_at timestamp with time zone DEFAULT now() NOT NULL,
  lease uuid,
  PRIMARY KEY (site_id, webhook_id, entity_type, entity_id),
  FOREIGN KEY (site_id, webhook_id) REFERENCES webhook(site_id, webhook_id) ON DELETE CASCADE
);
CREATE INDEX webhook_lane_due ON webhook_lane USING btree (site_id, webhook_id, due_at);

CREATE TABLE word (
  site_id uuid NOT NULL,
  form text COLLATE "C" NOT NULL,
  word text COLLATE "C" NOT NULL,
  PRIMARY KEY (site_id, form, word),
  FOREIGN KEY (site_id) REFERENCES site(site_id)
);

CREATE TABLE worker_heartbeat (
  worker_id text NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  PRIMARY KEY (worker_id)
);
