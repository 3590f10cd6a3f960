// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * Owner of a connection.
 *
 * - `SITE`: The connection belongs to the site.
 * - `ACCOUNT`: The connection belongs to the account of the site.
 */
export type ConnectionTenant = 'SITE' | 'ACCOUNT';
export const ConnectionTenant: EnumValues<ConnectionTenant> = /* @__PURE__ */ enumValues('SITE ACCOUNT');

/** A connection to an OpenID Connect provider. */
export interface SsoConnection {
  /** ID of the connection. */
  _id?: string;
  /** Owner of a connection. */
  tenantType?: ConnectionTenant;
  /** ID of the site, or of its account. Defaults to the site. */
  tenantId?: string;
  /** Name shown on the sign-in page. A connection named Google or Facebook is also used by `getAuthUrl` of the SDK with `idp`. */
  name?: string;
  /** Issuer URL of the provider, under which `/.well-known/openid-configuration` is found. */
  issuer?: string;
  /** Client ID that the provider assigned to the store. */
  clientId?: string;
  /** Client secret that the provider assigned to the store. It is stored and never returned. */
  clientSecret?: string;
  /** Requested scopes, separated by spaces. Defaults to `openid email profile`. */
  scope?: string;
  /** Redirect URL to allow at the provider. */
  callbackUrl?: string;
  /** When the connection was created, in UTC. */
  _createdDate?: Date;
}

export interface SsoCreateConnectionAnswer {
  /** A connection to an OpenID Connect provider. */
  connection?: SsoConnection;
}

export interface SsoListConnectionsAnswer {
  /** All connections of the store. */
  connections?: SsoConnection[];
}

/**
 * Connects an OpenID Connect provider, so that members can sign in with it.
 *
 * `POST /v1/settings/sso-connections` (for owners, collaborators and apps)
 */
export const createConnection: Fn<(options?: { connection?: SsoConnection }) => Promise<SsoCreateConnectionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/settings/sso-connections', '*', { answer: { connection: shapes.SsoConnection } });
/**
 * Disconnects an identity provider. Members can no longer sign in with it.
 *
 * `DELETE /v1/settings/sso-connections/{id}` (for owners, collaborators and apps)
 */
export const deleteConnection: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/settings/sso-connections/{id}', 'id', { unwrap: '' });
/**
 * Lists the external identity providers with which members can sign in.
 *
 * `GET /v1/settings/sso-connections` (for owners, collaborators and apps)
 */
export const listConnections: Fn<() => Promise<SsoListConnectionsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/sso-connections', '', { answer: { connections: shapes.SsoConnection } });
