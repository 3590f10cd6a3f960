// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type ConnectionTenant = 'SITE' | 'ACCOUNT';
export const ConnectionTenant: Words<ConnectionTenant> = /* @__PURE__ */ words('SITE ACCOUNT');

export interface SsoConnection {
  _id?: string;
  tenantType?: ConnectionTenant;
  /** The site, or the account it belongs to; the site itself if left out. */
  tenantId?: string;
  /** Shown on the sign-in page. A connection named Google or Facebook, or one to their issuer, is also opened by `getAuthUrl({ idp: 'google' })` and `'facebook'` of the provider's client. */
  name?: string;
  /** The provider's issuer, where /.well-known/openid-configuration is found. */
  issuer?: string;
  clientId?: string;
  /** Kept, and never told again. */
  clientSecret?: string;
  scope?: string;
  /** To be allowed at the provider. */
  callbackUrl?: string;
  _createdDate?: Date;
}

export interface SsoCreateConnectionAnswer {
  connection?: SsoConnection;
}

export interface SsoListConnectionsAnswer {
  connections?: SsoConnection[];
}

/**
 * Create connection.
 *
 * `POST /v1/settings/sso-connections` (for owners, collaborators and apps)
 */
export const createConnection: Fn<(options?: { connection?: SsoConnection }) => Promise<SsoCreateConnectionAnswer>> = /* @__PURE__ */ fn('POST', '/v1/settings/sso-connections', '*', { answer: { connection: shapes.SsoConnection } });
/**
 * Delete connection.
 *
 * `DELETE /v1/settings/sso-connections/{id}` (for owners, collaborators and apps)
 */
export const deleteConnection: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/settings/sso-connections/{id}', 'id', { unwrap: '' });
/**
 * List connections.
 *
 * `GET /v1/settings/sso-connections` (for owners, collaborators and apps)
 */
export const listConnections: Fn<() => Promise<SsoListConnectionsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/settings/sso-connections', '', { answer: { connections: shapes.SsoConnection } });
